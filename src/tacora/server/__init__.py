"""The online table: seats, clocks, storage, WebSocket and HTTP (docs/server.md)."""
