// The curtain between people who share a screen: a sail let down over the table, and whose turn it is to look behind it.
// While it hangs, nothing of the table is in the page.
import { sizeOf, type Asked, type Seat } from '@flibuste/kernel'
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Charge, Icon, Medallion, seatClass, seatIndex, Tinctured } from '../art/index.ts'
import { useArmed } from './armed.ts'
import { focusWhatIsLeft } from './bar-focus.ts'
import { eventsOf } from './log-lines.ts'
import { Sailcloth } from './sailcloth.tsx'
import type { TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

/** For everybody to see what came of the last answer, once it has been shown. */
const LINGER_MS = 900
/** How long the table stays in sight of all: not at all where nothing happened, or somebody wants to look at their hand. */
function lingerOf({ session, queue }: TableState): number {
  const { at, way } = queue.shown.peek()
  const isNew = way === 'step' && eventsOf(session.frames.peek()[at]).length > 0
  return isNew && !session.hasFloor.peek() ? LINGER_MS : 0
}

/** Lets the curtain down when the page must change hands, and says whom it hangs before. */
export function useCurtain(state: TableState, ui: TableUi): Seat | null {
  const seat = state.session.handover.value
  const isShown = state.queue.ready.value
  useLayoutEffect(() => {
    if (seat === null) {
      ui.curtain.value = null
      return undefined
    }
    if (!isShown) return undefined
    const linger = ui.curtain.peek() === null ? lingerOf(state) : 0
    if (linger === 0) {
      ui.cover(seat)
      return undefined
    }
    const timer = setTimeout(() => ui.cover(seat), linger)
    return () => clearTimeout(timer)
  }, [seat, isShown, state, ui])
  return seat === null ? null : ui.curtain.value
}

const ROUND = 'M0-88A88 88 0 1 1 0 88A88 88 0 1 1 0-88Z'

function Arms({ seat }: { readonly seat: Seat }) {
  const index = seatIndex(seat)
  return (
    <div class="curtain-arms">
      <Medallion>
        <g class={seatClass(index)}>
          <Tinctured seat={index} d={ROUND} />
          <Charge seat={index} size={96} class="charge keyed" />
        </g>
      </Medallion>
    </div>
  )
}

/** The focus waits on the words, not on the button: Enter pressed once too often must not show a hand to the wrong captain. */
function useWords() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isArmed = useArmed()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return () => void setTimeout(focusWhatIsLeft)
  }, [])
  return { heading, isArmed }
}

/** Several are asked at once, or who could answer is a secret: everybody asked gets the curtain, so it tells nothing. */
const isSealed = ({ pace, asked }: Asked): boolean => pace === 'quiet' || sizeOf(asked) > 1

/** What else is to be said to those before it. */
function reasonFor({ session }: TableState): string | null {
  const view = session.position.value?.view as Asked | undefined
  if (view === undefined || !isSealed(view)) return null
  return session.hasFloor.value ? say().muster.alone : say().curtain.sealed
}

export interface CurtainProps {
  readonly state: TableState
  readonly seat: Seat
  readonly home: () => void
}

export function Curtain({ state, seat, home }: CurtainProps) {
  const words = say()
  const name = state.captains.value[seat]?.name ?? ''
  const { heading, isArmed } = useWords()
  const id = useId()
  const reason = reasonFor(state)
  const hasFloor = state.session.hasFloor.value
  return (
    <main class="curtain" data-curtain={seat} aria-labelledby={id}>
      <Sailcloth />
      <section class="sheet loose curtain-sheet">
        <Arms seat={seat} />
        <h1 id={id} ref={heading} class="curtain-title" tabIndex={-1}>
          {words.curtain.title(name)}
        </h1>
        <p class="caption">{words.curtain.text(name)}</p>
        {reason !== null && <p class="caption">{reason}</p>}
        <div class="curtain-acts">
          <button
            type="button"
            class="btn pri"
            data-action="take"
            aria-disabled={!isArmed}
            onClick={() => isArmed && state.session.takeOver()}
          >
            {words.curtain.mine(name)}
          </button>
          {hasFloor && (
            <button type="button" class="btn ghost" data-action="gather" onClick={() => state.session.gather()}>
              <Icon name="back" />
              {words.muster.back}
            </button>
          )}
          <button type="button" class="btn ghost" onClick={home}>
            <Icon name="door" />
            {words.home}
          </button>
        </div>
      </section>
    </main>
  )
}
