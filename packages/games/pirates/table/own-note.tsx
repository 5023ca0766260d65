// The line under one's own ship: what the limits are right now, counted live.
import { Icon, type IconName } from '@flibuste/web/art'
import { bySeat, type Seat } from '@flibuste/kernel'
import { isAsked, type Mark } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import { HOLD, MOST_OF_A_KIND, SEA_REPAIRS, SLOTS } from '../data.ts'
import { PORT } from '../chart.ts'
import { slotsWith } from '../wording.ts'
import { Chip } from './chip.ts'
import { about } from './explain.ts'
import { deckOf } from './deck.ts'
import { fewLeft } from './few-left.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface Note {
  readonly icon: IconName
  readonly words: string
  readonly clause: Clause
  readonly mark: Mark
}

/** Slots that may still be changed, how far each kind is from its limit, and what runs short. PIR-8.1, PIR-8.2, PIR-8.3, PIR-A4. */
function repairNote({ scene: { view } }: Table, seat: Seat): Note {
  const ship = bySeat(view.ships, seat)
  const inPort = ship.space === PORT
  const left = view.repair?.left ?? (inPort ? SLOTS : SEA_REPAIRS)
  return {
    icon: 'settings',
    words: say().repairCount(left, ship.cannons, ship.pirates, MOST_OF_A_KIND, fewLeft(view)),
    clause: inPort ? 'PIR-8.1' : 'PIR-8.2',
    mark: about('counts', seat),
  }
}

function loadNote({ scene, draft }: Table, seat: Seat): Note {
  const { slots } = deckOf(scene, draft.value, seat)
  const [cannons, pirates] = [slotsWith(slots, 'cannon').length, slotsWith(slots, 'pirate').length]
  const words = say().loadCount(cannons, pirates, MOST_OF_A_KIND)
  return { icon: 'hand', words, clause: 'PIR-1.6', mark: about('counts', seat) }
}

function holdNote({ scene: { view } }: Table, seat: Seat): Note {
  const { treasureSlot } = view.options
  const { aboard } = bySeat(view.ships, seat)
  const mark = about('slot', seat, treasureSlot)
  if (aboard > 0) return { icon: 'lock', words: say().holdFull(treasureSlot, aboard, HOLD), clause: 'PIR-7.6', mark }
  return { icon: 'anchor', words: say().holdEmpty(treasureSlot, HOLD), clause: 'PIR-7.9', mark }
}

function noteOf(table: Table, seat: Seat): Note {
  const { step } = table.scene.view
  if (!isAsked(table) || seat !== table.scene.me) return holdNote(table, seat)
  if (step === 'load') return loadNote(table, seat)
  return step === 'repair' || step === 'second' ? repairNote(table, seat) : holdNote(table, seat)
}

export function OwnNote({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { icon, words, clause, mark } = noteOf(table, seat)
  return (
    <p class="own-note" {...mark}>
      <Icon name={icon} />
      <span aria-live="polite">{words}</span>
      <Chip table={table} clause={clause} />
    </p>
  )
}
