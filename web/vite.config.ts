/** How the client is built: one entry, every page and every game its own chunk, and a service worker that knows them. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Everything below a folder, as paths from there. */
function filesIn(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      return entry.isDirectory() ? filesIn(dir, path) : [path]
    })
    .sort()
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Writes `sw.js`, which knows everything that was built, so that an installed client starts without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'dorfplatz-service-worker',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      const template = readFileSync(new URL('./app/sw.js', import.meta.url), 'utf8')
      const files = filesIn(dir).filter((path) => path !== 'sw.js' && !path.endsWith('.map'))
      const assets = files.filter((path) => path.startsWith('assets/')).map((path) => `/${path}`)
      const plain = files
        .filter((path) => !path.startsWith('assets/'))
        .map((path) => [path === 'index.html' ? '/' : `/${path}`, sha256(readFileSync(join(dir, path)))])
      const version = sha256(JSON.stringify([template, assets, plain])).slice(0, 16)
      const source = template
        .replace("'__VERSION__'", JSON.stringify(`dorfplatz-${version}`))
        .replace("'__ASSETS__'", JSON.stringify(assets))
        .replace("'__PLAIN__'", JSON.stringify(Object.fromEntries(plain)))
      writeFileSync(join(dir, 'sw.js'), source)
    },
  }
}

/** Tells the page where each language lies, so that the one it needs is on its way while the scripts still come. */
function textAhead(): Plugin {
  return {
    name: 'dorfplatz-text-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const places = Object.values(bundle).flatMap((chunk) => {
          const [, lang] =
            (chunk.type === 'chunk' && /\/web\/text\/(de|en)[.]ts$/.exec(chunk.facadeModuleId ?? '')) || []
          return lang === undefined ? [] : [`data-text-${lang}="/${chunk.fileName}"`]
        })
        return html.replace('<html', `<html ${places.join(' ')}`)
      },
    },
  }
}

const TEXT = /[.](js|css|html|svg|json|webmanifest|txt)$/
/** Smaller ones travel in one packet anyway. */
const SMALL = 1024

/** Writes each text a second and third time, packed as tightly as can be: once here instead of for every visitor. */
function packed(): Plugin {
  const pack = async (path: string): Promise<void> => {
    const content = await readFile(path)
    if (content.length < SMALL) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
  return {
    name: 'dorfplatz-packed',
    apply: 'build',
    writeBundle: {
      // After the service worker is written.
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return
        const texts = filesIn(dir).filter((path) => TEXT.test(path))
        await Promise.all(texts.map((path) => pack(join(dir, path))))
      },
    },
  }
}

const EVERY_GAME = ['kernel', 'ui'].map((folder) => join(import.meta.dirname, '..', folder, '/'))
const isOfEveryGame = (id: string): boolean => EVERY_GAME.some((folder) => id.startsWith(folder))

/** What plays a game, of the kernel: a table on a server only shows one. */
const ENGINE =
  /[/]kernel[/](builtin|flow|hash|kernel|machine|net|position|random|random-play|record|record-file|undo|effects[/](cost|count|run))[.]ts$/

/** Parts that several pages share are named by all of them: that is long, and travels with whoever imports one. */
const placeOf = ({ name = '' }: { readonly name?: string }, ending: string): string =>
  `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash]${ending}`

/** Components are written for React; Preact draws them just so, in a sixth of the bytes. */
const DRAWN_BY = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

const server = process.env.DORFPLATZ_SERVER ?? 'http://127.0.0.1:8700'

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: DRAWN_BY },
  plugins: [textAhead(), serviceWorker(), packed()],
  worker: { format: 'es' },
  // Preloads are lost on pages that a service worker looks after, and the browser complains about each.
  build: {
    modulePreload: false,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => placeOf(chunk, '.js'),
        assetFileNames: ({ names: [name = ''] }) => placeOf({ name }, '[extname]'),
        codeSplitting: {
          groups: [
            // What every page needs is one file, also where other files need parts of it.
            { name: 'every-page', tags: ['$initial'], priority: 3 },
            // What every page about a game needs, likewise.
            { name: 'every-game', test: (id) => isOfEveryGame(id) && !ENGINE.test(id), priority: 2 },
            { name: 'engine', test: ENGINE, priority: 1 },
            // What the same pages need comes together: each file costs its heads, and packs alone less tightly.
            { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2500 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
