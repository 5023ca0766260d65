// A row of the table that `npm run bench` prints: what was measured, the figure, and what it is measured against.

export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it must reach, at least or at most; null: for information. */
  readonly target: { readonly value: number; readonly is: 'at least' | 'at most' } | null
  /** Something to compare with, from the same run; empty: nothing. */
  readonly note: string
}

export const holds = ({ value, target }: Row): boolean =>
  target === null || (target.is === 'at least' ? value >= target.value : value <= target.value)

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

const targetOf = ({ target }: Row): string => (target === null ? '' : `${target.is} ${figure(target.value)}`)

const verdictOf = (row: Row): string => (row.target === null ? '' : holds(row) ? 'ok' : 'MISSED')

/** Aligned columns under a heading. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['what', 'figure', 'unit', 'target', '', 'beside it'],
    ...rows.map((row) => [row.name, figure(row.value), row.unit, targetOf(row), verdictOf(row), row.note]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, column) => (column === 1 ? text.padStart(widths[column]!) : text.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd()
  return [line(cells[0]!), line(widths.map((width) => '─'.repeat(width))), ...cells.slice(1).map(line)].join('\n')
}
