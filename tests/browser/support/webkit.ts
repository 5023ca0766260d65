// WebKit as GTK has it, driven by the WebDriver that comes with it: the nearest to Safari a Linux machine can have.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { clickActions, end, keyActions, pause, start, until, type Engine, type Tab } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** It draws into a window, also where nobody has a screen. */
const SCREEN = '/usr/bin/xvfb-run'
const BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)
/** A window is told its size and takes a moment to have it. */
const RESIZED_MS = 500

export interface WebKitPath {
  readonly browser: string
}

/** Null where the machine has none; nothing is installed for it. */
export function findWebKit(): WebKitPath | null {
  const browser = BROWSERS.find((path) => existsSync(path))
  return browser === undefined || !existsSync(DRIVER) || !existsSync(SCREEN) ? null : { browser }
}

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

const callAt =
  (address: string): Call =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
}

function tabOf(call: Call, session: string): Tab {
  const act = (actions: object): Promise<void> => call('POST', `${session}/actions`, { actions: [actions] })
  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    async run<A, T>(look: (given: A) => T, given: A): Promise<T> {
      const script = `return JSON.stringify((${look})(JSON.parse(arguments[0])) ?? null)`
      const args = [JSON.stringify(given ?? null)]
      return JSON.parse(await call<string>('POST', `${session}/execute/sync`, { script, args })) as T
    },
    clickAt: (x, y) => act(clickActions(x, y)),
    press: (key) => act(keyActions(key)),
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
  }
}

/** Every session is a browser of its own, with an empty storage: one at a time. */
export async function startWebKit({ browser }: WebKitPath): Promise<Engine> {
  const port = await freePort()
  const driver = start(SCREEN, ['-a', DRIVER, `--port=${port}`])
  const call = callAt(`http://127.0.0.1:${port}`)
  const options = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } }
  const newSession = (): Promise<Session> => call<Session>('POST', '/session', { capabilities: options })
  let current: Session | null = await until('a WebKit', () => newSession().catch(() => null))
  const { browserName, browserVersion } = current.capabilities
  const leave = async (): Promise<void> => {
    if (current !== null) await call('DELETE', `/session/${current.sessionId}`)
    current = null
  }
  return {
    name: `${browserName} ${browserVersion}`,
    async open({ width, height }) {
      await leave()
      current = await newSession()
      await call('POST', `/session/${current.sessionId}/window/rect`, { width, height })
      await pause(RESIZED_MS)
      return tabOf(call, `/session/${current.sessionId}`)
    },
    async close() {
      await leave()
      driver.kill('SIGTERM')
      await end(driver)
    },
  }
}
