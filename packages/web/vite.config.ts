// The page is built here; @flibuste/* packages are compiled from source.
import preact from '@preact/preset-vite'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { CHUNKS } from './build/chunks.ts'
import { pageHead } from './build/page-head.ts'
import { screenFiles } from './build/screens.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Loading one of these does nothing by itself: what the page does not use of them, it does not carry (schemas, ciphers, rules, drawings). */
const PURE =
  /[\\/](packages[\\/](kernel|protocol|games|bots|web[\\/]src[\\/]art)|node_modules[\\/](@noble|typebox))[\\/]/

/** Faces for letters that neither language has are kept when a name has needed them. */
const WHOLE_FACES = /-latin-.*\.woff2$/

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

/** Lessons: only who opens one needs them. A file that every screen needs may have a word of them all the same. */
const isLesson = (part: Rolldown.OutputBundle[string]): boolean =>
  part.type === 'chunk'
    ? [part.facadeModuleId ?? '', ...part.moduleIds.slice(0, 1)].some((id) => /[\\/]lessons?[\\/]/.test(id)) &&
      part.name !== 'first'
    : part.names.some((name) => /^lessons?(-page)?\.css$/.test(name))

/** A room on a server is of no use without network; a rulebook can be read, and a match shared, without pictures. */
const LATER = /(room-page|example-board|share-picture)\.tsx$|examples[\\/]index\.ts$/

/** The files that are kept when they are first opened: of these, and what nobody but they need. */
function laterFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const later = new Set(chunks.filter((chunk) => LATER.test(chunk.facadeModuleId ?? '') || isLesson(chunk)))
  const isOnlyTheirs = (name: string): boolean =>
    chunks.every((chunk) => later.has(chunk) || ![...chunk.imports, ...chunk.dynamicImports].includes(name))
  for (const chunk of chunks) if (!chunk.isEntry && isOnlyTheirs(chunk.fileName)) later.add(chunk)
  return new Set([...later].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))
}

/** Writes the service worker with the list of everything it is to keep. What is left out it keeps when it is first shown. */
function serviceWorker(): Plugin {
  return {
    name: 'flibuste-service-worker',
    apply: 'build',
    generateBundle: {
      // The last to look: an entry that only names another file is taken out by then.
      order: 'post',
      handler(_, bundle) {
        const later = laterFiles(bundle)
        const files = Object.entries(bundle)
          .filter(([name, part]) => !later.has(name) && !isLesson(part))
          .map(([name]) => name)
          .filter((name) => name.startsWith('assets/') && !WHOLE_FACES.test(name))
          .toSorted()
        const source = readFileSync(here('./sw.js'), 'utf8')
        const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12)
        const list = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: list + source })
      },
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

export default defineConfig(({ command }) => ({
  root: here('.'),
  // Scripts and styles find one another by where they lie, so the page may be served under any path.
  base: command === 'build' ? './' : '/',
  plugins: [preact(), sharedWorker(), pageHead(GAMES), serviceWorker(), packed(), screenFiles(GAMES)],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (isRules(file) ? [] : needed) },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      treeshake: { moduleSideEffects: (id) => id.endsWith('.css') || !PURE.test(id) },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
}))
