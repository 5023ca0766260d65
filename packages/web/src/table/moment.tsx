// A moment: what concerns whoever looks stands over the board for a beat, in words, with the captain it came from.
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import { seatOf } from './log-lines.ts'
import { PhraseLine } from './phrase.tsx'
import type { AnyScene, TableState } from './table-state.ts'
import { toldIn } from './whole-score.ts'

interface MomentProps {
  readonly state: TableState
  readonly scene: AnyScene
}

export function Moment({ state, scene }: MomentProps) {
  const { at, way } = state.look.value ?? state.queue.shown.value
  const { begun, phase } = state.progress.value
  if (way !== 'step' || phase === 'seen') return null
  const event = state.narrator.score(at)[begun - 1]?.moment
  if (event === undefined) return null
  const told = toldIn(state.session.frames.value, at)
  const { text, reader, me } = scene
  const phrase = state.module.moment?.(event, told, reader) ?? text.event(event, reader)
  if (phrase === null) return null
  const seat = seatOf(event)
  const stake = state.module.concerns(event, me, told)?.stake ?? 'news'
  return (
    <div class="moment" data-stake={stake} aria-hidden="true">
      <p class="sheet keep-rule">
        {seat === null ? <Icon name="flag" /> : <SeatChip seat={seatIndex(seat)} size={34} />}
        <span>
          <PhraseLine phrase={phrase} reader={reader} chips="left out" />
        </span>
      </p>
    </div>
  )
}
