// The log of every golden game of every game: turns, folds and what concerns whom, against the events themselves.
import { OPEN_GAME_IDS, registered, type GameId } from '@flibuste/games'
import {
  framesOf,
  plain,
  replay,
  SPECTATOR,
  type Course,
  type MatchRecord,
  type Reader,
  type Viewer,
} from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { describe, expect, it } from 'vitest'
import { WEIGHT } from '../kit/table-module.ts'
import { mineIn } from './log-concerns.ts'
import { eventsOf, logBook, type LogLine } from './log-lines.ts'
import { drawn, isOf, ROWS_AT_ONCE, rowsOf, type Wanted } from './log-rows.ts'
import { briefly, isFolded, marksOf, placeOf, turnFrom, turnsOf, type Folded, type Turn } from './log-turns.ts'
import { tellingOf } from './telling-doubles.ts'
import { toldIn } from './whole-score.ts'

const WORDS = { setup: 'laid', takesBack: 'takes back', youTakeBack: 'you take back' }
const reader: Reader = { me: 0, name: (seat) => 'ABCDEFGH'[seat] ?? '?' }
const ALL: Wanted = { only: 'all', me: 0, toggled: new Map() }
const NOT_BEGUN = { round: 0, seat: SPECTATOR }
const RECORDS = import.meta.glob<MatchRecord>('../../../../records/*/*.json', { eager: true, import: 'default' })

/** A fight of each game, as the golden games have it. A game joins by its line. */
const ONE_LINE: { readonly [id in GameId]?: string } = {
  bones: 'B: 555 steals a treasure from A',
  buccaneer: 'D boards Little Dove with one man\u00A0· D keeps 10 ducats',
  stortebeker: 'C boards Rostock 5: 5 1, 7 in all against 8\u00A0· C is beaten back',
  pirates: 'B attacks Ratas\u00A0· Ratas beats B, but there is nothing to take',
  cove: 'Battle at Hull Island: A and B\u00A0· B is routed and limps to the Cove\u00A0· A holds out at Hull Island',
}

interface Read {
  readonly name: string
  readonly frames: readonly Frame[]
  readonly lines: readonly LogLine[]
  readonly turns: readonly Turn[]
}

const kept = new Map<string, Promise<readonly Read[]>>()

/** Every golden game of a game, through the eyes of a seat; read once. */
function readAll(id: GameId, me: Viewer = 0): Promise<readonly Read[]> {
  const key = `${id} ${me}`
  const read = kept.get(key) ?? readAfresh(id, me)
  kept.set(key, read)
  return read
}

async function readAfresh(id: GameId, me: Viewer): Promise<readonly Read[]> {
  const game = await registered(id).load()
  const text = await registered(id).text.en()
  const { concerns, turns: form } = await tellingOf(id)
  const records = Object.entries(RECORDS).filter(([path]) => path.includes(`/${id}/`))
  return records.map(([name, record]) => {
    const past: Course[] = []
    replay(game, record, (course) => {
      past.push(course)
    })
    const frames = framesOf(past, me) as readonly Frame[]
    const telling = { text, reader, words: WORDS, isMine: mineIn({ concerns }, me) }
    const until = { at: frames.length - 1, events: Infinity }
    const lines = logBook().upTo(until, frames, telling)
    return { name, frames, lines, turns: turnsOf({ frames, lines, until, form }) }
  })
}

const foldsOf = (turns: readonly Turn[]): Folded[] =>
  turns.flatMap(({ items }) => items.filter((item) => isFolded(item)))
const linesIn = (turns: readonly Turn[]): LogLine[] =>
  turns.flatMap(({ items }) => items.flatMap((item) => (isFolded(item) ? item.lines : [item])))
const isGone = ({ lines }: Folded): boolean => lines.some(({ takenBack }) => takenBack)

describe.each(OPEN_GAME_IDS)('a log of %s', (id) => {
  it('tells a frame of a replay by the one line of a fight that is wholly in it, and everything else as it is', async () => {
    let spared = 0
    for (const { lines, turns } of await readAll(id)) {
      const whole = foldsOf(turns).filter(({ from, to }) => from === to)
      for (const at of new Set(lines.map((line) => line.at))) {
        const told = lines.filter((line) => line.at === at)
        const folds = whole.filter(({ from }) => from === at)
        const inside = new Set(folds.flatMap((fold) => fold.lines))
        const said = briefly(turns, told)
        expect(said).toHaveLength(told.length - inside.size + folds.length)
        for (const { phrase } of [...folds, ...told.filter((line) => !inside.has(line))]) expect(said).toContain(phrase)
        spared += told.length - said.length
      }
    }
    // Only where fights are fought in one move.
    expect(spared > 0).toBe(['buccaneer', 'stortebeker'].includes(id))
  })

  it('has every line in one turn, in its order within', async () => {
    for (const { lines, turns } of await readAll(id)) {
      const read = linesIn(turns)
      expect(read).toHaveLength(lines.length)
      expect(new Set(read)).toEqual(new Set(lines))
      expect(turns.every(({ at }, nth) => nth === 0 || at >= turns[nth - 1]!.at)).toBe(true)
    }
  })

  it('opens every round once, in order, and gives every seat turns of its own', async () => {
    for (const { name, frames, turns } of await readAll(id)) {
      if (name.includes('undo')) continue
      const rounds = turns.filter(({ opensRound }) => opensRound).map(({ round }) => round)
      expect(rounds).toEqual(rounds.map((_, nth) => nth + 1))
      const seats = new Set(frames.map(({ happening }) => happening.seat).filter((seat) => seat >= 0))
      expect(new Set(turns.map(({ seat }) => seat).filter((seat) => seat >= 0))).toEqual(seats)
    }
  })

  it('decides every fight it opens, and leaves no blow outside one', async () => {
    const { turns: form } = await tellingOf(id)
    const fights = form.folds.filter(({ kind }) => kind === 'fight')
    const deciding = new Set(fights.flatMap(({ decides }) => decides))
    let seen = 0
    for (const { frames, turns } of await readAll(id)) {
      const folds = foldsOf(turns).filter(({ kind }) => kind === 'fight')
      seen += folds.length
      expect(folds.filter((fold) => !fold.isDecided && !isGone(fold))).toEqual([])
      const decided = frames.flatMap((frame, at) =>
        eventsOf(frame).some(({ type }) => deciding.has(type)) ? [at] : [],
      )
      const outside = decided.filter((at) => !folds.some(({ from, to }) => from <= at && at <= to))
      expect(outside).toEqual([])
    }
    if (fights.length > 0) expect(seen).toBeGreaterThan(5)
  })

  it('lets a fight be one line, with what came of it', async () => {
    const told = (await readAll(id)).flatMap(({ turns }) => foldsOf(turns)).filter(({ kind }) => kind === 'fight')
    const words = told.map(({ phrase }) => plain(phrase, reader))
    expect(words.filter((line) => line === '' || line.length > 300)).toEqual([])
    const known = ONE_LINE[id]
    if (known !== undefined) expect(words).toContain(known)
  })

  it('leaves out nothing that concerns a seat when it is asked for what does', async () => {
    const { concerns } = await tellingOf(id)
    let staged = 0
    for (const me of [0, 1]) {
      for (const { frames, lines, turns } of await readAll(id, me)) {
        const only = rowsOf(turns, { only: 'mine', me, toggled: new Map(foldsOf(turns).map(({ key }) => [key, true])) })
        const shown = new Set(
          only.flatMap((row) => (row.kind === 'line' ? [row.line] : row.kind === 'fold' ? row.fold.lines : [])),
        )
        for (const line of lines) {
          const event = eventsOf(frames[line.at])[line.nth]
          const concern = event === undefined ? null : concerns(event, me, toldIn(frames, line.at))
          if (concern === null || (concern.stake === 'news' && concern.weight < WEIGHT.staged)) continue
          staged++
          expect(shown.has(line)).toBe(true)
        }
        expect(shown.size).toBeLessThan(lines.length)
      }
    }
    expect(staged).toBeGreaterThan(10)
  })

  it.runIf(id !== 'cove')('says at once who begins, and to that captain “You begin”', async () => {
    const text = await registered(id).text.en()
    const { turns } = await tellingOf(id)
    for (const { frames } of await readAll(id)) {
      // Alone, nobody has to be told.
      if (new Set(frames.map(({ happening }) => happening.seat)).size < 3) continue
      const begun = frames.flatMap(eventsOf).map((event) => turns.begins(event, NOT_BEGUN)?.seat ?? SPECTATOR)
      const first = begun.find((seat) => seat !== SPECTATOR) ?? SPECTATOR
      const opening = (me: Viewer) =>
        eventsOf(frames[0]).map((event) => plain(text.event(event, { ...reader, me }) ?? [], reader))
      expect(opening(first).join()).toMatch(/You (begin|are drawn to begin)/)
      expect(opening(first + 1).join()).toMatch(/[A-H] (begins|is drawn to begin)/)
    }
  })

  it('draws about a hundred rows however long it is, and whichever moment is looked at', async () => {
    let longest = 0
    for (const { turns, frames } of await readAll(id)) {
      const rows = rowsOf(turns, ALL)
      const newest = drawn(rows, ROWS_AT_ONCE, null)
      expect(newest.rows.length).toBeLessThanOrEqual(ROWS_AT_ONCE + 1)
      expect(newest.rows.at(-1)).toBe(rows.at(-1))
      const looked = drawn(rows, ROWS_AT_ONCE, 1).rows
      expect(looked.some((row) => isOf(row, 1))).toBe(rows.some((row) => isOf(row, 1)))
      longest = Math.max(longest, frames.length)
    }
    expect(longest).toBeGreaterThan(20)
  })

  it('marks rounds and fights, and steps from turn to turn to the end', async () => {
    for (const { frames, turns } of await readAll(id)) {
      const marks = marksOf(turns)
      expect(marks.filter(({ kind }) => kind === 'round').length).toBeGreaterThan(1)
      for (const { at, kind } of marks) if (kind === 'fight') expect(placeOf(turns, at).fight).not.toBeNull()
      const latest = frames.length - 1
      let at = 0
      let steps = 0
      for (; at < latest; steps++) {
        const next = turnFrom(turns, at, 1, latest)
        expect(next).toBeGreaterThan(at)
        expect(turnFrom(turns, next, -1, latest)).toBeLessThan(next)
        at = next
      }
      expect(steps).toBeLessThanOrEqual(turns.length + 1)
    }
  })
})
