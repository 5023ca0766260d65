// Bundles the `flibuste` program with all it needs but the embedded database, which is native, when its sources have changed.
// Starting from source takes five times the processor time: every file is compiled again, and every package looked up.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ensureFresh } from './fresh.mjs'
import { ROOT, say } from './run.mjs'

const OUT = join(ROOT, 'dist')
/** Native: it is installed, for the machine it is to run on. The other is only ever tried by `pg`. */
const APART = ['libsql', 'pg-native']

/**
 * What Node is told when it runs the program, as the first line of `main.ts` tells it: with so much room for what is soon forgotten, less of it
 * is copied about before it is (decision 182).
 */
export const NODE_FLAGS = ['--max-semi-space-size=64']

/** Packages in CommonJS ask for Node's own parts by this name. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`

/** A file's own place, unless it stands in the address of a thread's door: those lie beside the bundle. */
const PLACE = /(-entry\.mjs', )?import\.meta\.url/g

const filesOf = (/** @type {string} */ folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, folder, name))

/** Threads have doors: `bot-entry.mjs` teaches one TypeScript and opens `bot-worker.ts`. In a bundle there is nothing to teach. */
function threads() {
  const doors = filesOf('packages/server/src').filter((path) => path.endsWith('-entry.mjs'))
  return Object.fromEntries(
    doors.map((door) => {
      const [, opened = ''] = /import\('\.\/([\w-]+\.ts)'\)/.exec(readFileSync(door, 'utf8')) ?? []
      return [basename(door, '.mjs'), join(dirname(door), opened)]
    }),
  )
}

/**
 * All files of the bundle lie in one folder, but each goes on finding what lies beside its source: page, rulebooks, records.
 * @returns {import('esbuild').Plugin}
 */
const placesFrom = (/** @type {string} */ out) => ({
  name: 'places',
  setup(build) {
    build.onLoad({ filter: /[\\/](packages|bench)[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const place = JSON.stringify(relative(out, path).replaceAll('\\', '/'))
      const found = `new URL(${place}, import.meta.url).href`
      const contents = text.replaceAll(PLACE, (own, door) => (door === undefined ? found : own))
      return { contents, loader: 'ts' }
    })
  },
})

/**
 * A package in CommonJS that is imported on the way has all its names in Node, and only `default` in a bundle that is split.
 * @type {import('esbuild').Plugin}
 */
const lateImports = {
  name: 'late imports',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/]@fastify[\\/]cookie[\\/]index\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const late = `await import('cookie')`
      if (!text.includes(late)) throw new Error(`${path} does not import cookie any more`)
      return { contents: text.replace(late, `require('cookie')`), loader: 'js' }
    })
  },
}

/** What others wrote and is in the bundle goes with its licence. */
function noticesOf(/** @type {readonly string[]} */ inputs) {
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))
  return [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(ROOT, folder)).find((one) => /^licen[sc]e/i.test(one))
    const text = file === undefined ? '' : readFileSync(join(ROOT, folder, file), 'utf8').trim()
    return `${name} ${version} (${license})\n\n${text}\n`
  })
}

/**
 * Bundles files, by what each is to be called, into a folder. The benchmarks do so too: what is measured is what is served.
 * @returns {Promise<string[]>} what it is made of
 */
export async function bundleInto(/** @type {string} */ out, /** @type {{ [name: string]: string }} */ entryPoints) {
  const { build } = await import('esbuild')
  rmSync(out, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { ...entryPoints, ...threads() },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: APART,
    banner: { js: REQUIRE },
    plugins: [placesFrom(out), lateImports],
    metafile: true,
    logLevel: 'warning',
  })
  return Object.keys(metafile.inputs)
}

async function bundle() {
  try {
    const inputs = await bundleInto(OUT, { flibuste: 'packages/cli/src/main.ts' })
    const rule = `\n${'-'.repeat(80)}\n\n`
    writeFileSync(join(OUT, 'NOTICES.txt'), noticesOf(inputs).join(rule))
    return true
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return false
  }
}

export const ensureProgram = () =>
  ensureFresh({
    name: 'program',
    sources: [
      'package-lock.json',
      'scripts/program.mjs',
      ...['kernel', 'games', 'bots', 'protocol', 'server', 'cli'].map((part) => `packages/${part}`),
    ],
    built: 'dist/flibuste.mjs',
    build: bundle,
  })
