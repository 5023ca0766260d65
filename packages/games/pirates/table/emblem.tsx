// A lair on its island: what stands in the medallion of the game, drawn about 0,0 with radius 88. The landing page loads it; it knows no rules.
import { burin, hexPath, islandPath, Molehill, Palm, remember, row, Shore } from '@flibuste/web/art'

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

export function Emblem() {
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
