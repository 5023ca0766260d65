// What the windows of Pirate's Cove cost people in presses and handovers (docs/decisions/0080, 0081, 0100): counted, not timed.
import { registered } from '@flibuste/games'
import {
  costOfOnePage,
  costOfServed,
  ORDERED,
  WAYS_ASKED,
  type Cost,
  type Setting,
} from '../packages/web/src/table/window-cost-doubles.ts'
import type { Row } from './row.ts'

const MATCHES = 6
const MONTHS = 12

/** The mean over matches. */
const mean = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length

const row = (name: string, value: number, unit: string): Row => ({ name, value, unit, target: null, note: '' })

async function onePageRows(settings: readonly Setting[], people: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const way of WAYS_ASKED) {
    const costs: Cost[] = []
    for (const setting of settings) costs.push(await costOfOnePage(setting, way))
    const name = `${people} at one page, ${way}`
    rows.push(
      row(
        name,
        mean(costs, ({ handovers, months }) => handovers / months),
        'handovers a month',
      ),
      row(
        name,
        mean(costs, ({ handoversFirst }) => handoversFirst),
        'handovers before the first shot',
      ),
      row(
        name,
        mean(costs, ({ windowPresses, months }) => windowPresses / months),
        'presses for windows a month',
      ),
    )
  }
  return rows
}

const servedRows = (settings: readonly Setting[], people: number): Row[] =>
  ORDERED.flatMap((ordered) => {
    const costs = settings.map((setting) => costOfServed(setting, ordered))
    const name = `${people} pages, ordered: ${ordered}`
    return [
      row(
        name,
        mean(costs, ({ windowPresses, months }) => windowPresses / months / people),
        'presses for windows, a captain and month',
      ),
      row(
        name,
        mean(costs, ({ emptyPresses, months }) => emptyPresses / months / people),
        'of these to play nothing',
      ),
    ]
  })

export async function windowRows(): Promise<Row[]> {
  const game = await registered('cove').load()
  const rows: Row[] = []
  for (const people of [3, 5]) {
    const settings = Array.from({ length: MATCHES }, (_, at) => ({
      game,
      people,
      seed: at + 1,
      months: MONTHS,
      bot: 'greedy' as const,
    }))
    rows.push(...(await onePageRows(settings, people)), ...servedRows(settings, people))
  }
  return rows
}
