// One stage for whatever is fought out over a board: a picture, who takes part, what each brings, and how to put it away. A game gives
// what it draws at each beat; frame, layout, focus and keys are the same everywhere. Knows no game.
import type { ComponentChildren, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../art/index.ts'
import type { Mark } from './explain.ts'
import { useBoardKeys } from './keys.ts'
import { lasting } from './lasting.ts'
import { stageBeats } from './score.ts'
import type { Happened, Layout } from './table-module.ts'
import './stage.css'

/** Where the beats of a frame stand to its stage. */
export type Staging = 'to come' | 'on' | 'over'

/** A stage opens with the first event of its own and stands to the end of the beat in which it is only looked at. */
export function stagingOf<Event>(
  { events, score, begun, isOver }: Happened<Event>,
  isStaged: (event: Event) => boolean,
): Staging {
  if (isOver || begun > stageBeats(score)) return 'over'
  return begun > Math.max(0, events.findIndex(isStaged)) ? 'on' : 'to come'
}

export interface Folding {
  /** Somebody looks at the board, while captains are still asked about what is on the stage. */
  readonly isFolded: boolean
  putAway(): void
  unfold(): void
}

interface FoldingNeeds {
  readonly hands: { skip(): void }
  /** Somebody is asked about it: it can be put aside only, and there is a way back. */
  readonly isAsked: boolean
  /** What is asked, unlike everything asked before: the stage comes back by itself with the next. */
  readonly question: readonly unknown[]
}

/** The question somebody put away, which a board remembers although another size of the window draws it anew. */
const putAwayAt = lasting<readonly unknown[] | null>(null)

export function useFolding({ hands, isAsked, question }: FoldingNeeds): Folding {
  const away = putAwayAt(hands)
  return {
    isFolded: isAsked && away.value !== null && question.every((part, at) => part === away.value?.[at]),
    putAway() {
      away.value = isAsked ? question : null
      hands.skip()
    },
    unfold: () => void (away.value = null),
  }
}

/** Acts now; has left; takes no part; can be aimed at; is aimed at. */
export type Standing = 'on' | 'gone' | 'out' | 'target' | 'aimed'

/** Who takes part, as it stands at this beat. */
export interface StageParty {
  readonly key: string | number
  readonly sign: ComponentChildren
  readonly name: string
  readonly said: ComponentChildren
  readonly standings: readonly Standing[]
  /** Who it is, for whoever asks. */
  readonly mark: Mark
  /** A touch looks at it, or aims; left out: there is nothing to touch. */
  readonly press?: () => void
}

interface OrderProps {
  readonly label: string
  readonly parties: readonly StageParty[]
  readonly attributes?: object
  /** After the last of them. */
  readonly children?: ComponentChildren
}

function Party({ party: { sign, name, said, standings, press } }: { readonly party: StageParty }) {
  const drawn = (
    <>
      {sign}
      <b>{name}</b>
      <span class="said">{said}</span>
    </>
  )
  if (press === undefined) return drawn
  return (
    <button type="button" disabled={standings.includes('gone')} onClick={press}>
      {drawn}
    </button>
  )
}

/** Who takes part, in the order in which they act. */
export function StageOrder({ label, parties, attributes, children }: OrderProps) {
  return (
    <ol class="stage-order" aria-label={label} {...attributes}>
      {parties.map((party) => (
        <li key={party.key} class={party.standings.join(' ')} {...party.mark}>
          <Party party={party} />
        </li>
      ))}
      {children}
    </ol>
  )
}

/** The board lies under it and cannot be reached: a focus that was there comes here, and goes back when the stage is put away. */
function useStageFocus(): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = stage
    const held = document.activeElement
    const isLost = held === null || held === document.body || held.closest('[inert]') !== null
    if (isLost) current?.focus({ preventScroll: true })
    return () => {
      const isHere = current !== null && current.contains(document.activeElement)
      if (isHere && held instanceof HTMLElement) setTimeout(() => held.focus({ preventScroll: true }))
    }
  }, [])
  return stage
}

/** The way back to the board. */
export interface PutAway {
  /** Where it leads. */
  readonly label: string
  readonly icon: IconName
  readonly run: () => void
  /** Nobody is asked anything meanwhile: a key serves as well. */
  readonly shortcut?: string
}

function AwayButton({ label, icon, run, shortcut }: PutAway) {
  return (
    <button type="button" class="btn sm stage-away" title={label} aria-label={label} onClick={run}>
      <Icon name={icon} />
      <span>{label}</span>
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  )
}

/** Back to what was put aside. */
export function StageBack({ label, icon, run }: PutAway) {
  return (
    <button type="button" class="btn sm stage-back" title={label} aria-label={label} onClick={run}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}

/** Under the picture, as under an engraving. The stage is named by it already. */
function Caption({ title, verdict }: Pick<StageProps, 'title' | 'verdict'>) {
  return (
    <p class="stage-caption">
      <b aria-hidden="true">{title}</b>
      {verdict !== null && <span>{verdict}</span>}
    </p>
  )
}

export interface StageProps {
  /** Which of the game's stages: its drawings are styled by it. */
  readonly kind: string
  /** Who against whom, or what it is about. */
  readonly title: string
  readonly layout: Layout
  /** Over the whole board with its sheets below the picture; or over a part of it, with words beside the picture. */
  readonly place: 'board' | 'part'
  /** How far it has come, for style sheets and tests. */
  readonly state: { readonly [name: `data-${string}`]: string | number }
  readonly picture: ComponentChildren
  /** What came of it, in a sentence; null: it is not told yet. */
  readonly verdict: string | null
  readonly order?: ComponentChildren
  /** Beside the way back. */
  readonly tools?: ComponentChildren
  readonly away: PutAway
  /** The sheets: what each side brings, the dice, the words. */
  readonly children: ComponentChildren
  /** Below everything else: the hand. */
  readonly foot?: ComponentChildren
}

const pressedFor = (key: string, { shortcut }: PutAway, stage: HTMLElement | null): boolean =>
  key.toLowerCase() === shortcut?.toLowerCase() ||
  (key === 'Escape' && stage?.contains(document.activeElement) === true)

export function Stage(props: StageProps) {
  const { kind, title, layout, place, state, picture, verdict, order, tools, away, children, foot } = props
  const stage = useStageFocus()
  useBoardKeys((key) => {
    const isMeant = pressedFor(key, away, stage.current)
    if (isMeant) away.run()
    return isMeant
  })
  return (
    <section
      ref={stage}
      class={`stage ${kind}`}
      aria-label={title}
      tabIndex={-1}
      data-layout={layout}
      data-place={place}
      {...state}
    >
      <div class="stage-sea">
        <div class="stage-picture">{picture}</div>
        {order}
        <Caption title={title} verdict={verdict} />
        <div class="stage-tools">
          {tools}
          <AwayButton {...away} />
        </div>
      </div>
      <div class="stage-sheets">{children}</div>
      {foot}
    </section>
  )
}
