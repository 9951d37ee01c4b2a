// Generates src/wire/*.ts and src/games/*/wire.ts from docs/formats; with --check it only says whether they are up to date.
import { compileFromFile } from 'json-schema-to-typescript'
import openapiTS, { astToString } from 'openapi-typescript'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const formats = at('../../docs/formats/')
const banner = (source) => `// Generated from docs/formats/${source} by \`npm run types\`. Do not edit.\n`

async function fromOpenapi(source) {
  return banner(source) + astToString(await openapiTS(pathToFileURL(formats + source)))
}

async function fromSchema(source, unreachableDefinitions = true) {
  return compileFromFile(formats + source, {
    bannerComment: banner(source).trim(),
    style: { singleQuote: true, semi: false },
    unreachableDefinitions,
    additionalProperties: false,
  })
}

const formatFiles = await readdir(formats)
const targets = {
  'wire/openapi.ts': () => fromOpenapi('openapi.json'),
  'wire/socket-client.ts': () => fromSchema('socket-client.schema.json'),
  'wire/socket-server.ts': () => fromSchema('socket-server.schema.json'),
}
for (const game of await readdir(at('../src/games'))) {
  const source = `${game}-wire.schema.json`
  if (formatFiles.includes(source)) targets[`games/${game}/wire.ts`] = () => fromSchema(source, false)
}

const isCheck = process.argv.includes('--check')
for (const [name, generate] of Object.entries(targets)) {
  const path = at(`../src/${name}`)
  const text = await generate()
  if (!isCheck) await writeFile(path, text)
  else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`web/src/${name} is not what docs/formats says: run \`npm run types\` in web/`)
    process.exitCode = 1
  }
}
