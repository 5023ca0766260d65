// What the table page knows, as signals: the frame on show, the scene a board is drawn from, and what lies open over it.
// Knows sessions and the module contract; draws nothing.
import { has, SPECTATOR, type AnyEvent, type AnyMove, type Asked, type GameText, type Reader } from '@flibuste/kernel'
import type { Frame, Position } from '@flibuste/protocol'
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { language } from '../kit/language.ts'
import { motionAllowed } from '../kit/motion.ts'
import type { AnyTableModule, Captain, Scene } from '../kit/table-module.ts'
import type { Session } from '../session/session.ts'
import { captainsOf, logViewer, mySeats, readerFor } from './captains.ts'
import { frameQueue, type FrameQueue, type Timing } from './frame-queue.ts'
import { timingOf, type Motion } from './frame-timing.ts'
import { layoutOf } from './layout.ts'
import { eventsOf } from './log-lines.ts'
import { say } from './words.ts'

export type AnyScene = Scene<Asked, AnyMove, AnyEvent>

/** Where somebody looks back to, and whether it was reached step by step (then it moves) or by a jump. */
export interface Look {
  readonly at: number
  readonly way: 'step' | 'jump'
}

export interface TableState {
  readonly session: Session
  readonly module: AnyTableModule
  readonly text: Signal<GameText>
  readonly captains: ReadonlySignal<readonly Captain[]>
  readonly logReader: ReadonlySignal<Reader>
  readonly queue: FrameQueue
  /** Null: the present. */
  readonly look: Signal<Look | null>
  /** Which frame is on show. */
  readonly at: ReadonlySignal<number>
  /** The last frame of which the board has told what came of it: nothing beside the board is ahead of that. */
  readonly told: ReadonlySignal<number>
  /** What stands in the view of that frame. */
  readonly toldView: ReadonlySignal<Asked | null>
  readonly latest: ReadonlySignal<number>
  /** Null until the first position is there. */
  readonly scene: ReadonlySignal<AnyScene | null>
  readonly draft: ReadonlySignal<Signal<unknown>>
  /** The table waits for this page, and it is on show. */
  readonly myTurn: ReadonlySignal<boolean>
  /** The match is over, and its last frame has been seen. */
  readonly over: ReadonlySignal<boolean>
}

const NO_EVENTS: readonly AnyEvent[] = []

interface Base {
  readonly session: Session
  readonly text: Signal<GameText>
  readonly look: Signal<Look | null>
  readonly queue: FrameQueue
  readonly latest: ReadonlySignal<number>
  readonly captains: ReadonlySignal<readonly Captain[]>
}

const motionNow = (): Motion => (motionAllowed() ? 'moving' : 'still')

/** How long a frame stays on show here and now. */
export const timingNow = (module: AnyTableModule, frame: Frame | undefined): Timing =>
  timingOf(module, eventsOf(frame), motionNow())

const newQueue = (session: Session, module: AnyTableModule, latest: ReadonlySignal<number>): FrameQueue =>
  frameQueue({
    latest,
    attention: () => (document.hidden ? 'away' : 'watching'),
    isStill: () => motionNow() === 'still',
    timing: (at) => timingNow(module, session.frames.peek()[at]),
  })

function shownView(position: Position, frames: readonly Frame[], at: number, isPresent: 'present' | 'past'): Asked {
  return (isPresent === 'present' ? position.view : (frames[at]?.view ?? position.view)) as Asked
}

function sceneOf(base: Base): AnyScene | null {
  const { session, text, look, queue, latest, captains } = base
  const position = session.position.value
  if (position === null) return null
  const shown = look.value ?? queue.shown.value
  const isPresent = look.value === null && shown.at === latest.value
  const frames = session.frames.value
  const me = position.viewer
  return {
    view: shownView(position, frames, shown.at, isPresent ? 'present' : 'past'),
    me,
    legal: isPresent && !session.sending.value ? (position.legal as AnyMove[]) : [],
    captains: captains.value,
    language: language.value,
    text: text.value,
    reader: readerFor(me, captains.value),
    happened: {
      number: frames[shown.at]?.entry ?? position.entries,
      events: shown.way === 'step' ? eventsOf(frames[shown.at]) : NO_EVENTS,
    },
    layout: layoutOf().value,
  }
}

/** A list made anew at every message, but the same object while it says the same: what hangs on it stays put. */
function steady<Value>(tell: () => Value): ReadonlySignal<Value> {
  let kept: Value | undefined
  return computed(() => {
    const told = tell()
    if (kept === undefined || JSON.stringify(kept) !== JSON.stringify(told)) kept = told
    return kept
  })
}

function baseOf(session: Session, module: AnyTableModule, text: GameText): Base {
  const latest = computed(() => session.frames.value.length - 1)
  const viewer = computed(() => session.position.value?.viewer ?? SPECTATOR)
  return {
    session,
    text: signal(text),
    look: signal<Look | null>(null),
    latest,
    queue: newQueue(session, module, latest),
    captains: steady(() =>
      captainsOf(session.table.value, { myId: session.myId, viewer: viewer.value }, say().emptySeat),
    ),
  }
}

export function tableState(session: Session, module: AnyTableModule, text: GameText): TableState {
  const base = baseOf(session, module, text)
  const scene = computed(() => sceneOf(base))
  const at = computed(() => base.look.value?.at ?? base.queue.shown.value.at)
  const isPresent = computed(() => base.look.value === null && at.value === base.latest.value)
  const told = computed(() => at.value - (base.look.value === null && base.queue.phase.value === 'showing' ? 1 : 0))
  const decision = computed(() => `${session.position.value?.decision ?? 0}/${session.position.value?.viewer ?? 0}`)
  const logMe = computed(() =>
    logViewer(session.position.value?.viewer ?? SPECTATOR, mySeats(session.table.value, session.myId)),
  )
  return {
    ...base,
    module,
    at,
    told,
    toldView: computed(() => {
      const view = scene.value?.view ?? null
      return told.value === at.value ? view : ((session.frames.value[told.value]?.view ?? view) as Asked | null)
    }),
    scene,
    logReader: computed(() => readerFor(logMe.value, base.captains.value)),
    draft: computed(() => {
      void decision.value
      return signal(module.emptyDraft)
    }),
    myTurn: computed(() => {
      const position = session.position.value
      if (position === null || !isPresent.value) return false
      const view = position.view as Asked
      return position.legal.length > 0 && has(view.asked & ~view.answered, position.viewer)
    }),
    over: computed(() => isPresent.value && base.queue.phase.value === 'seen' && (scene.value?.view.asked ?? 1) === 0),
  }
}
