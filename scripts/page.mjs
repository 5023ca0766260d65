// Builds the page when what it is made of has changed since the last build, and only then.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, runTool, say } from './run.mjs'

const STAMP = join(ROOT, '.stamps', 'page')
const BUILT = join(ROOT, 'packages', 'web', 'dist', 'index.html')
const SOURCES = ['packages/kernel', 'packages/games', 'packages/bots', 'packages/protocol', 'packages/web']
const NOT_SOURCES = new Set(['node_modules', 'dist'])

/** @returns {string[]} */
function filesUnder(/** @type {string} */ folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name)
    if (item.isDirectory()) return NOT_SOURCES.has(item.name) ? [] : filesUnder(path)
    return item.name.includes('.test.') ? [] : [path]
  })
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((folder) => filesUnder(join(ROOT, folder))).sort()
  for (const file of [join(ROOT, 'package-lock.json'), ...files]) {
    const bytes = readFileSync(file)
    hash.update(`${relative(ROOT, file)}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

const isFresh = (/** @type {string} */ print) =>
  existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print

export async function ensurePage() {
  const print = fingerprint()
  if (isFresh(print)) return
  say('Building the page …')
  rmSync(STAMP, { force: true })
  const code = await runTool('node_modules/vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn'], {
    minutes: 10,
  })
  if (code !== 0) {
    say('The page could not be built; see above.')
    process.exit(1)
  }
  mkdirSync(join(ROOT, '.stamps'), { recursive: true })
  writeFileSync(STAMP, print)
}
