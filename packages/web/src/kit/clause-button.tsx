// A clause as a small button: it opens the rulebook there, and nothing under it is touched.
import type { AnyMove } from '@flibuste/kernel'
import type { Hands } from './table-module.ts'
import { sharedWords } from './words.ts'

export interface ClauseButtonProps {
  readonly clause: string
  /** Read aloud instead of the bare number. */
  readonly label: string
  readonly hands: Pick<Hands<AnyMove>, 'consult'>
}

export function ClauseButton({ clause, label, hands }: ClauseButtonProps) {
  const consult = (event: Event) => {
    event.stopPropagation()
    hands.consult(clause)
  }
  return (
    <button type="button" class="clause" aria-label={label} onClick={consult}>
      {clause}
    </button>
  )
}

interface RuleChipProps<Clause extends string> {
  readonly table: { readonly hands: ClauseButtonProps['hands'] }
  readonly clause: Clause
}

/** The rule something follows. A game takes it for its own clauses (`RuleChip<Clause>`), so that one that does not exist does not compile. */
export function RuleChip<Clause extends string>({ table, clause }: RuleChipProps<Clause>) {
  return <ClauseButton clause={clause} label={sharedWords().ruleOf(clause)} hands={table.hands} />
}
