// The clause a sentence follows from; opens the rulebook there.
import { ClauseButton, ClauseMark, type ClauseButtonProps } from '../kit/clause-button.tsx'
import { say } from './words.ts'

export type ClauseChipProps = Omit<ClauseButtonProps, 'label'>

const labelOf = (clause: string): string => `${say().rulebook} ${clause}`

/** In the rulebook itself: its code in full. */
export const ClauseChip = ({ clause, hands }: ClauseChipProps) => (
  <ClauseButton clause={clause} label={labelOf(clause)} hands={hands} />
)

/** At the end of a sentence of the table. */
export const ClauseSign = ({ clause, hands }: ClauseChipProps) => (
  <ClauseMark clause={clause} label={labelOf(clause)} hands={hands} />
)
