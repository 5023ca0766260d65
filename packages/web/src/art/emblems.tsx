// What stands inside each game's medallion, drawn about 0,0 with radius 88.

import { Cog } from './cog.tsx'
import { Molehill, Palm, Shore, hexPath, islandPath } from './coast.tsx'
import { PIPS, pipsPath, type DieFace } from './die.tsx'
import { Disc } from './discs.tsx'
import type { SeatIndex } from './seats.ts'
import { burin, remember, row } from './stroke.ts'
import { TallShip } from './tall-ship.tsx'
import { Glory, Sea, Sky } from './water.tsx'

export const GAME_NAMES = ['bones', 'buccaneer', 'stortebeker', 'pirates', 'cove'] as const
export type GameName = (typeof GAME_NAMES)[number]

const BONE =
  'M-66 52C-76 46-78 60-68 62-72 72-58 74-56 64L56 22C64 28 74 20 67 13 75 6 64-5 57 4 53 9 54 12 52 14L-58 54C-60 52-63 50-66 52Z'
const FACE = 'M-15-20H15A5 5 0 0 1 20-15V15A5 5 0 0 1 15 20H-15A5 5 0 0 1-20 15V-15A5 5 0 0 1-15-20Z'
const CUBE_STAR = 'M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z'

const leftShade = remember(() => row(12, (i) => burin([-19, -18 + i * 3.3], [0.8, -18 + i * 3.3], 1.1, 0.1)))
const rightShade = remember(() => row(14, (i) => burin([19, -18 + i * 2.8], [-19, -18 + i * 2.8], 1.5, 0.3)))

interface CubeFaceProps {
  readonly face: DieFace
  readonly matrix: string
  readonly class?: string
  readonly shade?: string
}

function CubeFace({ face, matrix, class: ink = 'bone-face', shade = '' }: CubeFaceProps) {
  return (
    <g transform={`matrix(${matrix})`}>
      <path class={ink} d={FACE} />
      <path class="bone-shade" d={shade} />
      <path class="pip" d={PIPS[face].length === 1 ? CUBE_STAR : pipsPath(face, 10.5, 4)} />
    </g>
  )
}

function Cube({
  faces,
  transform,
}: {
  readonly faces: readonly [DieFace, DieFace, DieFace]
  readonly transform: string
}) {
  return (
    <g transform={transform}>
      <CubeFace face={faces[0]} matrix=".866 .5 -.866 .5 0 -20" />
      <CubeFace face={faces[1]} matrix=".866 .5 0 1 -17.32 10" shade={leftShade()} />
      <CubeFace face={faces[2]} matrix=".866 -.5 0 1 17.32 10" class="bone-side" shade={rightShade()} />
    </g>
  )
}

function BonesEmblem() {
  return (
    <>
      <Glory r0={20} r1={92} rays={84} class="rays" />
      <path class="old-bone" d={BONE} />
      <path class="old-bone" transform="scale(-1 1)" d={BONE} />
      <Cube faces={[4, 2, 6]} transform="translate(24 -26) rotate(14) scale(1.02)" />
      <Cube faces={[1, 3, 5]} transform="translate(-20 6) rotate(-6) scale(1.22)" />
    </>
  )
}

const CREW: readonly SeatIndex[] = [0, 4, 2, 3, 1]
const SKULL =
  'M0-11A10 10 0 0 1 10-1C10 4 7 5 6 7V11H-6V7C-7 5-10 4-10-1A10 10 0 0 1 0-11ZM-4-3A2.6 2.6 0 1 0-4 2.2 2.6 2.6 0 1 0-4-3ZM4-3A2.6 2.6 0 1 0 4 2.2 2.6 2.6 0 1 0 4-3Z'

const ground = remember(() => row(9, (i) => burin([-74 + i * 4, 70 + i * 2], [78 - i * 6, 70 + i * 2], 1.3, 0.2)))

function BuccaneerEmblem() {
  return (
    <>
      <Glory r0={26} r1={92} rays={84} class="rays" />
      <path class="ink" d={ground()} />
      {CREW.map((seat, index) => (
        <Disc key={seat} seat={seat} x={0} y={42 - index * 16.5} rx={42} ry={15} thick={16.5} />
      ))}
      <path class="staff" d="M0-24V-76" />
      <path class="black-flag" d="M1-77C14-84 26-70 44-77V-48C26-42 14-55 1-48Z" />
      <path class="skull" fill-rule="evenodd" transform="translate(22 -63) scale(.62)" d={SKULL} />
    </>
  )
}

function StortebekerEmblem() {
  return (
    <>
      <Sky x0={-90} x1={90} y0={-88} y1={-10} seed={8} rows={16} />
      <g transform="translate(-101 -78) scale(.5)">
        <Cog />
      </g>
      <Sea x0={-92} x1={92} y0={46} y1={92} seed={6} pitch={4.6} />
    </>
  )
}

const FORT = 'M-24 34V-14H-28V-28H-19V-22H-11V-28H-4V-22H4V-28H11V-22H19V-28H28V-14H24V34Z'
const OPENINGS =
  'M-8 34V18A8 8 0 0 1 8 18V34ZM-17.4 0A3.4 3.4 0 1 1-10.6 0 3.4 3.4 0 1 1-17.4 0ZM10.6 0A3.4 3.4 0 1 1 17.4 0 3.4 3.4 0 1 1 10.6 0Z'

const hexNet = remember(() =>
  row(49, (index) => {
    const q = (index % 7) - 3
    const r = Math.floor(index / 7) - 3
    return hexPath(q * 45, 20 + r * 51.96 + (q % 2 ? 25.98 : 0), 30)
  }),
)
const fortShade = remember(() => row(14, (i) => burin([24, -10 + i * 3.2], [2 + (i % 3) * 3, -10 + i * 3.2], 1.3, 0.1)))

function PiratesEmblem() {
  return (
    <>
      <rect class="water" x="-100" y="-100" width="200" height="200" />
      <path class="hex-net" d={hexNet()} />
      <Shore d={islandPath(0, 22, 54, 40, 12, 0.1)} gap={4.2} />
      <Molehill x={-30} y={34} size={14} />
      <Molehill x={32} y={40} size={12} />
      <Palm x={-38} y={50} size={14} />
      <Palm x={40} y={22} size={13} />
      <path class="fort" d={FORT} />
      <path class="ink" d={fortShade()} />
      <path class="door" d={OPENINGS} />
      <path class="staff" d="M0-28V-70" />
      <path class="black-flag" d="M1-70C12-76 22-64 36-69L30-60 36-51C22-46 12-58 1-52Z" />
    </>
  )
}

const CLIFFS =
  'M-100-72C-84-78-78-66-72-58-76-50-62-46-60-36-66-26-54-16-56-4-48 4-56 16-48 24-52 36-42 42-40 52L-34 58-100 62ZM100-84C90-84 84-72 76-66 80-54 66-50 66-40 72-28 58-20 60-8 64 2 52 10 56 22 46 30 52 42 42 48L40 58 100 62Z'

const cliffShade = remember(() =>
  row(30, (i) => {
    const y = -66 + i * 4.3
    const west = burin([-96 + (i % 4) * 2, y], [-72 + 9 * Math.sin(i * 1.9) + i * 0.7, y + 5], 1.7, 0.1)
    return west + burin([98 - (i % 3) * 2, y - 6], [74 + 8 * Math.sin(i * 1.4) - i * 0.6, y + 1], 1.7, 0.1)
  }),
)

function CoveEmblem() {
  return (
    <>
      <Glory x={4} y={-34} r0={22} r1={96} rays={72} class="rays" />
      <circle class="sun" cx="4" cy="-34" r="17" />
      <path class="cliff" d={CLIFFS} />
      <path class="ink" d={cliffShade()} />
      <Sea x0={-92} x1={92} y0={44} y1={92} seed={11} pitch={4.4} />
      <g transform="translate(-70 -62) scale(.355)">
        <TallShip />
      </g>
      <Sea x0={-58} x1={56} y0={26} y1={46} seed={4} pitch={3.6} />
    </>
  )
}

export const EMBLEMS = {
  bones: BonesEmblem,
  buccaneer: BuccaneerEmblem,
  stortebeker: StortebekerEmblem,
  pirates: PiratesEmblem,
  cove: CoveEmblem,
} as const satisfies Readonly<Record<GameName, () => unknown>>
