// What a chapter of the rulebook opens with: a picture of a position, and what one sees in it. The place is kept from the start, the board
// is fetched when it comes near or nothing else is to be done, so that a page is printed whole. Nothing in the picture can be reached:
// whoever does not see it has the caption.
import type { GameId } from '@flibuste/games'
import type { AnyExamples, Frame } from '@flibuste/games/example.ts'
import type { GameText, Language } from '@flibuste/kernel'
import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { loadExamples, loadTable, loadText, type Pictures } from '../app/loading.ts'
import { language } from '../kit/language.ts'
import type { AnyTableModule } from '../kit/table-module.ts'
import type { ExampleBoardProps } from './example-board.tsx'
import './example.css'

/** Half a screen ahead it is drawn; further away it is put down again. */
const AHEAD = '50% 0px'
/** Words and what one presses come first. */
const IDLE_MS = 1500

/** All that pictures of a game are drawn with. */
interface Kit {
  readonly game: GameId
  readonly tongue: Language
  readonly Board: FunctionComponent<ExampleBoardProps>
  readonly examples: AnyExamples
  readonly module: AnyTableModule
  readonly text: GameText
}

/** Of one book at a time. Null: not fetched, or it cannot be had: captions stand. */
const kit = signal<Kit | null>(null)

async function fetchKit(game: GameId, tongue: Language): Promise<void> {
  if (kit.peek()?.game === game && kit.peek()?.tongue === tongue) return
  const [{ ExampleBoard: Board }, examples, module, text] = await Promise.all([
    import('./example-board.tsx'),
    loadExamples(game),
    loadTable(game),
    loadText(game, tongue),
  ])
  kit.value = { game, tongue, Board, examples, module, text }
}

/** What is printed is drawn first; the browser waits for no file then. */
function usePrinting(): boolean {
  const [isPrinting, set] = useState(false)
  useEffect(() => {
    const begin = () => set(true)
    const end = () => set(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

function useNear() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, set] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver((seen) => set(seen.at(-1)?.isIntersecting === true), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, isNear] as const
}

interface PictureProps {
  readonly game: GameId
  readonly chapter: string
  readonly frame: Frame
  /** How high the whole board is laid out. */
  readonly height: number
}

/** Nothing until it is there, and where it cannot be had: the caption stands. */
function Picture({ game, chapter, frame, height }: PictureProps) {
  const had = kit.value
  const example = had?.examples.chapters[chapter]
  if (had?.game !== game || example === undefined) return null
  const { Board, module, text, tongue } = had
  return <Board {...{ module, text, example, frame, height }} language={tongue} />
}

function useKit(game: GameId, isNear: boolean): void {
  const tongue = language.value
  useEffect(() => {
    const fetching = setTimeout(() => void fetchKit(game, tongue).catch(() => null), isNear ? 0 : IDLE_MS)
    return () => clearTimeout(fetching)
  }, [game, tongue, isNear])
}

function ExampleFigure({ caption, ...picture }: PictureProps & { readonly caption: string }) {
  const [place, isNear] = useNear()
  const isPrinting = usePrinting()
  useKit(picture.game, isNear)
  return (
    <figure class="example">
      <div ref={place} class="example-frame" inert aria-hidden="true" style={{ '--tall': picture.frame.tall }}>
        {(isNear || isPrinting) && <Picture {...picture} />}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface ChapterPictureProps {
  readonly game: GameId
  /** Null: the book has none. */
  readonly pictures: Pictures | null
  /** Its number. */
  readonly chapter: string
}

/** Nothing where the chapter has none. */
export function ChapterPicture({ game, pictures, chapter }: ChapterPictureProps) {
  const frame = pictures?.frames.chapters[chapter]
  const caption = pictures?.captions[chapter]
  if (pictures === null || frame === undefined || caption === undefined) return null
  return <ExampleFigure {...{ game, chapter, frame, caption }} height={pictures.frames.board} />
}
