/** The scenes that take the whole screen. */
export { default as Finale } from './Finale.svelte'
export { default as Interlude } from './Interlude.svelte'
