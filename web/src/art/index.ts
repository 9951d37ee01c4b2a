/** The drawings that several games and pages share. */
import './hats.css'

export { default as Campfire } from './Campfire.svelte'
export { default as CaveBackdrop } from './CaveBackdrop.svelte'
export { default as EmptyState } from './EmptyState.svelte'
export { default as Entrance } from './Entrance.svelte'
export { default as Explorer } from './Explorer.svelte'
export { default as Hat } from './Hat.svelte'
export { default as Logo } from './Logo.svelte'
export { default as TentCamp } from './TentCamp.svelte'
export { default as Torch } from './Torch.svelte'
export { HATS } from './types'
export type { Drawn, EmptyKind, EntranceState, ExplorerState, Size } from './types'
