// Generates src/wire/*.ts from docs/formats; with --check it only says whether they are up to date.
import { compileFromFile } from 'json-schema-to-typescript'
import openapiTS, { astToString } from 'openapi-typescript'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const formats = at('../../docs/formats/')
const banner = (source) => `// Generated from docs/formats/${source} by \`npm run types\`. Do not edit.\n`

async function fromOpenapi(source) {
  return banner(source) + astToString(await openapiTS(pathToFileURL(formats + source)))
}

async function fromSchema(source) {
  return compileFromFile(formats + source, {
    bannerComment: banner(source).trim(),
    style: { singleQuote: true, semi: false },
    unreachableDefinitions: true,
    additionalProperties: false,
  })
}

const targets = {
  'openapi.ts': () => fromOpenapi('openapi.json'),
  'socket-client.ts': () => fromSchema('socket-client.schema.json'),
  'socket-server.ts': () => fromSchema('socket-server.schema.json'),
}

const isCheck = process.argv.includes('--check')
for (const [name, generate] of Object.entries(targets)) {
  const path = at(`../src/wire/${name}`)
  const text = await generate()
  if (!isCheck) await writeFile(path, text)
  else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`web/src/wire/${name} is not what docs/formats says: run \`npm run types\` in web/`)
    process.exitCode = 1
  }
}
