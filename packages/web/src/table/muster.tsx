// People at one screen who are asked on an open table, together or one of them: each has the same button, and only who presses it gets the page
// alone. Who could play is not known here, so nothing of it shows (docs/decisions/0080, 0100).
import { seatsOf, type Seat } from '@flibuste/kernel'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import { useArmed } from './armed.ts'
import type { TableState } from './table-state.ts'
import { say } from './words.ts'

interface MusterProps {
  readonly state: TableState
}

interface SpeakProps extends MusterProps {
  readonly seat: Seat
  readonly isArmed: boolean
  readonly label: (name: string) => string
}

function Speak({ state, seat, isArmed, label }: SpeakProps) {
  const name = state.captains.value[seat]?.name ?? ''
  return (
    <button
      type="button"
      class="btn"
      data-action="speak"
      data-seat={seat}
      aria-disabled={!isArmed}
      onClick={() => isArmed && state.session.speakUp(seat)}
    >
      <SeatChip seat={seatIndex(seat)} size={22} />
      <span>{label(name)}</span>
    </button>
  )
}

export function Muster({ state }: MusterProps) {
  const { session } = state
  const isArmed = useArmed()
  return (
    <>
      <button
        type="button"
        class="btn pri"
        data-action="sail-on"
        aria-disabled={!isArmed}
        onClick={() => isArmed && session.sailOn()}
      >
        <Icon name="step-forward" />
        <span>{say().muster.sailOn}</span>
      </button>
      {seatsOf(session.muster.value).map((seat) => (
        <Speak key={seat} state={state} seat={seat} isArmed={isArmed} label={say().muster.speak} />
      ))}
    </>
  )
}

/** Beside what can be answered before everybody: the way to one's own cards. */
export function OwnCards({ state, seat }: MusterProps & { readonly seat: Seat }) {
  return <Speak state={state} seat={seat} isArmed={useArmed()} label={say().muster.cards} />
}
