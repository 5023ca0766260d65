// Ships that were taken, as flags in the colours of their towns, each with its points.
import { SeatChip, seatIndex } from '@flibuste/web/art'
import { COLOURS } from '../data.ts'
import type { ShipView } from '../view.ts'
import { about } from './explain.ts'
import { townClass } from './town-cog.tsx'
import type { Table } from './touch.ts'
import type { StortebekerWords } from './words.en.ts'
import { say } from './words.ts'

const byTown = (ships: readonly ShipView[]): ShipView[] =>
  ships.toSorted(
    (one, two) =>
      COLOURS.indexOf(one.colour) - COLOURS.indexOf(two.colour) || one.points - two.points || one.id - two.id,
  )

/** The pattern of the town's sail, cut as a flag. */
function Flag({ ship }: { readonly ship: ShipView }) {
  return (
    <span class={`flag-of ${townClass(ship.colour)}`} aria-hidden="true">
      <b>{ship.points}</b>
    </span>
  )
}

export function Flags({ words, ships }: { readonly words: StortebekerWords; readonly ships: readonly ShipView[] }) {
  if (ships.length === 0) return <span class="quiet">{words.noShips}</span>
  return (
    <span class="stortebeker-flags" role="img" aria-label={words.list(byTown(ships).map(words.shipName))}>
      {byTown(ships).map((ship) => (
        <Flag key={ship.id} ship={ship} />
      ))}
    </span>
  )
}

export function Prizes({ table }: { readonly table: Table }) {
  const words = say()
  const { view, reader } = table.scene
  return (
    <ul class="prizes">
      {view.players.map(({ score, bonus, taken }, seat) => (
        <li key={seat} {...about('captain', seat)}>
          <SeatChip seat={seatIndex(seat)} size={20} />
          <b>{reader.name(seat)}</b>
          <span class="prize-points">{words.points(score)}</span>
          {view.options.bonus && <span class="prize-bonus">{words.bonusNow(bonus)}</span>}
          <Flags words={words} ships={taken} />
        </li>
      ))}
    </ul>
  )
}
