// Exact odds of an attack, before the dice: who would win, what it would cost.
import type { Seat } from '@flibuste/kernel'
import type { Party } from '../state.ts'
import { about } from './explain.ts'
import { Chip } from './chip.ts'
import { perCent, prospectOf } from './prospects.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

const PARTS = ['win', 'draw', 'loss'] as const
export type OddsPart = (typeof PARTS)[number]

interface OddsProps {
  readonly table: Table
  readonly attacker: Seat
  readonly target: Party
}

export function OddsSheet({ table, attacker, target }: OddsProps) {
  const words = say()
  const { view } = table.scene
  const prospect = prospectOf(view, table.sea.edition, attacker, target)
  if (prospect === null) return <p class="odds-none">{words.oddsNone}</p>
  const { odds, prize, stake } = prospect
  const parts = perCent(PARTS.map((part) => odds[part]))
  const isHidden = target.kind === 'lair' && view.lairs[target.lair]!.face === 'down'
  return (
    <div class="odds" {...about('odds')} role="group" aria-label={words.odds}>
      <div class="odds-bar" aria-hidden="true">
        {PARTS.map((part, at) => (
          <i key={part} class={`odds-${part}`} style={{ flexGrow: String(Math.max(parts[at]!, 0)) }} />
        ))}
      </div>
      <ul>
        {PARTS.map((part, at) => (
          <li key={part} class={`odds-${part}`}>
            <b>{words.perCent(parts[at]!)}</b> {words.oddsPart[part]}
          </li>
        ))}
      </ul>
      <p>
        {words.oddsCost(odds.ownLosses, odds.theirLosses, odds.answer)} {words.oddsStake(prize, stake)}{' '}
        <Chip table={table} clause="PIR-7.1" />
      </p>
      {isHidden && <p class="caption">{words.oddsHidden(view.hiddenTiles.length)}</p>}
    </div>
  )
}
