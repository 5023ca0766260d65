// The wheel turns under the fleur to the island that was chosen; on half a wheel the fleur goes round instead.
import { EASE_SWELL, motionAllowed } from '@flibuste/web/kit'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { WHEEL, type Place } from '../data.ts'

const SECTOR_MS = 240
/** Half a turn takes no longer than two sectors: nobody waits for a wheel. */
const MOST_MS = 480

type Turner = 'wheel' | 'pointer'

/** Sectors from one island to another, the shorter way round where it is round. */
function sectorsBetween(from: Place, to: Place, turner: Turner): number {
  if (turner === 'pointer') return from - to
  const half = WHEEL.length / 2
  return ((to - from + WHEEL.length + half) % WHEEL.length) - half
}

function turn(piece: Element, degrees: number, durationMs: number): void {
  piece.animate([{ transform: `rotate(${degrees}deg)` }, { transform: 'rotate(0deg)' }], {
    duration: durationMs,
    easing: EASE_SWELL,
  })
}

function turnTo(svg: SVGSVGElement, from: Place, to: Place, turner: Turner): void {
  const sectors = sectorsBetween(from, to, turner)
  const durationMs = Math.min(MOST_MS, SECTOR_MS * Math.abs(sectors))
  if (turner === 'pointer') {
    svg.querySelectorAll('.pointer').forEach((fleur) => turn(fleur, sectors * 30, durationMs))
    return
  }
  svg.querySelectorAll('.turns').forEach((disc) => turn(disc, sectors * 60, durationMs))
  // Icons and figures stay upright all the way.
  svg.querySelectorAll('.upright').forEach((label) => turn(label, sectors * -60, durationMs))
}

export function useTurning(chosen: Place, turner: Turner): RefObject<SVGSVGElement | null> {
  const wheel = useRef<SVGSVGElement>(null)
  const stood = useRef(chosen)
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = chosen
    if (wheel.current !== null && motionAllowed() && from !== chosen && from > 0 && chosen > 0)
      turnTo(wheel.current, from, chosen, turner)
  }, [chosen])
  return wheel
}
