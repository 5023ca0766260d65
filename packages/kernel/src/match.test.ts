import { describe, expect, test } from 'vitest'
import { planned, put, ROLL, TELL, TRIP, type PlanMove, type PlanState } from '../conformance/toy/plan.ts'
import { hashState } from './hash.ts'
import { CANNOT_UNDO, Match, NOT_ASKED } from './match.ts'
import { MatchChance } from './match-chance.ts'

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at)

const start = (plan: string, seats = 2): Match => Match.start(planned, { plan }, seats, KEY)
const putOf = (match: Match): readonly number[] => (match.state as PlanState).put
/** Plays moves by the seats given, `undo` taking back. */
const after = (match: Match, ...moves: readonly (readonly [number, PlanMove | 'undo'])[]): Match =>
  moves.reduce(
    (at, [seat, move]) => (move === 'undo' ? at.undo(seat, 'player') : at.play(seat, move, 'player')).next,
    match,
  )

test('a match that is stowed is the same match, also where it goes back to', () => {
  const play = (match: Match): Match => after(match, [0, put(1)], [1, put(2)])
  const [match, awake] = [play(start('abab')), play(start('abab'))]
  const laid = match.state
  match.stow()
  match.stow()
  expect(match.state).toEqual(laid)
  expect(match.state, 'it was text meanwhile').not.toBe(laid)
  expect(match.state, 'unpacked once').toBe(match.state)
  match.stow()
  const goOn = (one: Match): Match => after(one, [1, 'undo'], [1, put(3)], [0, put(4)])
  expect(goOn(match).state).toEqual(goOn(awake).state)
  expect(goOn(match).decision).toBe(goOn(awake).decision)
})

describe('a move', () => {
  test('leads to a new match; the old one stays', () => {
    const match = start('abab')
    const { entry, events, drawn, next } = match.play(0, put(3), 'bot')
    expect([putOf(match), match.length, match.decision]).toEqual([[], 0, 1])
    expect([putOf(next), next.length, next.decision]).toEqual([[3], 1, 2])
    expect(entry).toEqual({ seat: 0, move: put(3), by: 'bot', hash: hashState(next.state) })
    expect(events).toEqual([{ type: 'put', clause: 'PLAN-2' }])
    expect(drawn).toBe(0)
  })

  test('that throws half-way leaves the match as it was', () => {
    const match = after(start('abab'), [0, put(1)])
    const before = JSON.stringify(match)
    expect(() => match.play(1, TRIP!, 'player')).toThrow('tripped')
    expect(JSON.stringify(match)).toBe(before)
    expect(putOf(match.play(1, put(2), 'player').next)).toEqual([1, 2])
  })

  test('TABLE-1 of a seat that is not asked is refused, as is what the game refuses', () => {
    const match = start('abab')
    expect(match.refuse(1, put(1))).toBe(NOT_ASKED)
    expect(match.refuse(-1, put(1))).toBe(NOT_ASKED)
    expect(match.refuse(0, put(10))).toEqual({ clause: 'PLAN-2', reason: 'tooMuch' })
    expect(match.refuse(0, put(1))).toBeNull()
  })

  test('TABLE-1 that comes late, when the seat has answered, is refused', () => {
    expect(after(start('s'), [0, put(1)]).refuse(0, put(2))).toBe(NOT_ASKED)
  })

  test('draws from the stream of its decision', () => {
    const match = after(start('abab'), [0, put(1)])
    const { drawn, next } = match.play(1, ROLL!, 'player')
    expect(drawn).toBe(1)
    expect(putOf(next)).toEqual([1, new MatchChance(KEY, 2).die()])
  })

  test('while other sealed answers are missing may not draw, and does not move the decision', () => {
    const first = start('s', 3).play(2, ROLL!, 'player')
    expect([first.drawn, first.events, first.next.decision]).toEqual([0, [], 1])
    const last = after(first.next, [0, put(1)]).play(1, put(1), 'player')
    expect(putOf(last.next)).toEqual([1, 1, new MatchChance(KEY, 1).die()])
    expect(last.drawn).toBe(1)
  })

  test('ends the match when nothing is left to ask', () => {
    const match = start('a')
    expect(match.over).toBe(false)
    expect(after(match, [0, put(1)]).over).toBe(true)
  })
})

describe('taking back', () => {
  test('one’s own move puts the question again, under a new number', () => {
    const match = start('abab')
    const undone = after(match, [0, put(1)]).undo(0, 'player')
    expect(undone.entry).toEqual({ seat: 0, undo: true, by: 'player', hash: hashState(match.state) })
    expect([undone.next.length, undone.next.decision, undone.drawn, undone.events]).toEqual([2, 3, 0, []])
  })

  test('never gives a number twice, so no stream is drawn twice', () => {
    let match = start('aab')
    const numbers = [match.decision]
    for (const move of [put(1), put(2), 'undo', 'undo', put(3), 'undo', put(4)] as const) {
      match = after(match, [0, move])
      numbers.push(match.decision)
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(putOf(after(match, [0, ROLL!]))).toEqual([4, new MatchChance(KEY, 8).die()])
  })

  test('goes back move by move', () => {
    const match = after(start('aab'), [0, put(1)], [0, put(2)])
    expect(putOf(after(match, [0, 'undo']))).toEqual([1])
    expect(putOf(after(match, [0, 'undo'], [0, 'undo']))).toEqual([])
    expect(after(match, [0, 'undo'], [0, 'undo']).mayUndo(0)).toBe(false)
  })

  test.each<[string, string, [number, PlanMove][]]>([
    ['nothing was done', 'abab', []],
    ['chance was drawn', 'abab', [[0, ROLL!]]],
    ['something was revealed', 'abab', [[0, TELL!]]],
    [
      'another seat has moved',
      'abab',
      [
        [0, put(1)],
        [1, put(1)],
      ],
    ],
    [
      'the sealed answers were opened',
      'sab',
      [
        [0, put(1)],
        [1, put(1)],
      ],
    ],
    [
      'another seat has answered the sealed question it led to',
      'aas',
      [
        [0, put(1)],
        [0, put(1)],
        [1, put(1)],
      ],
    ],
  ])('TABLE-3 is refused when %s', (_why, plan, moves) => {
    const match = after(start(plan), ...moves)
    expect(match.mayUndo(0)).toBe(false)
    expect(match.refuseUndo(0)).toBe(CANNOT_UNDO)
    expect(() => match.undo(0, 'player')).toThrow('seat 0 has nothing to take back')
  })

  test('stops at a barrier, not before', () => {
    const match = after(start('aab'), [0, ROLL!], [0, put(2)])
    const undone = after(match, [0, 'undo'])
    expect(putOf(undone)).toHaveLength(1)
    expect(undone.mayUndo(0)).toBe(false)
  })

  test('a sealed answer keeps the others’, whenever they came', () => {
    const match = after(start('s', 3), [0, put(1)], [2, put(2)])
    const undone = after(match, [0, 'undo'])
    expect(undone.decision).toBe(1)
    expect(hashState(undone.state)).toBe(hashState(after(start('s', 3), [2, put(2)]).state))
    expect(undone.mayUndo(2)).toBe(true)
    expect(undone.mayUndo(0)).toBe(false)
    const end = after(undone, [0, put(5)], [1, put(1)])
    expect(putOf(end)).toEqual([5, 1, 2])
  })

  test('is never offered from the move that puts a quiet question to the answer that closes it', () => {
    const asked = after(start('aqa'), [0, put(1)])
    expect(asked.pace).toBe('quiet')
    const half = after(asked, [1, put(1)])
    const closed = after(half, [0, put(2)])
    for (const match of [asked, half, closed])
      for (const seat of [0, 1]) expect(match.refuseUndo(seat)).toBe(CANNOT_UNDO)
    expect([half.decision, closed.decision]).toEqual([2, 3])
    expect(after(closed, [0, put(3)], [0, 'undo']).decision).toBe(5)
  })

  test('a sealed answer, then the move that led to the question', () => {
    const match = after(start('aas'), [0, put(1)], [0, put(2)], [0, put(3)])
    expect(putOf(after(match, [0, 'undo'], [0, 'undo']))).toEqual([1])
  })
})

describe('a forced move', () => {
  test('is made by the table where having no choice is public', () => {
    expect(start('ooo').forced()).toEqual({ seat: 1, move: put(1) })
    expect(after(start('ooo'), [1, put(1)]).forced()).toBeNull()
  })

  test.each(['s', 'q', 'abab'])('is not, at another pace: plan %s', (plan) => {
    expect(start(plan).forced()).toBeNull()
  })

  test('is not, when the match is over', () => {
    expect(after(start('a'), [0, put(1)]).forced()).toBeNull()
  })
})

test('an entry is played again as it was', () => {
  const played = start('abab').play(0, put(1), 'table')
  const undone = played.next.undo(0, 'bot')
  const again = start('abab').replay(played.entry)
  expect(again.entry).toEqual(played.entry)
  expect(again.next.replay(undone.entry).entry).toEqual(undone.entry)
})
