import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { precompress } from './tools/precompress.mjs'

const server = process.env.TACORA_SERVER ?? 'http://127.0.0.1:8000'
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), precompress()],
  // Svelte's own choice for tests in Node.js is its renderer on servers
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  build: {
    outDir: here('../src/tacora/server/static'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // what the app reads, and what its tests read
    fs: { allow: ['.', '../src/tacora/i18n', '../docs/formats', '../tests/data'].map(here) },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    isolate: false, // every file sets up what it needs, and half the time is saved
    testTimeout: 120_000, // a busy machine compiles slowly
    restoreMocks: true,
    unstubGlobals: true,
  },
})
