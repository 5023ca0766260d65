// Whoever speaks has a face, and points: a cartouche with a portrait, a tail, and rings round the pieces it speaks of. For lessons, hints and
// the coach. What is said, and what can be pressed, is the speaker's own; the cartouche finds its place by itself.
import { useSignal, type Signal } from '@preact/signals'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Glory, Portrait, type Rank } from '../art/index.ts'
import { NOT_PICTURED } from './explain.ts'
import { overlap, type Area } from './explain-place.ts'
import { allMarked, spokenOf } from './marks.ts'
import {
  hidesMost,
  isOver,
  nearestTo,
  placeSpeech,
  ringsOf,
  TAIL_PX,
  tailTo,
  type Ring,
  type Tail,
} from './speech-place.ts'
import './speech.css'

const TABS = '.tabs'
/** What an answer is given with. */
const BAR = '#action-bar'
const HEAD = '.top, .under-top'
const BOARD = '.board-area'
const FAR_PARTS = `[data-far]${NOT_PICTURED}`
const NEAR_PARTS = `[data-near]${NOT_PICTURED}`
/** Beside the board, and never spoken of but in passing. */
const WASHED = '.rail, .strip'

const BASE_PX = 40
const PHONE_BASE_PX = 30
const PHONE = '(max-width: 640px)'
/** Pieces that are on their way come to rest by then. */
const SETTLED_MS = [60, 300, 700, 1400]
/** What may move pieces without a new moment: something is taken up and the bar grows, a list is scrolled. */
const TOUCHES = ['pointerup', 'keyup', 'scroll'] as const

const boxOf = (element: Element): Area => element.getBoundingClientRect()
const boxesOf = (selector: string): Area[] => [...document.querySelectorAll(selector)].map(boxOf)

/** What of the others is not spoken of. */
const farFrom = (pieces: readonly Element[], parts: string): Element[] =>
  [...document.querySelectorAll(parts)].filter((part) => !pieces.some((piece) => part.contains(piece)))

/** The words a tail might cross: what is written as near the cartouche as it reaches. */
function wordsAbout({ left, top, width, height }: Area): Area[] {
  const reach = { left: left - TAIL_PX, top: top - TAIL_PX, width: width + 2 * TAIL_PX, height: height + 2 * TAIL_PX }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const words: Area[] = []
  while (texts.nextNode() !== null) {
    const text = texts.currentNode
    if (text.textContent?.trim() === '' || text.parentElement?.closest('.speech-layer, .visually-hidden') !== null)
      continue
    range.selectNodeContents(text)
    words.push(...[...range.getClientRects()].filter((line) => overlap(line, reach) > 0))
  }
  return words
}

interface Placed {
  readonly at: Area
  /** It lies over what it speaks of, or over what is answered with. */
  readonly isOver: boolean
  /** So, over the head of the page, or over most of the board: it has to be smaller. */
  readonly isTight: boolean
  readonly rings: readonly Ring[]
  readonly tail: Tail | null
}

/** Under a thumb the bar is better covered than the board, as long as it asks nothing and is not spoken of. */
const isBarFree = (pieces: readonly Element[], isCalling: boolean): boolean =>
  !isCalling && matchMedia(PHONE).matches && !pieces.some((piece) => piece.closest(BAR) !== null)

interface Speaking {
  readonly marks: readonly string[]
  /** Something is to be done with what is marked. */
  readonly isCalling: boolean
}

function placeNow(cartouche: Element, { marks, isCalling }: Speaking, before: Placed | null): Placed {
  const pieces = allMarked(marks)
  const rings = ringsOf(pieces.map(boxOf))
  const kept = boxesOf(isBarFree(pieces, isCalling) ? TABS : `${BAR}, ${TABS}`)
  const near = boxesOf(NEAR_PARTS)
  const { width, height } = boxOf(cartouche)
  const at =
    before?.at ??
    placeSpeech({
      card: { width, height },
      window: { width: innerWidth, height: innerHeight },
      rings,
      near,
      kept,
      head: boxesOf(HEAD),
      board: boxesOf(BOARD),
      far: farFrom(pieces, FAR_PARTS).map(boxOf),
    })
  const card = { ...at, width, height }
  const nearest = nearestTo(card, rings)
  const base = matchMedia(PHONE).matches ? PHONE_BASE_PX : BASE_PX
  const tail = nearest === undefined ? null : tailTo(card, nearest, base, { kept, words: wordsAbout(card) })
  const covers = isOver(card, rings, near)
  const isTight = covers || boxesOf(HEAD).some((head) => overlap(card, head) > 0) || hidesMost(card, boxesOf(BOARD))
  return { at, rings, tail, isOver: covers, isTight }
}

/** What it is found by. */
interface Finding extends Speaking {
  readonly card: RefObject<HTMLElement | null>
  readonly moment: string
  readonly trim: Signal<Trim>
}

/** How much of the cartouche gives way: nothing, the band, its head too, or all but its words and what can be pressed. */
interface Trim {
  readonly moment: string
  readonly by: 0 | 1 | 2 | 3
}

const WHOLE: Trim = { moment: '', by: 0 }
const BARE = { 'data-tight': 'yes', 'data-bare': 'yes' } as const
const TRIMMED = [{}, { 'data-tight': 'yes' }, BARE, { ...BARE, 'data-slim': 'yes' }] as const

const trimmedAt = ({ value }: Signal<Trim>, moment: string): Trim['by'] => (value.moment === moment ? value.by : 0)

/** Smaller than it is, as long as that may help. */
function trimFor({ isTight, isOver: covers }: Placed, by: Trim['by']): Trim['by'] {
  if (by === 0) return isTight ? 1 : 0
  if (!covers || by === 3) return by
  return by === 1 ? 2 : 3
}

/**
 * Found anew for every `moment` and every size of the window. Rings follow their pieces until these have settled, also after every touch; a piece
 * that comes to lie under the cartouche, as on a board that was not there yet, has it move.
 */
function usePlaced({ card, marks, isCalling, moment, trim }: Finding): Placed | null {
  const [placed, put] = useState<Placed | null>(null)
  const by = trimmedAt(trim, moment)
  useLayoutEffect(() => {
    const find = (before: Placed | null): Placed | null =>
      card.current === null ? null : placeNow(card.current, { marks, isCalling }, before)
    let last: Placed | null = null
    const show = (found: Placed | null): void => {
      last = found
      const next = found === null ? by : trimFor(found, by)
      if (next !== by) trim.value = { moment, by: next }
      put(found)
    }
    const anew = (): void => show(find(null))
    const follow = (): void => {
      const kept = find(last)
      show(kept?.isOver === true ? find(null) : kept)
    }
    let timers: number[] = []
    const settle = (): void => {
      timers.forEach(clearTimeout)
      timers = SETTLED_MS.map((ms) => window.setTimeout(follow, ms))
    }
    anew()
    settle()
    addEventListener('resize', anew)
    for (const touch of TOUCHES) addEventListener(touch, settle, true)
    return () => {
      timers.forEach(clearTimeout)
      removeEventListener('resize', anew)
      for (const touch of TOUCHES) removeEventListener(touch, settle, true)
    }
  }, [moment, marks.join(), isCalling, by])
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

/** Boards know of it before it is measured where the pieces lie. */
function useSpoken(marks: readonly string[]): void {
  useLayoutEffect(() => {
    spokenOf.value = marks
    return () => {
      spokenOf.value = []
    }
  }, [marks.join()])
}

const RAYS = { from: 4, to: 20 }
/** The middle of the rays round a box. */
const BOX_RAYS_PX = 5.5

interface RingsProps {
  readonly rings: readonly Ring[]
  /** Something is to be done with them. */
  readonly isCalling: boolean
}

interface RingProps {
  readonly ring: Ring
  readonly isCalling: boolean
}

function RoundMark({ ring: { rx, ry, isCrowded }, isCalling }: RingProps) {
  return (
    <>
      {isCalling && isCrowded !== true && <Glory r0={rx + RAYS.from} r1={rx + RAYS.to} rays={48} squash={ry / rx} />}
      <ellipse class="speech-ring-ground" rx={rx} ry={ry} />
      <ellipse class="speech-ring" rx={rx} ry={ry} pathLength={1} />
    </>
  )
}

const boxAbout = ({ rx, ry, corner = 0 }: Ring, more = 0) => ({
  x: -rx - more,
  y: -ry - more,
  width: 2 * (rx + more),
  height: 2 * (ry + more),
  rx: corner + more,
})

/** Its rays are the dashes of a wider box, and short: neighbours stand closer. */
function BoxMark({ ring, isCalling }: RingProps) {
  return (
    <>
      {isCalling && <rect class="speech-ring-rays" {...boxAbout(ring, BOX_RAYS_PX)} />}
      <rect class="speech-ring-ground" {...boxAbout(ring)} />
      <rect class="speech-ring" {...boxAbout(ring)} pathLength={1} />
    </>
  )
}

function RingMark(props: RingProps) {
  const { x, y, corner } = props.ring
  return (
    <g transform={`translate(${x} ${y})`}>{corner === undefined ? <RoundMark {...props} /> : <BoxMark {...props} />}</g>
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
  const trim = useSignal(WHOLE)
  const placed = usePlaced({ card, marks, isCalling, moment, trim })
  useWash(isWashed, marks, moment)
  useCalled(isCalling, marks, moment)
  useSpoken(marks)
  const style = placed === null ? UNPLACED : { '--left': `${placed.at.left}px`, '--top': `${placed.at.top}px` }
  return (
    <div class="speech-layer" data-folded={isFolded ? 'yes' : undefined}>
      {placed !== null && <Rings rings={placed.rings} isCalling={isCalling} />}
      <section
        ref={card}
        class="speech"
        {...TRIMMED[trimmedAt(trim, moment)]}
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
