// A merchant ship as it is printed: cog, points in both corners, strength on the shield, the provisions it asks for
// below.
import { Sea, Sky } from '@flibuste/web/art'
import type { ShipView } from '../view.ts'
import { about } from './explain.ts'
import { Roundel, Shield } from './goods.tsx'
import { needsOf } from './rows.ts'
import { TownCog, townClass } from './town-cog.tsx'
import { say } from './words.ts'

/** Sky and sea run past the frame, so that any shape of tile is filled. */
function Seascape({ ship }: { readonly ship: ShipView }) {
  return (
    <svg class="tile-art" viewBox="40 0 320 270" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect class="card-ground" x="-700" y="-400" width="1800" height="1100" />
      <Sky x0={-360} x1={760} y0={-60} y1={120} seed={4 + (ship.id % 4)} rows={18} />
      <g transform="translate(38 2) scale(.8)">
        <TownCog colour={ship.colour} />
      </g>
      <Sea x0={-360} x1={760} y0={190} y1={420} seed={9 + (ship.id % 4)} pitch={6} />
    </svg>
  )
}

interface TileProps {
  readonly ship: ShipView
  readonly size?: 'full' | 'mini'
}

export function Tile({ ship, size = 'full' }: TileProps) {
  return (
    <div class={`tile ${townClass(ship.colour)} ${size}`} aria-hidden="true">
      <Seascape ship={ship} />
      <i class="tile-band" />
      <b class="points left" {...about('coin', ship.id)}>
        {ship.points}
      </b>
      <b class="points right" {...about('coin', ship.id)}>
        {ship.points}
      </b>
      <Shield strength={ship.strength} {...about('shield', ship.id)} />
      <div class="needs" {...about('needs', ship.id)}>
        {size === 'full' && (
          <span class="town">
            {say().town(ship.colour)} <b>{ship.points}</b>
          </span>
        )}
        {needsOf(ship).map((good, at) => (
          <Roundel key={at} good={good} />
        ))}
      </div>
    </div>
  )
}
