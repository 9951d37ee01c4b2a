// Generated from docs/formats/openapi.json by `npm run types`. Do not edit.
export interface paths {
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description Public tables with a free seat, newest first.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Create Table
         * @description Make a table; this device gets the persons' seats.
         */
        post: operations["create_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description The tables of the device that asks.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Table
         * @description A table as everybody sees it.
         */
        get: operations["show_table_api_tables__code__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Seats
         * @description Take free seats, or in a rematch the ones that are kept for this device.
         */
        post: operations["take_seats_api_tables__code__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Record
         * @description The match record, once the game is over.
         */
        get: operations["show_record_api_tables__code__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/qr.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Qr
         * @description The invite link as a QR code.
         */
        get: operations["show_qr_api_tables__code__qr_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Picture
         * @description A picture of the table for whoever gets the link: who invites, how many are there; at the end, who won.
         */
        get: operations["show_picture_api_tables__code__picture_png_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Settings
         * @description What a table may be made of.
         */
        get: operations["show_settings_api_settings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description The server is alive.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description The server can take decisions; or why it cannot.
         */
        get: operations["readyz_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Counts for Prometheus: for this machine, or whoever has the token. They would tell strangers too much.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * GameInfo
         * @description A game that can be played here: its bots, its fewest and most seats, its clocks, and its own options form.
         */
        GameInfo: {
            /** Bots */
            bots: string[];
            /** Stand In */
            stand_in: string;
            /** Seats */
            seats: [
                number,
                number
            ];
            /** Clocks */
            clocks: (number | null)[];
            /** Gentle Clock */
            gentle_clock: number | null;
            /** Form */
            form: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * Health
         * @description The server is alive.
         */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
        };
        JsonValue: unknown;
        /**
         * Player
         * @description A person on this device.
         */
        Player: {
            /** Name */
            name: string;
            /**
             * Hat
             * @default 0
             */
            hat: number;
        };
        /**
         * Readiness
         * @description Whether the server can take decisions, and if not, why.
         */
        Readiness: {
            /**
             * Status
             * @enum {string}
             */
            status: "ready" | "not-ready";
            /** Why */
            why: ("taking-up" | "no-disk" | "draining" | "leaving" | "database-gone" | "database-damaged")[];
        };
        /**
         * Refusal
         * @description Nothing was changed.
         */
        Refusal: {
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Where */
            where: string;
        };
        /**
         * SeatRequest
         * @description Free seats for the people on this device; or, with `rematch`, the seats kept for it.
         */
        SeatRequest: {
            /** Players */
            players?: components["schemas"]["Player"][];
            /** Rematch */
            rematch?: string | null;
            /** Id */
            id: string;
        };
        /**
         * SeatWish
         * @description A seat as the table's maker wants it.
         */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "free" | "person" | "bot";
            /** Bot */
            bot?: string | null;
        };
        /**
         * SettingsInfo
         * @description What a table may be made of.
         */
        SettingsInfo: {
            /** Clocks */
            clocks: (number | null)[];
            /** Chat */
            chat: string[];
            /** Opening Seconds */
            opening_seconds: number;
            /** Call Off After */
            call_off_after: number;
            /** Away Seconds */
            away_seconds: number;
            /** Games */
            games: {
                [key: string]: components["schemas"]["GameInfo"];
            };
        };
        /**
         * TableWish
         * @description A table to be made.
         */
        TableWish: {
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
            /** Clock */
            clock?: (15 | 30 | 60 | 86400) | null;
            /**
             * Public
             * @default false
             */
            public: boolean;
            /**
             * Odds
             * @default true
             */
            odds: boolean;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Id */
            id: string;
            /**
             * Start
             * @default false
             */
            start: boolean;
        };
        /**
         * Ticket
         * @description A device's seats at a table.
         */
        Ticket: {
            /** Table */
            table: string;
            /** Seats */
            seats: number[];
            /** Invite */
            invite: string;
        };
        /**
         * Lobby
         * @description A table as everybody sees it.
         */
        Lobby: {
            table: string;
            game: string;
            options: Record<string, never>;
            clock: number | null;
            public: boolean;
            odds: boolean;
            /** @enum {unknown} */
            phase: "lobby" | "over" | "playing";
            host: number | null;
            seats: components["schemas"]["SeatInfo"][];
            commitment: string;
            hashes: components["schemas"]["ShareInfo"][];
            opening: boolean;
            attempts: number;
            called_off: string[] | null;
            shares: string[] | null;
            house_variant: boolean;
            next: string | null;
        };
        /**
         * SeatInfo
         * @description A seat as everybody sees it.
         */
        SeatInfo: {
            /** @enum {unknown} */
            kind: "bot" | "free" | "person";
            name: string;
            hat: number;
            bot: string | null;
            present: boolean;
            away: boolean;
            absent: boolean;
            reserved: boolean;
        };
        /**
         * ShareInfo
         * @description A device's part in the shuffle: its seats, its hash, and whether it has told its share.
         */
        ShareInfo: {
            seats: number[];
            hash: string | null;
            open: boolean;
        };
        /**
         * Tables
         * @description The public tables with a free seat.
         */
        Tables: {
            tables: components["schemas"]["Lobby"][];
        };
        /**
         * OwnGames
         * @description All tables of this device that the server keeps, those that go on first.
         */
        OwnGames: {
            games: components["schemas"]["OwnGame"][];
        };
        /**
         * OwnGame
         * @description A table of this device: as everybody sees it, its own seats, who is waited for, and who won.
         */
        OwnGame: {
            lobby: components["schemas"]["Lobby"];
            you: number[];
            waiting: number[];
            winners: number[];
        };
        /** @description A match record: docs/formats/match.md */
        Record: Record<string, never>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    create_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnGames"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_table_api_tables__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    take_seats_api_tables__code__seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_record_api_tables__code__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_qr_api_tables__code__qr_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_picture_api_tables__code__picture_png_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                /** @description the table's code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_settings_api_settings_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsInfo"];
                };
            };
            /** @description refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readyz_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
