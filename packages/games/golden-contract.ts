// For tests: the golden games of a game. Matches on disk that must replay to the last bit, on every machine and after every change
// that keeps the version. A new one is written by the first run and verified by the second. `-u` plays all of them afresh,
// which is right only when the version was raised: `npx vitest run packages/games/<game>/golden.test.ts -u`.
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
    it('is played the same again', { timeout: TIMEOUT_MS }, async () => {
      await expect(textOfRecord(playGolden(hand, golden))).toMatchFileSnapshot(recordPath(id, golden.name))
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
