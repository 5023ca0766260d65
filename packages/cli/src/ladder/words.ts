// The ladder of a game as a table of Markdown, and where it stands in docs/bots.md.
import { cpus } from 'node:os'
import { LEVELS } from '@flibuste/bots'
import type { Rung } from './rung.ts'

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** How many in a hundred would win if all played alike. */
const even = ({ seats }: Rung): string => percent(1 / seats)

export const rungRow = (rung: Rung): string => {
  const { level, below, seats, games, decided, wins, interval, levelMs, belowMs } = rung
  const share = percent(decided === 0 ? 0 : wins / decided)
  const range = `${percent(interval.low)} to ${percent(interval.high)}`
  return `| ${level} against ${below} | ${seats} | ${share} | ${range} | ${even(rung)} | ${decided} of ${games} | ${ms(levelMs)} | ${ms(belowMs)} |`
}

export const HEAD: readonly [string, string] = [
  '| | seats | won | 95 % | if alike | decided games | ms a decision | the other |',
  '|---|---|---|---|---|---|---|---|',
]

export const machineLine = (node: string): string =>
  `Node ${node}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, processor time on a machine that others use too.`

/** Rungs in the order of the page: by seats, the lowest first. */
const placeOf = ({ level, seats }: Pick<Rung, 'level' | 'seats'>): number =>
  seats * LEVELS.length + LEVELS.findIndex((one) => one === level)

/** What a row of the table is about; null: it is of another table. */
const aboutRow = (row: string): { readonly title: string; readonly seats: string } | null => {
  const [, title, seats] = row.split('|').map((cell) => cell.trim())
  return title === undefined || seats === undefined ? null : { title, seats }
}

/** A row that is no rung stands before them all. */
function placeOfRow(row: string): number {
  const about = aboutRow(row)
  return about === null ? 0 : placeOf({ level: about.title.split(' ', 1)[0] ?? '', seats: Number(about.seats) })
}

/** Whether a row tells of the same rung, be it with a remark about how it was played. */
function isRowOf({ level, below, seats }: Rung, row: string): boolean {
  const about = aboutRow(row)
  return about !== null && about.seats === String(seats) && about.title.startsWith(`${level} against ${below}`)
}

/** The rows there were, with those of the rungs that were played in place of the old ones. */
function rowsWith(old: readonly string[], rungs: readonly Rung[]): string[] {
  const sorted = rungs.toSorted((one, two) => placeOf(one) - placeOf(two))
  const rows = old.map((row) => {
    const rung = sorted.find((each) => isRowOf(each, row))
    return rung === undefined ? row : rungRow(rung)
  })
  for (const rung of sorted) {
    if (rows.includes(rungRow(rung))) continue
    const before = rows.findLastIndex((row) => placeOfRow(row) <= placeOf(rung))
    rows.splice(before + 1, 0, rungRow(rung))
  }
  return rows
}

const markOf = (game: string, end: 'begin' | 'end'): string => `<!-- ladder ${game}: ${end} -->`

/** The page with these rungs in the table of the game, and all else as it was; null: there is no place for it. */
export function placed(page: string, game: string, rungs: readonly Rung[]): string | null {
  const lines = page.split('\n')
  const [begin, end] = [lines.indexOf(markOf(game, 'begin')), lines.indexOf(markOf(game, 'end'))]
  const head = lines.indexOf(HEAD[0], begin)
  if (begin < 0 || head < 0 || head > end) return null
  const from = head + HEAD.length
  let to = from
  while (lines[to]?.startsWith('|') === true) to++
  lines.splice(from, to - from, ...rowsWith(lines.slice(from, to), rungs))
  return lines.join('\n')
}
