// Several people at one screen, asked together: the table lies open, each has the same button, and only who presses it gets the page alone.
// Who could play is not known here, so nothing of it shows (docs/decisions/0080).
import { seatsOf, SPECTATOR, type Seat } from '@flibuste/kernel'
import { useLayoutEffect } from 'preact/hooks'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import { useArmed } from './armed.ts'
import { lingerOf } from './curtain.tsx'
import type { TableState } from './table-state.ts'
import { say } from './words.ts'

/** Whoever moved last sees what came of it; then the table is laid open before all. */
export function useMuster(state: TableState): void {
  const { session, queue } = state
  const isCalled = session.muster.value !== 0 && session.position.value?.viewer !== SPECTATOR
  const isShown = queue.ready.value
  useLayoutEffect(() => {
    if (!isCalled || !isShown) return undefined
    const timer = setTimeout(() => session.gather(), lingerOf(state))
    return () => clearTimeout(timer)
  }, [isCalled, isShown, session, state])
}

interface MusterProps {
  readonly state: TableState
}

function Speak({ state, seat, isArmed }: MusterProps & { readonly seat: Seat; readonly isArmed: boolean }) {
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
      <span>{say().muster.speak(name)}</span>
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
        <Speak key={seat} state={state} seat={seat} isArmed={isArmed} />
      ))}
    </>
  )
}
