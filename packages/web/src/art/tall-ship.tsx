// The tall ship: 400 x 300, waterline at 243, bow to the right. Mirror with scale(-1,1).

import { Sail } from './canvas.tsx'
import { seatClass, type SeatIndex } from './seats.ts'
import { at, burin, remember, row } from './stroke.ts'

interface Mast {
  readonly x: number
  readonly top: number
  readonly spread: number
}

const RIGS: Readonly<Record<1 | 2 | 3, readonly Mast[]>> = {
  1: [{ x: 200, top: 40, spread: 1.05 }],
  2: [
    { x: 150, top: 56, spread: 0.9 },
    { x: 252, top: 40, spread: 0.95 },
  ],
  3: [
    { x: 118, top: 58, spread: 0.8 },
    { x: 196, top: 26, spread: 1 },
    { x: 280, top: 48, spread: 0.86 },
  ],
}

const HULL =
  'M58 146L104 153 106 167 150 173 152 187C190 197 230 195 268 185L270 173 312 170 315 182C330 182 343 180 358 171 353 190 340 206 323 222 317 232 311 239 306 243L92 243C80 237 72 222 68 200 64 182 60 164 58 146Z'
const WALES =
  'M64 178C110 190 160 204 200 205 250 205 300 196 342 190M67 196C110 206 160 217 204 218 250 218 290 212 331 208M61 160C80 163 95 165 106 167M152 187C190 197 230 195 268 185M63 152V168M71 153V170M79 154V172M87 155V174M95 156V176'

/** Heights of the three sails of a mast, from the truck down. */
function sailHeights(top: number) {
  const mast = 176 - top
  const upper = { y: top + 10, drop: mast * 0.22 }
  const middle = { y: upper.y + upper.drop + 5, drop: mast * 0.3 }
  const lower = { y: middle.y + middle.drop + 5, drop: mast * 0.33 }
  return { upper, middle, lower }
}

function riggingPath(masts: readonly Mast[]): string {
  const lines = masts.map(({ x, top, spread }, index) => {
    const next = masts[index + 1]
    const hound = sailHeights(top).middle.y
    const stay = next === undefined ? at(384, 134) : at(next.x, next.top + 60)
    const shrouds = `M${at(x, hound)}L${at(x - 36 * spread, 180)}M${at(x, hound)}L${at(x + 34 * spread, 184)}`
    return `M${at(x, top + 6)}L${at(x - 44 * spread, 178)}${shrouds}M${at(x, top + 6)}L${stay}`
  })
  return lines.join('')
}

const hullShade = remember(() => {
  const bilge = row(44, (index) => {
    const x = 74 + index * 5.6
    return burin([x, 243], [x + 3, 226 - (index % 3) * 4], 1.3, 0.1)
  })
  const stern = row(9, (index) =>
    burin([61 + index * 0.9, 156 + index * 6], [84 + index * 2, 159 + index * 6], 1.2, 0.1),
  )
  return bilge + stern
})

/** Gun ports follow the sheer: 8 x 7 at pitch 19. */
const portsPath = remember((decks: number) =>
  row(decks, (deck) =>
    row(Math.ceil((216 - deck * 14) / 19), (index) => {
      const x = 96 + deck * 6 + index * 19
      const along = ((x - 200) / 130) ** 2
      const y = 208 + deck * 15 - along * (x > 200 ? 13 : 15)
      return `M${at(x, y)}h8v7h-8Z`
    }),
  ),
)

interface Dye {
  readonly seat?: SeatIndex | undefined
}

function Mizzen({ mast, seat }: { readonly mast: Mast } & Dye) {
  const { x, top } = mast
  const { upper } = sailHeights(top)
  const lateen = `M${x - 40} 158L${x + 34} 84C${x + 40} 116 ${x + 30} 146 ${x + 8} 162 ${x - 8} 158 ${x - 24} 156 ${x - 40} 158Z`
  const shade = row(7, (index) =>
    burin([x - 34 + index * 8.4, 153 - index * 8], [x - 12 + index * 6, 154 - index * 4.4], 1.1, 0.1),
  )
  return (
    <>
      <Sail x={x} y={upper.y + 6} head={34} foot={44} drop={upper.drop + 8} belly={9} seat={seat} />
      <path class="sail" d={lateen} />
      <path class="ink" d={shade} />
    </>
  )
}

function SquareRig({ mast, seat, bears }: { readonly mast: Mast; readonly bears?: SeatIndex | undefined } & Dye) {
  const { x, top, spread } = mast
  const { upper, middle, lower } = sailHeights(top)
  return (
    <>
      <Sail x={x} {...upper} head={38 * spread} foot={50 * spread} belly={9} />
      <Sail x={x} {...middle} head={58 * spread} foot={74 * spread} belly={13} seat={seat} bears={bears} />
      <Sail x={x} {...lower} head={80 * spread} foot={88 * spread} belly={15} />
    </>
  )
}

function Flag({ mast, seat }: { readonly mast: Mast } & Dye) {
  const { x, top } = mast
  const fly = `C${x + 10} ${top - 18} ${x + 18} ${top - 10} ${x + 30} ${top - 13}L${x + 26} ${top - 8} ${x + 30} ${top - 4}`
  const hoist = `C${x + 18} ${top - 1} ${x + 10} ${top - 9} ${x} ${top - 5}Z`
  return (
    <g class={seat === undefined ? undefined : seatClass(seat)}>
      <path class={seat === undefined ? 'flag' : 'flag dyed'} d={`M${x} ${top - 14}${fly}${hoist}`} />
      <path class="spar" d={`M${x} ${top}V${top - 15}`} />
    </g>
  )
}

function Hull({ decks }: { readonly decks: number }) {
  return (
    <>
      <path class="hull" d={HULL} />
      <path class="ink" d={hullShade()} />
      <path class="wale" d={WALES} />
      <path class="gun-port" d={portsPath(decks)} />
      <circle class="lantern" cx="56" cy="138" r="4" />
    </>
  )
}

const NO_FLAGS: readonly SeatIndex[] = []

export interface TallShipProps {
  /** Tints the topsails and flags and puts the charge on the main topsail. */
  readonly seat?: SeatIndex | undefined
  /** Whose flags fly where she is not one captain’s alone: one after the other, mast by mast. */
  readonly flags?: readonly SeatIndex[]
  readonly masts?: 1 | 2 | 3
  readonly decks?: 1 | 2
}

export function TallShip({ seat, flags = NO_FLAGS, masts: count = 3, decks = 2 }: TallShipProps) {
  const masts = RIGS[count]
  const main = count === 3 ? 1 : count - 1
  const poles = masts.map(({ x, top }) => `M${x} ${top}V190`).join('')
  return (
    <g class={seat === undefined ? undefined : seatClass(seat)}>
      <path class="halo" d={HULL} />
      <path class="spar" d={`M318 182L390 130${poles}M57 146V142`} />
      <path class="rigging" d={riggingPath(masts)} />
      {masts.map((mast, index) =>
        count === 3 && index === 0 ? (
          <Mizzen key={index} mast={mast} seat={seat} />
        ) : (
          <SquareRig key={index} mast={mast} seat={seat} bears={index === main ? seat : undefined} />
        ),
      )}
      {masts.map((mast, index) => (
        <Flag key={mast.x} mast={mast} seat={seat ?? flags[index % flags.length]} />
      ))}
      <Hull decks={decks} />
    </g>
  )
}
