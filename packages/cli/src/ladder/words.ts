// The ladder of a game as a table of Markdown, and where it stands in docs/bots.md.
import { cpus } from 'node:os'
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

export const HEAD = [
  '| | seats | won | 95 % | if alike | decided games | ms a decision | the other |',
  '|---|---|---|---|---|---|---|---|',
]

export const machineLine = (node: string): string =>
  `Node ${node}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, processor time on a machine that others use too.`

const markOf = (game: string, end: 'begin' | 'end'): string => `<!-- ladder ${game}: ${end} -->`

/** The page with the table of one game put in its place; null: there is no place for it. */
export function placed(page: string, game: string, lines: readonly string[]): string | null {
  const [begin, end] = [markOf(game, 'begin'), markOf(game, 'end')]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) return null
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`
}
