// Fingers, wheel and drag on the chart: pinch and wheel bring it nearer, a drag moves it. A tap stays a tap.
import { lasting } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { panned, WHOLE, zoomed, type Camera } from './camera.ts'
import { distance, middle, type Frame, type Spot } from './geometry.ts'
import type { Table } from './touch.ts'

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 7
const WHEEL = 0.0016

const spotOf = ({ clientX, clientY }: PointerEvent | WheelEvent): Spot => ({ x: clientX, y: clientY })

/** From pixels of the page to units of the whole chart. */
function unitsOf(svg: SVGSVGElement, spot: Spot): Spot {
  const { x, y } = new DOMPoint(spot.x, spot.y).matrixTransform(svg.getScreenCTM()?.inverse())
  return { x, y }
}

interface Hands {
  readonly svg: SVGSVGElement
  readonly camera: Signal<Camera>
  frame(): Frame
}

/** One finger drags once it has moved far enough; two pinch. */
function fingers({ svg, camera, frame }: Hands) {
  const down = new Map<number, Spot>()
  let from: Spot | null = null
  let dragged = false

  const drag = (event: PointerEvent, was: Spot, now: Spot): void => {
    if (!dragged && (from === null || distance(from, now) < TREMBLE || camera.peek().scale === 1)) return
    if (!dragged) svg.setPointerCapture(event.pointerId)
    dragged = true
    const [a, b] = [unitsOf(svg, was), unitsOf(svg, now)]
    camera.value = panned(frame(), camera.peek(), { x: b.x - a.x, y: b.y - a.y })
  }
  const pinch = (was: Spot, now: Spot, other: Spot): void => {
    dragged = true
    const factor = distance(now, other) / Math.max(1, distance(was, other))
    const [a, b] = [unitsOf(svg, middle(was, other)), unitsOf(svg, middle(now, other))]
    const moved = panned(frame(), camera.peek(), { x: b.x - a.x, y: b.y - a.y })
    camera.value = zoomed(frame(), moved, factor, b)
  }
  return {
    press(event: PointerEvent): void {
      if (down.size === 0) dragged = false
      down.set(event.pointerId, spotOf(event))
      from = spotOf(event)
    },
    move(event: PointerEvent): void {
      const was = down.get(event.pointerId)
      if (was === undefined) return
      const now = spotOf(event)
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (other === undefined && !dragged && from !== null && distance(from, now) < TREMBLE) return
      down.set(event.pointerId, now)
      if (other === undefined) drag(event, was, now)
      else pinch(was, now, other)
    },
    release(event: PointerEvent): void {
      down.delete(event.pointerId)
    },
    /** What ends a drag is not a tap. */
    click(event: MouseEvent): void {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

function listen(hands: Hands): () => void {
  const { svg, camera, frame } = hands
  const { press, move, release, click } = fingers(hands)
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    camera.value = zoomed(frame(), camera.peek(), Math.exp(-event.deltaY * WHEEL), unitsOf(svg, spotOf(event)))
  }
  const over = new AbortController()
  const { signal } = over
  svg.addEventListener('pointerdown', press, { signal })
  svg.addEventListener('pointermove', move, { signal })
  svg.addEventListener('pointerup', release, { signal })
  svg.addEventListener('pointercancel', release, { signal })
  svg.addEventListener('click', click, { signal, capture: true })
  svg.addEventListener('wheel', wheel, { signal, passive: false })
  return () => over.abort()
}

/** How near the chart is survives a look at the log. */
const cameraOf = lasting<Camera>(WHOLE)

export function useCamera(svg: RefObject<SVGSVGElement | null>, { sea: { frame }, hands }: Table): Signal<Camera> {
  const camera = cameraOf(hands)
  const newest = useRef(frame)
  newest.current = frame
  useLayoutEffect(() => {
    if (svg.current === null) return
    return listen({ svg: svg.current, camera, frame: () => newest.current })
  }, [])
  return camera
}
