// What touching a slot of one's own ship would do now, and what it is called.
import type { View } from '../view.ts'
import { deckOf } from './deck.ts'
import type { SlotTouch } from './plan.tsx'
import { slotPiece, touchSlot, type Table } from './touch.ts'
import { say } from './words.ts'

type State = SlotTouch['state']

function repairState({ scene, draft, targets }: Table, slot: number): State {
  if (draft.value.slot === slot) return 'picked'
  if (targets.puts.has(slot)) return 'open'
  return scene.view.repair?.touched.includes(slot) === true ? 'done' : 'shut'
}

const STATE: { readonly [S in View['step']]?: (table: Table, slot: number) => State } = {
  load: () => 'open',
  stow: ({ targets }, slot) => (targets.stows.has(slot) ? 'open' : 'shut'),
  second: repairState,
  repair: repairState,
}

function labelOf(table: Table, slot: number): string {
  const words = say()
  const { scene, draft, targets } = table
  const { slots, chests, hold } = deckOf(scene, draft.value, scene.me)
  const stow = targets.stows.get(slot)
  if (stow !== undefined) return scene.text.move(stow, scene.view, scene.reader)
  if (slot === hold && chests.length > 0) return words.slotHold(slot)
  return words.slotHas(slot, slots[slot - 1] ?? null)
}

/** Null where slots are not what is asked about. */
export function slotTouch(table: Table, slot: number): SlotTouch | null {
  const state = STATE[table.scene.view.step]?.(table, slot)
  if (state === undefined) return null
  return { label: labelOf(table, slot), piece: slotPiece(slot), state, press: () => touchSlot(table, slot) }
}
