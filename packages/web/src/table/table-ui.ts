// What lies open over the table, and everything a person can do at it. Draws nothing; every component and key goes through here.
import type { AnyMove, Explanation, Refusal, Seat } from '@flibuste/kernel'
import { batch, signal, type Signal } from '@preact/signals'
import { answerFirst } from '../kit/answer-first.ts'
import { allowed } from '../kit/moves.ts'
import { scoreMs } from '../kit/score.ts'
import { playSound } from '../kit/sound.ts'
import { storage } from '../kit/storage.ts'
import type { Hands } from '../kit/table-module.ts'
import type { Denial } from '../session/session.ts'
import { refusalOf } from './refusal.ts'
import { sittingFor, type SeatAct } from './seat-acts.ts'
import { sinceMine, type Span } from './since.ts'
import type { AnyCoachModule } from '../kit/coach.ts'
import type { AnyHintModule } from '../kit/hint.ts'
import { coaching, type Coach } from './coach.ts'
import { hinting, type Hinting } from './hint.ts'
import type { HintView } from './hint-extra.tsx'
import { logChoice, type LogChoice } from './log-choice.ts'
import { turnFrom } from './log-turns.ts'
import type { StandingOrders } from './standing-order.ts'
import type { TableState } from './table-state.ts'
import { say } from './words.ts'

/** A refusal as the toast shows it; `number` tells two equal ones apart. */
export interface RefusalNote {
  readonly number: number
  readonly clause: string | null
  readonly words: Explanation
}

/** The rulebook is open: at which clause, and what it means here. */
export interface RulebookPlace {
  readonly clause: string | null
  readonly here: Explanation | null
}

export const TABS = ['table', 'log', 'chat', 'crew'] as const
export type Tab = (typeof TABS)[number]

export type DialogName = 'moves' | 'keys' | 'about' | 'orders' | 'hand'

export interface TableUi extends Hands<AnyMove> {
  readonly refusal: Signal<RefusalNote | null>
  readonly rulebook: Signal<RulebookPlace | null>
  readonly tab: Signal<Tab>
  readonly dialog: Signal<DialogName | null>
  readonly replaying: Signal<boolean>
  readonly note: Signal<string | null>
  /** The curtain is down, and whom it waits for: nothing of the table is in the page. */
  readonly curtain: Signal<Seat | null>
  /** Counts moves that were tried, also in vain: at once, where the move itself waits for a picture. */
  readonly touched: Signal<number>
  /** Counts own moves, so that the action bar knows when to take the focus back. */
  readonly moved: Signal<number>
  /** What this page answers for its player. */
  readonly orders: StandingOrders
  /** Where it lies over the board, whether "since your turn" is unfolded. */
  readonly sinceOpen: Signal<boolean>
  /** Counts what was skipped, so that the board stands still at once. */
  readonly skipped: Signal<number>
  /** What the reader wants of the log. */
  readonly log: LogChoice
  /** What a bot would do, when somebody asks. */
  readonly hint: Hinting
  /** Explains what is new to this browser. */
  readonly coach: Coach
  undo(): void
  /** Tells these frames once more; without them, what was told last. */
  tellAgain(frames?: Span): void
  /** Looks at a frame of the past; the last one while the match goes on is the present. */
  lookAt(at: number): void
  /** Shows the match again from a frame on. */
  replay(from: number): void
  /** One frame on or back. */
  step(by: 1 | -1): void
  /** To where the next turn begins, or the one before. */
  stepTurn(by: 1 | -1): void
  backToNow(): void
  openRulebook(place?: RulebookPlace): void
  closeTopmost(): boolean
  /** Lets the curtain down before a captain, over everything that lay open for the one before. */
  cover(seat: Seat): void
  /** Hands a seat to a bot, or takes it back. To hand over one's own is asked first. */
  seat(seat: Seat, act: SeatAct): void
  handOver(seat: Seat): void
  tell(denial: Denial | null): void
}

type Signals = Pick<
  TableUi,
  | 'refusal'
  | 'rulebook'
  | 'tab'
  | 'dialog'
  | 'replaying'
  | 'note'
  | 'curtain'
  | 'touched'
  | 'moved'
  | 'skipped'
  | 'sinceOpen'
>

const newSignals = (): Signals => ({
  refusal: signal<RefusalNote | null>(null),
  rulebook: signal<RulebookPlace | null>(null),
  tab: signal<Tab>('table'),
  dialog: signal<DialogName | null>(null),
  replaying: signal(false),
  note: signal<string | null>(null),
  curtain: signal<Seat | null>(null),
  touched: signal(0),
  moved: signal(0),
  skipped: signal(0),
  sinceOpen: signal(false),
})

const WHOLE_BOOK: RulebookPlace = { clause: null, here: null }

const reasonOf = ({ problem }: Denial): string => say().denials[problem] ?? say().denied

function refuser(state: TableState, { refusal }: Signals) {
  let count = 0
  const show = (clause: string | null, words: Explanation): void => {
    refusal.value = { number: ++count, clause, words }
    playSound('refused')
  }
  return {
    refuse(reason: Refusal, move: AnyMove | null): void {
      const scene = state.scene.peek()
      if (scene === null) return
      show(reason.clause, state.text.peek().refusal(reason, move, scene.view, scene.reader))
    },
    deny(denial: Denial | null, move: AnyMove | null): void {
      if (denial === null) return
      if (denial.refusal !== null) this.refuse(denial.refusal, move)
      else show(null, { fact: say().notDone, reason: reasonOf(denial), instead: '' })
    },
  }
}

type Refuser = ReturnType<typeof refuser>
type Gate = ReturnType<typeof answerFirst>

/** Whom the page is asked for, and what: a press for another question than the one on the table is for nothing. */
function questionOf({ session }: TableState): string {
  const position = session.position.peek()
  return `${position?.decision} ${position?.viewer}`
}

function player(
  state: TableState,
  { refusal, touched, moved, dialog }: Signals,
  { refuse, deny }: Refuser,
  press: Gate,
) {
  const { session, module } = state
  const isOpen = (move: AnyMove): boolean => allowed(state.scene.peek()?.legal ?? [], move) && !session.sending.peek()
  const carryOut = async (move: AnyMove): Promise<void> => {
    state.queue.rest()
    batch(() => {
      refusal.value = null
      dialog.value = null
      moved.value++
    })
    deny(await session.play(move), move)
  }
  return (move: AnyMove): void => {
    touched.value++
    const scene = state.scene.peek()
    if (scene === null || session.sending.peek()) return
    if (session.tutor?.allows(move) === false) return void (dialog.value = null)
    if (!isOpen(move)) {
      refuse(refusalOf(module.game, scene.view, state.look.peek() === null ? scene.me : -1, move), move)
      return
    }
    const question = questionOf(state)
    press(() => void (questionOf(state) === question && isOpen(move) && carryOut(move)))
  }
}

function looker(state: TableState, { replaying }: Signals) {
  const isPast = (at: number): boolean => at < state.latest.peek() || replaying.peek()
  const to = (at: number, way: 'step' | 'jump'): void => {
    const within = Math.min(Math.max(at, 0), Math.max(state.latest.peek(), 0))
    state.look.value = isPast(within) ? { at: within, way } : null
  }
  return {
    lookAt: (at: number) => to(at, 'jump'),
    replay: (from: number) =>
      batch(() => {
        replaying.value = true
        to(from, 'jump')
      }),
    step: (by: 1 | -1) => to(state.at.peek() + by, by === 1 ? 'step' : 'jump'),
    stepTurn: (by: 1 | -1) => to(turnFrom(state.turns.peek(), state.at.peek(), by, state.latest.peek()), 'jump'),
    backToNow: () =>
      batch(() => {
        replaying.value = false
        state.look.value = null
        state.queue.skip()
      }),
  }
}

/** Esc: closes one thing, the nearest to the eye first. */
function closer({ dialog, refusal, rulebook }: Signals, state: TableState, hint: Hinting, backToNow: () => void) {
  return (): boolean => {
    if (dialog.peek() !== null) dialog.value = null
    else if (refusal.peek() !== null) refusal.value = null
    else if (rulebook.peek() !== null) rulebook.value = null
    else if (state.look.peek() !== null) backToNow()
    else if (hint.shown.peek() !== null) hint.hide()
    else return false
    return true
  }
}

/** What lay open may tell what its reader held: a refusal, a list of moves, a past seen through other eyes. */
const coverer = (state: TableState, signals: Signals) => (seat: Seat) =>
  batch(() => {
    for (const open of [signals.refusal, signals.rulebook, signals.dialog, signals.note, state.look]) open.value = null
    signals.tab.value = 'table'
    signals.replaying.value = false
    signals.curtain.value = seat
  })

/** Everything since this seat last moved; where nothing is, the last frame that took any time to tell. */
function lastSpan({ session, narrator, queue, latest, me }: TableState): Span {
  const to = latest.peek()
  const from = sinceMine(session.frames.peek(), me.peek())
  if (from <= to && queue.again.peek() === null) return { from, to }
  let at = to
  while (at > 1 && scoreMs(narrator.score(at)) === 0) at--
  return { from: at, to: at }
}

/** From the past or behind a tab nobody could see it. */
const replayer =
  (state: TableState) =>
  ({ from, to }: Span): void => {
    state.look.value = null
    state.narrator.leave(-1)
    state.queue.replay(Math.max(1, from), to)
  }

/** What a game says beside its board, fetched when it is wanted. */
export interface Advice {
  readonly hints: () => Promise<AnyHintModule>
  readonly hintView: () => Promise<HintView>
  /** Left out: nobody is coached here. */
  readonly coach?: (() => Promise<AnyCoachModule>) | undefined
}

export function tableUi(state: TableState, orders: StandingOrders, advice: Advice): TableUi {
  const signals = newSignals()
  const refusing = refuser(state, signals)
  const press = answerFirst()
  const hint = hinting({
    state,
    load: advice.hints,
    loadView: advice.hintView,
    tell: (denial) => refusing.deny(denial, null),
  })
  const looking = looker(state, signals)
  const openRulebook = (place: RulebookPlace = WHOLE_BOOK): void => {
    signals.rulebook.value = place
    playSound('page')
  }
  const reseat = (seat: Seat, act: SeatAct): void =>
    void state.session.seat(seat, sittingFor(act)).then((denial) => refusing.deny(denial, null))
  return {
    ...signals,
    ...looking,
    orders,
    log: logChoice(storage),
    hint,
    coach: coaching({ state, drawer: storage, load: advice.coach ?? null }),
    play: player(state, signals, refusing, press),
    consult: (clause) => openRulebook({ clause, here: null }),
    openRulebook,
    undo: () =>
      press(() => {
        signals.moved.value++
        void state.session.undo().then((denial) => refusing.deny(denial, null))
      }),
    skip: () =>
      batch(() => {
        signals.skipped.value++
        state.narrator.leave(state.queue.shown.peek().at)
        state.session.hurry()
        state.queue.skip()
      }),
    again: (entry) => replayer(state)({ from: entry, to: entry }),
    tellAgain: (frames) => replayer(state)(frames ?? lastSpan(state)),
    closeTopmost: closer(signals, state, hint, looking.backToNow),
    cover: coverer(state, signals),
    seat: (seat, act) => (act === 'hand' ? void (signals.dialog.value = 'hand') : reseat(seat, act)),
    handOver: (seat) => reseat(seat, 'hand'),
    tell: (denial) => refusing.deny(denial, null),
  }
}
