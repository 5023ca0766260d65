// A cog of the Hanse at sea: what stands in the medallion of the game, drawn about 0,0 with radius 88. The landing page loads it; it knows no rules.
import { Cog, Sea, Sky } from '@flibuste/web/art'

export function Emblem() {
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
