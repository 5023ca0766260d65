// Golden games, counts of positions and contests, on the toy.
import { isUndo, Sfc32, verify, type AnyGame } from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { countWins, perft, playContest, playGolden, playthrough, textOfRecord, type Hand } from './index.ts'
import { toy } from './toy/index.ts'

const game: AnyGame = toy
const options = { rounds: 3 }
const seats = 3
const HAND: Hand<object> = { game, standard: options }
const undone = (record: ReturnType<typeof playGolden>): number => record.entries.filter(isUndo).length

describe('a golden game', () => {
  const record = playGolden(HAND, { name: 'toy', seats })

  test('is a record that verifies, and the same every time', () => {
    expect(verify(game, record)).toMatchObject({ ok: true, entries: record.entries.length })
    expect(playGolden(HAND, { name: 'toy', seats })).toEqual(record)
    expect(undone(record)).toBe(0)
  })

  test('is another one by another name, or by a wilder hand', () => {
    expect(playGolden(HAND, { name: 'other', seats }).seed).not.toBe(record.seed)
    const wild = playGolden(HAND, { name: 'toy', seats, wild: true })
    expect(wild.seed).toBe(record.seed)
    expect(wild.entries).not.toEqual(record.entries)
  })

  test('takes moves back where it is told to, and by whom the hand says', () => {
    const names = Array.from({ length: 20 }, (_, number) => `undo-${number}`)
    const records = names.map((name) => playGolden(HAND, { name, seats, undoes: true }))
    expect(records.reduce((sum, one) => sum + undone(one), 0)).toBeGreaterThan(0)
    for (const one of records) expect(verify(game, one)).toMatchObject({ ok: true })
    const never = playGolden({ ...HAND, undone: () => null }, { name: 'toy', seats, undoes: true })
    expect(undone(never)).toBe(0)
  })

  test('is written one entry a line', () => {
    const text = textOfRecord(record)
    expect(JSON.parse(text)).toEqual(record)
    expect(text.split('\n').filter((line) => line.includes('"seat"'))).toHaveLength(record.entries.length)
  })
})

describe('a count of positions', () => {
  const { state } = playthrough(toy, options, seats, 1)

  test('grows with the depth, and ends with the game', () => {
    const start = (depth: number) => perft(game, game.setup(options, seats, new Sfc32(1)), depth)
    expect(start(0)).toBe('0 moves, 1 states')
    expect(start(1)).not.toBe(start(0))
    expect(perft(game, state, 5)).toBe('0 moves, 1 states')
  })

  test('of a whole game is the same for the same seed', () => {
    const one = playthrough(toy, options, seats, 7)
    expect(playthrough(toy, options, seats, 7)).toEqual(one)
    expect(one.told).toMatch(/^\d+ decisions, \d+ legal moves$/)
    expect(one.scores).toHaveLength(seats)
  })
})

describe('a contest', () => {
  const first = { choose: ({ legal }: { legal: readonly { kind: string }[] }) => legal[0]! }

  test('is the same every time, and its wins are counted alone', () => {
    const contest = { seats, games: 12, one: first, against: first }
    const won = countWins(game, contest)
    expect(countWins(game, contest)).toBe(won)
    const alone = Array.from({ length: 12 }, (_, number) => playContest(game, [first, first, first], number).places)
    expect(won).toBe(
      alone.filter((places, at) => places.filter((place) => place === 1).length === 1 && places[at % 3] === 1).length,
    )
  })

  test('asks only captains who have a choice', () => {
    const asked: number[] = []
    const curious = {
      choose: ({ legal }: { legal: readonly { kind: string }[] }) => (asked.push(legal.length), legal[0]!),
    }
    playContest(game, [curious, curious, curious], 3)
    expect(asked.length).toBeGreaterThan(0)
    expect(Math.min(...asked)).toBeGreaterThan(1)
  })
})
