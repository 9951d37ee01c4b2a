/** Where the cards of the path lie: in rows that wind upwards from the camp, as large as the cave allows. */

/** A place in the cave: pixels from the camp's side, and from the ground. */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Placing {
  readonly cave: { readonly width: number; readonly height: number }
  readonly card: { readonly width: number; readonly height: number }
  readonly camp: number
  /** The distance from card to card. */
  readonly step: number
  readonly ground: number
  /** A place for each card, and one for the next. */
  readonly places: readonly Place[]
}

const LARGEST = 260
const SMALLEST = 30
const WIDTH = 0.72 // of a card's height
const GAP = 0.1 // of a card's width
const CAMP = 1.15 // of a card's height
const ROW = 1.16
const HEADS = 0.16 // explorers stand on the last card, and reach above its row
const TALL = 1.25 // an explorer, of the width
const EDGE = 10
const MOST_ROWS = 5

/** Cards keep their size until there are more than so many. */
const LENGTHS = [5, 8, 12, 17, 26]

/** The places in a cave of this size that cards of this height have, row by row. */
function wind(width: number, height: number, rows: number): Place[] {
  const wide = height * WIDTH
  const step = wide * (1 + GAP)
  const places: Place[] = []
  let x = EDGE + height * CAMP + wide * GAP
  for (let row = 0; row < rows; row++) {
    const isOutward = row % 2 === 0
    const room = isOutward ? width - EDGE - wide - x : x - EDGE
    const count = Math.floor(room / step) + 1
    for (let nth = 0; nth < count; nth++) places.push({ x: x + nth * (isOutward ? step : -step), y: row * height * ROW })
    if (places.length) x = places[places.length - 1]!.x
  }
  return places
}

/** The largest cards of which so many fit, with a place for the next one. */
export function place(cards: number, width: number, height: number): Placing {
  const needed = (LENGTHS.find((length) => length >= cards) ?? cards) + 1
  let best = { size: 0, rows: MOST_ROWS }
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    let size = Math.min(LARGEST, (height - 2 * EDGE) / (rows * ROW + HEADS))
    while (size > Math.max(best.size, SMALLEST) && wind(width, size, rows).length < needed) size -= 2
    if (size > best.size) best = { size, rows }
  }
  const size = Math.max(best.size, SMALLEST)
  const rest = Math.max(height - 2 * EDGE - size * (best.rows * ROW + HEADS), 0)
  const ground = EDGE + Math.min(rest / 2, height * 0.12)
  return {
    cave: { width, height },
    card: { width: size * WIDTH, height: size },
    camp: size * CAMP,
    step: size * WIDTH * (1 + GAP),
    ground,
    places: wind(width, size, best.rows).map(({ x, y }) => ({ x, y: y + ground })),
  }
}

/** Where somebody stands: the nth of so many on a card, or at the camp. */
export function stand(placing: Placing, at: Place | null, nth: number, of: number): Place & { size: number } {
  const { cave, card, camp, step, ground } = placing
  const size = Math.max(card.height * 0.36, 24)
  const middle = at ? at.x + card.width / 2 : EDGE + camp / 2
  const spread = at ? Math.min(size * 0.8, (step * 1.2) / of) : Math.min(size * 0.75, (camp * 0.95) / of)
  const x = middle - size / 2 + (nth - (of - 1) / 2) * spread
  return {
    x: Math.min(Math.max(x, 2), cave.width - size - 2),
    y: at ? Math.min(at.y + card.height * 0.78, cave.height - size * TALL) : ground - card.height * 0.04,
    size,
  }
}
