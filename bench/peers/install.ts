// The library we are measured beside. It goes into a folder of its own: nothing else here needs it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PEER = 'boardgame.io@0.50.2'
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/flibuste-peers')

export function installPeer(): void {
  if (existsSync(join(FOLDER, 'node_modules/boardgame.io'))) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', PEER]
  execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A part of the library, or something that came with it. The caller says what it looks like. */
export const peerModule = <T>(name: string): T => createRequire(join(FOLDER, 'package.json'))(name) as T
