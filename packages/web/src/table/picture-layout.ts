// Where everything of the shared picture stands, in its 1200 x 630 units: words broken and sized so that they fit. Pure; how wide words
// are is told by whoever draws them.
import type { Told, ToldCaptain } from './picture-told.tsx'

export const PICTURE = { width: 1200, height: 630 } as const
/** Where words stand: right of the engraving, inside the safe inset. */
export const PANEL = { left: 648, right: 1152, head: 98, foot: 575 } as const
const ACROSS = PANEL.right - PANEL.left

export type Face = 'title' | 'italic' | 'text' | 'name' | 'amount'
export type Measure = (text: string, face: Face, size: number) => number
export type Tint = 'ink' | 'ink2'

/** A line of words; `x` is its left, its middle or its right. */
export interface Line {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly x: number
  /** Its baseline. */
  readonly y: number
  readonly align: 'left' | 'center' | 'right'
  readonly tint: Tint
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Row {
  readonly captain: ToldCaptain
  /** The middle of its chip. */
  readonly x: number
  readonly y: number
  /** Where its result ends. */
  readonly right: number
}

export interface Laid {
  readonly lines: readonly Line[]
  readonly chart: Box
  readonly rows: readonly Row[]
}

/** How wide the drawings are that show a captain's result, by seat; 0: words say it. */
export type Widths = (captain: ToldCaptain) => number

const LEAST = 20
const SHORTENED = '…'
/** Not at the spaces that hold words together. */
const wordsOf = (text: string): string[] => text.split(/[ \n]+/).filter((word) => word !== '')

const widest = (lines: readonly string[], measure: Measure, face: Face): number =>
  Math.max(0, ...lines.map((line) => measure(line, face, 100) / 100))

/** Word after word, as many on a line as it takes. */
function wrapped(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || !fits(longer)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** How often the width of the longest line is halved in. */
const HALVINGS = 16

/** So many lines at most, the longest as short as it can be. */
function evenly(text: string, most: number, measure: Measure, face: Face): readonly string[] {
  const widthOf = (line: string) => measure(line, face, 100)
  const within = (width: number) => wrapped(text, (line) => widthOf(line) <= width)
  let [short, long] = [0, widthOf(text)]
  for (let nth = 0; nth < HALVINGS; nth++) {
    const width = (short + long) / 2
    const lines = within(width)
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width)) long = width
    else short = width
  }
  return within(long)
}

/** How large the result is by its lines: in two if it can be, in more where it would be small. */
const SIZES = [
  { lines: 2, most: 74, least: 46 },
  { lines: 3, most: 46, least: 34 },
  { lines: 4, most: 34, least: 27 },
  { lines: 5, most: 27, least: 0 },
] as const
const LEADING = 0.92
const RISE = 0.84

function resultLines(title: string, measure: Measure): { readonly lines: readonly Line[]; readonly bottom: number } {
  const ways = SIZES.map(({ lines, most, least }) => {
    const broken = evenly(title, lines, measure, 'title')
    return { broken, least, size: Math.min(most, Math.floor(ACROSS / widest(broken, measure, 'title'))) }
  })
  const { broken, size } = ways.find((way) => way.size >= way.least)!
  const first = PANEL.head + size * RISE
  const lines = broken.map((text, at) => ({ ...leftLine(text, 'title', size), y: first + at * size * LEADING }))
  return { lines, bottom: first + (broken.length - 1) * size * LEADING + size / 4 }
}

const leftLine = (text: string, face: Face, size: number): Line => ({
  text,
  face,
  size,
  x: PANEL.left,
  y: 0,
  align: 'left',
  tint: 'ink',
})

const SENTENCE = { size: 24, leading: 30, most: 2 } as const

/** What is said first of it, where all of it is too long: up to its first full stop. */
const beginning = (sentence: string): string => /^.*?\.(?=\s)/.exec(sentence)?.[0] ?? sentence

function sentenceLines(sentence: string, top: number, measure: Measure): readonly Line[] {
  const widthOf = (text: string) => measure(text, 'text', SENTENCE.size)
  const fits = (lines: readonly string[]) => lines.every((line) => widthOf(line) <= ACROSS)
  const ways = [sentence, beginning(sentence)].flatMap((text) => [
    wordsOf(text).length === 0 ? [] : [text],
    evenly(text, SENTENCE.most, measure, 'text'),
  ])
  return (ways.find(fits) ?? []).map((text, at) => ({
    ...leftLine(text, 'text', SENTENCE.size),
    y: top + SENTENCE.size + at * SENTENCE.leading,
  }))
}

const ROW = { pitch: 38, half: 24, chip: 13, name: 36, gap: 10, between: 26 } as const
const NAME = 22

/** Cut with a mark, never under the least size. */
export function shortened(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}${SHORTENED}`) > width) letters.pop()
  return `${letters.join('').trimEnd()}${SHORTENED}`
}

function rowsOf(captains: readonly ToldCaptain[]): readonly Row[] {
  // Two have a row each: their names have room.
  const columns = captains.length > 2 ? 2 : 1
  const across = columns === 1 ? ACROSS : (ACROSS - ROW.between) / 2
  const top = PANEL.foot - ROW.pitch * (Math.ceil(captains.length / columns) - 1)
  return captains.map((captain, at) => {
    const left = PANEL.left + (at % columns) * (across + ROW.between)
    return {
      captain,
      x: left + ROW.chip,
      y: top + ROW.pitch * Math.floor(at / columns),
      right: left + across,
    }
  })
}

/** How captains are told in their rows, all of them alike. */
interface Telling {
  readonly name: 'name' | 'called'
  readonly result: 'amount' | 'figure'
}

/** What they count is named where there is room, whole names stand where there is: the first of these that fits beside every chip. */
const TELLINGS: readonly Telling[] = [
  { name: 'name', result: 'amount' },
  { name: 'called', result: 'amount' },
  { name: 'name', result: 'figure' },
]
const LAST: Telling = { name: 'called', result: 'figure' }

const FIGURES = { amount: ['amount', LEAST], figure: ['name', NAME] } as const

const nameLeft = ({ x }: Row): number => x - ROW.chip + ROW.name

function rowLines(rows: readonly Row[], measure: Measure, widths: Widths): readonly Line[] {
  const widthOf = (text: string) => measure(text, 'name', NAME)
  /** What its result leaves to a name. */
  const room = (row: Row, { result }: Telling): number => {
    const [face, size] = FIGURES[result]
    const taken = widths(row.captain) || measure(row.captain[result], face, size)
    return row.right - nameLeft(row) - ROW.gap - taken
  }
  const fits = (telling: Telling): boolean =>
    rows.every((row) => row.captain[telling.result] !== '' && widthOf(row.captain[telling.name]) <= room(row, telling))
  const telling = TELLINGS.find(fits) ?? LAST
  const [face, size] = FIGURES[telling.result]
  return rows.flatMap((row) => {
    const { captain, y, right } = row
    const text = shortened(captain[telling.name], room(row, telling), widthOf)
    const name: Line = { ...leftLine(text, 'name', NAME), x: nameLeft(row), y: y + NAME / 3 }
    const result: Line = { ...name, text: captain[telling.result], face, size, x: right, align: 'right' }
    return widths(captain) > 0 || result.text === '' ? [name] : [name, result]
  })
}

const HEAD = { wordmark: 'Flibuste', baseline: 77, mark: 706 } as const
/** A curve lower than this tells less than the sentence. */
const LEAST_CHART = 165
/** The curve has air above its own. */
const CHART_GAP = 10

const headLines = (game: string): readonly Line[] => [
  { ...leftLine(HEAD.wordmark, 'title', 36), x: HEAD.mark, y: HEAD.baseline },
  { ...leftLine(game, 'italic', 27), x: PANEL.right, y: HEAD.baseline - 2, align: 'right', tint: 'ink2' },
]

/** The sentence is the first to go: where many captains leave the curve too little room. */
export function layOut(told: Told, measure: Measure, widths: Widths): Laid {
  const rows = rowsOf(told.captains)
  const { lines: result, bottom } = resultLines(told.title, measure)
  const chartFoot = Math.min(...rows.map(({ y }) => y)) - ROW.half
  const sentence = sentenceLines(told.sentence, bottom + 6, measure)
  const below = (lines: readonly Line[]): number => (lines.at(-1)?.y ?? bottom) + CHART_GAP
  const isRoomy = told.curve === null || chartFoot - below(sentence) >= LEAST_CHART
  const kept = isRoomy ? sentence : []
  const chart: Box = { x: PANEL.left, y: below(kept), width: ACROSS, height: chartFoot - below(kept) }
  return { lines: [...headLines(told.game), ...result, ...kept, ...rowLines(rows, measure, widths)], chart, rows }
}
