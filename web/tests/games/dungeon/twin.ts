/** Answers the questions of tests/dungeon_twin.py, a line of JSON each, into a file. */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  Card, Fault, Refusal, SENTENCES, Walk, cards, checkSubmission, lay, layoutFaults, legalPart, legalPlaces, placesFor, readSpot,
  readSubmission, spotOf, submissionJson,
  type CardId, type Placed, type PlacedJson, type Step, type Tools,
} from '../../../src/games/dungeon/walk'

interface Laid extends PlacedJson {
  glyphs: string | null
}

type Question =
  | { ask: 'walk'; layout: Laid[]; tools: Tools; stops: { token: string | null; probes: string[]; spots: string[] }[] }
  | { ask: 'layout'; layout: Laid[]; card: string }
  | { ask: 'submission'; hand: string[]; value: unknown; tools: Tools }

const met = new Set<string>()

function refusal(refused: unknown): unknown {
  if (!(refused instanceof Refusal)) return null
  met.add(refused.key)
  return [refused.rule, refused.where, refused.message]
}

const stepped = ({ token, kind, target, defeats, books }: Step): unknown => [token, kind, target?.name ?? null, defeats, books]
const names = (spots: readonly { name: string }[]): string[] => spots.map((spot) => spot.name)

const laid = (layout: readonly Laid[]): Placed[] =>
  layout.map(({ card, glyphs, ...place }) => ({
    card: glyphs === null ? cards.get(card)! : new Card(card as CardId, null, glyphs),
    ...place,
  }))

function stop(walk: Walk, probes: readonly string[], spots: readonly string[]): unknown {
  return {
    steps: walk.steps().map(stepped),
    explored: walk.explored(),
    at: names(walk.spots),
    bag: walk.bag,
    tokens: walk.tokens,
    books: walk.books,
    discovered: names(walk.discovered),
    spent: names(walk.spent),
    ended: walk.isEnded,
    refusals: probes.map((token) => refusal(walk.step(token))),
    whys: spots.map((name) => refusal(walk.whyNot(readSpot(name)))),
  }
}

function answer(question: Question): unknown {
  if (question.ask === 'walk') {
    let walk = Walk.begin(laid(question.layout), question.tools)
    const stops: unknown[] = []
    for (const { token, probes, spots } of question.stops) {
      if (walk instanceof Fault) return refusal(walk)
      stops.push(stop(walk, probes, spots))
      const next: Walk | Refusal = token === null ? walk : walk.step(token)
      if (next instanceof Refusal) return { stops, refusal: refusal(next) }
      walk = next
    }
    return { stops, history: walk instanceof Walk ? walk.history().map(stepped) : null }
  }
  if (question.ask === 'layout') {
    const layout = laid(question.layout)
    const dungeon = lay(layout)
    const pairs = layoutFaults(layout)
      .filter((fault) => fault.other !== null)
      .sort((a, b) => a.slot - b.slot || a.other! - b.other!)
      .map(({ slot, other, rule }) => [other! + 1, slot + 1, rule])
    if (dungeon instanceof Fault) return { fault: refusal(dungeon), pairs }
    const across = [...dungeon.edges.keys()].map((cell) => {
      const other = dungeon.across(cell)
      return [dungeon.isOutermost(cell), other === undefined ? null : spotOf(other).name]
    })
    return {
      fault: null,
      pairs,
      edges: [...dungeon.edges].map(([cell, side]) => [spotOf(cell).name, side]),
      joins: [...dungeon.joins].map(([cell, other]) => [spotOf(cell).name, spotOf(other).name]),
      across,
      upright: legalPlaces(layout, cards.get(question.card)!, false).map(({ x, y }) => [x, y]),
      turned: legalPlaces(layout, cards.get(question.card)!, true).map(({ x, y }) => [x, y]),
      places: placesFor(layout, cards.get(question.card)!).map(({ x, y, turned }) => [x, y, turned]),
    }
  }
  const hand = question.hand.map((id) => cards.get(id)!)
  const submission = readSubmission(question.value, 'here')
  if (submission instanceof Refusal) return { unread: refusal(submission) }
  const part = legalPart(hand, submission, question.tools)
  const legal = part && submissionJson(part)
  const explored = checkSubmission(hand, submission, question.tools)
  return explored instanceof Refusal ? { refused: refusal(explored), legal } : { explored, legal }
}

const answers: string[] = []
for await (const line of createInterface(process.stdin)) answers.push(JSON.stringify(answer(JSON.parse(line) as Question)))
answers.push(JSON.stringify({ met: [...met], all: Object.keys(SENTENCES) }), '')
writeFileSync(process.argv[2]!, answers.join('\n'))
