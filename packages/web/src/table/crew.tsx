// The captains at the table: who they are, how they stand, whose turn it is.
import { has } from '@flibuste/kernel'
import { Icon, Portrait, SeatChip, seatIndex, type IconName } from '../art/index.ts'
import { about } from '../kit/explain.ts'
import type { Captain } from '../kit/table-module.ts'
import { sharedWords } from '../kit/words.ts'
import { mySeats } from './captains.ts'
import { layoutOf } from './layout.ts'
import type { PanelProps } from './log.tsx'
import { Onlookers } from './onlookers.tsx'
import { seatActOf, type SeatAct } from './seat-acts.ts'
import type { AnyScene } from './table-state.ts'
import { say } from './words.ts'

function roleOf(captain: Captain, isOwned: boolean): string {
  const words = say()
  if (captain.bot !== null && isOwned) return words.heldByBot
  if (captain.bot !== null) return sharedWords().levels[captain.bot].role
  if (captain.isMe) return words.you
  return captain.here ? '' : words.away
}

/** Nothing anybody waits for: me, or a bot in a seat of its own. Goes first where room is short. */
const isUsual = ({ bot, isMe }: Captain, isOwned: boolean): boolean => (bot === null ? isMe : !isOwned)

interface RowProps extends PanelProps {
  readonly captain: Captain
  readonly scene: AnyScene
}

const ACT_ICONS: { readonly [A in SeatAct]: IconName } = { hand: 'robot', keepWarm: 'robot', reclaim: 'hand' }

/** At a shared screen everybody is me: there the menu does for whoever is being asked. */
function SeatButton({ captain, state, ui }: Omit<RowProps, 'scene'>) {
  const { session } = state
  const table = session.table.value
  const act = seatActOf(table, session.myId, captain.seat)
  if (act === null || (act !== 'keepWarm' && mySeats(table, session.myId).length > 1)) return null
  const label = act === 'keepWarm' ? say().keepWarm(captain.name) : say().seatActs[act]
  return (
    <button type="button" class="seat-act" aria-label={label} title={label} onClick={() => ui.seat(captain.seat, act)}>
      <Icon name={ACT_ICONS[act]} />
    </button>
  )
}

function CaptainRow({ captain, scene, state, ui }: RowProps) {
  const told = state.toldView.value ?? scene.view
  const { module } = state
  const isAsked = has(state.lit.value, captain.seat)
  const isOwned = state.session.table.value.seats[captain.seat]?.owner != null
  return (
    <li class={isAsked ? 'current' : ''} {...about('captain', captain.seat)}>
      <SeatChip seat={seatIndex(captain.seat)} size={22} />
      {captain.bot !== null && !isOwned && <Portrait level={captain.bot} size={28} />}
      <b class="captain-name">{captain.name}</b>
      <i class={isUsual(captain, isOwned) ? 'role usual' : 'role'}>{roleOf(captain, isOwned)}</i>
      {isAsked && <span class="visually-hidden">{say().toMove}</span>}
      <span class="standing">
        {module.standing(state.countedView.value ?? told, captain.seat)}
        {module.standingIcon !== undefined && <Icon name={module.standingIcon} />}
      </span>
      <SeatButton captain={captain} state={state} ui={ui} />
    </li>
  )
}

export function CrewPanel({ state, ui }: PanelProps) {
  const scene = state.scene.value
  const isOnlooker = mySeats(state.session.table.value, state.session.myId).length === 0
  return (
    <section class="sheet box crew" aria-label={say().captains}>
      <header class="sheet-head">
        <h2>{say().captains}</h2>
        {isOnlooker && <span class="caption">{say().watching}</span>}
      </header>
      <ul class={state.captains.value.length > 4 ? 'many' : ''}>
        {scene !== null &&
          state.captains.value.map((captain) => (
            <CaptainRow key={captain.seat} captain={captain} scene={scene} state={state} ui={ui} />
          ))}
      </ul>
      {layoutOf().value === 'phone' && <Onlookers spectators={state.session.table.value.spectators} />}
    </section>
  )
}
