/** How long things take, in milliseconds; with reduced motion things only fade. */

export const TURN = 250
export const BREATH = 350
export const FLIGHT = 400
export const STAGGER = 45

const still = matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = (): boolean => still.matches
