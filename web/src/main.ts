import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { keepRemembering } from './lib/remembered.svelte'
import { preferredLanguage, words } from './words/index.svelte'

const PATIENCE = 5_000 // a sheet that has failed says nothing more

/** The style sheets of the page, which did not hold up its shell. */
async function dress(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')]
  await Promise.all(
    sheets.map(async (sheet) => {
      if (!sheet.sheet)
        await new Promise((resolve) => {
          sheet.onload = sheet.onerror = resolve
          setTimeout(resolve, PATIENCE)
        })
      sheet.media = 'all'
    }),
  )
}

keepRemembering()
await Promise.all([words.load(preferredLanguage()), dress()])
const target = document.getElementById('app')!
target.replaceChildren() // the shell
mount(App, { target })
