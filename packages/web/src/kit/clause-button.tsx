// A clause that is pressed: it opens the rulebook there, and nothing under it is touched. Its code stands in full where one reads of rules;
// at the end of a sentence it is one quiet mark.
import type { AnyMove } from '@flibuste/kernel'
import { Icon } from '../art/index.ts'
import type { Hands } from './table-module.ts'
import { sharedWords } from './words.ts'

export interface ClauseButtonProps {
  readonly clause: string
  /** Read aloud instead of the bare number. */
  readonly label: string
  readonly hands: Pick<Hands<AnyMove>, 'consult'>
}

const consulting =
  ({ clause, hands }: ClauseButtonProps) =>
  (event: Event): void => {
    event.stopPropagation()
    hands.consult(clause)
  }

/** With its code in full: in the rulebook, and under what explains itself. */
export function ClauseButton(props: ClauseButtonProps) {
  return (
    <button type="button" class="clause" aria-label={props.label} onClick={consulting(props)}>
      {props.clause}
    </button>
  )
}

/** What the longest code takes beside its mark. */
const CODE_REM = 4.5

/** The code comes over the words before the mark, or over what follows where there is no room before it. */
function turnCode({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const { left } = currentTarget.getBoundingClientRect()
  const from = currentTarget.parentElement?.closest('p, li, dd, div, section')?.getBoundingClientRect().left ?? 0
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  currentTarget.dataset['side'] = left - from < CODE_REM * rem ? 'after' : 'before'
}

/** No code between words: it comes with a pointer or the keyboard, and is in its name. */
export function ClauseMark(props: ClauseButtonProps) {
  return (
    <button
      type="button"
      class="clause clause-mark"
      aria-label={props.label}
      data-code={props.clause}
      onPointerEnter={turnCode}
      onFocus={turnCode}
      onClick={consulting(props)}
    >
      <Icon name="section" />
    </button>
  )
}

interface RuleChipProps<Clause extends string> {
  readonly table: { readonly hands: ClauseButtonProps['hands'] }
  readonly clause: Clause
}

/** The rule something follows. A game takes it for its own clauses (`RuleChip<Clause>`), so that one that does not exist does not compile. */
export function RuleChip<Clause extends string>({ table, clause }: RuleChipProps<Clause>) {
  return <ClauseMark clause={clause} label={sharedWords().ruleOf(clause)} hands={table.hands} />
}
