// The clause a sentence follows from; opens the rulebook there.
import type { Hands } from '../kit/table-module.ts'
import type { AnyMove } from '@flibuste/kernel'
import { say } from './words.ts'

export interface ClauseChipProps {
  readonly clause: string
  readonly hands: Pick<Hands<AnyMove>, 'consult'>
}

export function ClauseChip({ clause, hands }: ClauseChipProps) {
  return (
    <button
      type="button"
      class="clause"
      aria-label={`${say().rulebook} ${clause}`}
      onClick={(event) => {
        event.stopPropagation()
        hands.consult(clause)
      }}
    >
      {clause}
    </button>
  )
}
