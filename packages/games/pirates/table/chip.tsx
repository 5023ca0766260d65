// A clause; opens the rulebook there.
import type { Clause } from '../clauses.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface ChipProps {
  readonly table: Pick<Table, 'hands'>
  readonly clause: Clause
}

export function Chip({ table, clause }: ChipProps) {
  const consult = (event: Event) => {
    event.stopPropagation()
    table.hands.consult(clause)
  }
  return (
    <button type="button" class="clause" aria-label={say().ruleOf(clause)} onClick={consult}>
      {clause}
    </button>
  )
}
