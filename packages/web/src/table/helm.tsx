// My seat is played by a bot: the bar says so, and its one button takes the seat back. Giving it away is asked first.
import { SPECTATOR, type Seat } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { Dialog } from '../app/dialog.tsx'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import { ownSeat, seatActOf } from './seat-acts.ts'
import type { AnyScene, TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

/** The seat I look from, where a bot plays it for me; null: I play it, or have none. */
export function seatHeld({ session }: TableState): Seat | null {
  const viewer = session.position.value?.viewer ?? SPECTATOR
  return seatActOf(session.table.value, session.myId, viewer) === 'reclaim' ? viewer : null
}

interface HeldProps {
  readonly seat: Seat
  readonly state: TableState
  readonly scene: AnyScene
}

/** In place of the question, which is put to the bot; no further than the board has told. */
export function HeldWho({ seat, state, scene }: HeldProps) {
  const { text, reader } = scene
  const view = state.toldView.value ?? scene.view
  return (
    <div class="who">
      <SeatChip seat={seatIndex(seat)} size={30} />
      <div>
        <h2 class="turn">{say().held}</h2>
        <p class="hint">{text.prompt(view, { ...reader, me: SPECTATOR }).title}</p>
      </div>
    </div>
  )
}

interface HelmProps {
  readonly seat: Seat
  readonly ui: TableUi
  /** What there is beside it while others play. */
  readonly children: ComponentChildren
}

export function TakeHelm({ seat, ui, children }: HelmProps) {
  return (
    <div class="choices">
      <button type="button" class="btn pri" data-action="primary" onClick={() => ui.seat(seat, 'reclaim')}>
        <Icon name="wheel" />
        <span>{say().seatActs.reclaim}</span>
      </button>
      {children}
    </div>
  )
}

/** Asks before a bot plays my seat: it moves within a second. */
export function HandOver({ state, ui }: { readonly state: TableState; readonly ui: TableUi }) {
  const words = say()
  const { session } = state
  const seat = ownSeat(session.table.value, session.myId, session.position.value?.viewer ?? SPECTATOR)
  const close = (): void => void (ui.dialog.value = null)
  const hand = (): void => {
    close()
    if (seat !== null) ui.handOver(seat)
  }
  return (
    <Dialog title={words.handOver.title} close={close} class="name-dialog">
      <p class="prose">{words.handOver.text}</p>
      <footer>
        <button type="button" class="btn ghost" onClick={close}>
          {words.handOver.stay}
        </button>
        <button type="button" class="btn pri" onClick={hand}>
          {words.handOver.go}
        </button>
      </footer>
    </Dialog>
  )
}
