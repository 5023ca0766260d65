import { describe, expect, test } from 'vitest'
import type { AnyGame, Asked } from '@flibuste/kernel'
import type { Guest } from '@flibuste/protocol'
import { ambush, ambushWith, type AmbushView } from '../testing/ambush-game.ts'
import { createdRow } from '../testing/created-row.ts'
import type { Row } from './log.ts'
import { botMove, move, start, takeBack } from './play.ts'
import { awaitedOf, closesAt, closing, isSettled } from './quiet.ts'
import { seatOf } from './seating.ts'
import { positionOf } from './sight.ts'
import type { Step } from './steps.ts'
import { fold } from './fold.ts'
import { open, type Table } from './table.ts'

const CAPTAINS: readonly Guest[] = ['anne', 'mary', 'jack'].map((id) => ({ id, name: id }))
const created = createdRow(ambush, 3)

const everybodyArmed = ambushWith(() => true)

const after = (table: Table, step: Step): Table => step.tables.at(-1) ?? table
const seating = { at: 0, isHere: () => true, isBot: () => true }

/** Anne has sailed at 1000: Mary and Jack are asked quietly, question 2. */
function atAmbush(game: AnyGame = everybodyArmed): Table {
  let table = open(game, created)
  for (const [seat, guest] of CAPTAINS.entries())
    table = after(table, seatOf(table, { ...seating, seat, guest, sitting: { who: 'me', entropy: `word of ${seat}` } }))
  table = after(table, start(table, CAPTAINS[0]!, 500))
  return after(table, answer(table, 0, { kind: 'sail', n: 1 }, 1000))
}

function answer(table: Table, seat: number, said: unknown, at = 1500, id = `answer-${seat}`): Step {
  return move(table, CAPTAINS[seat]!, { seat, decision: table.course!.match.decision, answer: id, move: said }, at)
}

const asked = (table: Table, viewer: number): Asked => positionOf(table, viewer)!.view as Asked
const hold = { kind: 'hold' }

describe('a quiet question', () => {
  test('an answer is whispered: no row, no number, no change of the match', () => {
    const table = atAmbush()
    const step = answer(table, 1, hold)
    expect(step).toMatchObject({ rows: [], whisper: { decision: 2, seat: 1, move: hold } })
    const told = after(table, step)
    expect([told.number, told.course === table.course]).toEqual([table.number, true])
    expect(awaitedOf(told)).toBe(0b100)
  })

  test('shows to its own seat that it has answered, and to nobody else', () => {
    const table = atAmbush()
    const told = after(table, answer(table, 1, { kind: 'fire' }))
    expect(positionOf(told, 1)).toMatchObject({ legal: [], mayUndo: false, view: { answered: 0b010 } })
    expect((asked(told, 1) as AmbushView).mine).toEqual({ kind: 'fire' })
    for (const viewer of [-1, 0, 2]) expect(positionOf(told, viewer)).toEqual(positionOf(table, viewer))
  })

  test('is answered once: again is a problem, the same sent again is nothing new', () => {
    const table = atAmbush()
    const told = after(table, answer(table, 1, hold))
    expect(() => answer(told, 1, { kind: 'fire' }, 1600, 'another-answer')).toThrow('is not changed')
    expect(answer(told, 1, hold)).toMatchObject({ rows: [], whisper: null, tables: [] })
  })

  test('refuses what the rules refuse, and out of turn, before anything is kept', () => {
    const table = atAmbush(ambushWith(() => false))
    expect(() => answer(table, 1, { kind: 'fire' })).toThrow(expect.objectContaining({ type: 'refused' }))
    expect(() => answer(table, 0, hold, 1500, 'out-of-turn')).toThrow(expect.objectContaining({ type: 'refused' }))
  })

  test('nothing is taken back while it is open, neither what led to it nor an answer', () => {
    const table = atAmbush()
    const told = after(table, answer(table, 1, hold))
    for (const seat of [0, 1]) {
      const back = { seat, decision: 2, answer: 'take-it-back' }
      expect(() => takeBack(told, CAPTAINS[seat]!, back, 9)).toThrow(expect.objectContaining({ type: 'refused' }))
    }
  })

  test('a bot whispers too, and once', () => {
    const table = atAmbush()
    const seat = 2
    const lent = after(
      table,
      seatOf(table, { ...seating, seat, guest: CAPTAINS[2]!, sitting: { who: 'bot', bot: 'random' } }),
    )
    const told = after(lent, botMove(lent, { seat, decision: 2, move: hold }, 9))
    expect(told.whispers).toHaveLength(1)
    expect(botMove(told, { seat, decision: 2, move: hold }, 9).tables).toEqual([])
  })
})

describe('closing', () => {
  const settled = (order: readonly number[]): Table =>
    order.reduce((table, seat) => after(table, answer(table, seat, { kind: 'fire' })), atAmbush())

  test('needs every answer, and the question that is meant', () => {
    const table = atAmbush()
    expect(isSettled(table)).toBe(false)
    expect(closing(after(table, answer(table, 1, hold)), 2, 9).rows).toEqual([])
    expect(isSettled(settled([1, 2]))).toBe(true)
    expect(closing(settled([1, 2]), 3, 9).rows).toEqual([])
  })

  test('writes the answers down in the order of the seats, whoever was first, all at one time', () => {
    const rows = closing(settled([2, 1]), 2, 5000).rows
    expect(rows).toEqual(closing(settled([1, 2]), 2, 5000).rows)
    expect(rows).toMatchObject([
      { type: 'played', at: 5000, entry: { seat: 1, by: 'player' }, asker: { guest: 'mary', answer: 'answer-1' } },
      { type: 'played', at: 5000, entry: { seat: 2, by: 'player' } },
    ])
  })

  test('leaves nothing behind: the next question is open, with no whispers, and no way back', () => {
    const step = closing(settled([1, 2]), 2, 5000)
    const table = after(settled([1, 2]), step)
    expect(step.settles).toBe(2)
    expect(table).toMatchObject({ whispers: [], openedAt: 5000 })
    expect(table.course!.match.decision).toBe(3)
    for (const seat of [0, 1, 2]) expect(positionOf(table, seat)!.mayUndo).toBe(false)
  })

  test('is in the log like any other move: the fold of it comes to the same', () => {
    const before = settled([1, 2])
    const { rows, tables } = closing(before, 2, 5000)
    const again = (JSON.parse(JSON.stringify(rows)) as Row[]).reduce(fold, { ...before, whispers: [] })
    const closed = tables.at(-1)!
    expect(again.course!.entries()).toEqual(closed.course!.entries())
    expect(again.course!.happenings(0)).toEqual(closed.course!.happenings(0))
    expect([...again.written]).toEqual([...closed.written])
    expect({ ...again, course: null }).toEqual({ ...closed, course: null })
  })

  test('of a seat that changed hands is by its present holder: nobody learns which of them answered', () => {
    const table = settled([1, 2])
    const sitting = { who: 'bot', bot: 'random' } as const
    const lent = after(table, seatOf(table, { ...seating, seat: 1, guest: CAPTAINS[1]!, sitting }))
    expect(closing(lent, 2, 9).rows).toMatchObject([{ entry: { seat: 1, by: 'bot' } }, { entry: { by: 'player' } }])
  })

  test.each([
    [1000, 3500],
    [1001, 3500],
    [3500, 3500],
    [3501, 6000],
    [61_000, 61_000],
    // A clock that was set back.
    [400, 2900],
    [-3_600_000, -3_597_500],
  ])('a question put at 1000 and settled at %i closes at %i', (now, closes) => {
    expect(closesAt(atAmbush(), now, 2500)).toBe(closes)
  })
})
