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

/** All ways to break words into so many lines. */
function breaks(words: readonly string[], lines: number): readonly (readonly string[])[] {
  if (lines <= 1 || words.length <= 1) return [[words.join(' ')]]
  return words.slice(1).flatMap((_, at) => {
    const head = words.slice(0, at + 1).join(' ')
    return breaks(words.slice(at + 1), lines - 1).map((rest) => [head, ...rest])
  })
}

const widest = (lines: readonly string[], measure: Measure, face: Face): number =>
  Math.max(...lines.map((line) => measure(line, face, 100) / 100))

/** The break whose longest line is shortest. */
function evenly(text: string, lines: number, measure: Measure, face: Face): readonly string[] {
  const ways = breaks(wordsOf(text), lines).map((way) => ({ way, width: widest(way, measure, face) }))
  return ways.reduce((best, next) => (next.width < best.width ? next : best)).way
}

const RESULT = { most: 74, twoLines: 46, leading: 0.92, rise: 0.84 } as const
/** A tie of many names: more ways to break than are worth trying. */
const MOST_WORDS = 16

/** Two lines as large as they can be; three where two would be small. */
function resultLines(title: string, measure: Measure): { readonly lines: readonly Line[]; readonly bottom: number } {
  const sizeOf = (lines: readonly string[], most: number): number =>
    Math.min(most, Math.floor(ACROSS / widest(lines, measure, 'title')))
  const most = wordsOf(title).length > MOST_WORDS ? 1 : 3
  const inTwo = evenly(title, Math.min(2, most), measure, 'title')
  const isSmall = sizeOf(inTwo, RESULT.most) < RESULT.twoLines
  const broken = isSmall ? evenly(title, most, measure, 'title') : inTwo
  const size = Math.max(LEAST, sizeOf(broken, isSmall ? RESULT.twoLines : RESULT.most))
  const first = PANEL.head + size * RESULT.rise
  const lines = broken.map((text, at) => ({
    ...leftLine(text, 'title', size),
    y: first + at * size * RESULT.leading,
  }))
  return { lines, bottom: first + (broken.length - 1) * size * RESULT.leading + size / 4 }
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

/** Word after word, as many on a line as it takes. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const SENTENCE = { size: 24, leading: 30, most: 2 } as const

/** What is said first of it, where all of it is too long: up to its first full stop. */
const beginning = (sentence: string): string => /^.*?\.(?=\s)/.exec(sentence)?.[0] ?? sentence

function sentenceLines(sentence: string, top: number, measure: Measure): readonly Line[] {
  const widthOf = (text: string) => measure(text, 'text', SENTENCE.size)
  const ways = [sentence, beginning(sentence)].map((text) => wrapped(text, ACROSS, widthOf))
  const fit = ways.find((lines) => lines.length <= SENTENCE.most && lines.every((line) => widthOf(line) <= ACROSS))
  return (fit ?? []).map((text, at) => ({
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
  const columns = captains.length > 1 ? 2 : 1
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

/** What they count is named where there is room for it beside every name, or beside none. */
function rowLines(rows: readonly Row[], measure: Measure, widths: Widths): readonly Line[] {
  const widthOf = (text: string) => measure(text, 'name', NAME)
  const room = ({ x, right }: Row) => right - (x - ROW.chip + ROW.name) - ROW.gap
  const isNamed = rows.every((row) => {
    const { name, amount } = row.captain
    return amount !== '' && widthOf(name) + measure(amount, 'amount', LEAST) <= room(row)
  })
  return rows.flatMap((row) => {
    const { captain, x, y, right } = row
    const drawn = widths(captain)
    const result = isNamed ? captain.amount : captain.figure
    const [face, size] = isNamed ? (['amount', LEAST] as const) : (['name', NAME] as const)
    const taken = drawn > 0 ? drawn : measure(result, face, size)
    const left = x - ROW.chip + ROW.name
    const name: Line = {
      ...leftLine(shortened(captain.name, room(row) - taken, widthOf), 'name', NAME),
      x: left,
      y: y + NAME / 3,
    }
    const told: Line = { ...name, text: result, face, size, x: right, align: 'right' }
    return drawn > 0 || result === '' ? [name] : [name, told]
  })
}

const HEAD = { wordmark: 'Flibuste', baseline: 77, mark: 706 } as const
/** A curve lower than this tells less than the sentence. */
const LEAST_CHART = 165
/** The curve has air above its own. */
const CHART_GAP = 4

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
