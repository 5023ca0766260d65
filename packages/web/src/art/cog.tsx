// The Hanse cog: one striped sail between two castles, 400 x 260, waterline at 246.

import { burin, remember, row } from './stroke.ts'

const HULL = 'M70 164C110 190 250 196 318 160L334 166C326 206 306 236 282 246L128 246C100 232 78 204 70 164Z'
const SAIL = 'M118 60Q206 56 286 60C314 92 314 128 286 160Q204 148 116 160C142 128 142 92 118 60Z'
const AFT = 'M62 164V128H70V136H80V128H90V136H100V128H110V136H116V172C100 172 80 168 62 164Z'
const FORE = 'M286 166V130H294V138H304V130H314V138H324V130H332V162C316 168 300 168 286 166Z'
const CASTLE_PLANKS = 'M62 146H116M74 146V166M88 146V169M102 146V171M286 148H332M298 148V166M310 148V165M322 148V163'
const FLAG = 'M206 12C222 6 232 16 250 10L244 17 250 24C232 30 222 20 206 26Z'

const strakes = remember(() =>
  row(5, (index) => {
    const i = index + 1
    const bend = `${130 + i * 4} ${190 + i * 10} ${250 - i * 2} ${194 + i * 9}`
    return `M${76 + i * 8} ${172 + i * 12}C${bend} ${326 - i * 7} ${170 + i * 13}`
  }),
)

const bilge = remember(() => row(36, (i) => burin([124 + i * 4.6, 246], [121 + i * 4.7, 226 - (i % 3) * 5], 1.3, 0.1)))

const stripes = remember(() =>
  row(4, (index) => {
    const x = 126 + index * 40
    const near = `M${x} 60C${x + 24} 92 ${x + 24} 128 ${x - 2} 158`
    return `${near}L${x + 18} 157C${x + 44} 128 ${x + 44} 92 ${x + 20} 60Z`
  }),
)

const folds = remember(() =>
  row(21, (index) => {
    const i = index + 1
    const y = 60 + (98 * i) / 22
    const x = 118 + 24 * Math.sin((Math.PI * i) / 22)
    return burin([x, y], [x + 34 + 10 * Math.sin(i * 2.1), y], 1.2, 0.1)
  }),
)

export function Cog() {
  return (
    <g>
      <path class="halo" d={HULL} />
      <path class="rigging" d="M206 34L84 160M206 34L330 158M206 34L140 176M206 34L270 176" />
      <path class="sail" d={SAIL} />
      <path class="stripe" d={stripes()} />
      <path class="ink" d={folds()} />
      <path class="spar" d="M108 59H298M206 26V178" />
      <path class="flag" d={FLAG} />
      <path class="spar" d="M206 30V10" />
      <path class="hull" d={HULL} />
      <path class="ink" d={bilge()} />
      <path class="wale" d={strakes()} />
      <path class="hull" d={AFT + FORE} />
      <path class="wale" d={CASTLE_PLANKS} />
    </g>
  )
}
