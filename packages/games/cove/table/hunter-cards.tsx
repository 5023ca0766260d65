// The legends aboard the black ships, and the Royal Navy while it is at sea: cards over the sea, in letters of the page's own size.
import { ROYAL_NAVY, type Fighter } from '../data.ts'
import { NO_LEGEND } from '../state.ts'
import { fighterOfLegend } from './battle-frame.ts'
import { about } from './explain.ts'
import { Mark, type MarkName } from './marks.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

const STATS = ['dice', 'hull', 'speed', 'fame'] as const
const STAT_MARKS: { readonly [S in (typeof STATS)[number]]: MarkName } = {
  dice: 'cannon',
  hull: 'hull',
  speed: 'sails',
  fame: 'star',
}

interface HunterProps {
  /** -1: the Royal Navy. */
  readonly legend: number
  readonly title: string
  readonly note: string
  readonly fighter: Fighter | null
}

function HunterCard({ legend, title, note, fighter }: HunterProps) {
  return (
    <div
      class="legend-card"
      data-legend={legend}
      {...about('hunter', legend)}
      role="img"
      aria-label={say().hunterLine(title, note, fighter)}
    >
      <b>{title}</b>
      <i>{note}</i>
      {fighter !== null && (
        <p>
          {STATS.map((stat) => (
            <span key={stat}>
              <Mark name={STAT_MARKS[stat]} />
              {fighter[stat]}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

export function HunterCards({ table }: { readonly table: Table }) {
  const { view } = table.scene
  const words = say()
  const legends = view.blackShips.flatMap(({ legend }) => (legend >= 0 ? [legend] : []))
  return (
    <div class="legend-cards">
      {legends.map((legend) => (
        <HunterCard
          key={legend}
          legend={legend}
          title={words.legendName(legend)}
          note={words.legendAim(legend)}
          fighter={fighterOfLegend(legend)}
        />
      ))}
      {view.navy.place > 0 && legends.length < 2 && (
        <HunterCard legend={NO_LEGEND} title={words.royalNavyTitle} note={words.navyAim} fighter={ROYAL_NAVY} />
      )}
    </div>
  )
}
