// What a picked slot may become: a cannon, a pirate; or nothing, which is quiet beside them (PIR-A15). Lies over the plan, at the slot.
import { allowed, attempt } from '@flibuste/web/kit'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { PUTS, type Put } from '../moves.ts'
import { FigurePicture } from './figures.tsx'
import { PLAN, planSpot } from './geometry.ts'
import { slotPiece, type Table } from './touch.ts'
import { say } from './words.ts'

const CHOICES = [PUTS.cannon, PUTS.pirate, PUTS.nothing] as const

/** What is there already is no change: PIR-8.4. */
const choicesFor = ({ scene }: Table, slot: number): readonly Put[] => {
  const there = scene.view.ships[scene.me]?.slots[slot - 1] ?? null
  return CHOICES.map((puts) => puts[slot - 1]!).filter(({ figure }) => figure !== there)
}

function Choice({ table, put }: { readonly table: Table; readonly put: Put }) {
  const { scene } = table
  const label = scene.text.move(put, scene.view, scene.reader)
  return (
    <button
      type="button"
      class={`btn choice ${put.figure === null ? 'empty' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={!allowed(scene.legal, put)}
      onClick={() => attempt(table, put, slotPiece(put.slot))}
    >
      <FigurePicture figure={put.figure} />
    </button>
  )
}

export function SlotPicker({ table }: { readonly table: Table }) {
  const { slot } = table.draft.value
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (slot > 0)
      box.current
        ?.querySelector<HTMLElement>('.choice:not(.empty, [aria-disabled="true"])')
        ?.focus({ preventScroll: true })
  }, [slot])
  if (slot === 0) return null
  const middle = (planSpot(slot).x / PLAN.width) * 100
  return (
    <div
      class="slot-picker"
      role="group"
      aria-label={say().pickFor(slot)}
      ref={box}
      style={{ left: `${Math.min(Math.max(middle, 22), 78)}%` }}
    >
      {choicesFor(table, slot).map((put) => (
        <Choice key={put.figure ?? 'nothing'} table={table} put={put} />
      ))}
    </div>
  )
}
