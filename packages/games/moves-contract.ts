// For tests: untrusted JSON in, one canonical move out, or nothing.
import type { AnyMove } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'

/** What is no move in any game. */
const NO_MOVE: readonly unknown[] = [null, undefined, 7, 'pass', [], {}, { kind: 'toString' }]

export function itReadsMoves<Move extends AnyMove>(
  read: (raw: unknown) => Move | null,
  good: readonly Move[],
  bad: readonly unknown[],
): void {
  describe('read', () => {
    it.each(good)('gives the one move there is: %j', (move) => {
      expect(read(JSON.parse(JSON.stringify(move)))).toBe(move)
    })

    it.each([...NO_MOVE, ...bad].map((raw) => [raw]))('refuses %j', (raw) => {
      expect(read(raw)).toBeNull()
    })
  })
}
