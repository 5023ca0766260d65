// Two dice over crossed bones: what stands in the medallion of the game, drawn about 0,0 with radius 88. The landing page loads it; it knows no rules.
import { burin, Glory, PIPS, pipsPath, remember, row, type DieFace } from '@flibuste/web/art'

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

export function Emblem() {
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
