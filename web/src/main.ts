import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { keepRemembering } from './lib/remembered.svelte'
import { preferredLanguage, words } from './words/index.svelte'

keepRemembering()
await words.load(preferredLanguage())
mount(App, { target: document.getElementById('app')! })
