/** What of the map is in view, and how large. */
import { CELL } from './line'

/** Five cards one below the other, and the places around them, are seen whole on the smallest phone. */
const SMALLEST = 0.12
const LARGEST = 4
/** No card is shown larger than this by itself. */
const LARGEST_FIT = 2.2

/** How high the buttons along the upper and the lower edge are, in pixels. */
const BUTTONS = 44

/** How near the edge of the window a point is no longer well in view, in pixels. */
const EDGE = 60

/** A part of the grid, in cells. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export class Camera {
  /** The size of the window, in pixels. */
  width = $state(0)
  height = $state(0)
  /** Where the grid's origin is in the window. */
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  /** A finger or the wheel moves the map: it follows at once. */
  isHeld = $state(false)

  /** Somebody has chosen how large all is. */
  isChosen = false

  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`)

  /** Show a part of the grid whole, clear of the buttons if they are there. */
  fit({ left, top, right, bottom }: Box, hasButtons = true): void {
    if (!this.width || !this.height) return
    const [wide, high] = [(right - left) * CELL, (bottom - top) * CELL]
    const room = hasButtons ? Math.max(this.height / 2, this.height - 2 * BUTTONS) : this.height
    const scale = Math.max(SMALLEST, Math.min(LARGEST_FIT, this.width / wide, room / high))
    this.x = (this.width - wide * scale) / 2 - left * CELL * scale
    this.y = (this.height - high * scale) / 2 - top * CELL * scale
    this.scale = scale
  }

  /** Bring a point of the grid into view, if it is not well inside, with cells at least so large, in pixels, unless chosen. */
  follow(x: number, y: number, least: number): void {
    const scale = this.isChosen ? this.scale : Math.max(this.scale, least / CELL)
    const at = this.toWindow(x, y)
    const isInside = at.x > EDGE && at.x < this.width - EDGE && at.y > EDGE && at.y < this.height - EDGE
    if (scale === this.scale && isInside) return
    this.scale = scale
    this.x = this.width / 2 - x * CELL * scale
    this.y = this.height / 2 - y * CELL * scale
  }

  /** Make all larger or smaller around a point of the window. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.max(SMALLEST, Math.min(LARGEST, this.scale * factor))
    const share = scale / this.scale
    this.isChosen = true
    this.x = x - (x - this.x) * share
    this.y = y - (y - this.y) * share
    this.scale = scale
  }

  pan(right: number, down: number): void {
    this.x += right
    this.y += down
  }

  /** The point of the grid, in cells, at a point of the window. */
  toGrid(x: number, y: number): { x: number; y: number } {
    const cell = CELL * this.scale
    return { x: (x - this.x) / cell, y: (y - this.y) / cell }
  }

  /** The point of the window at a point of the grid. */
  toWindow(x: number, y: number): { x: number; y: number } {
    const cell = CELL * this.scale
    return { x: this.x + x * cell, y: this.y + y * cell }
  }
}
