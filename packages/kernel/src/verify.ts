// Plays a record again. `replay` trusts the record. `verify` checks its commitment, every roll and every state, and tells which entry is
// wrong.
import type { AnyGame, Refusal } from './contract.ts'
import { Course } from './course.ts'
import { commitmentTo, hashState, promiseTo, secretOf } from './hash.ts'
import { Match } from './match.ts'
import { areOptionsOf, isBadOption, readOptions, renewOptions, spellBadOption, type OptionValues } from './options.ts'
import { AUTHORS, isUndo, RECORD_FORMAT, type Entry, type MatchRecord } from './record.ts'

export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly draws: number }
  | { readonly ok: false; readonly entry: number | null; readonly problem: Problem; readonly detail: string }

/** The names never change, because the page puts them into words. */
export const PROBLEMS = [
  'format',
  'game',
  'version',
  'options',
  'seats',
  'seed',
  'commitment',
  'promise',
  'setup',
  'malformed',
  'refused',
  'state',
  'unfinished',
] as const
export type Problem = (typeof PROBLEMS)[number]

const wrong = (problem: Problem, detail: string, entry: number | null = null): Verdict => ({
  ok: false,
  entry,
  problem,
  detail,
})

/** Whether a match that began under that version can go on here, by the rules it began with. */
export const playsVersion = (game: AnyGame, version: number, options: OptionValues): boolean =>
  version === game.version ||
  (areOptionsOf(game.options, version, options) && (game.continues?.(version, options) ?? false))

/** What is chosen, and nothing a match of an older version did not know: its states do not have it either. */
const chosenIn = (recorded: OptionValues, options: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([id]) => Object.hasOwn(recorded, id)))

/** The course of a recorded match; `seen` gets it at the beginning and after each entry. Throws where the record does not fit the game. */
export function replay(game: AnyGame, record: MatchRecord, seen?: (course: Course) => void): Course {
  if (record.seed === null) throw new Error('the seed of this record is not revealed yet')
  let course = Course.start(game, record.options, record.seats.length, secretOf(record.seed, record.entropy))
  seen?.(course)
  for (const entry of record.entries) {
    course = course.replay(entry)
    seen?.(course)
  }
  return course
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** A record may come from anywhere: what is not even a record must not throw. */
function verifyForm(record: MatchRecord): Verdict | null {
  if (!isObject(record) || record.format !== RECORD_FORMAT) return wrong('format', `not a ${RECORD_FORMAT}`)
  const lists = [record.seats, record.entropy, record.entries]
  if (!lists.every((list) => Array.isArray(list))) return wrong('format', 'seats, entropy or entries are missing')
  if (!record.seats.every(isObject)) return wrong('format', 'a seat is none')
  if (!isObject(record.options)) return wrong('format', 'options are missing')
  if (!record.entropy.every((word) => typeof word === 'string')) return wrong('format', 'a word of chance is no text')
  if (record.seed === null) return wrong('seed', 'not revealed')
  if (typeof record.seed !== 'string' || !/^([0-9a-f]{2}){16,64}$/.test(record.seed))
    return wrong('seed', 'not a hexadecimal seed')
  return null
}

function verifyHead(game: AnyGame, record: MatchRecord): Verdict | null {
  if (record.game !== game.id) return wrong('game', `${record.game}, not ${game.id}`)
  if (!playsVersion(game, record.version, record.options))
    return wrong('version', `made by version ${record.version}, this is ${game.version}`)
  const options = readOptions(game.options, record.options)
  if (isBadOption(options)) return wrong('options', spellBadOption(options))
  const missing = game.options.find(
    ({ id, since = 0 }) => since <= record.version && !Object.hasOwn(record.options, id),
  )
  if (missing !== undefined) return wrong('options', `${missing.id} is missing`)
  const refusal = game.refuseTable(options, record.seats.length)
  if (refusal !== null) return wrong('seats', refusal.clause)
  if (record.entropy.length !== record.seats.length) return wrong('seats', 'a word of chance is missing')
  if (commitmentTo(record.seed!) !== record.commitment)
    return wrong('commitment', 'the seed is not the one that was promised')
  return verifyPromises(record)
}

/** A word that was never opened counts as its promise. */
function verifyPromises({ entropy, promises }: MatchRecord): Verdict | null {
  if (promises === undefined) return null
  if (!Array.isArray(promises) || promises.length !== entropy.length) return wrong('promise', 'a promise is missing')
  const seat = promises.findIndex((promise, at) => {
    const word = entropy[at] ?? ''
    return promise !== null && word !== promise && promiseTo(word) !== promise
  })
  return seat < 0
    ? null
    : wrong('promise', `the word of seat ${seat}, counted from 0, is not the one that was promised`)
}

/** An entry with its move in canonical form, whatever the order of keys a store gave it; null: not an entry. */
function readEntry(game: AnyGame, entry: Entry): Entry | null {
  if (!isObject(entry)) return null
  if (!Number.isInteger(entry.seat) || !AUTHORS.includes(entry.by)) return null
  if (isUndo(entry)) return entry.undo === true && !('move' in entry) ? entry : null
  const move = game.read(entry.move)
  return move && { seat: entry.seat, move, by: entry.by, hash: entry.hash }
}

const refuseEntry = (match: Match, entry: Entry): Refusal | null =>
  isUndo(entry) ? match.refuseUndo(entry.seat) : match.refuse(entry.seat, entry.move)

export function verify(game: AnyGame, record: MatchRecord): Verdict {
  const head = verifyForm(record) ?? verifyHead(game, record)
  if (head !== null) return head
  const options = chosenIn(record.options, renewOptions(game.options, record.options))
  const match = Match.start(game, options, record.seats.length, secretOf(record.seed!, record.entropy))
  if (hashState(match.state) !== record.setup) return wrong('setup', 'the match did not begin like this')
  return verifyEntries(match, record.entries)
}

function verifyEntries(start: Match, entries: readonly Entry[]): Verdict {
  let match = start
  let draws = 0
  for (const recorded of entries) {
    const number = match.length + 1
    const entry = readEntry(match.game, recorded)
    if (entry === null) return wrong('malformed', JSON.stringify(recorded), number)
    const refusal = refuseEntry(match, entry)
    if (refusal !== null) return wrong('refused', refusal.clause, number)
    const again = match.replay(entry)
    const { hash } = again.entry
    if (hash !== entry.hash) return wrong('state', `${entry.hash} recorded, ${hash} derived`, number)
    draws += again.drawn
    match = again.next
  }
  return match.over
    ? { ok: true, entries: match.length, draws }
    : wrong('unfinished', 'the match is not over', match.length)
}
