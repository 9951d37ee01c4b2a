// The page shows its shell before any style sheet is there, and says which files an address will need,
// so that src/ahead.ts can ask for all of them at once.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LANGUAGES = ['en', 'de', 'he']

/** The files that come with an entry, as the manifest says, without those that every page has. */
function filesOf(manifest, entry, known = new Set()) {
  const files = new Set()
  const waiting = [entry]
  const seen = new Set()
  while (waiting.length) {
    const name = waiting.pop()
    if (seen.has(name)) continue
    seen.add(name)
    const { file, css = [], imports = [] } = manifest[name]
    for (const one of [file, ...css]) if (!known.has(one)) files.add(one)
    waiting.push(...imports)
  }
  return [...files]
}

export function ahead() {
  let out
  return {
    name: 'ahead',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir
    },
    async writeBundle() {
      const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'))
      const page = join(out, 'index.html')
      let html = await readFile(page, 'utf8')
      const known = new Set(filesOf(manifest, 'index.html'))
      const files = (entry) => filesOf(manifest, entry, known)
      const words = (folder) => Object.fromEntries(LANGUAGES.map((language) => [language, files(`src/${folder}words/${language}.ts`)]))
      const games = Object.keys(manifest).flatMap((name) => /^src\/games\/(\w+)\/table\.ts$/.exec(name)?.[1] ?? [])
      const needed = {
        words: words(''),
        table: files('src/pages/Table.svelte'),
        rules: files('src/pages/Rules.svelte'),
        games: Object.fromEntries(
          games.map((game) => {
            const parts = (...names) => [...new Set(names.flatMap((name) => files(`src/games/${game}/${name}`)))]
            return [game, { table: parts('table.ts', 'options.ts'), rules: parts('Rules.svelte'), words: words(`games/${game}/`) }]
          }),
        ),
      }
      const data = `    <script type="application/json" id="needed">${JSON.stringify(needed)}</script>\n`
      const scripts = filesOf(manifest, 'src/ahead.ts', known).map((file) => `    <script type="module" async crossorigin src="/${file}"></script>\n`)
      // a sheet for no medium is loaded, and holds up no painting; src/main.ts turns it on
      html = html
        .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="not all"')
        .replace('  </head>', `${data}${scripts.join('')}  </head>`)
      await writeFile(page, html)
    },
  }
}
