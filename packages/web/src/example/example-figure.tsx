// What a chapter of the rulebook opens with: a picture of a position, and what one sees in it. The place is kept from the start, the board
// is fetched when it comes near. Nothing in the picture can be reached: whoever does not see it has the caption.
import type { GameId } from '@flibuste/games'
import type { Frame } from '@flibuste/games/example.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { loadExamples, loadTable, loadText, useLast, useLoaded } from '../app/loading.ts'
import { language } from '../kit/language.ts'
import './example.css'

/** Half a screen ahead it is fetched and drawn; further away it is put down again. */
const AHEAD = '50% 0px'

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
  const tongue = language.value
  const loaded = useLast(
    useLoaded(`${game} ${tongue}`, async () => {
      const [{ ExampleBoard: Board }, examples, module, text] = await Promise.all([
        import('./example-board.tsx'),
        loadExamples(game),
        loadTable(game),
        loadText(game, tongue),
      ])
      return { Board, example: examples.chapters[chapter], module, text }
    }),
  )
  if (loaded.state !== 'ready') return null
  const { Board, example, module, text } = loaded.value
  if (example === undefined) return null
  return <Board {...{ module, text, example, frame, height }} language={tongue} />
}

export interface ExampleFigureProps extends PictureProps {
  readonly caption: string
}

export function ExampleFigure({ caption, ...picture }: ExampleFigureProps) {
  const [place, isNear] = useNear()
  return (
    <figure class="example">
      <div ref={place} class="example-frame" inert aria-hidden="true" style={{ '--tall': picture.frame.tall }}>
        {isNear && <Picture {...picture} />}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
