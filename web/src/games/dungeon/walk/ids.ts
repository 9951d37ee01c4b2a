/** Names and numbers that must not be taken for each other. */
declare const brand: unique symbol
type Branded<Base, Name extends string> = Base & { readonly [brand]: Readonly<Record<Name, true>> }

/** A card's id, such as `S1` or `D4-07`. */
export type CardId = Branded<string, 'CardId'>

/** One step in the notation. */
export type Token = Branded<string, 'Token'>

/** A card's place in the layout, from 0. */
export type Slot = Branded<number, 'Slot'>

/** A cell of a card, numbered row by row from the top left: the main map's first, then the under map's. */
export type OwnCell = Branded<number, 'OwnCell'>

/** What a path can be in within a card: a corridor cell, a stairs cell by its main cell, a room by its first cell. */
export type OwnPlace = OwnCell & Branded<number, 'OwnPlace'>

/** A cell of the dungeon, numbered card by card. */
export type Cell = Branded<number, 'Cell'>

/** A place of the dungeon, numbered card by card. */
export type Place = Cell & Branded<number, 'Place'>

/** North, east, south, west. */
export type Direction = 0 | 1 | 2 | 3

/** The main level, the underground. */
export type Level = 0 | 1
