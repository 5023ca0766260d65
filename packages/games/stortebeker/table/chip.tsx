// The clause that says why; opens the rulebook there.
import type { Clause } from '../clauses.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

export function Chip({ table, clause }: { readonly table: Pick<Table, 'hands'>; readonly clause: Clause }) {
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
