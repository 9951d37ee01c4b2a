/** Whether this device asks for reduced motion. */
import type { Window } from 'happy-dom'

export function reduceMotion(isReduced: boolean): void {
  const { settings } = (window as unknown as Window).happyDOM
  settings.device.prefersReducedMotion = isReduced ? 'reduce' : 'no-preference'
}
