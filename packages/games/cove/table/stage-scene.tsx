// The battle drawn: my ship to the left, the others in the order of their speed, smoke, the ball on its way, the mark of a hit, ships that leave.
import { Glory, RhumbNet, Sea, seatIndex, Sky, TallShip, Water } from '@flibuste/web/art'
import type { Layout, Mark } from '@flibuste/web/kit'
import { isSeat, NAVY, type Party } from '../moves.ts'
import { about } from './explain.ts'
import { turnOf, type BattleFrame, type ShipState } from './battle-frame.ts'
import { partyMark } from './party.tsx'

/** Under a thumb the ships lie closer together, so that they are larger. */
const WIDTHS = { phone: 720, tablet: 860, laptop: 1100, wide: 1100 } as const
/** A thumb's sea is low: three ships and more have its whole width, and are larger for it. */
const PHONE_CROWD = 1000
/** So many ships have no room for their names in the strip above. */
const CROWD = 3
const HEIGHT = 300
const WATERLINE = 236
const BEYOND = 700

interface Berth {
  readonly x: number
  readonly scale: number
  readonly turned: boolean
}

/** Side by side; the left half looks right, the right half left. */
function berthOf(width: number, count: number, nth: number): Berth {
  const room = width / Math.max(2, count)
  const scale = Math.min(0.86, (room / 400) * 0.98)
  const turned = nth >= count / 2
  return { x: room * (nth + 0.5), scale, turned }
}

/** By speed, but whoever is left in the mats is left at sea; the strip above says who fires when. */
const leftFirst = (ships: readonly ShipState[], left: Party): readonly ShipState[] =>
  ships.toSorted((one, two) => Number(two.party === left) - Number(one.party === left))

/** One after another: nth is set for the timing in the style sheet. */
const inTurn = (nth: number): { [name: string]: string } => ({ '--nth': String(nth) })

/** What goes down is not seen below the waterline. In the units of a ship. */
const ABOVE_WATER = 'cove-above-water'

function AboveWater() {
  return (
    <clipPath id={ABOVE_WATER}>
      <rect x={-200} y={-400} width={800} height={646} />
    </clipPath>
  )
}

const RIPPLES = [
  { x: 200, y: 250, r: 78 },
  { x: 200, y: 256, r: 128 },
  { x: 200, y: 263, r: 184 },
] as const

/** Where a ship has gone down: rings on the water. */
function Ripples() {
  return (
    <g class="ripples">
      {RIPPLES.map(({ x, y, r }, nth) => (
        <ellipse key={nth} style={inTurn(nth)} cx={x} cy={y} rx={r} ry={r * 0.1} />
      ))}
    </g>
  )
}

/** Where she lies is a style, not an attribute: when the order changes she sails there. */
interface ShipProps {
  readonly ship: ShipState
  readonly berth: Berth
  readonly isStruck: boolean
  readonly mark: Mark
  touch(): void
}

function ShipPiece({ ship, berth, isStruck, mark, touch }: ShipProps) {
  const { party, fate } = ship
  const { x, scale, turned } = berth
  const side = turned ? -1 : 1
  const of = isSeat(party) ? '' : party === NAVY ? 'navy-ship' : 'black-ship'
  return (
    <g
      class={`fighter ${of}`}
      data-fighter={party}
      {...mark}
      onClick={touch}
      style={{
        transform: `translate(${x - side * 200 * scale}px, ${WATERLINE - 243 * scale}px) scale(${side * scale}, ${scale})`,
      }}
    >
      <g clip-path={fate === 'sunk' ? `url(#${ABOVE_WATER})` : undefined}>
        <g class={`afloat ${fate} ${isStruck ? 'struck' : ''}`}>
          <TallShip seat={isSeat(party) ? seatIndex(party) : undefined} decks={2} />
        </g>
      </g>
      {fate === 'sunk' && <Ripples />}
    </g>
  )
}

/** Of a letter of a name, on average, in units of the picture. */
const LETTER = 15
const MOST_LETTERS = 12

const shortened = (name: string): string =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name

interface NumeralProps {
  readonly turn: number
  readonly x: number
  /** Where the strip has no room for it. */
  readonly name: string
}

/** Her number in the order of fire, under her keel; both in the middle. */
function Numeral({ turn, x, name }: NumeralProps) {
  const said = shortened(name)
  return (
    <g
      class="turn-numeral"
      style={{ transform: `translate(${x - (said.length * LETTER) / 2}px, ${WATERLINE + 19}px)` }}
      {...about('order')}
    >
      <circle r={16} />
      <text dy="0.35em">{turn}</text>
      {said !== '' && (
        <text class="ship-name" x={23} dy="0.35em">
          {said}
        </text>
      )}
    </g>
  )
}

const DOTS = 13
const PUFFS = [
  { x: 10, y: 0, r: 15 },
  { x: 30, y: -6, r: 18 },
  { x: 54, y: 0, r: 14 },
  { x: 32, y: 8, r: 13 },
] as const

function Ball({ from, to, isHit }: { readonly from: Berth; readonly to: Berth; readonly isHit: boolean }) {
  const way = Math.sign(to.x - from.x)
  const [x0, x1] = [from.x + way * 110 * from.scale, to.x - way * 90 * to.scale]
  const y = WATERLINE - 40
  const rise = Math.min(150, Math.abs(x1 - x0) * 0.3)
  return (
    <g class="ball">
      {PUFFS.map((puff, nth) => (
        <circle key={nth} class="puff" cx={x0 + way * puff.x} cy={y + puff.y} r={puff.r * from.scale} />
      ))}
      {Array.from({ length: DOTS }, (_, nth) => {
        const part = (nth + 1) / (DOTS + 1)
        return (
          <circle
            key={nth}
            class="dot"
            style={inTurn(nth)}
            cx={x0 + (x1 - x0) * part}
            cy={y - rise * 4 * part * (1 - part)}
            r={1.6 + part * 2.6}
          />
        )
      })}
      {isHit && (
        <g class="impact">
          <Glory x={x1} y={y} r0={12} r1={34} rays={28} />
        </g>
      )}
    </g>
  )
}

interface SceneProps {
  readonly frame: BattleFrame
  /** Shown large, as the mats below: mine, or the first captain, always lies left. */
  readonly left: Party
  readonly layout: Layout
  nameOf(party: Party): string
  /** Whether the newest volley is being fired now. */
  readonly isFresh: boolean
  /** A ship was touched; the strip above has a button for each. */
  touch(party: Party): void
}

/** A picture of what the words beside it say. */
export function StageScene({ frame, left, layout, nameOf, isFresh, touch }: SceneProps) {
  const { volley, shots } = frame
  const ships = leftFirst(frame.ships, left)
  const isCrowd = layout === 'phone' && ships.length >= CROWD
  const width = isCrowd ? PHONE_CROWD : WIDTHS[layout]
  const berths = new Map(ships.map(({ party }, nth) => [party, berthOf(width, ships.length, nth)]))
  const from = volley === null ? undefined : berths.get(volley.by)
  const to = volley === null ? undefined : berths.get(volley.at)
  const isNew = isFresh && shots > 0
  return (
    <svg
      class={`stage-scene ${isNew ? 'fresh' : ''}`}
      viewBox={`0 8 ${width} ${HEIGHT - 30}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <AboveWater />
      <Water x={-BEYOND} y={-BEYOND} width={width + 2 * BEYOND} height={HEIGHT + 2 * BEYOND} waves={0} />
      <Sky x0={-BEYOND} x1={width + BEYOND} y0={-20} y1={170} rows={16} />
      <RhumbNet x={width / 2} y={10} radius={1000} />
      <Sea x0={-BEYOND} x1={width + BEYOND} y0={WATERLINE - 4} y1={HEIGHT + 120} pitch={5} />
      {ships.map((ship) => (
        <ShipPiece
          key={ship.party}
          ship={ship}
          berth={berths.get(ship.party)!}
          isStruck={isNew && volley?.at === ship.party && volley.hits > 0}
          mark={partyMark(frame, ship.party)}
          touch={() => touch(ship.party)}
        />
      ))}
      {ships.map(
        ({ party, fate }) =>
          fate === 'here' &&
          turnOf(frame, party) > 0 && (
            <Numeral
              key={party}
              turn={turnOf(frame, party)}
              x={berths.get(party)!.x}
              name={isCrowd ? nameOf(party) : ''}
            />
          ),
      )}
      {from !== undefined && to !== undefined && volley !== null && (
        <Ball key={shots} from={from} to={to} isHit={volley.hits > 0} />
      )}
    </svg>
  )
}
