// Makes sure that what package-lock.json lists is installed, and installs it if not. Plain Node: nothing is there yet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runNpm, say } from './run.mjs'

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, devOptional?: boolean, optional?: boolean }} Locked */

function packagesIn(/** @type {string} */ file) {
  try {
    /** @type {{ packages: Record<string, Locked> }} */
    const lock = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return lock.packages
  } catch {
    return {}
  }
}

/**
 * npm writes down what it installed when it has finished; that list against the lock file tells whether anything is
 * missing or of another version. Packages for other platforms are optional and may be absent.
 * @param {'all' | 'runtime'} what
 */
function isInstalled(what) {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, locked]) => {
    if (path === '' || locked.link || !path.startsWith('node_modules/')) return true
    if (what === 'runtime' && (locked.dev || locked.devOptional)) return true
    const found = installed[path]
    return found === undefined
      ? locked.optional === true || locked.devOptional === true
      : found.version === locked.version
  })
}

/**
 * @param {'all' | 'runtime'} what `runtime` leaves out what only tests and checks need.
 */
export async function ensureInstalled(what) {
  if (isInstalled(what)) return
  say('Installing packages (npm ci) …')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  const code = await runNpm(what === 'runtime' ? ['ci', '--omit=dev', ...flags] : ['ci', '--include=dev', ...flags])
  if (code === 0) return
  say('npm ci failed; see above. Without a network, packages cannot be installed.')
  process.exit(1)
}

/** Older Nodes fail later, and in stranger words. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  say(`Flibuste needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
