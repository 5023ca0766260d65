// For tests: golden games are matches on disk that must replay to the last bit, on every machine and after every change that keeps the
// version. The first run writes a missing one and fails; the second verifies it. To have them played again, delete them, which is right
// only when the version was raised. How bots judge a position is no rule: bots may learn, and records stay.
import { existsSync, writeFileSync } from 'node:fs'
import { isUndo, verify, type MatchRecord } from '@flibuste/kernel'
import { playGolden, textOfRecord, type Golden, type Hand } from '@flibuste/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { recordedMatch, recordPath } from './files.ts'
import type { GameId } from './shelf.ts'

const TIMEOUT_MS = 60_000
const FEWEST_UNDOS = 3

/** Far enough into a match for something to have happened. */
const tamperedAt = ({ entries }: MatchRecord): number => Math.min(20, entries.length - 1)

/** The record with one state that is not what it was. */
function tampered(record: MatchRecord): MatchRecord {
  const wrong = tamperedAt(record)
  const entries = record.entries.map((entry, at) => (at === wrong ? { ...entry, hash: '0'.repeat(32) } : entry))
  return { ...record, entries }
}

/** The kinds of moves that were made in a golden game. */
export const kindsIn = (id: GameId, name: string): string[] =>
  recordedMatch(id, name).entries.flatMap((entry) => (isUndo(entry) ? [] : [entry.move.kind]))

export function itKeepsGolden<Options extends object>(
  id: GameId,
  hand: Hand<Options>,
  goldens: readonly Golden<Options>[],
): void {
  describe.each(goldens)('$name', (golden) => {
    it('is on disk', { timeout: TIMEOUT_MS }, () => {
      const path = recordPath(id, golden.name)
      const isThere = existsSync(path)
      if (!isThere) writeFileSync(path, textOfRecord(playGolden(hand, golden)))
      expect(isThere, `${golden.name} was missing and has been written: run again`).toBe(true)
    })

    it('is verified: seed, every draw, every state', () => {
      const record = recordedMatch(id, golden.name)
      expect(verify(hand.game, record)).toMatchObject({ ok: true, entries: record.entries.length })
      expect(record.seats).toHaveLength(golden.seats)
    })

    it('is refused when one state is not what it was', () => {
      const record = recordedMatch(id, golden.name)
      const entry = tamperedAt(record) + 1
      expect(verify(hand.game, tampered(record))).toMatchObject({ ok: false, entry, problem: 'state' })
    })
  })

  it('some take moves back', () => {
    const undos = goldens.flatMap(({ name, undoes }) => (undoes ? recordedMatch(id, name).entries.filter(isUndo) : []))
    expect(undos.length).toBeGreaterThanOrEqual(FEWEST_UNDOS)
  })
}
