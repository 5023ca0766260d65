// A thin line from each provision to the pirate it feeds. A marked provision feeds nobody, so no line leaves it: STO-3.8.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { SideView } from '../view.ts'
import { feedersOf } from './rows.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** How far a line sinks below what it joins. */
const SAG_PX = 4

/** Where a line ends at a piece, within its row: the middle of its foot, and of its head. */
interface Ends {
  readonly foot: Spot
  readonly head: Spot
}

function endsOf(piece: HTMLElement | null, row: HTMLElement): Ends | null {
  if (piece === null) return null
  const [inner, outer] = [piece.getBoundingClientRect(), row.getBoundingClientRect()]
  const x = inner.left - outer.left + inner.width / 2
  return { foot: { x, y: inner.bottom - outer.top - 1 }, head: { x, y: inner.top - outer.top + 1 } }
}

/** Under both where they lie side by side; from one to the other where pirates lie below the provisions. */
function lineOf({ foot: from }: Ends, { foot, head }: Ends): string {
  if (head.y < from.y)
    return `M${from.x} ${from.y}C${from.x} ${from.y + SAG_PX} ${foot.x} ${foot.y + SAG_PX} ${foot.x} ${foot.y}`
  const middle = (from.y + head.y) / 2
  return `M${from.x} ${from.y}C${from.x} ${middle} ${head.x} ${middle} ${head.x} ${head.y}`
}

/** The provision nearest to the pirates feeds the first of them, so that no two lines cross. */
function linesIn(row: HTMLElement, side: SideView): readonly string[] {
  const find = (spot: string): HTMLElement | null => row.querySelector<HTMLElement>(`[data-spot$="${spot}"]`)
  const key = row.dataset['spot']?.replace('side-', '') ?? ''
  const foods = feedersOf(side)
    .flatMap((at) => endsOf(find(`good-${key}-${at}`), row) ?? [])
    .toSorted((one, two) => two.foot.x - one.foot.x)
  return side.pirates.flatMap((_, at): string[] => {
    const [food, pirate] = [foods[at], endsOf(find(`pirate-${key}-${at}`), row)]
    return food === undefined || pirate === null ? [] : [lineOf(food, pirate)]
  })
}

/** Lies in the row whose pieces it joins, and follows its size. */
export function Feeds({ side }: { readonly side: SideView }) {
  const picture = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly string[]>([])
  const laid = [...side.goods, '/', ...side.pirates.map(() => '')].join()
  useLayoutEffect(() => {
    const row = picture.current?.parentElement
    if (row == null) return
    const draw = (): void => setLines(linesIn(row, side))
    const watch = new ResizeObserver(draw)
    watch.observe(row)
    return () => watch.disconnect()
  }, [laid])
  return (
    <svg ref={picture} class="feeds" aria-hidden="true">
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
