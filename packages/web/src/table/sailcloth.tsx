// A sail let down over the whole screen: yard, robands, seams, reef points and the folds of the cloth. Drawn once, the same for all.
import { burin, remember, row, seeded } from '../art/stroke.ts'

const WIDTH = 1600
const HEIGHT = 1000
const YARD = 30
const SEAM = 132
const REEF = 168
const SEAMS = Math.ceil(WIDTH / SEAM)
/** Strokes of hatching beside a seam. */
const ROWS = 84

const folds = remember((seed: number) => {
  const chance = seeded(seed)
  return row(Math.ceil(WIDTH / 11), (index) => {
    const x = index * 11 + chance() * 7
    // Deep where the cloth is tied to the yard, dying away below.
    const tied = Math.abs(((x + SEAM / 4) % (SEAM / 2)) / (SEAM / 2) - 0.5) * 2
    const length = 26 + 120 * tied * tied * (0.5 + chance())
    return burin([x, YARD + 6], [x + (chance() - 0.5) * 12, YARD + 6 + length], 1.3, 0.1)
  })
})

const sagAt = (x: number, y: number): number => (x - WIDTH / 2) * 0.06 * (y / HEIGHT) * (1 - y / HEIGHT)

/** The cloth bellies between its seams: hatching beside each, deeper and shallower as it falls. */
const bellies = remember((seed: number) => {
  const chance = seeded(seed)
  return row(SEAMS * ROWS, (index) => {
    const x = SEAM / 2 + Math.floor(index / ROWS) * SEAM
    const y = YARD + 20 + (index % ROWS) * ((HEIGHT - YARD) / ROWS)
    const length = 9 + 22 * Math.sin(y / 95 + x) ** 2 * (0.6 + 0.4 * chance())
    const left = x + 7 + sagAt(x, y)
    return burin([left, y], [left + length, y + 1.5], 1.1, 0.1)
  })
})

const seams = (): string =>
  row(SEAMS, (index) => {
    const x = SEAM / 2 + index * SEAM
    const sag = (x - WIDTH / 2) * 0.03
    return `M${x} ${YARD}Q${x + sag} ${HEIGHT / 2} ${x} ${HEIGHT}M${x + 5} ${YARD}Q${x + 5 + sag} ${HEIGHT / 2} ${x + 5} ${HEIGHT}`
  })

const reefPoints = (): string =>
  row(Math.ceil(WIDTH / (SEAM / 2)), (index) => {
    const x = SEAM / 4 + index * (SEAM / 2)
    return `M${x} ${REEF}c-3 12 4 20 0 34M${x} ${REEF}c5 10 2 22 6 30`
  })

const robands = (): string =>
  row(Math.ceil(WIDTH / (SEAM / 2)), (index) => {
    const x = SEAM / 4 + index * (SEAM / 2)
    return `M${x - 4} ${YARD + 9}C${x - 7} ${YARD - 12} ${x - 6} 3 ${x} 2C${x + 6} 3 ${x + 7} ${YARD - 12} ${x + 4} ${YARD + 9}Z`
  })

export function Sailcloth() {
  return (
    <svg class="sailcloth" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path class="cloth-fold" d={bellies(5)} />
      <path class="cloth-seam" d={seams()} />
      <path class="cloth-seam" d={`M0 ${REEF - 6}H${WIDTH}M0 ${REEF + 6}H${WIDTH}`} />
      <path class="cloth-rope" d={reefPoints()} />
      <path class="cloth-fold" d={folds(3)} />
      <rect class="cloth-yard" x="-10" y="4" width={WIDTH + 20} height={YARD - 8} />
      <path class="cloth-grain" d={row(40, (index) => burin([index * 41, 20], [index * 41 + 34, 20.5], 1.6, 0.2))} />
      <path class="cloth-roband" d={robands()} />
    </svg>
  )
}
