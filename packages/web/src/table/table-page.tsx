// The page of a match: everything around the board. Knows no rules, no pieces, no network.
import type { Asked, GameText } from '@flibuste/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useTitle } from '../app/title.ts'
import { gameTitle } from '../kit/game-title.ts'
import { storage } from '../kit/storage.ts'
import type { AnyTableModule } from '../kit/table-module.ts'
import { endMotion, keepTime } from '../kit/tempo.ts'
import type { Session } from '../session/session.ts'
import { ActionBar, hasWait } from './action-bar.tsx'
import { Announcer } from './announcer.tsx'
import { hasPlayed } from './captains.ts'
import { ChatPanel } from './chat.tsx'
import { CoachFoot, CoachReading, CoachTicker } from './coach-note.tsx'
import { CrewPanel } from './crew.tsx'
import { Curtain, useCurtain } from './curtain.tsx'
import { isBareTouch } from './skipping.ts'
import { Explaining } from './explaining.tsx'
import { HintPart } from './hint-extra.tsx'
import { LaterDialogs, LaterDrawer, LaterKeeping, LaterResult, LaterScrubber } from './later-parts.tsx'
import { layoutOf } from './layout.ts'
import { LogPanel, type PanelProps } from './log.tsx'
import { Moment } from './moment.tsx'
import { Notices } from './notices.tsx'
import { usePressGuard } from './press-guard.ts'
import { Rail } from './rail.tsx'
import { RefusalToast } from './refusal-toast.tsx'
import type { ResultProps } from './result.tsx'
import type { DrawerProps } from './rulebook-drawer.tsx'
import type { LoadBook } from './rulebook-search.ts'
import { SinceSheet } from './since-sheet.tsx'
import { useOrders } from './orders-hesitation.ts'
import { heeding, standingOrders } from './standing-order.ts'
import { useKeys, useSounds, useUnread } from './table-effects.ts'
import { tableState, type AnyScene, type TableState } from './table-state.ts'
import { tableUi, type Advice } from './table-ui.ts'
import { Strip } from './strip.tsx'
import { PANEL_ID, tabId, Tabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { say } from './words.ts'
import './table.css'

export interface TablePageProps extends Advice {
  readonly session: Session
  readonly module: AnyTableModule
  readonly text: GameText
  /** What the browser's tab says. */
  readonly titled: (asked: 'asked' | 'waiting') => string
  readonly rulebook: LoadBook
  readonly cheat: LoadBook
  readonly cheatPage: string
  readonly home: () => void
  readonly openTable: (path: string) => void
  readonly opens: 'now' | 'replay'
  /** What else lies over the table: a lesson's voice. */
  readonly voice?: (props: PanelProps) => ComponentChildren
}

type SceneProps = PanelProps & { readonly scene: AnyScene }

/** What moves on the board keeps the time of what is told, and stands still when that is skipped. */
function useMotion({ state, ui, scene }: SceneProps) {
  const area = useRef<HTMLDivElement>(null)
  const { number } = scene.happened
  const { begun } = state.progress.value
  useLayoutEffect(() => {
    if (area.current !== null) keepTime(area.current)
  }, [number, begun])
  useLayoutEffect(() => {
    if (area.current !== null && ui.skipped.value > 0) endMotion(area.current)
  }, [ui.skipped.value])
  return area
}

function BoardArea({ state, ui, scene }: SceneProps) {
  const { Board } = state.module
  const area = useMotion({ state, ui, scene })
  // While something is told, a tap on the board ends it; the bar has a button for it.
  const isIdle = scene.legal.length === 0 && state.look.value === null
  const skip = ({ target }: MouseEvent): void => {
    if (isIdle && isBareTouch(target) && hasWait({ state, scene })) ui.skip()
  }
  return (
    <div
      ref={area}
      class="board-area"
      data-looking={state.look.value === null ? undefined : 'back'}
      data-again={state.queue.again.value === null ? undefined : 'yes'}
      onClick={skip}
      onPointerDown={() => (ui.sinceOpen.value = false)}
    >
      <Board scene={scene} hands={ui} draft={state.draft.value} />
      <Moment state={state} scene={scene} />
      {ui.hint.shown.value !== null && <HintPart part="HintFlags" state={state} ui={ui} scene={scene} />}
    </div>
  )
}

function Bar(props: SceneProps) {
  return props.state.look.value === null ? <ActionBar {...props} /> : <LaterScrubber {...props} />
}

/** The bar, and over the foot of the board what happened since my turn. */
function BarPlace(props: SceneProps) {
  return (
    <div class="bar-place">
      {props.state.look.value === null && <SinceSheet {...props} />}
      <Bar {...props} />
    </div>
  )
}

function BesideRail(props: SceneProps) {
  return (
    <div class="shell">
      <main class="play" aria-label={say().board}>
        <BoardArea {...props} />
        <Bar {...props} />
      </main>
      {props.ui.rulebook.value === null && <Rail {...props} />}
    </div>
  )
}

/** A tablet: the captains on top, the board has all the rest; log and chat are laid over it when asked for. */
function UnderStrip(props: SceneProps) {
  return (
    <div class="shell">
      <Strip {...props} />
      <main class="play" aria-label={say().board}>
        <BoardArea {...props} />
        <CoachTicker {...props} />
        <Bar {...props} />
      </main>
    </div>
  )
}

function OverTabs(props: SceneProps) {
  const { state, ui } = props
  const tab = ui.tab.value
  const unread = useUnread(state, ui)
  return (
    <>
      <main class="play">
        <div class="leaf" id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
          {tab === 'table' && <BoardArea {...props} />}
          {tab === 'log' && <LogPanel {...props} />}
          {tab === 'chat' && <ChatPanel {...props} />}
          {tab === 'crew' && <CrewPanel {...props} />}
        </div>
        {(tab === 'table' || state.look.value !== null) && <BarPlace {...props} />}
      </main>
      <div class="foot">
        <Tabs {...props} unread={unread} />
        <CoachFoot {...props} />
      </div>
    </>
  )
}

const MIDDLES = { phone: OverTabs, tablet: UnderStrip, laptop: BesideRail, wide: BesideRail } as const

function Middle(props: ResultProps) {
  const { state, scene } = props
  if (state.over.value) return <LaterResult {...props} />
  const Around = MIDDLES[scene.layout]
  return <Around {...props} />
}

/** Nobody looks: what is being told is ended, so that nobody waits for it. A match played to its end makes its game known. */
function useAttention(state: TableState, opens: TablePageProps['opens']): void {
  useEffect(() => {
    const listen = (): void => {
      if (document.hidden) state.queue.skip()
    }
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [state])
  const isFinished = state.over.value && hasPlayed(state.session.table.value, state.session.myId, opens)
  useEffect(() => {
    if (isFinished) state.pace.finished()
  }, [isFinished, state])
}

/** The state lives as long as the session it shows. */
function useTable({ session, module, text, titled, opens, hints, hintView, coach }: TablePageProps) {
  const { state, ui } = useMemo(() => {
    const plain = tableState(session, module, text)
    const orders = standingOrders(plain, storage)
    const heeded = heeding(plain, orders)
    return { state: heeded, ui: tableUi(heeded, orders, { hints, hintView, coach }) }
  }, [session, module])
  useLayoutEffect(() => {
    state.text.value = text
  }, [state, text])
  useEffect(() => () => state.close(), [state])
  useAttention(state, opens)
  useTitle(() => titled(state.myTurn.value ? 'asked' : 'waiting'))
  useEffect(() => {
    if (opens === 'replay') ui.replay(0)
  }, [state, opens])
  usePressGuard()
  useKeys(state, ui)
  useSounds(state)
  useOrders(state, ui)
  return { state, ui }
}

function Over({ state, ui, ...book }: PanelProps & Omit<DrawerProps, 'ui'>) {
  return (
    <>
      {ui.rulebook.value !== null && <LaterDrawer ui={ui} {...book} />}
      <Notices state={state} ui={ui} />
      <RefusalToast ui={ui} />
      <Explaining state={state} ui={ui} />
      <LaterDialogs state={state} ui={ui} />
      <LaterKeeping state={state} />
      <Announcer state={state} />
      <CoachReading ui={ui} />
    </>
  )
}

/** Which question the page shows, through whose eyes, and whether they have answered: for tests and styles. */
function marksOf(session: Session) {
  const position = session.position.value
  return {
    'data-decision': position?.decision,
    'data-viewer': position?.viewer,
    'data-answered': position === null ? undefined : (position.view as Asked).answered,
  }
}

function Table({ state, ui, home, openTable, session, voice, ...page }: TablePageProps & PanelProps) {
  const scene = state.scene.value
  const isModal = layoutOf().value === 'phone' || layoutOf().value === 'tablet'
  return (
    <>
      <div class="table-ground" inert={ui.rulebook.value !== null && isModal}>
        <TopBar state={state} ui={ui} home={home} />
        {scene === null ? (
          <p class="caption loading">{say().loading}</p>
        ) : (
          <Middle state={state} ui={ui} scene={scene} home={home} openTable={openTable} />
        )}
      </div>
      <Over
        state={state}
        ui={ui}
        game={session.table.value.game}
        title={gameTitle(session.table.value.game)}
        rulebook={page.rulebook}
        cheat={page.cheat}
        cheatPage={page.cheatPage}
        isModal={isModal}
      />
      {voice?.({ state, ui })}
    </>
  )
}

/** In a lesson: whether it waits for a move of which nothing is laid out yet. */
function lessonOf({ session, draft, module, myTurn }: TableState): 'asking' | 'going' | undefined {
  if (session.tutor === undefined) return undefined
  return myTurn.value && draft.value.value === module.emptyDraft ? 'asking' : 'going'
}

export function TablePage(props: TablePageProps) {
  const { state, ui } = useTable(props)
  const covered = useCurtain(state, ui)
  return (
    <div
      class="table-page"
      data-layout={layoutOf().value}
      data-reading={ui.rulebook.value === null ? undefined : 'yes'}
      data-lesson={lessonOf(state)}
      {...marksOf(props.session)}
    >
      {covered === null ? (
        <Table {...props} state={state} ui={ui} />
      ) : (
        <Curtain key={covered} state={state} seat={covered} home={props.home} />
      )}
    </div>
  )
}
