// Bundles a TypeScript module and runs it: node tools/run.mjs <module> <its arguments>.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const [module, ...rest] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const { output } = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: module, write: false, minify: false, target: 'node20' },
})
const cache = join(root, 'node_modules', '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(join(cache, 'run-'))
try {
  const file = join(folder, 'module.mjs')
  await writeFile(file, output[0].code)
  process.argv.splice(2, process.argv.length, ...rest)
  await import(pathToFileURL(file))
} finally {
  await rm(folder, { recursive: true })
}
