// A real server on a free port with a real database in a folder of its own, for tests.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@flibuste/kernel'
import { NO_LIMITS, type ServerConfig } from '../config.ts'
import { startServer, type RunningServer } from '../index.ts'
import { CATALOGUE, type Catalogue } from '../tables/catalogue.ts'
import { ambush } from './ambush-game.ts'
import { Player } from './client.ts'
import { lots } from './lots-game.ts'

/** In memory where the system offers that: a killed process loses nothing there either, and the disk is not what is tested. */
const MEMORY = '/dev/shm'
const ROOT = existsSync(MEMORY) ? MEMORY : tmpdir()

export const newFolder = (): string => mkdtempSync(join(ROOT, 'flibuste-test-'))
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const EXTRA: { readonly [id: string]: AnyGame } = { lots, ambush }

/** The real games, and the tests' own. */
export const TEST_CATALOGUE: Catalogue = {
  ids: [...CATALOGUE.ids, ...Object.keys(EXTRA)],
  load: async (id) => EXTRA[id] ?? CATALOGUE.load(id),
  minutes: CATALOGUE.minutes,
}

export function startTestServer(dataFolder: string, config: Partial<ServerConfig> = {}): Promise<RunningServer> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    publicUrl: null,
    webRoot: null,
    botPaceMs: 0,
    quietTickMs: 0,
    logLevel: 'silent',
    rateLimits: NO_LIMITS,
    lingerMs: 0,
    catalogue: TEST_CATALOGUE,
    ...config,
  })
}

export interface Served<Names extends readonly string[]> {
  readonly folder: string
  readonly server: RunningServer
  /** In the order of their names. */
  readonly guests: { readonly [At in keyof Names]: Player }
  /** The same people at a server that was started again over the same folder. */
  restart(): Promise<Served<Names>>
  /** Ends the server, started again or not, and takes its folder away. `beforeAll` may return it: then it is called after the last test. */
  end(): Promise<void>
}

/** A server in a folder of its own, and guests who have come to it. */
export async function serve<const Names extends readonly string[]>(
  names: Names,
  config: Partial<ServerConfig> = {},
): Promise<Served<Names>> {
  const folder = newFolder()
  let running = await startTestServer(folder, config)
  const come: Player[] = []
  for (const name of names) come.push(await Player.named(running.url, name))
  const servedBy = (server: RunningServer, guests: readonly Player[]): Served<Names> => ({
    folder,
    server,
    guests: guests as Served<Names>['guests'],
    restart: async () => {
      await running.close()
      running = await startTestServer(folder, config)
      const { url } = running
      return servedBy(
        running,
        guests.map((guest) => guest.at(url)),
      )
    },
    end: async () => {
      await running.close()
      dropFolder(folder)
    },
  })
  return servedBy(running, come)
}
