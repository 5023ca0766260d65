import type { BotId } from '@flibuste/bots'
import { bones } from '@flibuste/games/bones/index.ts'
import { initialOptions } from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { runFlibuste } from '../testing.ts'
import { playOut, playOutFromViews, seatBots, type Table } from './playout.ts'
import { addGame, newTally, report } from './tally.ts'
import { wilson } from './wilson.ts'

const table: Table = { game: bones, options: initialOptions(bones.options), seats: 2 }

describe('the interval', () => {
  // Newcombe 1998, table I: 81 of 263, and 0 of 20.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
  ])('%i of %i', (wins, games, low, high) => {
    expect(wilson(wins, games).low).toBeCloseTo(low, 4)
    expect(wilson(wins, games).high).toBeCloseTo(high, 4)
  })

  test('knows nothing before the first game', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

test('bots move one seat further every game', () => {
  expect([0, 1, 2].map((number) => seatBots(['greedy', 'random'], 3, number).join())).toEqual([
    'greedy,random,greedy',
    'random,greedy,random',
    'greedy,random,greedy',
  ])
})

test('the short cut for random bots plays the very games they would play from their views', () => {
  const bots: BotId[] = ['random', 'random']
  for (let number = 0; number < 30; number++) {
    const of = { seed: 9, number, bots }
    expect(playOut(table, of)).toEqual(playOutFromViews(table, of))
  }
})

test('a joint victory is shared, so wins add up to games', () => {
  const tally = newTally(3, ['greedy', 'random'])
  const outcome = { places: [1, 1, 3], scores: [3, 3, 1], clause: 'BON-8.8' }
  addGame(tally, { outcome, decisions: 10, rounds: 4 }, ['greedy', 'random', 'greedy'])
  expect(report(tally, { game: 'bones', seats: 3, seed: 1, seconds: 2 })).toMatchObject({
    winsBySeat: [0.5, 0.5, 0],
    winsByBot: { greedy: 0.5, random: 0.5 },
    jointWins: 1,
    meanRounds: 4,
    gamesPerSecond: 0.5,
    decisionsPerSecond: 5,
  })
})

describe('flibuste sim', () => {
  const PROMISED = [
    'game',
    'seats',
    'games',
    'decisions',
    'seconds',
    'gamesPerSecond',
    'decisionsPerSecond',
    'winsBySeat',
    'winsByBot',
    'meanRounds',
  ]

  test('--json prints one object that begins with the promised names', async () => {
    const { code, out, err } = await runFlibuste(['sim', 'bones', '--games', '40', '--seed', '7', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const result: { [name: string]: unknown } = JSON.parse(out)
    expect(Object.keys(result).slice(0, PROMISED.length)).toEqual(PROMISED)
    expect(result).toMatchObject({ game: 'bones', seats: 2, games: 40, winsByBot: { random: 40 } })
  })

  test('the same seed gives the same games, another seed others', async () => {
    const sim = async (seed: string) => {
      const { out } = await runFlibuste(['sim', 'bones', '--games', '20', '--seed', seed, '--json'])
      const { decisions, winsBySeat, meanRounds } = JSON.parse(out)
      return { decisions, winsBySeat, meanRounds }
    }
    expect(await sim('7')).toEqual(await sim('7'))
    expect(await sim('7')).not.toEqual(await sim('8'))
  })

  test('for people: seats, bots, intervals, length and speed', async () => {
    const { out } = await runFlibuste(['sim', 'bones', '--games', '4', '--bots', 'greedy,random', '--seats', '3'])
    for (const part of ['4 games of 3 seats', 'seat 2', 'greedy', 'random', '95 %', 'rounds', 'games/s'])
      expect(out).toContain(part)
  })

  test.each([
    [['sim', 'chess'], 'no game is called "chess"'],
    [['sim'], 'flibuste sim <game>'],
    [['sim', 'bones', '--seats', '6'], 'BON-0.1'],
    [['sim', 'bones', '--seats', '9'], '1 to 8 seats'],
    [['sim', 'bones', '--options', 'friendly=true,vile=true'], 'BON-9.7'],
    [['sim', 'bones', '--options', 'vile=maybe'], 'vile must be true or false'],
    [['sim', 'bones', '--options', 'nice=true'], 'is not of the form name=value'],
    [['sim', 'bones', '--options', 'vile=true=false'], 'vile must be true or false'],
    [['sim', 'bones', '--options', 'vile=true,vile=false'], 'vile is given more than once'],
    [['sim', 'pirates', '--options', 'rounds=1e2'], 'rounds must be a whole number from'],
    [['sim', 'pirates', '--options', 'treasureSlot='], 'treasureSlot must be a whole number from'],
    [['sim', 'buccaneer', '--options', 'edition=package.json'], 'edition: an edition has a field "'],
    [['sim', 'bones', '--bots', 'deep'], 'is not one of random, greedy'],
    [['sim', 'bones', '--games', '-1'], 'games'],
  ])('%j is refused with code 2', async (args, message) => {
    const { code, out, err } = await runFlibuste(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })

  test('options reach the game: eight at a party', async () => {
    const { code, out } = await runFlibuste([
      'sim',
      'bones',
      '--seats',
      '8',
      '--options',
      'party=true',
      '--games',
      '2',
      '--json',
    ])
    expect(code).toBe(0)
    expect(JSON.parse(out).winsBySeat).toHaveLength(8)
  })
})
