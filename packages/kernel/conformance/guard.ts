// Rules have no clock and no luck of their own. While the suite runs, asking for either is a breach.
import { fail } from './breach.ts'

const forbid = (name: string) => (): never => fail('impure', `${name} was used`)

/** Fails on any use: a call, a construction, or a read of a property. */
function forbidden(name: string): object {
  const trap = forbid(name)
  return new Proxy(class {}, { apply: trap, construct: trap, get: trap })
}

function replace(owner: object, key: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key)
  if (before === undefined) return () => {}
  Object.defineProperty(owner, key, { value, configurable: true, writable: true })
  return () => Object.defineProperty(owner, key, before)
}

/** Runs `play` with luck and clock taken away. `play` must not wait for anything. */
export function guarded(play: () => void): void {
  const restore = [
    replace(Math, 'random', forbid('Math.random')),
    ...['Date', 'performance', 'crypto'].map((name) => replace(globalThis, name, forbidden(name))),
  ]
  try {
    play()
  } finally {
    for (const putBack of restore) putBack()
  }
}
