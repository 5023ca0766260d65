// A ship between the cliffs: what stands in the medallion of the game, drawn about 0,0 with radius 88. The landing page loads it; it knows no rules.
import { burin, Glory, remember, row, Sea, TallShip } from '@flibuste/web/art'

const CLIFFS =
  'M-100-72C-84-78-78-66-72-58-76-50-62-46-60-36-66-26-54-16-56-4-48 4-56 16-48 24-52 36-42 42-40 52L-34 58-100 62ZM100-84C90-84 84-72 76-66 80-54 66-50 66-40 72-28 58-20 60-8 64 2 52 10 56 22 46 30 52 42 42 48L40 58 100 62Z'

const cliffShade = remember(() =>
  row(30, (i) => {
    const y = -66 + i * 4.3
    const west = burin([-96 + (i % 4) * 2, y], [-72 + 9 * Math.sin(i * 1.9) + i * 0.7, y + 5], 1.7, 0.1)
    return west + burin([98 - (i % 3) * 2, y - 6], [74 + 8 * Math.sin(i * 1.4) - i * 0.6, y + 1], 1.7, 0.1)
  }),
)

export function Emblem() {
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
