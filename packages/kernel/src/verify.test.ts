import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toy } from '../conformance/toy/index.ts'
import { planned, put, ROLL, type PlanState } from '../conformance/toy/plan.ts'
import { Sfc32 } from './chance.ts'
import type { AnyGame } from './contract.ts'
import { commitmentTo, hashState, promiseTo, secretOf } from './hash.ts'
import { Match } from './match.ts'
import { isUndo, RECORD_FORMAT, type Entry, type MatchRecord } from './record.ts'
import { seatsOf } from './seats.ts'
import { PROBLEMS, replay, verify, type Problem } from './verify.ts'

const SEED = '5eed'.repeat(16)
const ENTROPY = ['skull', 'bones', 'parrot']

type Head = Pick<MatchRecord, 'options' | 'seats'>
const sitters = (count: number): Head['seats'] => ENTROPY.slice(0, count).map((name) => ({ name, bot: null }))

/** A whole match of random moves, every eighth taken back where that is allowed. */
function recordOf(game: AnyGame, head: Head, pickSeed: number): MatchRecord {
  const entropy = ENTROPY.slice(0, head.seats.length)
  const pick = new Sfc32(pickSeed)
  let match = Match.start(game, head.options, head.seats.length, secretOf(SEED, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (!match.over) {
    const seats = seatsOf(game.awaiting(match.state))
    const seat = seats[pick.below(seats.length)]!
    const moves = game.legal(match.state, seat)
    const back = match.mayUndo(0) && pick.below(4) === 0
    const { entry, next } = back ? match.undo(0, 'player') : match.play(seat, moves[pick.below(moves.length)]!, 'bot')
    entries.push(entry)
    match = next
  }
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    ...head,
    commitment: commitmentTo(SEED),
    entropy,
    seed: SEED,
    setup,
    entries,
  }
}

const RECORD = recordOf(toy, { options: { rounds: 3 }, seats: sitters(3) }, 4)
const copy = (): MatchRecord => JSON.parse(JSON.stringify(RECORD)) as MatchRecord
const withEntries = (entries: readonly Entry[]): MatchRecord => ({ ...RECORD, entries })
const played = RECORD.entries.findIndex((entry) => !isUndo(entry))
const undone = RECORD.entries.findIndex(isUndo)

interface Wrong {
  readonly ok: false
  readonly problem: Problem
  readonly entry: number | null
}
const wrong = (problem: Problem, entry: number | null): Wrong => ({ ok: false, problem, entry })

describe('an honest record', () => {
  test('verifies, undo and all', () => {
    const verdict = verify(toy, copy())
    expect(verdict).toMatchObject({ ok: true, entries: RECORD.entries.length })
    expect(verdict.ok && verdict.draws).toBeGreaterThan(3)
    expect([undone, played].every((at) => at >= 0)).toBe(true)
  })

  test('replays, step by step', () => {
    const entries: unknown[] = []
    const course = replay(toy, copy(), ({ last }) => entries.push(last?.entry ?? null))
    expect(course.match.over).toBe(true)
    expect(entries).toEqual([null, ...RECORD.entries])
    expect(replay(toy, copy()).entries()).toEqual(RECORD.entries)
  })

  test('verifies whatever the order of keys a store gave its moves', () => {
    const turned = RECORD.entries.map((entry) => (isUndo(entry) ? entry : { ...entry, move: reversed(entry.move) }))
    expect(verify(toy, withEntries(turned))).toMatchObject({ ok: true })
  })

  const reversed = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).reverse()) as T
})

test('a record without its seed cannot be replayed', () => {
  expect(() => replay(toy, { ...RECORD, seed: null })).toThrow('not revealed')
})

const otherSeed = 'beef'.repeat(16)
const TAMPERED_HEADS: readonly [string, { readonly [field in keyof MatchRecord]?: unknown }, Wrong][] = [
  ['another format', { format: 'flibuste-record-0' }, wrong('format', null)],
  ['no entries', { entries: undefined }, wrong('format', null)],
  ['no seats', { seats: null }, wrong('format', null)],
  ['seats that are none', { seats: [null, null, null] }, wrong('format', null)],
  ['options that are none', { options: null }, wrong('format', null)],
  ['no options', { options: undefined }, wrong('format', null)],
  ['a seed that is a thing', { seed: { toString: null } }, wrong('seed', null)],
  ['a word that is no text', { entropy: ['skull', 7, 'parrot'] }, wrong('format', null)],
  ['another game', { game: 'bones' }, wrong('game', null)],
  ['another version', { version: 2 }, wrong('version', null)],
  ['an unknown option', { options: { rounds: 3, wind: true } }, wrong('options', null)],
  ['an option out of range', { options: { rounds: 7 } }, wrong('options', null)],
  ['an option left out', { options: {} }, wrong('options', null)],
  ['other options', { options: { rounds: 2 } }, wrong('setup', null)],
  ['too few seats', { seats: sitters(1) }, wrong('seats', null)],
  ['a seat less', { seats: sitters(2) }, wrong('seats', null)],
  ['no seed', { seed: null }, wrong('seed', null)],
  ['a seed that is none', { seed: SEED.toUpperCase() }, wrong('seed', null)],
  ['a seed too short', { seed: '5eed' }, wrong('seed', null)],
  ['another seed', { seed: otherSeed }, wrong('commitment', null)],
  ['another seed and commitment', { seed: otherSeed, commitment: commitmentTo(otherSeed) }, wrong('setup', null)],
  ['another commitment', { commitment: commitmentTo(otherSeed) }, wrong('commitment', null)],
  ['another word', { entropy: ['skull', 'bones', 'monkey'] }, wrong('setup', null)],
  [
    'a word that was not promised',
    { promises: [promiseTo('skull'), null, promiseTo('monkey')] },
    wrong('promise', null),
  ],
  ['a promise too few', { promises: [null, null] }, wrong('promise', null)],
  ['words swapped', { entropy: ['bones', 'skull', 'parrot'] }, wrong('setup', null)],
  ['another setting', { setup: '0'.repeat(32) }, wrong('setup', null)],
]

test('a record whose words were promised holds, and so does one from before there were promises', () => {
  const promises = RECORD.entropy.map((word, seat) => (seat === 1 ? null : promiseTo(word)))
  expect(verify(toy, { ...RECORD, promises })).toMatchObject({ ok: true })
  expect(RECORD.promises).toBeUndefined()
})

test.each(TAMPERED_HEADS)('a record with %s', (_what, change, verdict) => {
  expect(verify(toy, { ...RECORD, ...change } as MatchRecord)).toMatchObject(verdict)
})

test.each([null, undefined, 7, 'record', []])('%j is no record', (raw) => {
  expect(verify(toy, raw as never)).toMatchObject(wrong('format', null))
})

const changed = (at: number, change: object): MatchRecord =>
  withEntries(RECORD.entries.with(at, { ...RECORD.entries[at]!, ...change } as Entry))

const TAMPERED_ENTRIES: readonly [string, MatchRecord, Wrong][] = [
  ['another hash', changed(played, { hash: 'f'.repeat(32) }), wrong('state', played + 1)],
  ['the hash of an undo', changed(undone, { hash: 'f'.repeat(32) }), wrong('state', undone + 1)],
  ['a move that is none', changed(played, { move: { kind: 'fly' } }), wrong('malformed', played + 1)],
  ['a move that does not answer', changed(played, { move: { kind: 'pass' } }), wrong('refused', played + 1)],
  ['a seat that is not asked', changed(played, { seat: 9 }), wrong('refused', played + 1)],
  [
    'a seat that wraps round to one',
    changed(played, { seat: RECORD.entries[played]!.seat + 32 }),
    wrong('refused', played + 1),
  ],
  [
    'a seat beyond all bits',
    changed(played, { seat: RECORD.entries[played]!.seat + 2 ** 32 }),
    wrong('refused', played + 1),
  ],
  ['a seat that is none', changed(played, { seat: '0' }), wrong('malformed', played + 1)],
  ['nobody’s move', changed(played, { by: 'parrot' }), wrong('malformed', played + 1)],
  ['an undo that is none', changed(undone, { undo: false }), wrong('malformed', undone + 1)],
  ['an undo that is a move too', changed(undone, { move: { kind: 'pass' } }), wrong('malformed', undone + 1)],
  ['an undo of another seat', changed(undone, { seat: 9 }), wrong('refused', undone + 1)],
  ['no entry at all', withEntries(RECORD.entries.with(2, JSON.parse('null') as Entry)), wrong('malformed', 3)],
  ['the last entry missing', withEntries(RECORD.entries.slice(0, -1)), wrong('unfinished', RECORD.entries.length - 1)],
  [
    'an entry too many',
    withEntries([...RECORD.entries, RECORD.entries.at(-1)!]),
    wrong('refused', RECORD.entries.length + 1),
  ],
  ['no entries', withEntries([]), wrong('unfinished', 0)],
]

describe('a record whose entries were tampered with', () => {
  test.each(TAMPERED_ENTRIES)('%s', (_what, record, verdict) => {
    expect(verify(toy, record)).toMatchObject(verdict)
  })

  test('any entry missing is noticed, no earlier than where it was', () => {
    RECORD.entries.forEach((_, at) => {
      const verdict = verify(toy, withEntries(RECORD.entries.toSpliced(at, 1)))
      expect(verdict.ok).toBe(false)
      expect(verdict.ok || verdict.entry).toBeGreaterThanOrEqual(at)
    })
  })

  test('any entry told twice is noticed', () => {
    RECORD.entries.forEach((entry, at) => {
      expect(verify(toy, withEntries(RECORD.entries.toSpliced(at, 0, entry)))).toMatchObject({ ok: false })
    })
  })

  test('any two neighbours swapped are noticed at the first of them', () => {
    for (let at = 1; at < RECORD.entries.length; at++) {
      const [one, two] = [RECORD.entries[at - 1]!, RECORD.entries[at]!]
      expect(verify(toy, withEntries(RECORD.entries.toSpliced(at - 1, 2, two, one)))).toMatchObject({
        ok: false,
        entry: at,
      })
    }
  })
})

/** Where a record can be changed. Names, and who moved for a seat, are for people: no die hangs on them. */
function leaves(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return path.includes('by') || path[0] === 'seats' ? [] : [path]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function changeAt(value: unknown, path: readonly string[], change: (leaf: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  const inner = changeAt(Reflect.get(value as object, key), rest, change)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner }
}

/** Another value of the same kind. */
function flip(leaf: unknown, by: number): unknown {
  if (typeof leaf === 'number') return leaf + 1 + (by % 7)
  if (typeof leaf === 'boolean') return !leaf
  const text = String(leaf)
  const at = by % text.length
  const other = text[at] === '0' ? '1' : '0'
  return text.slice(0, at) + other + text.slice(at + 1)
}

test('property: a record with any one field flipped does not verify', () => {
  const records = [1, 2, 3, 4].map((n) => recordOf(toy, { options: { rounds: n }, seats: sitters(2 + (n % 2)) }, n))
  fc.assert(
    fc.property(fc.constantFrom(...records), fc.nat(), fc.nat(1000), (record, where, by) => {
      const paths = leaves(record, [])
      const path = paths[where % paths.length]!
      const verdict = verify(toy, changeAt(record, path, (leaf) => flip(leaf, by)) as MatchRecord)
      expect(verdict, path.join('.')).toMatchObject({ ok: false })
      if (path[0] === 'entries') expect(verdict).toMatchObject({ entry: Number(path[1]) + 1 })
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('every problem there is a name for was met above', () => {
  const met = new Set([...TAMPERED_HEADS, ...TAMPERED_ENTRIES].map(([, , verdict]) => verdict.problem))
  expect(PROBLEMS.filter((problem) => !met.has(problem))).toEqual([])
})

test('what is wrong with a recorded edition is told as data, in no language', () => {
  const read = () => ({ complaint: { reason: 'noCards', least: 1 } })
  const game: AnyGame = { ...toy, options: [...toy.options, { id: 'edition', kind: 'edition', initial: null, read }] }
  const record = { ...RECORD, options: { ...RECORD.options, edition: { cards: 0 } } }
  expect(verify(game, record)).toMatchObject({
    ...wrong('options', null),
    detail: 'edition: {"reason":"noCards","least":1}',
  })
})

test('of all dice that could have been recorded only the one of the secret verifies', () => {
  const options = { plan: 'a' }
  const entropy = ENTROPY.slice(0, 2)
  const match = Match.start(planned, options, 2, secretOf(SEED, entropy))
  const { entry, next } = match.play(0, ROLL!, 'player')
  const setup = hashState(match.state)
  const head = { format: RECORD_FORMAT, game: 'plan', version: 1, options, seats: sitters(2) } as const
  const record: MatchRecord = { ...head, commitment: commitmentTo(SEED), entropy, seed: SEED, setup, entries: [entry] }
  expect(verify(planned, record)).toEqual({ ok: true, entries: 1, draws: 1 })
  const hashOf = (face: number): string => hashState({ ...(next.state as PlanState), put: [face] })
  const holds = [1, 2, 3, 4, 5, 6].filter(
    (face) => verify(planned, { ...record, entries: [{ ...entry, hash: hashOf(face) }] }).ok,
  )
  expect(holds).toEqual((next.state as PlanState).put)
  expect(verify(planned, { ...record, entries: [{ ...entry, move: put(6) }] })).toMatchObject(wrong('state', 1))
})
