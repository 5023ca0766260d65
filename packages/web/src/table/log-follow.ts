// Log and chat keep their newest line in sight, unless somebody has scrolled up to read.
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Within so many pixels of its end a list is at its end. */
const AT_END = 40

export interface Place {
  readonly top: number
  /** Pixels between what is seen and the end of the list. */
  readonly below: number
  /** How many of it are seen at a time. */
  readonly room: number
}

/**
 * Only who scrolls up stops following: a list that grows while it is on its way down is not somebody who reads, nor is one that has lost
 * lines or room, which stands higher then without anybody’s doing.
 */
export function followsAfter(follows: boolean, from: Place, to: Place): boolean {
  if (to.below < AT_END) return true
  const lengthOf = ({ top, below, room }: Place): number => top + below + room
  if (to.room !== from.room || lengthOf(to) < lengthOf(from)) return follows
  return follows && to.top >= from.top
}

const placeOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Place => ({
  top: scrollTop,
  below: scrollHeight - scrollTop - clientHeight,
  room: clientHeight,
})

const looked = (box: HTMLElement): HTMLElement | null => box.querySelector('li.current')

/** `key` is another one whenever other lines are shown. */
export function useFollow<List extends HTMLElement = HTMLOListElement>(key: string) {
  const list = useRef<List>(null)
  const follows = useRef(true)
  const last = useRef<Place>({ top: 0, below: 0, room: 0 })
  /** To the moment somebody looks at, else to the newest line where that is followed. */
  const settle = (): void => {
    const box = list.current
    if (box === null) return
    const line = looked(box)
    if (line !== null) line.scrollIntoView({ block: 'nearest' })
    else if (follows.current) box.scrollTop = box.scrollHeight
    last.current = placeOf(box)
  }
  useLayoutEffect(settle, [key])
  useLayoutEffect(() => {
    const box = list.current
    if (box === null || typeof ResizeObserver === 'undefined') return undefined
    const keep = new ResizeObserver(settle)
    keep.observe(box)
    return () => keep.disconnect()
  }, [])
  const onScroll = (): void => {
    const box = list.current
    if (box === null) return
    const place = placeOf(box)
    // What is looked at came into sight by itself: back in the present the newest line is followed as before.
    if (looked(box) === null) follows.current = followsAfter(follows.current, last.current, place)
    last.current = place
  }
  /** Whoever speaks looks at the end again. */
  const resume = (): void => void (follows.current = true)
  return { list, onScroll, resume }
}
