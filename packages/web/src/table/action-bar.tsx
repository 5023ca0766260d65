// Whose turn it is, what is asked, and what can be done about it: always in the same order, always in the same place.
import type { AnyMove } from '@flibuste/kernel'
import { has, isSingle, lowest, seatsOf, series } from '@flibuste/kernel'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon, SeatChip, seatIndex, type IconName } from '../art/index.ts'
import { callingReader } from '../kit/call-name.ts'
import { about } from '../kit/explain.ts'
import { sameMove } from '../kit/moves.ts'
import { NO_ACTIONS } from '../kit/offer.ts'
import type { Action, Actions } from '../kit/table-module.ts'
import { Absent } from './absent.tsx'
import { BAR_ID, focusWhatIsLeft, useBarFocus } from './bar-focus.ts'
import { ClauseSign } from './clause-chip.tsx'
import { withChosen } from './hint.ts'
import { HintExtra, HintPart } from './hint-extra.tsx'
import { HeldWho, seatHeld, TakeHelm } from './helm.tsx'
import { canSkip, type Wait } from './skipping.ts'
import { LastWord } from './last-word.tsx'
import { listed } from './listed.ts'
import { Muster, OwnCards } from './muster.tsx'
import { narrationOf } from './narration.ts'
import { PaceControl } from './pace-control.tsx'
import { useOnlooker } from './onlooker.ts'
import { OrderAtOnce, OrderMark, Passing, SaidAhead } from './orders-bar.tsx'
import { PhraseLine } from './phrase.tsx'
import { shownKey } from './shortcuts.ts'
import { SinceExtra } from './since-sheet.tsx'
import { isMustered, type AnyScene, type TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

export interface BarProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly scene: AnyScene
}

/** A primary that comes before anything was chosen reads as advice: in a lesson it stands among the others. */
function unadvised(actions: Actions<AnyMove>, state: TableState, scene: AnyScene): Actions<AnyMove> {
  const { primary, others } = actions
  if (primary === null || primary.move === null) return actions
  const { primary: proposed } = state.module.actions(scene, signal(state.module.emptyDraft))
  const isChosen = proposed?.move == null || !sameMove(proposed.move, primary.move)
  return isChosen ? actions : { ...actions, primary: null, others: [primary, ...others] }
}

/** What the bar offers now; nothing while it is somebody else's turn. */
export function actionsOf(state: TableState, ui: TableUi, scene: AnyScene): Actions<AnyMove> {
  if (scene.legal.length === 0) return NO_ACTIONS
  const actions = withChosen(
    state.module.actions(scene, state.draft.value),
    ui.hint.chosen.value,
    scene,
    ui.hint.module.value,
  )
  return state.session.tutor === undefined ? actions : unadvised(actions, state, scene)
}

export function runAction(action: Action<AnyMove>, ui: TableUi): void {
  if (action.asks === true) ui.dialog.value = 'moves'
  action.run?.()
  if (action.move !== null) ui.play(action.move)
}

function ActionButton({ action, ui, kind }: { action: Action<AnyMove>; ui: TableUi; kind: 'pri' | '' }) {
  return (
    <button
      type="button"
      class={`btn ${action.asks === true ? 'asks' : kind} ${action.brief === true ? 'brief' : ''}`}
      data-action={action.asks === true ? 'ask' : kind === 'pri' ? 'primary' : 'other'}
      data-plays={action.move?.kind}
      aria-haspopup={action.asks === true ? 'dialog' : undefined}
      aria-label={action.name ?? (action.brief === true ? action.label : undefined)}
      aria-keyshortcuts={action.key}
      onClick={() => runAction(action, ui)}
    >
      {action.icon}
      <span>{action.label}</span>
      {action.key !== undefined && <kbd aria-hidden="true">{shownKey(action.key)}</kbd>}
    </button>
  )
}

const seatsWaited = (scene: AnyScene): readonly number[] => seatsOf(scene.view.asked & ~scene.view.answered)

/** Nobody is asked anything more. */
const isOver = ({ asked }: Pick<AnyScene['view'], 'asked'>): boolean => asked === 0

/** The seat the bar speaks for: mine when I am asked, else the first that is waited for; null: it speaks of the end. */
function barSeat({ view, me }: AnyScene): number | null {
  if (isOver(view)) return null
  const waited = view.asked & ~view.answered
  return has(waited, me) ? me : (seatsOf(waited)[0] ?? Math.max(me, 0))
}

/** Under a thumb a title has one line, and what matters stands behind the name. */
const titled = (scene: AnyScene): AnyScene =>
  scene.layout === 'phone' ? { ...scene, reader: callingReader(scene.reader, scene.captains) } : scene

/** Asked of one alone at a shared screen, it names who is asked. */
function musterTitle({ session, captains }: TableState): string {
  const asked = session.muster.value
  const alone = isSingle(asked) ? captains.value[lowest(asked)]?.name : undefined
  return alone === undefined ? say().muster.title : say().muster.titleAlone(alone)
}

function Who({ scene, state, ui, hint, children }: BarProps & { hint: string | null; children: ComponentChildren }) {
  const called = titled(scene)
  const narration = narrationOf(state, called)
  const watching = useOnlooker(state, scene)
  const { seat, prompt: told } = narration ?? {
    seat: barSeat(scene),
    prompt: scene.text.prompt(scene.view, called.reader),
  }
  const prompt = watching ?? told
  return (
    <div class="who" data-told={narration === null ? undefined : 'later'}>
      {seat === null ? <Icon name="anchor" /> : <SeatChip seat={seatIndex(seat)} size={30} />}
      <div>
        <h2 class="turn">{isMustered(state) ? musterTitle(state) : prompt.title}</h2>
        <p class="hint">
          <span>{hint ?? <PhraseLine phrase={prompt.sentence} reader={scene.reader} chips="left out" />}</span>
          {prompt.clause !== '' && <ClauseSign clause={prompt.clause} hands={ui} />}
        </p>
        {narration === null && children}
      </div>
    </div>
  )
}

function Steps({ scene, state }: BarProps) {
  const { steps } = scene.text
  if (steps.length === 0 || state.module.ownSteps?.includes(scene.layout) === true) return null
  const view = state.toldView.value ?? scene.view
  if (isOver(view)) return null
  const now = scene.text.stepOf(view)
  return (
    <ol class="steps" aria-label={say().steps} {...about('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          class={index < now ? 'done' : index === now ? 'now' : ''}
          aria-current={index === now ? 'step' : undefined}
        >
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** One's own dice lie there, and nobody goes on before they are read. */
const isReadingOwn = ({ queue, narrator, progress }: TableState): boolean =>
  queue.again.value === null && narrator.score(queue.shown.value.at)[progress.value.begun - 1]?.own === true

/** A press so soon after one's own dice went was meant for them, not for what is told since. */
const GONE_MS = 700

/** When it last turned from true to false. */
function useGoneAt(is: boolean): { readonly current: number } {
  const gone = useRef(-Infinity)
  useLayoutEffect(
    () =>
      is
        ? () => {
            gone.current = performance.now()
          }
        : undefined,
    [is],
  )
  return gone
}

/** Comes and goes with what there is to skip; a keyboard that rests on it stays at the bar. */
function SkipButton({ state, ui }: Pick<BarProps, 'state' | 'ui'>) {
  const words = say()
  const isOwn = isReadingOwn(state)
  const ownGone = useGoneAt(isOwn)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current !== null && current === document.activeElement) setTimeout(focusWhatIsLeft)
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      class="btn"
      data-action="skip"
      title={isOwn ? undefined : words.skipHint}
      onClick={() => performance.now() - ownGone.current > GONE_MS && ui.skip()}
    >
      <Icon name={isOwn ? 'check' : 'last'} />
      <span>{isOwn ? words.goOn : words.skip}</span>
      <kbd aria-hidden="true">.</kbd>
    </button>
  )
}

/** In a lesson nobody thinks: it is the lesson that waits, for whoever reads. */
export const waitOf = ({ state, scene }: Pick<BarProps, 'state' | 'scene'>): Wait => ({
  kind: state.session.kind,
  isTelling: !state.queue.ready.value && !state.queue.held.value,
  captains: state.session.tutor === undefined ? seatsWaited(scene).flatMap((seat) => scene.captains[seat] ?? []) : [],
})

/** Whether there is a wait this page can skip. */
export const hasWait = (props: Pick<BarProps, 'state' | 'scene'>): boolean => canSkip(waitOf(props))

/** Several answer and are shown together; one who is asked alone is shown at once. */
const quietWait = ({ view }: AnyScene, names: string): string =>
  isSingle(view.asked) ? say().quietAlone(names) : say().quietAsked(names)

function Waiting({ scene, state, ui }: BarProps) {
  const words = say()
  const waited = seatsWaited(scene)
  const isQuiet = scene.view.pace === 'quiet'
  const isAnswered = has(scene.view.answered, scene.me)
  const isNarrated = narrationOf(state, scene) !== null
  if (state.session.sending.value) return <p class="caption waiting">{words.sending}</p>
  // Nobody waits for himself: what this seat is asked next is not to be seen before the board has shown what led to it.
  const waitedFor = isQuiet ? waited : waited.filter((seat) => seat !== scene.me)
  const names = series(
    waitedFor.map((seat) => scene.reader.name(seat)),
    words.and,
  )
  const areBots = waitedFor.every((seat) => scene.captains[seat]?.bot != null)
  return (
    <>
      {isQuiet && !isNarrated && (
        <p class="caption waiting">{isAnswered ? words.quietAnswered : quietWait(scene, names)}</p>
      )}
      {names !== '' && !isQuiet && !isNarrated && (
        <p class="caption waiting">{areBots ? words.thinking(names, waitedFor.length) : words.waitingFor(names)}</p>
      )}
      {hasWait({ state, scene }) && <SkipButton state={state} ui={ui} />}
      {state.session.tutor === undefined && <PaceControl state={state} />}
    </>
  )
}

interface ExtraProps {
  readonly name: 'all' | 'undo' | 'again'
  readonly icon: IconName
  readonly label: string
  /** What is left of the label on a phone. */
  readonly short?: number
  readonly shortcut: string
  readonly run: () => void
}

function Extra({ name, icon, label, short, shortcut, run }: ExtraProps) {
  return (
    <button
      type="button"
      class="extra"
      data-action={name}
      aria-label={label}
      title={name === 'again' ? label : undefined}
      aria-haspopup={name === 'all' ? 'dialog' : undefined}
      aria-keyshortcuts={shortcut}
      onClick={run}
    >
      <Icon name={icon} />
      {name !== 'again' && <span class="big-only">{label}</span>}
      {short !== undefined && <span class="phone-only">{short}</span>}
      <kbd aria-hidden="true">{shownKey(shortcut)}</kbd>
    </button>
  )
}

/** There is something to tell again, and nothing being told. */
const canReplay = ({ queue, latest }: TableState): boolean => queue.ready.value && latest.value > 0

/** What every game has at every step. */
function Extras({ scene, ui, state }: BarProps) {
  const words = say()
  const moves = useMemo(() => listed(scene).length, [scene.legal, scene.language])
  const count = ui.orders.passing.value === null ? moves : 0
  const list = (): void => void (ui.dialog.value = 'moves')
  return (
    <div class="extras">
      <OrderMark state={state} ui={ui} />
      <OrderAtOnce state={state} ui={ui} scene={scene} />
      <SaidAhead state={state} ui={ui} scene={scene} />
      <SinceExtra state={state} ui={ui} scene={scene} />
      {count > 0 && (
        <Extra name="all" icon="menu" label={words.allMoves(count)} short={count} shortcut="m" run={list} />
      )}
      <HintExtra state={state} ui={ui} scene={scene} />
      {canReplay(state) && (
        <Extra name="again" icon="reroll" label={words.again} shortcut="Shift+G" run={() => ui.tellAgain()} />
      )}
      {state.session.position.value?.mayUndo === true && (
        <Extra name="undo" icon="undo" label={words.undo} shortcut="u" run={() => ui.undo()} />
      )}
    </div>
  )
}

/** Nothing to press: others are waited for, or the page answers by order. */
function Idle(props: BarProps) {
  const isPassing = props.ui.orders.passing.value !== null
  if (isMustered(props.state)) return <Muster key={props.state.session.position.value?.decision} state={props.state} />
  if (isPassing && !props.state.session.sending.value) return <Passing {...props} />
  const { open } = props.state.session
  if (props.scene.legal.length > 0)
    return open.value === null ? null : <OwnCards state={props.state} seat={open.value} />
  return (
    <>
      <Absent {...props} />
      <Waiting {...props} />
    </>
  )
}

/** On a phone, what is only an icon comes right after the primary, as it stands there. */
const inOrder = ({ others }: Actions<AnyMove>, { layout }: AnyScene): readonly Action<AnyMove>[] =>
  layout === 'phone' ? others.toSorted((one, two) => Number(two.brief ?? false) - Number(one.brief ?? false)) : others

function Choices({ actions, ...props }: BarProps & { readonly actions: Actions<AnyMove> }) {
  return (
    <div class="choices">
      {actions.primary !== null && <ActionButton action={actions.primary} ui={props.ui} kind="pri" />}
      {inOrder(actions, props.scene).map((action) => (
        <ActionButton key={action.label} action={action} ui={props.ui} kind="" />
      ))}
      <Idle {...props} />
    </div>
  )
}

export function ActionBar(props: BarProps) {
  const { state, ui, scene } = props
  const isPassing = ui.orders.passing.value !== null
  const actions = isPassing ? NO_ACTIONS : actionsOf(state, ui, scene)
  const bar = useBarFocus(state, ui)
  const held = seatHeld(state)
  const isMine = state.myTurn.value
  const isBehind = state.at.value < state.latest.value
  const isHinting = ui.hint.shown.value !== null
  return (
    <section
      ref={bar}
      id={BAR_ID}
      class={`act sheet keep-rule ${isMine ? 'awaits' : ''}`}
      aria-label={say().actionBar}
      tabIndex={-1}
      data-turn={isMine ? 'mine' : 'other'}
      data-catching-up={isBehind ? 'yes' : undefined}
      data-hinting={isHinting ? 'yes' : undefined}
    >
      {held === null ? (
        <Who {...props} hint={isMustered(state) ? say().muster.hint : (actions.hint ?? null)}>
          <LastWord {...props} actions={actions} />
        </Who>
      ) : (
        <HeldWho seat={held} state={state} scene={scene} />
      )}
      {isHinting ? <HintPart part="HintCaption" {...props} /> : <Steps {...props} />}
      <div class="moves">
        {held === null ? (
          isHinting ? (
            <HintPart part="HintCards" {...props} />
          ) : (
            <Choices {...props} actions={actions} />
          )
        ) : (
          <TakeHelm seat={held} ui={ui}>
            <Idle {...props} />
          </TakeHelm>
        )}
        <Extras {...props} />
      </div>
    </section>
  )
}
