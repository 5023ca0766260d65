// Processes that outlive the script they belong to. Each carries the script's mark in its environment, and only those are touched.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export const MARK = 'FLIBUSTE_RUN'

const own = randomUUID()
/** One script may be started by another: its programs carry both marks. */
export const mark = [process.env[MARK], own].filter((part) => part !== undefined).join(' ')

function carriesMark(/** @type {string} */ id) {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8').includes(own)
  } catch {
    // Gone, or somebody else's.
    return false
  }
}

/** Their numbers. Where there is no /proc, groups of processes have to do, and this is empty. */
export function stragglers() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid) && carriesMark(name))
    .map(Number)
}

export function endStragglers() {
  for (const id of stragglers())
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // Gone already.
    }
}
