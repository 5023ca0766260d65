// The page is built here; @flibuste/* packages are compiled from source.
import preact from '@preact/preset-vite'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Loading one of these does nothing by itself: what the page does not use of them, it does not carry (schemas, ciphers, rules, drawings). */
const PURE =
  /[\\/](packages[\\/](kernel|protocol|games|bots|web[\\/]src[\\/]art)|node_modules[\\/](@noble|typebox))[\\/]/

/** The faces that are read first: the wordmark, and what is pressed. The others may come when they come. */
const FIRST_FACES = /im-fell-english-sc|alegreya-sans-latin-700/

const GAMES = readdirSync(here('../games'), { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name)

/**
 * The worker is a second entry of the page itself and not a bundle of its own, so that rules are fetched once for both.
 * Where it lies is known only now.
 */
function sharedWorker(): Plugin {
  const opener = here('./src/session/open-worker.ts')
  let worker = ''
  return {
    name: 'flibuste-shared-worker',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: here('./src/session/worker.ts'), name: 'worker' })
    },
    transform(code, id) {
      if (id !== opener) return null
      const found = `new URL('./worker.ts', import.meta.url).href`
      if (!code.includes(found)) throw new Error(`${opener} does not name the worker`)
      return code.replace(found, `import.meta.ROLLUP_FILE_URL_${worker}`)
    },
  }
}

/** What the head of the page needs before any of its files: the hour, and the first faces. */
function pageHead(): Plugin {
  return {
    name: 'flibuste-page-head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const faces = Object.keys(bundle).filter((name) => name.endsWith('.woff2') && FIRST_FACES.test(name))
        const preloads = faces.map(
          (name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />\n    `,
        )
        const hour = readFileSync(here('./hour.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
        // The page is served at any depth, so its own addresses begin at the root; the server puts what it is served under before them.
        const rooted = html.replaceAll(/(src|href)="\.\//g, '$1="/')
        return rooted.replace('<title>', `<script>${hour}</script>\n    ${preloads.join('')}<title>`)
      },
    },
  }
}

/** Lessons: only who opens one needs them. */
const isLesson = (part: Rolldown.OutputBundle[string]): boolean =>
  part.type === 'chunk'
    ? part.moduleIds.some((id) => /[\\/]lessons?[\\/]/.test(id) && !id.endsWith('progress.ts'))
    : part.names.some((name) => /^lessons?(-page)?\.css$/.test(name))

/** Hints, coaches, cheat sheets: a first match does without. A room on a server is of no use without network. */
const LATER =
  /(room-page\.tsx|table[\\/](hint|coach)\.ts|hint-view\.ts|cheat-(page|leaf)\.tsx|cheat\.(en|fr)\.md(\?raw)?)$/

/** The files that are kept when they are first opened: of these, and what nobody but they need. */
function laterFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const later = new Set(chunks.filter((chunk) => LATER.test(chunk.facadeModuleId ?? '') || isLesson(chunk)))
  const isOnlyTheirs = (name: string): boolean =>
    chunks.every((chunk) => later.has(chunk) || ![...chunk.imports, ...chunk.dynamicImports].includes(name))
  for (const chunk of chunks) if (!chunk.isEntry && isOnlyTheirs(chunk.fileName)) later.add(chunk)
  return new Set([...later].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))
}

/** Writes the service worker with the list of everything it is to keep. Pictures, lessons, advice and rooms it keeps when they are first shown. */
function serviceWorker(): Plugin {
  return {
    name: 'flibuste-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const later = laterFiles(bundle)
      const files = Object.entries(bundle)
        .filter(([name, part]) => !later.has(name) && !isLesson(part))
        .map(([name]) => name)
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.svg'))
        .toSorted()
      const source = readFileSync(here('./sw.js'), 'utf8')
      const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12)
      const list = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: list + source })
    },
  }
}

/** Files that never change are packed once, as small as they get; the server sends what it finds packed. */
function packed(): Plugin {
  return {
    name: 'flibuste-packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))
      for (const name of texts) writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)))
    },
  }
}

/** Rules are loaded in the worker too, which has no document to hang hints into. */
const isRules = (file: string): boolean => GAMES.some((game) => file.startsWith(`assets/${game}-`))

/** What a board is made of: all of a game's table but its emblem, and what is loaded later. */
const BOARD = /games[\\/](\w+)[\\/]table[\\/](?!emblem|hint|reasons|coach)[\w.-]+\.tsx?$/

/** A request costs a phone more than a kilobyte: what several parts of the page share lies together, by where it is from. */
const SHARED = [
  { name: 'kernel', test: /packages[\\/](kernel|games)[\\/](src[\\/])?[\w.-]+\.ts$/, minShareCount: 2 },
  { name: 'kit', test: /packages[\\/]web[\\/]src[\\/](kit|art)[\\/]/, minShareCount: 3 },
  // Hints and coach use parts of the board: without this they would break it into a dozen files.
  { name: (id: string) => `table-${BOARD.exec(id)?.[1]}`, test: BOARD, includeDependenciesRecursively: false },
]

export default defineConfig(({ command }) => ({
  root: here('.'),
  // Scripts and styles find one another by where they lie, so the page may be served under any path.
  base: command === 'build' ? './' : '/',
  plugins: [preact(), sharedWorker(), pageHead(), serviceWorker(), packed()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (isRules(file) ? [] : needed) },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: SHARED } },
      treeshake: { moduleSideEffects: (id) => id.endsWith('.css') || !PURE.test(id) },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
}))
