// The ladder: that it stops where it is told to and goes on from there, and that only what was played changes in the page.
import { bones } from '@flibuste/games/bones/index.ts'
import { initialOptions } from '@flibuste/kernel'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { runFlibuste } from '../testing.ts'
import { climb, emptyTally, type Rung, type Tally } from './rung.ts'
import { placed, rungRow } from './words.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'flibuste-ladder-'))
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

const TABLE = { game: bones, options: initialOptions(bones.options), seats: 2 }
const PAIRING = { level: 'sailor', below: 'boy' } as const
const PATIENCE = { seed: 3, within: 0.01, most: 6 }

const counts = ({ games, decided, wins }: Pick<Tally, 'games' | 'decided' | 'wins'>) => ({ games, decided, wins })

describe('a rung', () => {
  test('that was left goes on as if it had not been', () => {
    const [whole, parts] = [emptyTally(), emptyTally()]
    for (const sum of climb(TABLE, PAIRING, PATIENCE, whole)) expect(sum).toBe(whole)
    for (const { games } of climb(TABLE, PAIRING, PATIENCE, parts)) if (games === 3) break
    expect(parts.games).toBe(3)
    const kept = JSON.parse(JSON.stringify(parts)) as Tally
    expect([...climb(TABLE, PAIRING, PATIENCE, kept)]).toHaveLength(3)
    expect(counts(kept)).toEqual(counts(whole))
    expect(kept.level.decisions).toBe(whole.level.decisions)
  })

  test('is left only when every seat was played equally often', () => {
    const sum = { ...emptyTally(), games: 2001, decided: 2001, wins: 2001 }
    expect([...climb(TABLE, PAIRING, { ...PATIENCE, most: 9999 }, sum)]).toHaveLength(1)
  })
})

const ladder = (file: string, ...flags: string[]) =>
  runFlibuste(['ladder', 'bones', '--seats', '2', '--rung', 'sailor', '--keep', file, '--json', ...flags])

const rungIn = (out: string): Rung => (JSON.parse(out) as { readonly rungs: readonly [Rung] }).rungs[0]

test('what is kept is not played again, another seed is', async () => {
  const [three, four] = [
    ['--seed', '3'],
    ['--seed', '4'],
  ]
  const file = join(FOLDER, 'kept.json')
  const first = rungIn((await ladder(file, '--games', '4', ...three)).out)
  const before = readFileSync(file, 'utf8')
  expect(rungIn((await ladder(file, '--games', '4', ...three)).out)).toEqual(first)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(rungIn((await ladder(file, '--games', '6', ...three)).out).games).toBe(6)
  await ladder(file, '--games', '2', ...four)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual([
    'bones, 2 seats: sailor against boy, seed 3',
    'bones, 2 seats: sailor against boy, seed 4',
  ])
})

test('Ctrl-C ends it after the game under way, and what was played is told and kept', async () => {
  const file = join(FOLDER, 'stopped.json')
  const running = ladder(file, '--games', '1000000', '--within', '1')
  while (!existsSync(file)) await setImmediate()
  process.emit('SIGINT')
  const { code, out } = await running
  const { games } = rungIn(out)
  expect(code).toBe(0)
  expect(games).toBeLessThan(1000)
  expect(readFileSync(file, 'utf8')).toContain(`"games": ${games},`)
})

test('a file of something else is not written over', async () => {
  const file = join(FOLDER, 'other.json')
  writeFileSync(file, '[1]')
  const { code, err } = await ladder(file)
  expect([code, err.split('\n')[0]]).toEqual([2, `flibuste: --keep: ${file} is not what a ladder keeps`])
  expect(readFileSync(file, 'utf8')).toBe('[1]')
})

test('a variant is turned on where so many seats need it: five captains of Bones need Party', async () => {
  const { code, out } = await runFlibuste([
    'ladder',
    'bones',
    '--seats',
    '5',
    '--rung',
    'sailor',
    '--games',
    '2',
    '--json',
  ])
  expect([code, rungIn(out).games]).toEqual([0, 2])
})

describe('the page', () => {
  const rung = (level: string, below: string, seats: number): Rung => ({
    level,
    below,
    seats,
    games: 10,
    decided: 10,
    wins: 8,
    interval: { low: 0.5, high: 0.9 },
    levelMs: 1,
    belowMs: 1,
  })
  const page = [
    '<!-- ladder toy: begin -->',
    '',
    '| | seats | won | 95 % | if alike | decided games | ms a decision | the other |',
    '|---|---|---|---|---|---|---|---|',
    '| sailor against boy | 2 | old |',
    '| captain against mate, with half of the playouts | 2 | old |',
    '| sailor against boy | 4 | old |',
    '',
    'A remark.',
    '',
    '| | another table |',
    '| sailor against boy | 2 | stays |',
    '<!-- ladder toy: end -->',
    '',
  ]

  test('has the rungs that were played in place of the old ones, and all else as it was', () => {
    const rungs = [rung('mate', 'sailor', 3), rung('captain', 'mate', 2)]
    const [captain, mate] = [rungRow(rungs[1]!), rungRow(rungs[0]!)]
    const after = [...page.slice(0, 5), captain, mate, ...page.slice(6)]
    expect(placed(page.join('\n'), 'toy', rungs)?.split('\n')).toEqual(after)
    expect(placed(after.join('\n'), 'toy', rungs)?.split('\n')).toEqual(after)
  })

  test('keeps rungs in order, the lowest of a number of seats first, whenever they were played', () => {
    const mate = rung('mate', 'sailor', 2)
    const after = [...page.slice(0, 5), rungRow(mate), ...page.slice(5)]
    expect(placed(page.join('\n'), 'toy', [mate])?.split('\n')).toEqual(after)
  })

  test('without a place for it is left alone', () => {
    expect(placed(page.join('\n'), 'bones', [rung('mate', 'sailor', 3)])).toBeNull()
  })
})
