// The size of an element, followed. A board is drawn for the box it has, so it must know it before it is painted.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { RefObject } from 'preact'

export interface Box {
  readonly width: number
  readonly height: number
}

const NONE: Box = { width: 0, height: 0 }

const sizeOf = (element: Element): Box => ({ width: element.clientWidth, height: element.clientHeight })

const same = (a: Box, b: Box): boolean => a.width === b.width && a.height === b.height

/** What a box of each kind measured last: a drawing that changes its place is drawn at once, and its pieces can be seen to arrive. */
const lately = new Map<string, Box>()

export function useBox(kind: string): [RefObject<HTMLDivElement | null>, Box] {
  const element = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState(lately.get(kind) ?? NONE)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => {
      const now = sizeOf(measured)
      if (now.width > 0) lately.set(kind, now)
      setBox((known) => (same(known, now) ? known : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, box]
}
