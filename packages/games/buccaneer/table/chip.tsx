// The clause that says why not; opens the rulebook there.
import { ClauseMark } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

export const Chip = ({ table, clause }: { readonly table: Pick<Table, 'hands'>; readonly clause: Clause }) => (
  <ClauseMark clause={clause} label={say().refusedBy(clause)} hands={table.hands} />
)
