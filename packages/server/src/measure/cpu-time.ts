// Processor time of other processes, as Linux keeps it. Elsewhere it is not known.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ticks a second, on every Linux there is. */
const TICKS = 100

/** Of a process: its parent, its own time, and that of its children who ended. Nothing, if it has gone meanwhile. */
function statOf(pid: number): { readonly parent: number; readonly ticks: number; readonly children: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (at: number): number => Number(fields[at] ?? 0)
    return { parent: number(1), ticks: number(11) + number(12), children: number(13) + number(14) }
  } catch {
    return null
  }
}

/** Of a PostgreSQL over a folder, with all its processes. */
export function cpuSecondsOfPostgres(folder: string): number {
  const leader = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  const own = statOf(leader)
  if (own === null) return Number.NaN
  const others = readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === leader)
  return others.reduce((sum, stat) => sum + (stat?.ticks ?? 0), own.ticks + own.children) / TICKS
}
