// Words of the shared picture, broken and sized: by letters of one width, as no browser has them.
import type { TableInfo } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { captainsOf } from './captains.ts'
import { layOut, PANEL, PICTURE, shortened, type Laid, type Measure } from './picture-layout.ts'
import { dayTokens } from './picture-tokens.ts'
import { discreet, type Told, type ToldCaptain } from './picture-told.tsx'
import { altOf } from './picture-words.ts'

const WIDE = { title: 0.52, italic: 0.4, text: 0.42, name: 0.5, amount: 0.46 } as const
const measure: Measure = (text, face, size) => [...text].length * WIDE[face] * size
const noDrawings = () => 0

const captain = (seat: number, name: string, told: Partial<ToldCaptain> = {}): ToldCaptain => ({
  seat,
  name,
  called: name.split(' ')[0] ?? name,
  place: seat + 1,
  amount: `${9 - seat} treasures`,
  figure: String(9 - seat),
  shown: null,
  ...told,
})

const NAMES = ['Anne', 'Perrine', 'Mira', 'Tom', 'Jacquotte', 'Calico', 'Zélie', 'Ned']
const crew = (count: number): ToldCaptain[] => NAMES.slice(0, count).map((name, seat) => captain(seat, name))

const told = (some: Partial<Told> = {}): Told => ({
  id: 'any',
  game: 'Any Game',
  title: 'Anne rules the seas',
  sentence: 'Anne took the lead for good in round 8.',
  captains: crew(4),
  winner: 0,
  winners: [0],
  mine: null,
  isDiscreet: false,
  curve: () => ({ left: 0, drawing: null, rounds: [] }),
  ...some,
})

const lay = (some: Partial<Told> = {}, widths = noDrawings): Laid => layOut(told(some), measure, widths)
const linesIn = ({ lines }: Laid, face: string, size = 0) =>
  lines.filter((line) => line.face === face && line.size >= size)
/** The wordmark is the first line in its face. */
const resultOf = (laid: Laid) => linesIn(laid, 'title').slice(1)

function expectInside(laid: Laid): void {
  for (const { text, face, size, x, y, align } of laid.lines) {
    const width = measure(text, face, size)
    const left = align === 'right' ? x - width : x
    expect(left, text).toBeGreaterThanOrEqual(PANEL.left)
    expect(left + width, text).toBeLessThanOrEqual(PANEL.right + 0.001)
    expect(y, text).toBeLessThan(PICTURE.height - 44)
  }
}

describe('the result', () => {
  it('stands in two lines as large as they can be', () => {
    const lines = resultOf(lay())
    expect(lines.map(({ text }) => text)).toEqual(['Anne rules', 'the seas'])
    expect(lines[0]?.size).toBe(74)
  })

  it('is smaller for a long name, and breaks where both lines are shortest', () => {
    const lines = resultOf(lay({ title: 'Jean-Baptiste règne sur les mers' }))
    expect(lines.map(({ text }) => text)).toEqual(['Jean-Baptiste', 'règne sur les mers'])
    expect(lines[0]?.size).toBe(53)
  })

  it('takes three lines where two would be small', () => {
    const laid = lay({ title: 'Capitaine Jean-Baptiste sème la terreur en mer du Nord' })
    expect(resultOf(laid)).toHaveLength(3)
    expectInside(laid)
  })

  it('holds a tie of eight long names', () => {
    const names = Array.from({ length: 8 }, (_, nth) => `Capitaine Jean-Baptiste${nth}`)
    const laid = lay({ title: `${names.join(', ')} se partagent la mer du Nord`, winner: null })
    expectInside(laid)
    expect(
      resultOf(laid)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Baptiste7 se partagent')
  })

  it('is one line where it is one word', () => expect(resultOf(lay({ title: 'Matelot' }))).toHaveLength(1))
})

describe('the sentence', () => {
  const sentenceOf = (laid: Laid) => linesIn(laid, 'text').map(({ text }) => text)

  it('stands in two even lines at most', () => {
    const long = 'Capitaine Jean-Baptiste a pris la tête pour de bon à la manche 5.'
    expect(sentenceOf(lay({ sentence: long }))).toEqual([
      'Capitaine Jean-Baptiste a pris la',
      'tête pour de bon à la manche 5.',
    ])
  })

  it('is cut at its first full stop where it is too long', () => {
    const sentence = `Three treasures in 14 turns. ${'Perfect play takes its time. '.repeat(9)}`
    expect(sentenceOf(lay({ sentence }))).toEqual(['Three treasures in 14 turns.'])
  })

  it('is left out where that is too long as well, and where there is none', () => {
    expect(sentenceOf(lay({ sentence: 'word '.repeat(60) }))).toEqual([])
    expect(sentenceOf(lay({ sentence: '' }))).toEqual([])
  })

  it('is the first to go where captains leave the curve no room', () => {
    const sentence = 'Jacquotte and Calico took the lead for good in the round before the last.'
    expect(sentenceOf(lay({ sentence, captains: crew(4) }))).toHaveLength(2)
    expect(sentenceOf(lay({ sentence, captains: crew(6) }))).toEqual([])
  })
})

describe('captains', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stand apart, %i of them, and the curve has room above', (count) => {
    const laid = lay({ captains: crew(count) })
    expectInside(laid)
    const spots = laid.rows.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(spots).size).toBe(count)
    expect(new Set(laid.rows.map(({ x }) => x)).size).toBe(count > 2 ? 2 : 1)
    expect(laid.chart.height).toBeGreaterThan(150)
    for (const { y } of laid.rows) expect(y).toBeGreaterThan(laid.chart.y + laid.chart.height)
  })

  it('are told with what they have while there is room for it beside every name', () => {
    const said = (laid: Laid) =>
      laid.lines.filter(({ align, y }) => align === 'right' && y > 300).map(({ text }) => text)
    expect(said(lay())).toEqual(['9 treasures', '8 treasures', '7 treasures', '6 treasures'])
    const wordy = crew(4).map((one) => ({ ...one, amount: `${one.figure} points de renommée` }))
    expect(said(lay({ captains: wordy }))).toEqual(['9', '8', '7', '6'])
    expect(said(lay({ captains: crew(4).map((one) => ({ ...one, amount: '' })) }))).toEqual(['9', '8', '7', '6'])
  })

  it('are called by one word, all of them, before a name is cut', () => {
    const captains = ['Captain Red', 'Captain Purple', 'Captain Blue'].map((name, seat) =>
      captain(seat, name, { called: name.slice(8) }),
    )
    const laid = lay({ captains }, () => 120)
    expect(linesIn(laid, 'name').map(({ text }) => text)).toEqual(['Red', 'Purple', 'Blue'])
  })

  it('with drawings for a result have no words for it', () =>
    expect(lay({}, () => 90).lines.filter(({ align, y }) => align === 'right' && y > 300)).toEqual([]))

  it('have a name cut with a mark where nothing else helps', () => {
    const widthOf = (text: string) => text.length * 10
    expect(shortened('Bartholomew', 60, widthOf)).toBe('Barth…')
    expect(shortened('Anne', 60, widthOf)).toBe('Anne')
  })
})

it('without a curve its room is kept', () => expect(lay({ curve: null }).chart.height).toBeGreaterThan(150))

it('says the sentence and the ranking to whoever cannot see it, ties with one place', () => {
  const captains = [
    captain(0, 'Anne', { place: 1 }),
    captain(1, 'Tom', { place: 1 }),
    captain(2, 'Mira', { amount: '' }),
  ]
  expect(altOf(told({ title: 'Anne and Tom share the seas', sentence: '', captains }))).toBe(
    'Any Game · Anne and Tom share the seas. 1. Anne, 9 treasures; 1. Tom, 8 treasures; 3. Mira, 7.',
  )
})

it('takes its colours from the day, never from the night', () => {
  const css =
    ':root {\n  --ink: #123;\n}\n@media not print {\n  [data-theme="dark"] {\n    --ink: #fff;\n  }\n}\n:root {\n  --key: #000;\n}\n'
  expect([...dayTokens(css)]).toEqual([
    ['--ink', '#123'],
    ['--key', '#000'],
  ])
})

describe('names', () => {
  const person = (id: string) => ({ owner: { id, name: `name of ${id}` }, bot: null, here: true })
  const bot = { owner: null, bot: 'greedy', here: true }
  const tableOf = (...seats: TableInfo['seats']): TableInfo => ({
    id: 't',
    game: 'any',
    version: 1,
    options: {},
    status: 'over',
    host: 'me',
    seats,
    commitment: '',
    rematch: null,
    createdAt: 0,
  })
  const namesAt = (table: TableInfo, whose: { readonly isBrought?: boolean } = {}): string[] =>
    discreet(captainsOf(table, { myId: 'me', viewer: 0 }, 'Nobody'), {
      table: signal(table),
      myId: 'me',
      ...whose,
    }).map(({ name }) => name)

  it('of myself and of bots stand, other people sail under their colours', () =>
    expect(namesAt(tableOf(person('me'), person('you'), bot))).toEqual(['name of me', 'Captain Blue', 'Mira']))

  it('of people stay out of it for whoever watched, and where several share a screen', () => {
    expect(namesAt(tableOf(person('you'), bot))).toEqual(['Captain Red', 'Perrine'])
    expect(namesAt(tableOf(person('me'), person('me'), bot))).toEqual(['Captain Red', 'Captain Blue', 'Mira'])
  })

  it('of people in a file that was brought are not mine', () =>
    expect(namesAt(tableOf(person('me'), bot), { isBrought: true })).toEqual(['Captain Red', 'Perrine']))

  it('of somebody whose seat a bot keeps warm are theirs all the same', () =>
    expect(namesAt(tableOf(person('me'), { ...person('you'), bot: 'greedy' }))).toEqual(['name of me', 'Captain Blue']))
})
