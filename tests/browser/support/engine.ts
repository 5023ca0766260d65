// Another browser than Chromium, as little of it as a smoke test needs. Playwright drives engines of its own make only; these are the ones
// people have, asked in the protocol they come with (docs/decisions/0082-other-engines.md).
import { spawn, type ChildProcess } from 'node:child_process'

/** What both speak: a page, what is in it, a pointer and keys. */
export interface Tab {
  /** Runs in every page that comes, before anything of its own; not every engine can. */
  prepare?(look: () => void): Promise<void>
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs in the page, which sees it as text: it may use nothing but its argument, and answers plain data. */
  run<A, T>(look: (given: A) => T, given: A): Promise<T>
  /** Moves the pointer to a point of the page and presses. */
  clickAt(x: number, y: number): Promise<void>
  press(key: string): Promise<void>
  picture(): Promise<Buffer>
}

export interface Engine {
  /** As it names itself. */
  readonly name: string
  /** A page nobody has used, with an empty storage. */
  open(size: { readonly width: number; readonly height: number }): Promise<Tab>
  close(): Promise<void>
}

const LEAVING_MS = 5000
const BETWEEN_LOOKS_MS = 100
export const PATIENCE_MS = 120_000

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks again until something is there. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (const from = Date.now(); Date.now() - from < PATIENCE_MS; await pause(BETWEEN_LOOKS_MS)) {
    const found = await look()
    if (found !== null) return found
  }
  throw new Error(`there never was ${what}`)
}

/** The middle of an element whose words begin so; null: it is not there. */
const middleOf = (tab: Tab, selector: string, says: string): Promise<{ x: number; y: number } | null> =>
  tab.run(
    ([wanted, words]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)]
      const element = all.find((one) => one.innerText.trim().startsWith(words))
      element?.scrollIntoView({ block: 'nearest' })
      const box = element?.getBoundingClientRect()
      return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    [selector, says] as const,
  )

/** Presses the middle of an element as a person would, if it is there. */
export async function clickIfThere(tab: Tab, selector: string, says = ''): Promise<boolean> {
  const place = await middleOf(tab, selector, says)
  if (place !== null) await tab.clickAt(Math.round(place.x), Math.round(place.y))
  return place !== null
}

/** The same once it is there. */
export async function click(tab: Tab, selector: string, says = ''): Promise<void> {
  await until(`${selector} ${says}`, async () => ((await clickIfThere(tab, selector, says)) ? true : null))
}

/** Keys that have a name; all others are the letter they write. */
const KEYS: { readonly [name: string]: string } = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }

export const keyActions = (key: string) => ({
  type: 'key',
  id: 'keys',
  actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })),
})

export const clickActions = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** A browser's own program, in a group of its own so that all of it can be ended. */
export function start(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
}

/** What it prints, until it says what is waited for. */
export function untilSaid(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += String(chunk)
      const found = wanted.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the browser ended with code ${code}: ${said}`)))
  })
}

/** Ends the program and what it started; waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const gone = child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([gone, pause(LEAVING_MS)])
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It was gone already.
  }
  await gone
}
