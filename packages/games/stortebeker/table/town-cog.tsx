// A cog of the Hanse under the sail of its town: each of the five colours has a pattern of its own. 400 x 260,
// waterline at 246.
import { burin, remember, row } from '@flibuste/web/art'
import { useId } from 'preact/hooks'
import type { Colour } from '../data.ts'

const HULL = 'M70 164C112 190 250 195 318 160L334 166C326 206 306 236 282 246H128C100 232 78 204 70 164Z'
const SAIL = 'M118 60Q206 56 286 60C314 92 314 128 286 160Q204 148 116 160C142 128 142 92 118 60Z'
const AFT = 'M62 164V128H70V136H80V128H90V136H100V128H110V136H116V172C100 172 80 168 62 164Z'
const FORE = 'M286 166V130H294V138H304V130H314V138H324V130H332V162C316 168 300 168 286 166Z'
const PLANKS = 'M62 146H116M74 146V166M88 146V169M102 146V171M286 148H332M298 148V166M310 148V165M322 148V163'
const FLAG = 'M206 12C222 6 232 16 250 10L244 17 250 24C232 30 222 20 206 26Z'
const STAYS = 'M206 34L84 160M206 34L330 158M206 34L140 176M206 34L270 176'

const strakes = remember(() =>
  row(5, (nth) => {
    const i = nth + 1
    const bend = `${130 + i * 4} ${190 + i * 10} ${250 - i * 2} ${194 + i * 9}`
    return `M${76 + i * 8} ${172 + i * 12}C${bend} ${326 - i * 7} ${170 + i * 13}`
  }),
)
const bilge = remember(() => row(36, (i) => burin([124 + i * 4.6, 246], [121 + i * 4.7, 226 - (i % 3) * 5], 1.3, 0.1)))
const folds = remember(() =>
  row(21, (nth) => {
    const depth = (nth + 1) / 22
    const x = 118 + 24 * Math.sin(Math.PI * depth)
    return burin([x, 60 + 98 * depth], [x + 30 + 10 * Math.sin((nth + 1) * 2.1), 60 + 98 * depth], 1.1, 0.1)
  }),
)

/** Broad vertical stripes. */
const pales = remember(() =>
  row(4, (nth) => {
    const x = 126 + nth * 42
    return `M${x} 50C${x + 26} 92 ${x + 26} 128 ${x - 2} 170H${x + 20}C${x + 46} 128 ${x + 46} 92 ${x + 22} 50Z`
  }),
)
/** Three bars. */
const bars = remember(() =>
  row(3, (nth) => {
    const [y, sag] = [68 + nth * 32, 60 + nth * 30]
    return `M100 ${y}Q206 ${sag} 320 ${y}V${y + 16}Q206 ${sag + 16} 100 ${y + 16}Z`
  }),
)
const bends = remember(() =>
  row(7, (nth) => {
    const x = 90 + (nth - 2) * 52
    return `M${x} 170L${x + 110} 48H${x + 134}L${x + 24} 170Z`
  }),
)
const FIELD = 'M100 40H320V170H100Z'
const roundels = remember(() =>
  row(15, (nth) => {
    const [line, at] = [Math.floor(nth / 5), nth % 5]
    const [x, y] = [136 + at * 36 + (line % 2) * 18, 82 + line * 28]
    return `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z`
  }),
)
const CROSS = 'M203 50H223V170H203ZM100 98H320V116H100Z'

/** What lies on the white cloth: in the town's colour, and dark on it. */
const CLOTH: { readonly [C in Colour]: { readonly dyed: () => string; readonly dark: () => string } } = {
  red: { dyed: pales, dark: () => '' },
  blue: { dyed: bars, dark: () => '' },
  green: { dyed: bends, dark: () => '' },
  yellow: { dyed: () => FIELD, dark: roundels },
  white: { dyed: () => '', dark: () => CROSS },
}

export const townClass = (colour: Colour): string => `town-${colour}`

export function TownCog({ colour }: { readonly colour: Colour }) {
  const clip = useId()
  const { dyed, dark } = CLOTH[colour]
  return (
    <g class={townClass(colour)}>
      <clipPath id={clip}>
        <path d={SAIL} />
      </clipPath>
      <path class="halo" d={HULL} />
      <path class="rigging" d={STAYS} />
      <path class="sail town-cloth" d={SAIL} />
      <g clip-path={`url(#${clip})`}>
        <path class="town-dye" d={dyed()} />
        <path class="town-dark" d={dark()} />
      </g>
      <path class="ink" d={folds()} />
      <path class="sail town-edge" d={SAIL} />
      <path class="spar" d="M108 59H298M206 26V58M206 160V178" />
      <path class="flag town-flag" d={FLAG} />
      <path class="spar" d="M206 30V10" />
      <path class="hull" d={HULL} />
      <path class="ink" d={bilge()} />
      <path class="wale" d={strakes()} />
      <path class="hull" d={AFT + FORE} />
      <path class="wale" d={PLANKS} />
    </g>
  )
}
