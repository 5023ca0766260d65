// Whoever speaks has a face, and points: a cartouche with a portrait, a tail, and rings round the pieces it speaks of. For lessons, hints and
// the coach. What is said, and what can be pressed, is the speaker's own; the cartouche finds its place by itself.
import { useSignal, type Signal } from '@preact/signals'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Glory, Portrait, type Rank } from '../art/index.ts'
import { overlap, type Area } from './explain-place.ts'
import { allMarked } from './marks.ts'
import { isOver, nearestTo, placeSpeech, ringOf, tailTo, type Ring, type Tail } from './speech-place.ts'
import './speech.css'

const KEPT = '#action-bar, .tabs'
const HEAD = '.top, .under-top'
const BOARD = '.board-area'
const FAR_PARTS = '[data-far]'
const NEAR_PARTS = '[data-near]'
/** Beside the board, and never spoken of but in passing. */
const WASHED = '.rail, .strip'

const BASE_PX = 40
const PHONE_BASE_PX = 30
const PHONE = '(max-width: 640px)'
/** Pieces that are on their way come to rest by then. */
const SETTLED_MS = [60, 300, 700, 1400]

const boxOf = (element: Element): Area => element.getBoundingClientRect()
const boxesOf = (selector: string): Area[] => [...document.querySelectorAll(selector)].map(boxOf)

/** What of the others is not spoken of. */
const farFrom = (pieces: readonly Element[], parts: string): Element[] =>
  [...document.querySelectorAll(parts)].filter((part) => !pieces.some((piece) => part.contains(piece)))

interface Placed {
  readonly at: Area
  /** It lies over what it speaks of, or over what is answered with. */
  readonly isOver: boolean
  /** So, or over the head of the page: it has to be smaller. */
  readonly isTight: boolean
  readonly rings: readonly Ring[]
  readonly tail: Tail | null
}

function placeNow(cartouche: Element, marks: readonly string[], before: Placed | null): Placed {
  const pieces = allMarked(marks)
  const rings = pieces.map((piece) => ringOf(boxOf(piece)))
  const near = boxesOf(NEAR_PARTS)
  const { width, height } = boxOf(cartouche)
  const at =
    before?.at ??
    placeSpeech({
      card: { width, height },
      window: { width: innerWidth, height: innerHeight },
      rings,
      near,
      kept: boxesOf(KEPT),
      head: boxesOf(HEAD),
      board: boxesOf(BOARD),
      far: farFrom(pieces, FAR_PARTS).map(boxOf),
    })
  const card = { ...at, width, height }
  const nearest = nearestTo(card, rings)
  const base = matchMedia(PHONE).matches ? PHONE_BASE_PX : BASE_PX
  const tail = nearest === undefined ? null : tailTo(card, nearest, base)
  const covers = isOver(card, rings, near)
  const isTight = covers || boxesOf(HEAD).some((head) => overlap(card, head) > 0)
  return { at, rings, tail, isOver: covers, isTight }
}

/** What it is found by. */
interface Finding {
  readonly card: RefObject<HTMLElement | null>
  readonly marks: readonly string[]
  readonly moment: string
  readonly tight: Signal<string>
}

/**
 * Found anew for every `moment` and every size of the window. Rings follow their pieces until these have settled; a piece that comes to lie under
 * the cartouche, as on a board that was not there yet, has it move.
 */
function usePlaced({ card, marks, moment, tight }: Finding): Placed | null {
  const [placed, put] = useState<Placed | null>(null)
  useLayoutEffect(() => {
    const find = (before: Placed | null): Placed | null =>
      card.current === null ? null : placeNow(card.current, marks, before)
    let last: Placed | null = null
    const show = (found: Placed | null): void => {
      last = found
      if (found?.isTight === true) tight.value = moment
      put(found)
    }
    const anew = (): void => show(find(null))
    const follow = (): void => {
      const kept = find(last)
      show(kept?.isOver === true ? find(null) : kept)
    }
    anew()
    const timers = SETTLED_MS.map((ms) => setTimeout(follow, ms))
    addEventListener('resize', anew)
    return () => {
      timers.forEach(clearTimeout)
      removeEventListener('resize', anew)
    }
  }, [moment, marks.join(), tight.value === moment])
  return placed
}

/** Others' parts are washed while they are not spoken of. */
function useWash(isWashed: boolean, marks: readonly string[], moment: string): void {
  useEffect(() => {
    if (!isWashed) return
    const pieces = allMarked(marks)
    const washed = [...farFrom(pieces, FAR_PARTS), ...farFrom(pieces, WASHED)]
    for (const part of washed) part.setAttribute('data-washed', '')
    return () => {
      for (const part of washed) part.removeAttribute('data-washed')
    }
  }, [isWashed, moment, marks.join()])
}

/** What something is to be done with keeps its glow; the rest of the board goes quiet. */
function useCalled(isCalling: boolean, marks: readonly string[], moment: string): void {
  useEffect(() => {
    if (!isCalling) return
    const called = allMarked(marks)
    for (const piece of called) piece.setAttribute('data-called', '')
    return () => {
      for (const piece of called) piece.removeAttribute('data-called')
    }
  }, [isCalling, moment, marks.join()])
}

const RAYS = { from: 4, to: 20 }

interface RingsProps {
  readonly rings: readonly Ring[]
  /** Something is to be done with them. */
  readonly isCalling: boolean
}

function RingMark({ ring: { x, y, rx, ry }, isCalling }: { readonly ring: Ring; readonly isCalling: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isCalling && <Glory r0={rx + RAYS.from} r1={rx + RAYS.to} rays={48} squash={ry / rx} />}
      <ellipse class="speech-ring-ground" rx={rx} ry={ry} />
      <ellipse class="speech-ring" rx={rx} ry={ry} pathLength={1} />
    </g>
  )
}

/** Rings round pieces, over everything that can be pressed and in nobody's way. */
export function Rings({ rings, isCalling }: RingsProps) {
  return (
    <svg class="speech-rings" aria-hidden="true" data-calling={isCalling ? 'yes' : undefined}>
      {rings.map((ring, nth) => (
        <RingMark key={nth} ring={ring} isCalling={isCalling} />
      ))}
    </svg>
  )
}

function TailMark({ tail: { points } }: { readonly tail: Tail }) {
  const [one, tip, two] = points
  const line = `M${one.x} ${one.y}L${tip.x} ${tip.y} ${two.x} ${two.y}`
  return (
    <svg class="speech-tail" aria-hidden="true">
      <path class="speech-tail-shadow" d={`${line}Z`} />
      <path class="speech-tail-fill" d={`${line}Z`} />
      <path class="speech-tail-edge" d={line} />
    </svg>
  )
}

export interface SpeechProps {
  readonly rank: Rank
  /** Above the title: who speaks. */
  readonly caption: string
  readonly title: string
  readonly titleId: string
  /** What the title is read with. */
  readonly saidId: string
  /** What it speaks of, by name (kit/marks.ts); the tail leads to the nearest. */
  readonly marks: readonly string[]
  /** Changes with whatever may move the pieces. */
  readonly moment: string
  readonly isCalling?: boolean
  readonly isWashed?: boolean
  /** Only the face and the title are left, while others play. */
  readonly isFolded?: boolean
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ComponentChildren
}

const NO_MARKS: readonly string[] = []
/** Not seen yet, but there: what is hidden could not be focused. */
const UNPLACED = { opacity: 0 }

/** Not modal: the board is what it speaks about. Whoever opens it puts the focus on the title. */
export function Speech(props: SpeechProps) {
  const { rank, caption, title, titleId, saidId, moment, isCalling = false, isWashed = false, isFolded = false } = props
  const marks = isFolded ? NO_MARKS : props.marks
  const card = useRef<HTMLElement>(null)
  const tight = useSignal('')
  const placed = usePlaced({ card, marks, moment, tight })
  useWash(isWashed, marks, moment)
  useCalled(isCalling, marks, moment)
  const style = placed === null ? UNPLACED : { left: `${placed.at.left}px`, top: `${placed.at.top}px` }
  return (
    <div class="speech-layer" data-folded={isFolded ? 'yes' : undefined}>
      {placed !== null && <Rings rings={placed.rings} isCalling={isCalling} />}
      <section
        ref={card}
        class="speech"
        data-tight={tight.value === moment ? 'yes' : undefined}
        role="dialog"
        aria-labelledby={titleId}
        style={style}
        onKeyDown={props.onKeyDown}
      >
        <div class="speech-head">
          <Portrait level={rank} size={74} />
          <div>
            <p class="speech-caption">{caption}</p>
            <h2 id={titleId} tabIndex={-1} aria-describedby={saidId}>
              {title}
            </h2>
          </div>
        </div>
        {!isFolded && props.children}
      </section>
      {placed?.tail != null && <TailMark tail={placed.tail} />}
    </div>
  )
}

export interface ProgressProps {
  readonly at: number
  readonly of: number
  readonly words: string
}

/** Which step of how many: a band for the eye, words for the ear. */
export function SpeechProgress({ at, of, words }: ProgressProps) {
  return (
    <p class="speech-progress">
      <span class="speech-band" aria-hidden="true">
        {Array.from({ length: of }, (_, nth) => (
          <i key={nth} class={nth < at ? 'done' : nth === at ? 'now' : ''} />
        ))}
      </span>
      <b>{words}</b>
    </p>
  )
}
