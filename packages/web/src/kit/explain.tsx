// The card that says what a piece is, drawn beside it with a ring and a tail. It stays until it is put away, until nobody reads it any more,
// or until a move is made.
import type { AnyMove } from '@flibuste/kernel'
import { useLayoutEffect, useEffect, useRef, useState } from 'preact/hooks'
import { ClauseButton } from './clause-button.tsx'
import { PIECE, question, type Explained, type Question } from './explain.ts'
import { hearQuestions, type Marks } from './explain-gestures.ts'
import { placeCard, tailOf, type Area } from './explain-place.ts'
import type { Hands } from './table-module.ts'
import { sharedWords } from './words.ts'
import './explain.css'

const SHOWN_MS = 12_000
const DESCRIBE_MS = 250
/** The question, and a voice that speaks. */
const KEPT = '#action-bar, .speech'
/** What is lit on any board. */
const TARGETS = '.glory, .lit, .target, .useful'

export interface ExplanationsProps {
  readonly explain: (key: string) => Explained | null
  readonly hands: Pick<Hands<AnyMove>, 'consult'>
  /** Changes with everything that happens: then what was said may be so no more. */
  readonly moment: string
  readonly marks: Marks
}

const areaOf = (element: Element): Area => element.getBoundingClientRect()
const close = (): void => void (question.value = null)

const surroundings = (card: Element, piece: Element) => ({
  piece: areaOf(piece),
  card: { width: card.clientWidth + 3, height: card.clientHeight + 3 },
  window: { width: innerWidth, height: innerHeight },
  kept: [...document.querySelectorAll(KEPT)].map(areaOf),
  targets: [...document.querySelectorAll(TARGETS)].map(areaOf),
})

function usePlace(piece: Element) {
  const card = useRef<HTMLDivElement>(null)
  const [place, put] = useState<Area | null>(null)
  useLayoutEffect(() => {
    if (card.current !== null) put(placeCard(surroundings(card.current, piece)))
  }, [piece])
  return [card, place] as const
}

/** A card that was asked for by key takes the focus, and gives it back. */
function useFocus({ by, piece }: Question, card: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (by !== 'key') return
    const opener = document.activeElement
    card.current?.focus()
    return () => {
      if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus()
    }
  }, [piece])
}

/** A reading pointer or keyboard holds it. */
function useLeaving(piece: Element, card: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const leave = (): void => {
      if (card.current?.matches(':hover, :focus-within') === true) timer = setTimeout(leave, SHOWN_MS)
      else close()
    }
    let timer = setTimeout(leave, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [piece])
}

const px = (length: number): string => `${length}px`

function Ring({ piece }: { readonly piece: Area }) {
  const { left, top, width, height } = piece
  const style = { left: px(left - 4), top: px(top - 4), width: px(width + 8), height: px(height + 8) }
  return <div class="explain-ring" style={style} />
}

/** Opens the rulebook, and puts the card away. A card that only hovers has none: the pointer goes through it. */
function Rule({ clause, hands }: Pick<ExplanationsProps, 'hands'> & { readonly clause: string }) {
  const consult = (): void => {
    close()
    hands.consult(clause)
  }
  return <ClauseButton clause={clause} label={sharedWords().ruleOf(clause)} hands={{ consult }} />
}

interface CardProps extends Pick<ExplanationsProps, 'hands'> {
  readonly asked: Question
  readonly said: Explained
}

function Card({ asked, said, hands }: CardProps) {
  const { piece, by } = asked
  const [card, place] = usePlace(piece)
  useFocus(asked, card)
  useLeaving(piece, card)
  const around = areaOf(piece)
  const tail = place === null ? null : tailOf(place, around)
  return (
    <aside class="explain" data-by={by} aria-label={said.title}>
      <Ring piece={around} />
      <div
        ref={card}
        class="explain-card"
        role={by === 'hover' ? 'tooltip' : 'dialog'}
        aria-label={by === 'hover' ? undefined : said.title}
        tabIndex={-1}
        style={place === null ? { visibility: 'hidden' } : { left: px(place.left), top: px(place.top) }}
      >
        <b class="explain-title">{said.title}</b>
        <p>
          {said.what} {said.now !== '' && <span class="explain-now">{said.now}</span>}
        </p>
        <div class="explain-foot">
          {by === 'hover' ? <span class="clause">{said.clause}</span> : <Rule clause={said.clause} hands={hands} />}
        </div>
      </div>
      {tail !== null && (
        <svg class="explain-tail" aria-hidden="true">
          <polygon points={tail} />
        </svg>
      )}
    </aside>
  )
}

/** The same words for whoever cannot see the card: on every piece that is told at all. */
function describe(explain: ExplanationsProps['explain']): void {
  for (const piece of document.querySelectorAll(PIECE)) {
    const said = piece.closest('[aria-hidden="true"]') === null ? explain(piece.getAttribute('data-explain')!) : null
    const words = said === null ? null : `${said.what} ${said.now}`.trim()
    if (words === null) piece.removeAttribute('aria-description')
    else if (piece.getAttribute('aria-description') !== words) piece.setAttribute('aria-description', words)
  }
}

/** A while after the board was drawn, so that no press waits for it. */
function useDescriptions(explain: ExplanationsProps['explain']): void {
  const newest = useRef(explain)
  newest.current = explain
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        describe(newest.current)
      }, DESCRIBE_MS)
    }
    const observer = new MutationObserver(later)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-explain'] })
    later()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

export function Explanations({ explain, hands, moment, marks }: ExplanationsProps) {
  const newest = useRef(marks)
  newest.current = marks
  useEffect(() => hearQuestions(() => newest.current()), [])
  useEffect(close, [moment])
  useDescriptions(explain)
  const asked = question.value
  const key = asked?.piece.getAttribute('data-explain') ?? null
  const said = key === null ? null : explain(key)
  if (asked === null || said === null || !asked.piece.isConnected) return null
  return <Card key={key} asked={asked} said={said} hands={hands} />
}
