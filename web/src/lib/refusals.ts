/** The server's refusals in words. */
import { say, words } from '../words/index.svelte'
import { Refusal } from './api'

export function refusalWords(code: string, message = ''): string {
  const key = `web-refused-${code}`
  return words.has(key) ? say(key) : say('web-refused', { message: message || code })
}

export function inWords(error: unknown): string {
  return error instanceof Refusal ? refusalWords(error.code, error.message) : say('web-refused', { message: String(error) })
}
