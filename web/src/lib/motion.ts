/** How long things take, in milliseconds; with reduced motion things only fade. */
import { remembered } from './remembered.svelte'

export const TURN = 250
export const BREATH = 350
export const FLIGHT = 400
export const STAGGER = 45

const QUICK = 0.5

/** How much of its length a pause keeps, as this device wishes. */
export const pace = (): number => (remembered.isQuick ? QUICK : 1)

const still = matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = (): boolean => still.matches
