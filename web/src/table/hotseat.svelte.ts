/** Several people at one device: who holds it, and whom it goes to next. */
import type { TableStore } from './table.svelte'

export class Hotseat {
  readonly #table: TableStore
  /** Who was handed the device, and at which decision. */
  #handed = $state<{ seat: number; point: number; isChanging: boolean } | null>(null)

  constructor(table: TableStore) {
    this.#table = table
  }

  /** Others here must not see what a seat sees or chooses. */
  get #needsCurtain(): boolean {
    const { you, deciders, lobby, part, view } = this.#table
    return you.length > 1 && (deciders.length > 1 || (view !== null && part.hasSecrets(lobby!.options, view)))
  }

  /** The seat that holds the device now. */
  get active(): number | null {
    const { deciders, view, chosen } = this.#table
    if (!this.#needsCurtain) return deciders[0] ?? null
    const handed = this.#handed
    if (!handed || handed.point !== view?.point || !deciders.includes(handed.seat)) return null
    // the choice is made: the curtain falls
    return chosen[handed.seat] === undefined || handed.isChanging ? handed.seat : null
  }

  /** The seat that the device is to be handed to. */
  get next(): number | null {
    const { deciders, stage, chosen } = this.#table
    if (!this.#needsCurtain || !stage.isOpen) return null
    return deciders.find((seat) => chosen[seat] === undefined) ?? null
  }

  hand(seat: number): void {
    const { chosen, view } = this.#table
    this.#handed = { seat, point: view!.point, isChanging: chosen[seat] !== undefined }
  }
}
