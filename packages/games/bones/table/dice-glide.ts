// Dice that are sorted anew glide to their new places. Layout offsets are compared, so a die still in the air is no matter.
import { glide } from '@flibuste/web/kit'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BonesScene } from './touch.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

function spotsIn(dice: HTMLElement): Map<HTMLElement, Spot> {
  const slots = dice.querySelectorAll<HTMLElement>('[data-piece]')
  return new Map(Array.from(slots, (slot) => [slot, { x: slot.offsetLeft, y: slot.offsetTop }]))
}

export function useGlide({ happened }: BonesScene): RefObject<HTMLDivElement | null> {
  const dice = useRef<HTMLDivElement>(null)
  const before = useRef<Map<HTMLElement, Spot>>(new Map())
  useLayoutEffect(() => {
    if (dice.current === null) return
    const now = spotsIn(dice.current)
    for (const [slot, { x, y }] of happened.events.length > 0 ? now : []) {
      const was = before.current.get(slot)
      if (was !== undefined && (was.x !== x || was.y !== y)) glide(slot, { x: was.x - x, y: was.y - y })
    }
    before.current = now
  }, [happened.number])
  return dice
}
