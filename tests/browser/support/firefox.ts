// Firefox as it comes, driven by WebDriver BiDi over a socket: it needs no driver beside it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clickActions, end, keyActions, start, untilSaid, type Engine, type Tab } from './engine.ts'

/** It speaks English, and keeps nothing for offline play: that costs every new page seconds. What calls home is off by itself. */
const PREFERENCES = {
  'intl.locale.requested': 'en-GB',
  'intl.accept_languages': 'en-GB,en',
  'dom.serviceWorkers.enabled': false,
}

/** A letter's shapes were still on their way when the page was left (NS_BINDING_ABORTED): Firefox tells that as an error. */
const GIVEN_UP = /^downloadable font: download failed .*status=2152398850/

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: { readonly level: string; readonly text: string | null }
}

type Send = <T>(method: string, params: object) => Promise<T>

interface Line {
  readonly send: Send
  /** What the console said that nobody wants to read, and what was thrown. */
  readonly errors: readonly string[]
}

function connect(address: string): Promise<Line> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  const errors: string[] = []
  let asked = 0
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(String(data)) as Answer
    const said = method === 'log.entryAdded' && params?.level === 'error' ? (params.text ?? '') : null
    if (said !== null && !GIVEN_UP.test(said)) errors.push(said)
    const whoever = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || whoever === undefined) return
    waiting.delete(id)
    if (type === 'success') whoever.resolve(result)
    else whoever.reject(new Error(`${error}: ${message}`))
  })
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve({ send, errors }))
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)))
  })
}

interface Told {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Data travels as text both ways. */
async function run<A, T>(send: Send, context: string, look: (given: A) => T, given: A): Promise<T> {
  const told = await send<Told>('script.callFunction', {
    functionDeclaration: `async (given) => JSON.stringify((await (${look})(JSON.parse(given))) ?? null)`,
    arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
    target: { context },
    awaitPromise: true,
  })
  if (told.type === 'exception') throw new Error(told.exceptionDetails?.text)
  return JSON.parse(told.result?.value ?? 'null') as T
}

async function newTab(send: Send, viewport: { readonly width: number; readonly height: number }): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport })
  const act = (actions: object): Promise<void> => send('input.performActions', { context, actions: [actions] })
  return {
    prepare: (look) => send('script.addPreloadScript', { functionDeclaration: String(look), contexts: [context] }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    run: (look, given) => run(send, context, look, given),
    clickAt: (x, y) => act(clickActions(x, y)),
    press: (key) => act(keyActions(key)),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
  }
}

export interface Firefox extends Engine {
  readonly errors: readonly string[]
}

export async function startFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'flibuste-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = start(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'])
  const address = await untilSaid(browser, /ws:\/\/[\d.:]+(?=\s)/)
  const { send, errors } = await connect(`${address}/session`)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    open: (size) => newTab(send, size),
    async close() {
      await send('browser.close', {})
      await end(browser)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
