// A ship in sight: loot, treasures, what a question mark earns, and how many men it takes to board her.
import { Icon, SeatChip, Sea, seatIndex, Sky, TallShip, Treasure } from '@flibuste/web/art'
import { attempt, pressable } from '@flibuste/web/kit'
import type { Board } from '../moves.ts'
import { crewIn } from '../wording.ts'
import type { GoneView, ShipView } from '../view.ts'
import { about } from './explain.ts'
import { forecastOf } from './forecast.ts'
import { Chip } from './chip.tsx'
import { choiceOf, type ShipAim } from './glow.ts'
import { isActing, shipPiece, touchShip, type Table } from './touch.ts'
import { say } from './words.ts'

interface CardProps {
  readonly table: Table
  readonly ship: ShipView
}

/** Larger ships carry more masts. */
const rigOf = (min: number): { readonly masts: 1 | 2 | 3; readonly decks: 1 | 2; readonly scale: number } =>
  min <= 2
    ? { masts: 1, decks: 1, scale: 0.7 }
    : min <= 3
      ? { masts: 2, decks: 1, scale: 0.78 }
      : { masts: 3, decks: min > 4 ? 2 : 1, scale: 0.88 }

/** The same ship always sails the same water. */
function ShipArt({ ship }: { readonly ship: ShipView }) {
  const { masts, decks, scale } = rigOf(ship.min)
  const [x, y] = [200 - 203 * scale, 287 - 243 * scale]
  return (
    <svg class="ship-art" viewBox="10 70 380 244" aria-hidden="true">
      <rect class="card-ground" x="-300" y="-300" width="1000" height="800" />
      <Sky x0={-180} x1={580} y0={6} y1={200} seed={4 + ship.id} rows={22} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <TallShip masts={masts} decks={decks} />
      </g>
      <Sea x0={-300} x1={700} y0={282} y1={392} seed={9 + ship.id} pitch={6} />
    </svg>
  )
}

const STACK =
  'M4 9C4 6 11 4 20 4S36 6 36 9 29 14 20 14 4 12 4 9ZM4 9V16C4 19 11 21 20 21S36 19 36 16V9' +
  'M4 16V23C4 26 11 28 20 28S36 26 36 23V16'

function Figures({ table, ship }: CardProps) {
  return (
    <>
      <span class="loot" {...about('loot', ship.id)}>
        <Icon name="coin" />
        <b>{ship.loot}</b>
      </span>
      <span class="hold">
        {ship.treasures.map((treasure, at) => (
          <span key={at} class="hold-box" {...about('hold', ship.id, at)}>
            <Treasure name={treasure} />
          </span>
        ))}
        <span class="hold-box question" {...about('question', ship.id)}>
          {table.scene.layout === 'phone' ? (
            <>
              <b>?</b> = {ship.wage}
            </>
          ) : (
            say().wageOfQuestion(ship.wage)
          )}
        </span>
      </span>
      <span class="foot">
        <i class="ship-name">{ship.name}</i>
        <span class="need" {...about('men', ship.id)}>
          <svg viewBox="0 0 40 34" aria-hidden="true">
            <path d={STACK} />
          </svg>
          <b>{ship.min}</b>
        </span>
      </span>
    </>
  )
}

/** BUC-5.1: two treasures, one for the captain. */
function Choice({ table, moves }: { readonly table: Table; readonly moves: readonly Board[] }) {
  const words = say()
  return (
    <div class="choice" role="group" aria-label={words.which}>
      <b>{words.which}</b>
      <span class="choice-row">
        {moves.map((move) => (
          <button
            key={move.treasure}
            type="button"
            class="btn take"
            aria-label={words.take(move.treasure)}
            onClick={() => attempt(table, move, shipPiece(move.ship))}
          >
            <Treasure name={move.treasure} />
          </button>
        ))}
      </span>
    </div>
  )
}

/** Under the card: what the crew in hand may do here, or why not. */
function State({ table, ship, aim }: CardProps & { readonly aim: ShipAim | undefined }) {
  const words = say()
  const men = crewIn(table.scene.view, table.targets.picked)?.men ?? 0
  if (aim === undefined) return <p class="ship-state" />
  if (aim.clause === null) {
    // Under a thumb there is no room for the forecast's sheet: what one would keep stands on the ship.
    const forecast = table.scene.layout === 'phone' ? forecastOf(table.scene.view, table.targets.picked, ship.id) : null
    const isAimed = table.draft.value.ship === ship.id && aim.moves.length === 1
    const asked = isAimed ? words.boardAgain : words.boardWith(men)
    const told = forecast === null ? asked : words.keepShort(forecast.least, forecast.most)
    return <p class="ship-state may">{told}</p>
  }
  return (
    <p class="ship-state">
      <Icon name="lock" />
      <span class="why">{aim.clause === 'BUC-4.3' ? words.needs(ship.min) : words.bound}</span>
      <Chip table={table} clause={aim.clause} />
    </p>
  )
}

function shipLabel(ship: ShipView, aim: ShipAim | undefined, men: number): string {
  const words = say()
  const told = words.ship(ship.name, ship.loot, ship.min, ship.wage)
  const carries = words.carries(ship.treasures.map(words.treasure))
  const may = aim === undefined ? [] : [aim.clause === null ? words.boardWith(men) : words.refusedBy(aim.clause)]
  return [told, carries, ...may].join(', ')
}

function glowOf({ targets }: Table, ship: ShipView, aim: ShipAim | undefined): string {
  if (aim === undefined) return ''
  if (aim.clause !== null) return 'closed'
  return targets.best?.kind === 'board' && targets.best.ship === ship.id ? 'legal named' : 'legal'
}

export function ShipCard({ table, ship }: CardProps) {
  const aim = table.targets.ships.get(ship.id)
  const piece = shipPiece(ship.id)
  const choice = table.draft.value.ship === ship.id ? choiceOf(table.targets, table.draft.value) : []
  const men = crewIn(table.scene.view, table.targets.picked)?.men ?? 0
  const label = shipLabel(ship, aim, men)
  const press = isActing(table)
    ? pressable(label, () => touchShip(table, ship.id))
    : { role: 'img' as const, 'aria-label': label }
  return (
    <article class={`ship ${table.refused.value === piece ? 'refused-piece' : ''}`} data-piece={piece}>
      <div class={`ship-card ${glowOf(table, ship, aim)}`} data-spot={piece} {...about('ship', ship.id)} {...press}>
        <ShipArt ship={ship} />
        <Figures table={table} ship={ship} />
      </div>
      {choice.length > 0 && <Choice table={table} moves={choice} />}
      <State table={table} ship={ship} aim={aim} />
    </article>
  )
}

/** Far out already, under the colours of whoever took her. */
function Prize({ gone: { ship, taker } }: { readonly gone: GoneView }) {
  const { masts, decks } = rigOf(ship.min)
  return (
    <svg class="prize-art" viewBox="0 0 380 140" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g transform="translate(102 6) scale(.44)">
        <g class="prize" data-prize={ship.id}>
          <TallShip masts={masts} decks={decks} {...(taker >= 0 ? { seat: seatIndex(taker) } : {})} />
        </g>
      </g>
      <Sea x0={-300} x1={700} y0={110} y1={146} seed={9 + ship.id} pitch={6} />
    </svg>
  )
}

/** A berth whose ship has left: who has her now. */
export function EmptyBerth({ table, gone }: { readonly table: Table; readonly gone: GoneView }) {
  const words = say()
  const { ship, taker } = gone
  const { reader, layout } = table.scene
  const told = taker >= 0 ? words.takenBy(reader.name(taker)) : words.sailedAway
  const isShort = layout === 'phone' && taker >= 0
  return (
    <article class="ship empty" {...about('berth', ship.id)}>
      <div class="ship-card empty-berth">
        <Prize gone={gone} />
        <i class="ship-name">{ship.name}</i>
        <span class="taker">
          {taker >= 0 && <SeatChip seat={seatIndex(taker)} size={18} />}
          <span class={isShort ? 'visually-hidden' : ''}>{told}</span>
          {isShort && <span aria-hidden="true">{reader.name(taker)}</span>}
        </span>
      </div>
      <p class="ship-state" />
    </article>
  )
}
