// Bundles a TypeScript module in memory and runs it: node tools/run.mjs <module> <its arguments>.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const [module, ...rest] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const { output } = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: module, write: false, minify: false, target: 'node20' },
})
process.argv.splice(2, process.argv.length, ...rest)
await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
