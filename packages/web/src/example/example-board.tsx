// The picture of an example: the game's own board, laid out whole where nobody sees it, and moved so that the part that matters fills
// the frame. Fetched, with rules and board, when a picture comes near.
import { signal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Frame } from '@flibuste/games/example.ts'
import { AtPlay } from '../kit/keys.ts'
import { around, placeIn, type Area, type Place } from './example-place.ts'
import { NO_HANDS, sceneOf, type ExampleParts } from './example-scene.ts'

/** As wide as the board of a usual phone is; `example.css` knows it too. */
const BOARD_PX = 374
/** What a rem is there. On large screens it is more, and the board grows with it: words keep their room beside rings. */
const REM_PX = 15.5

const onAnyScreen = (pixels: number): string => `${pixels / REM_PX}rem`

/** A part by its class, a piece by its mark. */
const selectorOf = (name: string): string => (name.startsWith('.') ? name : `[data-explain="${name}"]`)

const isDrawn = (piece: Element): boolean => piece.getBoundingClientRect().width > 0

/** What of it is there, and drawn. */
const found = (board: Element, names: readonly string[]): readonly Element[] =>
  names.flatMap((name) => [...board.querySelectorAll(selectorOf(name))].find(isDrawn) ?? [])

/** Where it lies on the board, however much that is enlarged now. */
function areaOn(board: HTMLElement, piece: Element): Area {
  const at = piece.getBoundingClientRect()
  const from = board.getBoundingClientRect()
  const scale = from.width / board.offsetWidth
  return {
    left: (at.left - from.left) / scale,
    top: (at.top - from.top) / scale,
    width: at.width / scale,
    height: at.height / scale,
  }
}

/** Null until all that is to be seen is there. */
function placeOf(board: HTMLElement, { shows, near = shows }: Frame): Place | null {
  const box = board.parentElement
  const shown = found(board, shows)
  const pieces = found(board, near)
  for (const piece of shown) piece.setAttribute('data-shown', '')
  const area = around(pieces.map((piece) => areaOn(board, piece)))
  if (box === null || area === null || shown.length < shows.length || pieces.length < near.length) return null
  // On paper it stays as large as it was drawn.
  box.style.setProperty('--drawn', `${box.clientWidth}px`)
  return placeIn({ width: box.clientWidth, height: box.clientHeight }, area)
}

/** Follows the frame, and the board while it draws itself. */
function usePlace(frame: Frame) {
  const board = useRef<HTMLDivElement>(null)
  const [place, put] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const laid = board.current
    const box = laid?.parentElement ?? null
    if (laid === null || box === null) return
    const look = () => put(placeOf(laid, frame))
    const resized = new ResizeObserver(look)
    resized.observe(box)
    for (const part of laid.querySelectorAll('*')) if (part instanceof HTMLElement) resized.observe(part)
    const drawn = new MutationObserver(look)
    drawn.observe(laid, { childList: true, subtree: true })
    look()
    return () => {
      resized.disconnect()
      drawn.disconnect()
    }
  }, [frame])
  return [board, place] as const
}

export interface ExampleBoardProps extends ExampleParts {
  /** How high the whole board is laid out. */
  readonly height: number
}

export function ExampleBoard({ height, ...parts }: ExampleBoardProps) {
  const { module, frame, text, example } = parts
  const scene = useMemo(() => sceneOf(parts), [module, frame, text, example])
  const draft = useMemo(
    () => signal({ ...(module.emptyDraft as object), ...(frame.draft as object | undefined) }),
    [module, frame],
  )
  const [board, place] = usePlace(frame)
  const { Board } = module
  return (
    <AtPlay.Provider value={false}>
      <div
        ref={board}
        class="example-board"
        data-drawn={place === null ? undefined : 'yes'}
        style={{
          width: onAnyScreen(BOARD_PX),
          height: onAnyScreen(height),
          transform: place === null ? 'none' : `translate(${place.x}px, ${place.y}px) scale(${place.scale})`,
        }}
      >
        <Board scene={scene} hands={NO_HANDS} draft={draft} />
      </div>
    </AtPlay.Provider>
  )
}
