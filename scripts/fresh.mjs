// Makes something again when what it is made of has changed since, and only then.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, say } from './run.mjs'

const STAMPS = join(ROOT, '.stamps')
const NOT_SOURCES = new Set(['node_modules', 'dist'])

/**
 * What is made: `sources` are files and folders, `built` is a file that is there afterwards.
 * @typedef {{ name: string, sources: readonly string[], built: string, build: () => Promise<boolean> }} Made
 */

/** @returns {string[]} */
function filesUnder(/** @type {string} */ path) {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((item) => {
    const inner = join(path, item.name)
    if (item.isDirectory()) return NOT_SOURCES.has(item.name) ? [] : filesUnder(inner)
    return item.name.includes('.test.') ? [] : [inner]
  })
}

function fingerprint(/** @type {readonly string[]} */ sources) {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => (/\.\w+$/.test(path) ? [join(ROOT, path)] : filesUnder(join(ROOT, path))))
  for (const file of files.sort()) {
    const bytes = readFileSync(file)
    hash.update(`${relative(ROOT, file)}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

export async function ensureFresh(/** @type {Made} */ { name, sources, built, build }) {
  const stamp = join(STAMPS, name)
  const print = fingerprint(sources)
  if (existsSync(join(ROOT, built)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  say(`Building the ${name} …`)
  rmSync(stamp, { force: true })
  if (!(await build())) {
    say(`The ${name} could not be built; see above.`)
    process.exit(1)
  }
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, print)
}
