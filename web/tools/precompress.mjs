// Writes a .gz and a .br beside every text asset, so that the server compresses nothing while people play.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
const SMALLEST = 512

export function precompress() {
  let out
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir
    },
    async closeBundle() {
      for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.has(extname(entry.name)) || entry.name === 'manifest.json') continue
        const path = join(entry.parentPath, entry.name)
        const plain = await readFile(path)
        if (plain.length < SMALLEST) continue
        await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
        await writeFile(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}
