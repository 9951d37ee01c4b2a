import './app.css'
import './art/hats.css'
import { mount } from 'svelte'

const isMap = new URLSearchParams(location.search).get('part') === 'map'
const { default: page } = isMap ? await import('./games/dungeon/map/Sample.svelte') : await import('./Gallery.svelte')
mount(page, { target: document.body })
