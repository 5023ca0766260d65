// What the page knows of a match, as signals: the frame on show and how far it has been told, the scene a board is drawn from, and
// what is said beside it. Knows sessions and the module contract; draws nothing.
import {
  has,
  NO_SEATS,
  type AnyEvent,
  type AnyMove,
  type Asked,
  type GameText,
  type Reader,
  type SeatSet,
  type Viewer,
} from '@flibuste/kernel'
import type { Frame, Position } from '@flibuste/protocol'
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { language } from '../kit/language.ts'
import { eventsBegun, ownBegun } from '../kit/score.ts'
import { storage } from '../kit/storage.ts'
import type { AnyTableModule, Captain, Happened, Scene } from '../kit/table-module.ts'
import { PACE_FIGURES } from '../kit/tempo.ts'
import type { Session } from '../session/session.ts'
import { captainsOf, logViewer, mySeats, readerFor } from './captains.ts'
import { frameQueue, type FrameQueue, type Shown } from './frame-queue.ts'
import { later } from './later.ts'
import { layoutOf } from './layout.ts'
import { litSeats } from './lit.ts'
import { eventsOf } from './log-lines.ts'
import { turnsTold } from './log-state.ts'
import { takenSince } from './since.ts'
import type { Turn } from './log-turns.ts'
import { followLook, narrator, type Narrator } from './narrator.ts'
import { paceChoice, type PaceChoice } from './pace-choice.ts'
import { whoAnswers } from './who-answers.ts'
import { isPlayed, type Progress } from '../kit/teller.ts'
import { say } from './words.ts'

export type AnyScene = Scene<Asked, AnyMove, AnyEvent>

/** Where somebody looks back to, and whether it was reached step by step (then it moves) or by a jump. */
export type Look = Shown

/** The last frame anything has been said about, and how many of its events. */
export interface ToldSoFar {
  readonly at: number
  readonly events: number
}

export interface TableState {
  readonly session: Session
  readonly module: AnyTableModule
  readonly text: Signal<GameText>
  readonly captains: ReadonlySignal<readonly Captain[]>
  readonly logReader: ReadonlySignal<Reader>
  readonly queue: FrameQueue
  readonly narrator: Narrator
  readonly pace: PaceChoice
  /** The seat this page answers for, with its eyes or openly; whoever has just answered until all that came of it is told. */
  readonly me: ReadonlySignal<Viewer>
  /** Null: the present. */
  readonly look: Signal<Look | null>
  /** How many times as fast a match is told that is looked back to. */
  readonly speed: Signal<number>
  /** Which frame is on show. */
  readonly at: ReadonlySignal<number>
  /** How far it has been told. */
  readonly progress: ReadonlySignal<Progress>
  /** What the log and the voice have come to: nothing beside the board is ahead of it. */
  readonly told: ReadonlySignal<ToldSoFar>
  /** The log, turn by turn, as far as it has been told; one picture after the board. */
  readonly turns: ReadonlySignal<readonly Turn[]>
  /** What stands when all that is told so far has happened: whose turn, which step. */
  readonly toldView: ReadonlySignal<Asked | null>
  /** Whose panel is lit. */
  readonly lit: ReadonlySignal<SeatSet>
  /** What the captains' figures are taken from. */
  readonly countedView: ReadonlySignal<Asked | null>
  /** Something is still kept back, or told again: nobody is asked anything. */
  readonly isTelling: ReadonlySignal<boolean>
  readonly latest: ReadonlySignal<number>
  /** Null until the first position is there. */
  readonly scene: ReadonlySignal<AnyScene | null>
  readonly draft: ReadonlySignal<Signal<unknown>>
  /** The table waits for this page, and all that led to it has been told. */
  readonly myTurn: ReadonlySignal<boolean>
  /** The match is over, and its last frame has been seen. */
  readonly over: ReadonlySignal<boolean>
  close(): void
}

type Base = Pick<
  TableState,
  'session' | 'module' | 'text' | 'me' | 'look' | 'speed' | 'queue' | 'narrator' | 'pace' | 'latest' | 'captains'
>

const NO_EVENTS: readonly AnyEvent[] = []
const ALL = Number.MAX_SAFE_INTEGER

function shownView(position: Position, frames: readonly Frame[], at: number, isPresent: 'present' | 'past'): Asked {
  return (isPresent === 'present' ? position.view : (frames[at]?.view ?? position.view)) as Asked
}

function happenedAt({ session, narrator }: Base, { at, way }: Shown, progress: Progress): Happened<AnyEvent> {
  const frame = session.frames.value[at]
  const isStep = way === 'step'
  const score = isStep ? narrator.score(at) : []
  const written = eventsOf(frame)
  const events = isStep ? written : NO_EVENTS
  return {
    number: frame?.entry ?? session.position.value?.entries ?? 0,
    events,
    written,
    score,
    begun: ownBegun(score, progress.begun),
    told: Math.min(progress.told, events.length),
    isOver: !isStep || progress.phase !== 'telling',
  }
}

/** As far as it has been told: what is still on its way is taken from nobody yet. */
function takenOf({ session, module, me }: Base, { at }: Shown, isTold: boolean): readonly AnyEvent[] {
  const seat = me.value
  if (seat < 0) return NO_EVENTS
  const taken = takenSince({ frames: session.frames.value.slice(0, isTold ? at + 1 : at), module, seat })
  return taken.length === 0 ? NO_EVENTS : taken
}

interface Telling {
  readonly progress: ReadonlySignal<Progress>
  readonly lit: ReadonlySignal<SeatSet>
  readonly isTelling: ReadonlySignal<boolean>
  readonly taken: ReadonlySignal<readonly AnyEvent[]>
}

function sceneOf(base: Base, at: Shown, { progress, lit, isTelling, taken }: Telling): AnyScene | null {
  const { session, text, look, latest, captains } = base
  const position = session.position.value
  if (position === null) return null
  const isPresent = look.value === null && at.at === latest.value
  const me = base.me.value
  return {
    view: shownView(position, session.frames.value, at.at, isPresent ? 'present' : 'past'),
    me,
    legal: isPresent && !isTelling.value && !session.sending.value ? (position.legal as AnyMove[]) : [],
    captains: captains.value,
    language: language.value,
    text: text.value,
    reader: readerFor(me, captains.value),
    happened: happenedAt(base, at, progress.value),
    lit: lit.value,
    taken: taken.value,
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
  const pace = paceChoice(session.game.id, storage, session.tutor === undefined ? 'calm' : 'normal')
  const voice = narrator(session, module, pace)
  const queue = frameQueue({ latest, ...voice.queueNeeds })
  const isTold = computed(() => queue.shown.value.at === latest.value && queue.progress.value.phase !== 'telling')
  const me = whoAnswers(session, isTold)
  return {
    session,
    me,
    module,
    text: signal(text),
    look: signal<Look | null>(null),
    speed: signal(1),
    latest,
    pace,
    narrator: voice,
    queue,
    captains: steady(() => captainsOf(session.table.value, { myId: session.myId, viewer: me.value }, say().emptySeat)),
  }
}

/** How far the page has come in what is on show, and what may be said of it. */
function tellingOf(base: Base, lookProgress: ReadonlySignal<Progress>) {
  const { session, look, queue, latest } = base
  const shown = computed(() => look.value ?? queue.shown.value)
  const progress = computed(() => (look.value === null ? queue.progress.value : lookProgress.value))
  const isTelling = computed(
    () => look.value === null && (queue.again.value !== null || queue.progress.value.phase === 'telling'),
  )
  const told = computed((): ToldSoFar => {
    if (look.value !== null) return { at: latest.value, events: ALL }
    const again = queue.again.value
    return again === null ? { at: queue.shown.value.at, events: queue.progress.value.told } : { at: again, events: ALL }
  })
  /** Of the frame on show, once nothing that matters is left to tell; until then of the one before. */
  const viewOnce = (matters: (event: AnyEvent) => boolean): Asked | null => {
    const { at } = shown.value
    const frames = session.frames.value
    const isTold = !eventsOf(frames[at]).slice(progress.value.told).some(matters)
    const present = (session.position.value?.view ?? null) as Asked | null
    if (isTold && at === latest.value) return present
    return (frames[isTold ? at : at - 1]?.view ?? present) as Asked | null
  }
  const toldView = computed(() => viewOnce(() => true))
  const countedView = computed(() => {
    const view = viewOnce(({ type }) => base.module.counts.includes(type))
    const isStep = shown.value.way === 'step'
    if (view === null || !isStep || base.module.counted === undefined) return view
    const events = eventsOf(session.frames.value[shown.value.at])
    return base.module.counted(view, events.slice(0, progress.value.told))
  })
  const lit = computed(() => litIn(base, shown.value, progress.value, isTelling.value))
  return { shown, progress, isTelling, told, toldView, countedView, lit }
}

/** Of the frame on show, as far as its beats have begun. */
function litIn(base: Base, { at, way }: Shown, { begun, phase }: Progress, isTelling: boolean): SeatSet {
  const { session, look, latest, module, narrator: voice } = base
  const { position, frames } = session
  const isPresent = look.value === null && at === latest.value
  const after = (isPresent ? position.value?.view : frames.value[at]?.view) as Asked | undefined
  if (after === undefined) return NO_SEATS
  const before = (frames.value[at - 1]?.view ?? after) as Asked
  const events = way === 'step' ? eventsOf(frames.value[at]).slice(0, eventsBegun(voice.score(at), begun)) : NO_EVENTS
  const isAsked = isPresent && !isTelling && isAskedHere(base)
  return litSeats({ before, after, begun: events, isPlayed: isAsked || isPlayed(phase) }, module.turns)
}

function isAskedHere({ session }: Base): boolean {
  const position = session.position.value
  if (position === null) return false
  const view = position.view as Asked
  return position.legal.length > 0 && has(view.asked & ~view.answered, session.open.value ?? position.viewer)
}

/** The table lies open before the people of this screen, who are asked together. */
export const isMustered = (state: Pick<TableState, 'session' | 'myTurn'>): boolean =>
  state.myTurn.value && state.session.muster.value !== 0

const isAskedTogether = ({ session }: Base): boolean => session.muster.value !== 0

export function tableState(session: Session, module: AnyTableModule, text: GameText): TableState {
  const base = baseOf(session, module, text)
  const looked = followLook(base)
  const { shown, ...telling } = tellingOf(base, looked.progress)
  const isTold = computed(() => telling.progress.value.phase !== 'telling')
  const taken = computed(() => takenOf(base, shown.value, isTold.value))
  const scene = computed(() => sceneOf(base, shown.value, { ...telling, taken }))
  const at = computed(() => shown.value.at)
  const isPresent = computed(() => base.look.value === null && at.value === base.latest.value)
  const decision = computed(() => `${session.position.value?.decision ?? 0}/${session.position.value?.viewer ?? 0}`)
  const logMe = computed(() => logViewer(base.me.value, mySeats(session.table.value, session.myId)))
  const logReader = computed(() => readerFor(logMe.value, base.captains.value))
  const happened = later(computed(() => ({ frames: session.frames.value, told: telling.told.value })))
  session.heed(
    base.queue.ready,
    () => PACE_FIGURES[base.pace.pace.peek()].patience * base.narrator.share(base.queue.shown.peek().at),
  )
  return {
    ...base,
    ...telling,
    at,
    scene,
    logReader,
    turns: turnsTold({ happened: happened.value, module, text: base.text, reader: logReader }),
    draft: computed(() => {
      void decision.value
      return signal(module.emptyDraft)
    }),
    myTurn: computed(() => isPresent.value && !telling.isTelling.value && (isAskedHere(base) || isAskedTogether(base))),
    // A lesson that ends with a victory has something to say of it.
    over: computed(
      () =>
        session.tutor === undefined &&
        isPresent.value &&
        base.queue.ready.value &&
        (scene.value?.view.asked ?? 1) === 0,
    ),
    close() {
      happened.close()
      looked.close()
      base.queue.close()
    },
  }
}
