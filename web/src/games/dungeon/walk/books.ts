/** The spell books that work in exploration, each by its number (V-M5). */
export const BOOK = {
  DEFEAT_MONSTER: 1, // V-B1
  TRAVEL_TO_MONSTER: 3, // V-B3
  CLIMB_PIT: 4, // V-B4
  OPEN_LOCK: 5, // V-B5
  OVERCOME_PIT: 6, // V-B6
  CROSS_ONCE: 7, // V-B7
  ACTIVATE_PORTAL: 8, // V-B8
  TRAVEL_TO_BARREL: 9, // V-B9
  TRAVEL_NORTH_SOUTH: 11, // V-B11
  TRAVEL_EAST_WEST: 12, // V-B12
  TAKE_TOKEN: 15, // V-B15
} as const

/** A spell book's number, which stands in records and in the id of its rule. */
export type Book = number
