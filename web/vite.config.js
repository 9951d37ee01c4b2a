import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from './tools/precompress.mjs'

const server = process.env.TACORA_SERVER ?? 'http://127.0.0.1:8000'
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    outDir: here('../src/tacora/server/static'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tacora/i18n')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
