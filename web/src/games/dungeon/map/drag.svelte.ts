/** A card in the hand of a pointer, from the hand or from the map. */
import { HEIGHT, WIDTH, type Card } from '../walk'
import type { Bench } from './bench.svelte'
import type { Camera } from './camera.svelte'
import { CELL } from './line'

export class Drag {
  card = $state.raw<Card | null>(null)
  /** The card's top left corner on the page. */
  x = $state(0)
  y = $state(0)
  /** Where the card would be laid; null off the map. */
  target = $state.raw<{ readonly x: number; readonly y: number; readonly isLegal: boolean } | null>(null)
  /** The point of the card under the pointer, in cells. */
  #grip = { x: WIDTH / 2, y: HEIGHT / 2 }
  /** Where the map's window is on the page, which does not move under a card that is carried. */
  #window = { left: 0, top: 0, right: 0, bottom: 0 }

  constructor(
    private readonly bench: Bench,
    private readonly camera: Camera,
    /** Where the map's window is on the page. */
    private readonly bounds: () => DOMRect,
  ) {}

  /** Take up a card where the pointer went down: one that lies is held there, one from the hand above the finger. */
  start(card: Card, event: PointerEvent, from: { readonly x: number; readonly y: number }): void {
    if (this.bench.chosen !== card) this.bench.choose(card)
    const placed = this.bench.placed(card)
    this.#window = this.bounds()
    const { left, top } = this.#window
    const at = this.camera.toGrid(from.x - left, from.y - top)
    const lift = event.pointerType === 'touch' ? HEIGHT - 1 : HEIGHT / 2
    this.#grip = placed ? { x: at.x - placed.x, y: at.y - placed.y } : { x: WIDTH / 2, y: lift }
    this.card = card
    this.move(event)
  }

  move({ clientX, clientY }: PointerEvent): void {
    const { left, top, right, bottom } = this.#window
    const size = CELL * this.camera.scale
    this.x = clientX - this.#grip.x * size
    this.y = clientY - this.#grip.y * size
    // where the card is seen counts: a finger that holds one by its lower edge is below the map sooner
    const [middle, centre] = [this.x + (WIDTH / 2) * size, this.y + (HEIGHT / 2) * size]
    if (middle < left || middle > right || centre < top || centre > bottom) {
      this.target = null
      return
    }
    const at = this.camera.toGrid(clientX - left, clientY - top)
    const next = this.bench.snap({ x: at.x - this.#grip.x, y: at.y - this.#grip.y }, this.bench.places)
    const { target } = this
    if (!target || target.x !== next.x || target.y !== next.y || target.isLegal !== next.isLegal) this.target = next
  }

  /** Let the card fall: onto the map, or back into the hand. */
  end(): void {
    const { card, target } = this
    this.cancel()
    if (!card) return
    if (target) return this.bench.lay(card, target)
    this.bench.takeBack(card)
    this.bench.choose(null)
  }

  cancel(): void {
    this.card = null
    this.target = null
  }
}
