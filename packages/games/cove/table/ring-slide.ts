// A ring slides from station to station of its row, or off the mat.
import { between, EASE_OUT, fade, glide, motionAllowed } from '@flibuste/web/kit'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { OFF, type Level } from '../data.ts'

/** From where a ring was to where it is. */
const SLIDE_MS = 220

const isDrawn = (station: Element): boolean => station.getBoundingClientRect().width > 0

function slide(stations: Element, from: Level, to: Level): void {
  const band = stations.querySelector('.ring-band')
  const was = stations.children[Math.max(1, from) - 1]
  if (band === null || was === undefined) return
  if (!motionAllowed() || !isDrawn(was)) {
    fade(to === OFF ? stations : band)
    return
  }
  const { x, y } = between(was, band)
  if (to !== OFF) glide(band, { x, y })
  else
    band.animate(
      [
        { opacity: 1, transform: `translate(${x}px, ${y}px)` },
        { opacity: 1, transform: 'translate(0, 0)', offset: 0.6 },
        { opacity: 0, transform: 'translate(-1.8rem, 0)' },
      ],
      { duration: 2 * SLIDE_MS, easing: EASE_OUT },
    )
}

/** For the list of stations of a row whose ring stands on this level. */
export function useSlide(level: Level): RefObject<HTMLOListElement | null> {
  const stations = useRef<HTMLOListElement>(null)
  const stood = useRef(level)
  useLayoutEffect(() => {
    if (stations.current !== null && stood.current !== level) slide(stations.current, stood.current, level)
    stood.current = level
  }, [level])
  return stations
}
