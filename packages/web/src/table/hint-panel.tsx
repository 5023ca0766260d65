// The answer to “What would you do?” in the action bar: up to three moves, best first, each with its chance and a reason. Pressing one
// lays it out; nothing is played.
import { useEffect, useRef } from 'preact/hooks'
import { barSpan } from '../kit/hint.ts'
import type { BarProps } from './action-bar.tsx'
import type { HintCard, Hinted } from './hint.ts'
import { MOST_HINTS } from './hint.ts'
import { say } from './words.ts'
import './hint.css'

const LIST_ID = 'hint-list'
const optionId = (at: number): string => `hint-${at}`

/** Never more digits than a whole percent; the space before the sign does not break in either language. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`

function captionOf({ stage, cards }: Hinted, isPhone: boolean): string {
  const words = say().hint
  if (stage === 'thinking') return words.thinking
  if (stage === 'looking') return words.looking
  if (cards.every(({ chance }) => chance === null)) return words.captionAlone
  return isPhone ? words.captionShort : words.caption
}

/** Said once, above the cards: whose chances these are. */
export function HintCaption({ ui, scene }: BarProps) {
  const hinted = ui.hint.shown.value
  if (hinted === null) return null
  return (
    <p class="hint-caption" role="status">
      {captionOf(hinted, scene.layout === 'phone')}
    </p>
  )
}

interface CardProps {
  readonly card: HintCard
  readonly at: number
  readonly span: number
  /** As good as the one before it. */
  readonly isSame: boolean
}

function Chance({ chance, span }: { readonly chance: number; readonly span: number }) {
  return (
    <>
      <span class="hint-chance">{percent(chance)}</span>
      <span class="hint-bar" style={{ '--share': String(Math.min(1, chance / span)) }} />
    </>
  )
}

function Card({ card, at, span, isSame, ui, scene }: CardProps & BarProps) {
  const words = say().hint
  const { move, chance, rank } = card
  const label =
    ui.hint.module.value?.label?.(move, scene.view, scene.reader) ?? scene.text.move(move, scene.view, scene.reader)
  const reason = ui.hint.module.value?.reason(move, scene.view, scene.reader) ?? null
  const told = [isSame ? words.asGood : null, reason].filter((part) => part !== null).join(', ')
  const spoken = chance === null ? null : words.spokenChance(Math.round(chance * 100))
  return (
    <li
      id={optionId(at)}
      role="option"
      class="hint-card legal"
      data-rank={rank}
      aria-selected={ui.hint.lit.value === at}
      aria-label={[String(rank), label, spoken, told].filter((part) => part !== null && part !== '').join(', ')}
      onPointerEnter={() => (ui.hint.lit.value = at)}
      onClick={() => ui.hint.choose(move)}
    >
      <span class="hint-rank">{rank}</span>
      <span class="hint-move">{label}</span>
      {chance !== null && <Chance chance={chance} span={span} />}
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
  useEffect(() => {
    if (isThere) list.current?.focus({ preventScroll: true })
  }, [isThere])
  if (hinted === null) return null
  const { cards } = hinted
  if (!isThere) return <Thinking count={Math.min(MOST_HINTS, scene.legal.length)} />
  const span = barSpan(cards.map(({ chance }) => chance))
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
          span={span}
          isSame={at > 0 && cards[at - 1]?.rank === card.rank}
        />
      ))}
    </ul>
  )
}
