// The answer to “What would you do?” in the action bar: up to three moves, best first, each with its chance and a reason. Pressing one
// lays it out; nothing is played.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { language } from '../kit/language.ts'
import { storage } from '../kit/storage.ts'
import type { BarProps } from './action-bar.tsx'
import type { HintCard, Hinted, PressPlace } from './hint.ts'
import { MOST_HINTS } from './hint.ts'
import { say } from './words.ts'
import './hint.css'

const LIST_ID = 'hint-list'
const optionId = (at: number): string => `hint-${at}`

/** Never more digits than a whole percent, and neither none nor all where something else may still come. French has a space, English none. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  const space = language.value === 'fr' ? '\u00a0' : ''
  if (whole === 0) return `<${space}1${space}%`
  return whole === 100 && chance < 1 ? `>${space}99${space}%` : `${whole}${space}%`
}

/** Less often than this it is not mixed in, but left. */
const MIXED_IN = 0.05
const isMixed = (cards: readonly HintCard[]): boolean =>
  cards.filter(({ share }) => share !== null && share >= MIXED_IN).length > 1

/** Of as many moves as these none is known to be the better one. */
const isAlike = (cards: readonly HintCard[]): boolean => cards.length > 1 && cards.every(({ rank }) => rank === 1)

/** What stands for its place: its rank, or a sign that none is known to be the better one. */
export const rankSign = (cards: readonly HintCard[], { rank }: HintCard): string =>
  isAlike(cards) ? '=' : String(rank)

/** Of the card at this place: how often it would be chosen, or that it is as good as the one before, for certain where their chances read alike. */
export function besideOf(cards: readonly HintCard[], at: number): string | null {
  const words = say().hint
  const [card, before] = [cards[at], cards[at - 1]]
  if (isMixed(cards)) return words.share(Math.round(10 * (card?.share ?? 0)))
  if (card === undefined || before?.rank !== card.rank || isAlike(cards)) return null
  const apart = Math.round(100 * (before.chance ?? 0)) - Math.round(100 * (card.chance ?? 0))
  return Math.abs(apart) <= 1 ? words.asGood : words.maybeAsGood
}

function captionOf({ stage, cards }: Hinted, isPhone: boolean, isFirst: boolean): string {
  const words = say().hint
  if (stage === 'thinking') return words.thinking
  if (stage === 'looking') return words.looking
  if (isFirst) return isPhone ? words.captionFirstShort : words.captionFirst
  if (cards.every(({ chance }) => chance === null)) return words.captionAlone
  if (isMixed(cards)) return isPhone ? words.captionMixedShort : words.captionMixed
  if (isAlike(cards)) return isPhone ? words.captionAlikeShort : words.captionAlike
  return isPhone ? words.captionShort : words.caption
}

/** Somebody in this browser has read what a hint is. */
const KNOWN = 'flibuste.hint'

/** Said once, above the cards: whose chances these are; the first time of all, what a hint is. */
export function HintCaption({ ui, scene }: BarProps) {
  const [isFirst] = useState(() => storage.read(KNOWN) === null)
  const hinted = ui.hint.shown.value
  const isDone = hinted?.stage === 'done'
  useEffect(() => {
    if (isDone) storage.write(KNOWN, 'read')
  }, [isDone])
  if (hinted === null) return null
  return (
    <p class="hint-caption" role="status">
      {captionOf(hinted, scene.layout === 'phone', isFirst)}
    </p>
  )
}

/** A finger that comes down again so soon, where it asked, meant what lay there before the cards came; a pointer may rest there for long. */
const AGAIN_MS = 600
const AGAIN_PX = 24

interface Coming {
  /** When the cards came, on the clock of events. */
  readonly atMs: number
  /** Whether a pointer has moved over them since. */
  isMoved: boolean
}

function isPressedAgain(press: MouseEvent, asked: PressPlace | null, { atMs, isMoved }: Coming): boolean {
  if (asked === null || Math.hypot(press.clientX - asked.x, press.clientY - asked.y) > AGAIN_PX) return false
  const isMouse = press instanceof PointerEvent && press.pointerType === 'mouse'
  return isMouse ? !isMoved : press.timeStamp - atMs < AGAIN_MS
}

interface CardProps {
  readonly card: HintCard
  readonly at: number
  readonly sign: string
  /** What is said of its place among the others. */
  readonly beside: string | null
  readonly coming: Coming
}

function Chance({ chance }: { readonly chance: number }) {
  return (
    <>
      <span class="hint-chance">{percent(chance)}</span>
      <span class="hint-bar" style={{ '--share': String(chance) }} />
    </>
  )
}

function Card({ card, at, sign, beside, coming, ui, scene }: CardProps & BarProps) {
  const words = say().hint
  const { move, chance, rank } = card
  const label =
    ui.hint.module.value?.label?.(move, scene.view, scene.reader) ?? scene.text.move(move, scene.view, scene.reader)
  const reason = ui.hint.module.value?.reason(move, scene.view, scene.reader) ?? null
  const told = [beside, reason].filter((part) => part !== null).join(', ')
  const spoken = chance === null ? null : words.spokenChance(Math.round(chance * 100))
  return (
    <li
      id={optionId(at)}
      role="option"
      class="hint-card legal"
      data-rank={rank}
      aria-selected={ui.hint.lit.value === at}
      aria-label={[sign === '=' ? words.asGood : sign, label, spoken, told]
        .filter((part) => part !== null && part !== '')
        .join(', ')}
      onPointerMove={({ movementX, movementY }) => {
        if (movementX === 0 && movementY === 0) return
        coming.isMoved = true
        ui.hint.lit.value = at
      }}
      onClick={(press) =>
        isPressedAgain(press, ui.hint.pressed.peek(), coming) ? ui.hint.hide() : ui.hint.choose(move)
      }
    >
      <span class="hint-rank">{sign}</span>
      <span class="hint-move">{label}</span>
      {chance !== null && <Chance chance={chance} />}
      {told !== '' && <span class="hint-reason">{told}</span>}
    </li>
  )
}

/** Nothing yet: as many cards as there may be, with a bar that sweeps. */
function Thinking({ count }: { readonly count: number }) {
  return (
    <ul class="hint-cards" aria-busy="true" aria-label={say().hint.thinking}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at} class="hint-card thinking" aria-hidden="true">
          <span class="hint-rank">{at + 1}</span>
          <span class="hint-bar" />
        </li>
      ))}
    </ul>
  )
}

const STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrows walk the list, Enter and space choose. */
function walk(event: KeyboardEvent, { ui }: BarProps, cards: readonly HintCard[]): void {
  const by = STEPS[event.key]
  const card = cards[ui.hint.lit.peek()]
  if (by !== undefined) ui.hint.lit.value = Math.min(cards.length - 1, Math.max(0, ui.hint.lit.peek() + by))
  else if ((event.key === 'Enter' || event.key === ' ') && card !== undefined) ui.hint.choose(card.move)
  else return
  event.preventDefault()
}

export function HintCards(props: BarProps) {
  const { ui, scene } = props
  const hinted = ui.hint.shown.value
  const list = useRef<HTMLUListElement>(null)
  const isThere = hinted !== null && hinted.cards.length > 0
  const coming = useMemo((): Coming => ({ atMs: performance.now(), isMoved: false }), [isThere])
  useEffect(() => {
    if (isThere) list.current?.focus({ preventScroll: true })
  }, [isThere])
  if (hinted === null) return null
  const { cards } = hinted
  if (!isThere) return <Thinking count={Math.min(MOST_HINTS, scene.legal.length)} />
  return (
    <ul
      ref={list}
      id={LIST_ID}
      class="hint-cards"
      role="listbox"
      tabIndex={0}
      aria-label={say().hint.list(cards.length)}
      aria-activedescendant={optionId(ui.hint.lit.value)}
      onKeyDown={(event) => walk(event, props, cards)}
    >
      {cards.map((card, at) => (
        <Card
          key={at}
          {...props}
          card={card}
          at={at}
          sign={rankSign(cards, card)}
          coming={coming}
          beside={besideOf(cards, at)}
        />
      ))}
    </ul>
  )
}
