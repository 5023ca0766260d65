// For tests that kill servers: one in a process of its own, and the way to end it as a power cut would.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServerConfig } from '../config.ts'

const PROGRAM = fileURLToPath(new URL('./node-process.ts', import.meta.url))

export interface SpawnedNode {
  readonly child: ChildProcess
  readonly url: string
}

export async function spawnNode(folder: string, config: Partial<ServerConfig>): Promise<SpawnedNode> {
  const args = ['--import', 'tsx', PROGRAM, folder, JSON.stringify(config)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('a node did not start')))
  died.catch(() => undefined)
  const [url] = (await Promise.race([once(child.stdout, 'data'), died])) as [Buffer]
  return { child, url: url.toString().trim() }
}

export async function killNode({ child }: SpawnedNode): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
