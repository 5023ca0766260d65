// A server in a process of its own that can be asked what it has cost. It ends with whoever started it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Asked } from './meter.ts'

export interface Measured {
  /** Where it listens. */
  readonly url: string
  /** What it has used of the processor, in seconds; what it holds in memory, and what it has written to files and sockets, in bytes. */
  ask(what: Asked): Promise<number>
  end(): Promise<void>
}

export interface Started {
  /** Says its address on the standard output once it listens; it is given an empty folder on the disk. */
  readonly path: string
  /** What it is asked through. */
  readonly meter: string
  /** What Node is told. */
  readonly flags?: readonly string[]
  /** What it is given behind its folder. */
  readonly args?: readonly string[]
}

export async function startMeasured({ path, meter, flags = [], args = [] }: Started): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'flibuste-peers-'))
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...flags, '--import', pathToFileURL(meter).href, path, folder, ...args],
    {
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${path} did not start`)))
  const [url] = (await Promise.race([once(child.stdout!, 'data'), died])) as [Buffer]
  died.catch(() => undefined)
  return {
    url: url.toString().trim(),
    ask: async (what) => {
      child.send(what)
      const [figure] = (await once(child, 'message')) as [number]
      return figure
    },
    end: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
