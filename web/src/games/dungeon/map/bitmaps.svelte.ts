/** The pictures of a hand's cards as bitmaps, each made once: a browser lays out and paints an SVG anew at every size. */
import { HEIGHT, WIDTH, cardPicture, type Card } from '../walk'
import type { Camera } from './camera.svelte'
import { CELL, RIM } from './line'

/** How many pixels a bitmap has for one of the map at the scale 1: enough for all that the map fits by itself, and not too much to keep. */
const density = (): number => Math.min(4, 2.2 * devicePixelRatio)

export class Bitmaps {
  #density = density()
  #made = $state.raw<Readonly<Record<string, string>>>({})
  /** Larger than this only the SVG is sharp. */
  readonly #isSharp = $derived.by(() => this.camera.scale * devicePixelRatio <= this.#density)

  constructor(private readonly camera: Camera) {}

  /** The address of a card's picture as it lies on the map. */
  laid(card: Card, turned: boolean): string {
    return this.#isSharp ? this.held(card, turned) : cardPicture(card.id, turned)
  }

  /** The address of a card's picture in the hand, which is never larger than printed. */
  held({ id }: Card, turned: boolean): string {
    const picture = cardPicture(id, turned)
    return this.#made[picture] ?? picture
  }

  /** Make all of them, one after the other; what cannot be made stays an SVG. */
  async make(hand: readonly Card[]): Promise<void> {
    const pictures = hand.flatMap(({ id }) => [cardPicture(id), cardPicture(id, true)])
    const made: Record<string, string> = {}
    for (const picture of pictures) {
      try {
        made[picture] = await bitmap(picture, this.#density)
      } catch {
        return
      }
    }
    this.#made = made
  }
}

async function bitmap(picture: string, scale: number): Promise<string> {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((WIDTH * CELL + 2 * RIM) * scale)
  canvas.height = Math.round((HEIGHT * CELL + 2 * RIM) * scale)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = fail
    reader.readAsDataURL(blob!)
  })
}
