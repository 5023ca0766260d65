// Totals against the strength: one bar for each captain on one scale. Dice are as long as they count, pirates and
// marks are hatched; the strength is a line through all of them.
import { Die, hatchFill, SeatToken, seatClass, seatIndex } from '@flibuste/web/art'
import { valueOf } from '../cards.ts'
import type { Attack } from '../state.ts'
import { faceOf } from './dice-panel.tsx'
import { about, PART_KINDS, type PartKind } from './explain.ts'
import { leaderOf, type DuelReport, type Fighter } from './duel-report.ts'
import { SkullBadge } from './goods.tsx'
import { SHOW_MS } from './score.ts'
import { say } from './words.ts'

interface Part {
  readonly kind: PartKind
  readonly value: number
}

export const partsOf = ({ dice, pirates, marks }: Attack): Part[] => [
  ...dice.map((value): Part => ({ kind: 'die', value })),
  ...pirates.map((card): Part => ({ kind: 'pirate', value: valueOf(card) })),
  ...Array.from({ length: marks }, (): Part => ({ kind: 'mark', value: 1 })),
]

const LEAST_SCALE = 14
const LEFT = 34
const TOP = 34

interface Shape {
  readonly width: number
  readonly rowHeight: number
  readonly most: number
}

const along = ({ width, most }: Shape, value: number): number => LEFT + (value / most) * (width - LEFT - 54)

function Glyph({ part, x, y, size }: { part: Part; x: number; y: number; size: number }) {
  if (part.kind === 'mark') return <SkullBadge x={x} y={y} r={Math.min(13, size * 0.48)} />
  if (part.kind === 'die')
    return (
      <svg x={x - size / 2} y={y - size / 2} width={size} height={size}>
        <Die face={faceOf(part.value)} />
      </svg>
    )
  return (
    <>
      <rect class="ladder-plate" x={x - size * 0.42} y={y - size / 2} width={size * 0.84} height={size} rx="4" />
      <text class="ladder-value" x={x} y={y + size * 0.22} font-size={size * 0.62}>
        {part.value}
      </text>
    </>
  )
}

interface BarProps {
  readonly shape: Shape
  readonly fighter: Fighter
  readonly nth: number
  readonly state: 'fresh' | 'old'
  readonly leads: boolean
  readonly strength: number
}

const delayOf = (nth: number) => ({ animationDelay: `${SHOW_MS.open + nth * SHOW_MS.segment}ms` })

interface SegmentProps {
  readonly bar: BarProps
  readonly part: Part
  readonly from: number
  readonly nth: number
}

const rowOf = ({ shape, nth }: BarProps) => ({ y: TOP + nth * shape.rowHeight + 8, height: shape.rowHeight - 20 })

/** How long it is; hatched where a captain's own men count. */
function Segment({ bar, part, from, nth }: SegmentProps) {
  const { shape, fighter } = bar
  const [x0, x1] = [along(shape, from), along(shape, from + part.value)]
  const box = { x: x0, width: x1 - x0, ...rowOf(bar) }
  return (
    <g class={`segment ${part.kind}`} style={bar.state === 'fresh' ? delayOf(nth) : {}}>
      <rect class={part.kind === 'die' ? 'ladder-sunk' : 'tincture'} {...box} />
      {part.kind !== 'die' && <rect fill={hatchFill(seatIndex(fighter.seat))} {...box} />}
      <rect class="outline" {...box} />
    </g>
  )
}

/** What it stands for: above the line of the strength. */
function SegmentSign({ bar, part, from, nth }: SegmentProps) {
  const { y, height } = rowOf(bar)
  const [x0, x1] = [along(bar.shape, from), along(bar.shape, from + part.value)]
  return (
    <g
      class="segment-sign"
      style={bar.state === 'fresh' ? delayOf(nth) : {}}
      {...about('part', PART_KINDS.indexOf(part.kind), part.value, bar.fighter.seat)}
    >
      <Glyph part={part} x={(x0 + x1) / 2} y={y + height / 2} size={Math.min(height - 8, x1 - x0 - 4, 46)} />
    </g>
  )
}

/** Each part, and the sum of those before it. */
const stacked = (parts: readonly Part[]): { readonly part: Part; readonly from: number }[] =>
  parts.map((part, at) => ({ part, from: parts.slice(0, at).reduce((sum, { value }) => sum + value, 0) }))

function Bar(bar: BarProps) {
  const { fighter, state } = bar
  const { y, height } = rowOf(bar)
  return (
    <g
      class={`bar ${state} ${seatClass(seatIndex(fighter.seat))}`}
      data-seat={fighter.seat}
      {...about('captain', fighter.seat)}
    >
      <SeatToken seat={seatIndex(fighter.seat)} x={14} y={y + height / 2} radius={10.5} />
      {stacked(partsOf(fighter.attack)).map((segment, at) => (
        <Segment key={at} bar={bar} nth={at} {...segment} />
      ))}
    </g>
  )
}

function BarSigns(bar: BarProps) {
  const { shape, fighter, state, leads, strength } = bar
  const parts = partsOf(fighter.attack)
  const { y, height } = rowOf(bar)
  return (
    <g class={`bar ${state}`}>
      {stacked(parts).map((segment, at) => (
        <SegmentSign key={at} bar={bar} nth={at} {...segment} />
      ))}
      {fighter.isTold && (
        <text
          class={`ladder-total ${leads ? 'leads' : ''}`}
          {...about('total', fighter.seat, fighter.attack.total, strength)}
          x={along(shape, fighter.attack.total) + 9}
          y={y + height / 2 + 11}
        >
          {fighter.attack.total}
        </text>
      )}
    </g>
  )
}

function Scale({ shape, every }: { readonly shape: Shape; readonly every: number }) {
  const step = along(shape, 1) - along(shape, 0)
  const marks = Array.from(
    { length: Math.ceil(shape.most / 2) },
    (_, at) => `M${along(shape, at * 2)} 22h${step}v5h-${step}Z`,
  )
  const figures = Array.from({ length: Math.floor(shape.most / every) + 1 }, (_, at) => at * every)
  return (
    <>
      <path class="track-mark" d={marks.join('')} />
      <rect class="track-band" x={LEFT} y="22" width={along(shape, shape.most) - LEFT} height="5" />
      {figures.map((value) => (
        <text key={value} class="track-figure" x={along(shape, value)} y="16">
          {value}
        </text>
      ))}
    </>
  )
}

interface LadderProps {
  readonly report: DuelReport
  readonly phone: 'phone' | 'large'
  name(seat: number): string
}

function shapeOf({ fighters, ship }: DuelReport, phone: LadderProps['phone']): Shape {
  const rows = fighters.length
  const most = Math.max(LEAST_SCALE, ship.strength + 1, ...fighters.map(({ attack }) => attack.total))
  const rowHeight = rows > 3 ? 46 : rows > 2 ? 56 : phone === 'phone' ? 58 : 74
  return { width: phone === 'phone' ? 350 : 440, rowHeight, most: most + (most % 2) }
}

export function Ladder({ report, phone, name }: LadderProps) {
  const { fighters, ship, fresh } = report
  const shape = shapeOf(report, phone)
  const height = TOP + Math.max(phone === 'phone' ? 1 : 2, fighters.length) * shape.rowHeight + 4
  const line = `M${along(shape, ship.strength)} 20V${height - 2}`
  const leader = leaderOf(report)
  const bars = fighters.map((fighter, nth): BarProps => ({
    shape,
    fighter,
    nth,
    state: nth >= fighters.length - fresh ? 'fresh' : 'old',
    strength: ship.strength,
    leads: fighter === leader && fighter.attack.total >= ship.strength,
  }))
  const totals = fighters.flatMap(({ seat, attack, isTold }) =>
    isTold ? [{ name: name(seat), total: attack.total }] : [],
  )
  return (
    <svg
      class="ladder"
      {...about('prize', ship.strength, ship.points)}
      viewBox={`0 0 ${shape.width} ${height}`}
      role="img"
      aria-label={say().ladder(ship.strength, totals)}
    >
      <Scale shape={shape} every={phone === 'phone' || shape.most > 14 ? 2 : 1} />
      {bars.map((bar) => (
        <Bar key={bar.fighter.seat} {...bar} />
      ))}
      <path class="strength-gap" d={line} />
      <path class="strength-line" d={line} />
      {bars.map((bar) => (
        <BarSigns key={bar.fighter.seat} {...bar} />
      ))}
    </svg>
  )
}
