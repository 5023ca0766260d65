// The page is built here; @flibuste/* packages are compiled from source.
import preact from '@preact/preset-vite'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Loading one of these does nothing by itself: what the page does not use of them, it does not carry (schemas, ciphers, rules, drawings). */
const PURE =
  /[\\/](packages[\\/](kernel|protocol|games|bots|web[\\/]src[\\/]art)|node_modules[\\/](@noble|typebox))[\\/]/

/** Writes the service worker with the list of everything it is to keep. */
function serviceWorker(): Plugin {
  return {
    name: 'flibuste-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .toSorted()
      const source = readFileSync(here('./sw.js'), 'utf8')
      const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12)
      const list = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: list + source })
    },
  }
}

export default defineConfig({
  root: here('.'),
  plugins: [preact(), serviceWorker()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.endsWith('.css') || !PURE.test(id) } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
})
