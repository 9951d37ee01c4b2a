/** The map: what the rest of Dungeon's face may show of it. */
export { default as DungeonPicture } from './DungeonPicture.svelte'
export { default as Map } from './Map.svelte'
