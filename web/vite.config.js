import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ahead } from './tools/ahead.mjs'
import { precompress } from './tools/precompress.mjs'

const server = process.env.TACORA_SERVER ?? 'http://127.0.0.1:8000'
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), ahead(), precompress()],
  // Svelte's own choice for tests in Node.js is its renderer on servers
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  build: {
    outDir: here('../src/tacora/server/static'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('index.html'), here('src/ahead.ts')],
      output: {
        // a request takes longer than a few kilobytes: what is always needed together comes together
        codeSplitting: {
          groups: [
            { name: 'language', test: /src\/words\/language\.ts/, priority: 3 },
            { name: 'app', test: /src\/App\.svelte$/, priority: 2 },
          ],
        },
      },
    },
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
