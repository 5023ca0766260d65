// Chances on demand, from one's own knowledge only: what the dice must show, who could come after, how likely he is to come and win, and what
// is left of it.
import type { Seat } from '@flibuste/kernel'
import { SeatChip, seatIndex } from '@flibuste/web/art'
import { ofKind } from '@flibuste/web/kit'
import type { PlaceView, ShipView } from '../view.ts'
import { counterNeeds, placeAsked } from '../wording.ts'
import { about } from './explain.ts'
import { Chip } from './chip.ts'
import { counterChance, prospectOf, type Prospect, type Rival } from './prospects.ts'
import { Shield } from './goods.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

function RivalLine({ table, rival }: { readonly table: Table; readonly rival: Rival }) {
  const words = say()
  const name = table.scene.reader.name(rival.seat)
  return (
    <li {...about('captain', rival.seat)}>
      <span class="visually-hidden">{words.rival(name, rival)}</span>
      <SeatChip seat={seatIndex(rival.seat)} size={17} />
      <span aria-hidden="true">{words.rivalShort(rival.missing, rival.hidden)}</span>
      <b aria-hidden="true">{words.wouldWin(rival.comes * rival.beats)}</b>
    </li>
  )
}

interface ShipOddsProps {
  readonly table: Table
  readonly ship: ShipView
  readonly prospect: Prospect
}

function ShipOdds({ table, ship, prospect }: ShipOddsProps) {
  const words = say()
  const { chance, keeps, needed, bonus, missing, rivals } = prospect
  return (
    <li class="ship-odds">
      <p class="odds-head" {...about('ship', ship.id)}>
        <Shield strength={ship.strength} />
        <b>{words.shipName(ship)}</b>
        <span class="odds-figure">{words.perCent(keeps)}</span>
      </p>
      <div class="odds-bar" aria-hidden="true">
        <i class="dice" style={{ width: `${Math.round(chance * 100)}%` }} />
        <i style={{ width: `${Math.round(keeps * 100)}%` }} />
      </div>
      <p class="odds-words" {...about('odds')}>
        {words.oddsNeeded(needed, bonus, chance)} {missing > 0 && words.oddsMissing(missing)}
      </p>
      <ul>
        {rivals.map((rival) => (
          <RivalLine key={rival.seat} table={table} rival={rival} />
        ))}
      </ul>
    </li>
  )
}

/** The ship in question alone, else all that could be boarded, else the two nearest to complete. */
function placesWeighed({ scene: { view, me }, draft, targets }: Table): PlaceView[] {
  const open = view.sea.filter(({ ship }) => ship !== null)
  const aimed = open.filter(({ ship }) => ship?.id === draft.value.ship)
  if (aimed.length > 0) return aimed
  const lit = view.step === 'board' ? open.filter(({ ship }) => ship !== null && targets.ships.has(ship.id)) : []
  if (lit.length > 0) return lit
  const own = (place: PlaceView, seat: Seat): number => place.sides[seat]?.missing.length ?? 9
  return open.toSorted((one, two) => own(one, me) - own(two, me)).slice(0, 2)
}

function CounterOdds({ table }: { readonly table: Table }) {
  const words = say()
  const { view, legal, text, reader } = table.scene
  const place = placeAsked(view)
  const moves = ofKind(legal, 'counter')
  if (place === undefined) return null
  if (moves.length === 0) return <p class="odds-words">{words.cannotCounter}</p>
  return (
    <ul class="counter-odds">
      {moves.map((move) => {
        const chance = counterChance(view, place, move.cards)
        return (
          <li key={move.cards.join()} {...about('odds')}>
            <span>{text.move(move, view, reader)}</span>
            <b class="odds-figure">{words.perCent(chance)}</b>
          </li>
        )
      })}
      <li class="odds-words">
        {words.oddsCounter(counterNeeds(view))} <Chip table={table} clause="STO-6.7" />
      </li>
    </ul>
  )
}

export function OddsSheet({ table }: { readonly table: Table }) {
  const words = say()
  const { view, me } = table.scene
  const isCounter = view.step === 'counter'
  return (
    <section class="sheet odds" aria-label={words.odds}>
      <header>
        <h2 {...about('odds')}>{words.odds}</h2>
        <span class="caption">{words.oddsKnown}</span>
        <Chip table={table} clause="STO-5.5" />
      </header>
      {isCounter ? (
        <CounterOdds table={table} />
      ) : (
        <ul class="odds-ships">
          {placesWeighed(table).map((place) => {
            const prospect = prospectOf(view, place, me)
            if (place.ship === null || prospect === null) return null
            return <ShipOdds key={place.ship.id} table={table} ship={place.ship} prospect={prospect} />
          })}
        </ul>
      )}
    </section>
  )
}
