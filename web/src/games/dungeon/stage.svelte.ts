/** The table on stage: how each event of Dungeon is shown. */
import { BREATH, FLIGHT, isStill, STAGGER, TURN } from '../../lib/motion'
import { play, type Sound } from '../../lib/sound'
import { Stage } from '../../table/stage.svelte'
import { goalCard } from './faces'
import * as sounds from './sounds'
import type { DungeonEvent, LaidDungeon, View } from './types'
import type { Find } from './walk'

/** Something on its way from the market to its buyer: a card, a thing, or null for what nobody sees. */
export interface Flight {
  id: number
  /** Milliseconds before it sets off. */
  delay: number
  picture: { card: string } | { thing: string } | null
  from: string
  to: string
}

type Player = View['players'][number]

/** How long the dungeons are walked through, all at the same time. */
export const WALK = 2_000
const BEAT = 700
const MOST_FLIGHTS = 12

/** What is counted after exploration, one beat each: everything lights up in the dungeons and flies onto the sheet. */
export const COUNTS = ['walk', 'main', 'exit', 'bonus', 'coins', 'side'] as const
export type Count = (typeof COUNTS)[number]

export class DungeonStage extends Stage<View, DungeonEvent> {
  flights = $state<Flight[]>([])
  /** The good that each seat of this device wishes for, by the decision that buys it. */
  wishes = $state<Record<number, string>>({})
  /** The dungeons of the last round lie open until somebody has looked enough. */
  isReviewing = $state(false)
  /** What is being counted; null: everything has been. */
  counting = $state<Count | null>(null)
  /** The seats whose paths have not been walked before this device's eyes. */
  unwalked = $state<number[]>([])

  #flightId = 0

  protected override async step(event: DungeonEvent, shown: View, view: View): Promise<void> {
    switch (event.event) {
      case 'book-turned-up':
        shown.market.books.push(event.book)
        shown.market.book_pile -= 1
        return this.pause(this.#isSettingUp(shown) ? 0 : TURN)
      case 'card-turned-up': {
        const row = this.#rowOf(shown, event.card)
        row?.open.push(event.card)
        if (row) row.pile -= 1
        return this.pause(this.#isSettingUp(shown) ? 0 : TURN)
      }
      case 'main-goal-turned-up':
        if (shown.goals.main && event.round > shown.round) shown.goals.next = goalCard(event.goal)
        else shown.goals.main = goalCard(event.goal)
        return this.pause(TURN)
      case 'round-began':
        Object.assign(shown, { round: event.round, phase: 'market', passed: [], first: null })
        shown.goals = { ...view.goals, main: shown.goals.next ?? shown.goals.main, side: null, next: null }
        return this.pause(BREATH)
      case 'token-bought': {
        const player = shown.players[event.seat]!
        for (const kind of event.kinds as (keyof View['market']['tokens'])[]) {
          shown.market.tokens[kind] -= 1
          player.tokens[kind] += 1
          this.#fly({ thing: kind }, `token-${kind}`, event.seat)
        }
        return this.#pay(player, 1)
      }
      case 'book-bought': {
        const player = shown.players[event.seat]!
        this.#fly({ thing: 'book' }, event.is_blind ? 'book-top' : `book-${event.book}`, event.seat)
        if (event.is_blind) shown.market.book_pile -= 1
        else shown.market.books = shown.market.books.filter((book) => book !== event.book)
        player.books.push(event.book)
        return this.#pay(player, 2)
      }
      case 'book-laid-off': {
        const player = shown.players[event.seat]!
        player.books = player.books.filter((book) => book !== event.book)
        return this.pause(TURN)
      }
      case 'card-bought': {
        const player = shown.players[event.seat]!
        const { card, cost } = event
        this.#fly(card ? { card } : null, `card-${card ?? `top-${cost}`}`, event.seat)
        const row = shown.market.rows.find((one) => one.cost === cost)!
        row.open = row.open.filter((open) => open !== card)
        if (!card) row.pile -= 1
        player.hand.push({ card, origin: card ? 'open' : 'blind', cost })
        return this.#pay(player, event.paid)
      }
      case 'passed':
        shown.passed.push(event.seat)
        return this.pause(BREATH / 2)
      case 'card-drawn':
        this.#draw(shown.players[event.seat]!, event)
        return this.pause(STAGGER)
      case 'hands-filled':
        shown.phase = 'exploration'
        this.#sound(sounds.START)
        return this.pause(BREATH)
      case 'dungeons-revealed':
        shown.phase = 'rewards'
        for (const [seat, dungeon] of event.dungeons.entries()) shown.players[seat]!.dungeon = dungeon
        this.isReviewing = true
        this.counting = 'walk'
        this.unwalked = event.dungeons.map((_, seat) => seat)
        this.#sound(sounds.REVEAL)
        await this.pause(isStill() ? BEAT : WALK)
        return this.#countPath(event.dungeons, shown.goals.main!.goal as Find)
      case 'coins-taken':
        for (const [seat, count] of event.coins.entries()) shown.players[seat]!.coins += count
        return this.#count('coins', 'coin', event.coins, sounds.COIN)
      case 'first-done':
        shown.first = event.seat
        return this.#count('bonus', 'hourglass', shown.players.map((_, seat) => Number(seat === event.seat)))
      case 'goal-scored':
        if (event.column === 1) return // counted with the path
        shown.goals.side = goalCard(event.goal)
        return this.#count('side', shown.goals.side.goal, event.counts)
      case 'market-renewed':
        shown.market.books = []
        for (const row of shown.market.rows) row.open = []
        return this.pause(TURN)
      case 'game-ended':
        this.#sound(sounds.END)
    }
  }

  /** Whether a column of the round is on the sheet already. */
  isCounted(count: Count): boolean {
    return this.counting === null || COUNTS.indexOf(count) <= COUNTS.indexOf(this.counting)
  }

  protected override settle(): void {
    this.counting = null
  }

  protected override clear(): void {
    this.settle()
    this.flights = []
    this.unwalked = []
    this.isReviewing = false
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id)
  }

  #isSettingUp(shown: View): boolean {
    return shown.phase === 'set-up'
  }

  #rowOf(shown: View, card: string): View['market']['rows'][number] | undefined {
    return shown.market.rows.find((row) => card.startsWith(`D${row.cost}-`))
  }

  #draw(player: Player, { origin, card }: Extract<DungeonEvent, { event: 'card-drawn' }>): void {
    if (origin === 'drawn') {
      player.hand.push({ card, origin, cost: null })
      player.deck -= 1
      return
    }
    const blind = player.hand.filter((held) => held.origin === 'blind' && held.card === null).at(-1)
    if (blind) blind.card = card
  }

  async #pay(player: Player, price: number): Promise<void> {
    player.coins -= price
    this.#sound(sounds.COIN)
    await this.pause(FLIGHT)
  }

  /** V-E3, V-E5: what the path found for the main goal, and whether it left by an exit. */
  async #countPath(dungeons: LaidDungeon[], goal: Find): Promise<void> {
    await this.#count('main', goal, dungeons.map(({ explored }) => explored.discoveries[goal]))
    await this.#count('exit', 'exit', dungeons.map(({ explored }) => Number(explored.exited)))
  }

  async #count(count: Count, thing: string, counts: number[], sound = sounds.SCORE): Promise<void> {
    this.counting = count
    if (!counts.some(Boolean)) return
    this.#sound(sound)
    for (const [seat, number] of counts.entries())
      for (let nth = 0; nth < Math.min(number, MOST_FLIGHTS); nth += 1)
        this.#launch({ thing }, `spot-${seat}-${nth}`, `score-${seat}-${count}`, nth * STAGGER)
    await this.pause(BEAT)
  }

  #sound(sound: Sound): void {
    if (!this.isSkipping) play(sound)
  }

  #fly(picture: Flight['picture'], from: string, seat: number): void {
    this.#launch(picture, from, `seat-${seat}`)
  }

  #launch(picture: Flight['picture'], from: string, to: string, delay = 0): void {
    if (isStill() || this.isSkipping) return
    this.#flightId += 1
    this.flights.push({ id: this.#flightId, delay, picture, from, to })
  }
}
