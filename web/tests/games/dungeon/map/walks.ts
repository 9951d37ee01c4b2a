/** Random walks over the real cards, the same in every run. */
import { Refusal, Walk, cards, placesFor, type Placed, type Tools } from '../../../../src/games/dungeon/walk'

/** A small generator with a seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

export function randomWalk(seed: number, tools: Tools): Walk {
  const roll = dice(seed)
  const deck = [...cards.values()]
  let layout: Placed[] = []
  while (layout.length < 5) {
    const card = deck.splice(roll(deck.length), 1)[0]!
    const places = placesFor(layout, card)
    if (places.length) layout = [...layout, places[roll(places.length)]!]
  }
  let walk = Walk.begin(layout, tools) as Walk
  for (let steps = walk.steps(); steps.length && walk.tokensOfPath.length < 60; steps = walk.steps()) {
    const next = walk.step(steps[roll(steps.length)]!.token)
    if (next instanceof Refusal) throw new Error(next.message)
    walk = next
  }
  return walk
}
