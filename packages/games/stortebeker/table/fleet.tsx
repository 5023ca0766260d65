// The ships in the middle: a column for each, a row for each captain, one's own nearest the hand.
import { bySeat } from '@flibuste/kernel'
import { Icon } from '@flibuste/web/art'
import { allowed, pressable } from '@flibuste/web/kit'
import type { PlaceView, ShipView } from '../view.ts'
import { hitSaid } from './actions.tsx'
import { chanceToHit } from './broadside.ts'
import { about } from './explain.ts'
import { shipMove, shipNamed } from './glow.ts'
import { NO_CARD } from './draft.ts'
import { prospectOf, prospectWith, type Prospect } from './prospects.ts'
import { rowOrder } from './rows.ts'
import { SideRow } from './side-row.tsx'
import { Tile } from './tile.tsx'
import { shipPiece, touchShip, type Table } from './touch.ts'
import { say } from './words.ts'

interface ColumnProps {
  readonly table: Table
  readonly place: PlaceView
  readonly ship: ShipView
}

type Lit = 'plain' | 'legal' | 'legal named'

/** Lit where it may be touched; the one the primary button names has the thicker ring. */
function litOf({ targets }: Table, ship: number): Lit {
  if (!targets.ships.has(ship)) return 'plain'
  return shipNamed(targets) === ship ? 'legal named' : 'legal'
}

function labelOf({ table, ship }: ColumnProps): string {
  const words = say()
  const { scene, targets } = table
  const said = words.shipLine(words.shipName(ship), ship.strength, words.needs(ship.provisions))
  const move = scene.legal.length === 0 ? null : shipMove(scene.view, targets.picked, ship.id)
  return move !== null && allowed(scene.legal, move)
    ? `${said}. ${scene.text.move(move, scene.view, scene.reader)}${move.kind === 'fire' ? `: ${hitSaid(scene.view, ship.id)}` : ''}`
    : said
}

/** While the odds are asked for, and while a card is in hand that may lie here: with it. */
function prospectShown(
  { scene: { view, me }, draft, targets }: Table,
  place: PlaceView,
  ship: number,
): Prospect | null {
  if (me < 0) return null
  if (draft.value.open === 'odds') return prospectOf(view, place, me)
  const isLaying = view.step === 'play' && targets.picked !== NO_CARD && targets.ships.has(ship)
  const prospect = isLaying ? prospectWith(view, place, me, targets.picked) : null
  // Nobody boards before the row is full: a chance now would promise too much.
  return prospect?.missing === 0 ? prospect : null
}

/** The chance to win this ship, counter-attacks and all. */
function OddsRibbon({ table, place, ship }: ColumnProps) {
  const prospect = prospectShown(table, place, ship.id)
  if (prospect === null) return null
  return (
    <span class={`odds-ribbon ${prospect.missing > 0 ? 'unready' : ''}`}>
      <Icon name="dice" /> {say().perCent(prospect.keeps)}
    </span>
  )
}

/** Asked where to fire: how likely that hits anything here. */
function AimRibbon({ table: { scene, targets }, place, ship }: ColumnProps) {
  if (scene.view.step !== 'fire' || !targets.ships.has(ship.id)) return null
  const chance = chanceToHit(place, scene.view.active)
  return (
    <span class={`odds-ribbon ${chance === 0 ? 'unready' : ''}`}>
      <Icon name="cannon" /> {say().perCent(chance)}
    </span>
  )
}

function Column(props: ColumnProps) {
  const { table, place, ship } = props
  const { view, me } = table.scene
  const refused = table.refused.value === shipPiece(ship.id)
  const touch = () => touchShip(table, ship.id)
  return (
    <article
      class={`column ${litOf(table, ship.id)} ${refused ? 'refused-piece' : ''}`}
      data-piece={shipPiece(ship.id)}
      data-ship={ship.id}
      data-spot={shipPiece(ship.id)}
    >
      <div class="tile-press" {...about('ship', ship.id)} {...pressable(labelOf(props), touch)}>
        <Tile ship={ship} />
        <OddsRibbon {...props} />
        <AimRibbon {...props} />
      </div>
      <ul class="sides" onClick={touch}>
        {rowOrder(view.players.length, me).map((seat) => (
          <SideRow key={seat} table={table} ship={ship} seat={seat} side={bySeat(place.sides, seat)} />
        ))}
      </ul>
    </article>
  )
}

/** A ship was taken from here, and none has come after it yet: STO-7.5, STO-7.6. */
function Gap({ table }: { readonly table: Table }) {
  const { view } = table.scene
  return (
    <div class="column gap" {...about('gap')}>
      <p class="caption">{view.rear.length > 0 ? say().gapFilled : say().gapStays}</p>
    </div>
  )
}

export function Fleet({ table }: { readonly table: Table }) {
  const { sea } = table.scene.view
  return (
    <section class="fleet" aria-label={say().fleet} data-ships={sea.length}>
      {sea.map((place, slot) =>
        place.ship === null ? (
          <Gap key={`gap-${slot}`} table={table} />
        ) : (
          <Column key={place.ship.id} table={table} place={place} ship={place.ship} />
        ),
      )}
    </section>
  )
}
