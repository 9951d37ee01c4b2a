/** The colours of the drawings that the theme has no name for. */
export const wood = '#7d4d28'
export const litWood = '#a56b38'
export const darkWood = '#4c2c16'
export const khaki = '#9a8a63'
export const skin = '#c48a5c'
export const ember = '#d8521c'
export const iron = '#8a909c'
export const cream = '#fff1c4'
/** The weight of every outline, in a box of 100 units. */
export const line = 2.5
