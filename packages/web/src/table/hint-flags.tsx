// What a hint speaks of, on the board itself: a pennant with rank and chance over where each move leads, and a ring round the pieces of
// the one that is looked at. Lies over the board and is never in the way of a finger.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { BarProps } from './action-bar.tsx'
import { percent, rankSign } from './hint-panel.tsx'
import type { HintCard } from './hint.ts'

/** The board may be dragged or zoomed under the flags: so often they look where their places are now. */
const LOOK_MS = 150

interface Mark {
  readonly key: string
  readonly card: HintCard
  readonly sign: string
  /** A flag stands where the move leads; the other pieces of the move that is looked at have rings. */
  readonly kind: 'flag' | 'ring'
  readonly isLit: boolean
}

interface Placed extends Mark {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A place has one flag, of the best move that leads there, unless another is looked at. */
function marksOf(pieces: readonly (readonly string[])[], cards: readonly HintCard[], lit: number): readonly Mark[] {
  const marks = new Map<string, Mark>()
  const order = [lit, ...cards.keys()].filter((at, place, all) => all.indexOf(at) === place)
  for (const at of order) {
    const card = cards[at]
    if (card === undefined) continue
    for (const [nth, key] of (pieces[at] ?? []).entries()) {
      const isFirst = nth === 0
      if (!marks.has(key) && (isFirst || at === lit))
        marks.set(key, { key, card, sign: rankSign(cards, card), kind: isFirst ? 'flag' : 'ring', isLit: at === lit })
    }
  }
  return [...marks.values()]
}

/** Where the marked pieces are in the board; what is out of sight has no mark. */
function placedIn(board: Element, marks: readonly Mark[]): readonly Placed[] {
  const frame = board.getBoundingClientRect()
  return marks.flatMap((mark) => {
    const found = [...board.querySelectorAll(`[data-explain="${CSS.escape(mark.key)}"]`)]
    const box = found.map((piece) => piece.getBoundingClientRect()).find(({ width, height }) => width > 0 && height > 0)
    if (box === undefined) return []
    const [left, top] = [box.left - frame.left, box.top - frame.top]
    const isSeen = left + box.width / 2 > 0 && top + box.height / 2 > 0 && left < frame.width && top < frame.height
    return isSeen ? [{ ...mark, left, top, width: box.width, height: box.height }] : []
  })
}

const sameAs = (one: readonly Placed[], two: readonly Placed[]): boolean => JSON.stringify(one) === JSON.stringify(two)

function usePlaces(marks: readonly Mark[]) {
  const layer = useRef<HTMLDivElement>(null)
  const [placed, place] = useState<readonly Placed[]>([])
  const key = marks.map((mark) => `${mark.key} ${mark.kind} ${mark.sign} ${mark.card.chance} ${mark.isLit}`).join()
  useLayoutEffect(() => {
    const look = (): void => {
      const board = layer.current?.parentElement ?? null
      const found = board === null ? [] : placedIn(board, marks)
      place((before) => (sameAs(before, found) ? before : found))
    }
    look()
    const again = setInterval(look, LOOK_MS)
    return () => clearInterval(again)
  }, [key])
  return { layer, placed }
}

/** Nearer to the upper edge of the board than this, a flag hangs inside its piece. */
const FLAG_PX = 24

/** What kind of piece it stands at: a game may have a better place for it there. */
const kindOf = (key: string): string => key.split(' ')[0] ?? ''

const px = (length: number): string => `${Math.round(length)}px`

function Flag({ mark: { key, card, sign, kind, isLit, ...box } }: { readonly mark: Placed }) {
  const place = { left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) }
  return (
    <div
      class="hint-mark"
      data-kind={kind}
      data-of={kindOf(key)}
      data-lit={isLit ? 'yes' : undefined}
      data-edge={box.top < FLAG_PX ? 'yes' : undefined}
      style={place}
    >
      <span class="hint-ring" />
      {kind === 'flag' && (
        <span class="hint-flag">
          <b>{sign}</b>
          {card.chance !== null && percent(card.chance)}
        </span>
      )}
    </div>
  )
}

export function HintFlags({ ui, scene }: BarProps) {
  const cards = ui.hint.shown.value?.cards ?? []
  const module = ui.hint.module.value
  const pieces = cards.map(({ move }) => module?.pieces(move, scene.view, scene.me) ?? [])
  const { layer, placed } = usePlaces(marksOf(pieces, cards, ui.hint.lit.value))
  return (
    <div ref={layer} class="hint-flags" aria-hidden="true">
      {placed.map((mark) => (
        <Flag key={mark.key} mark={mark} />
      ))}
    </div>
  )
}
