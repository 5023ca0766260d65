// The clause a sentence follows from; opens the rulebook there.
import { ClauseButton, type ClauseButtonProps } from '../kit/clause-button.tsx'
import { say } from './words.ts'

export type ClauseChipProps = Omit<ClauseButtonProps, 'label'>

export const ClauseChip = ({ clause, hands }: ClauseChipProps) => (
  <ClauseButton clause={clause} label={`${say().rulebook} ${clause}`} hands={hands} />
)
