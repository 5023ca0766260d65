// Alone, the turns are the score: a scale bar of ranks, with the turn marked on it.
import { soloRank } from '../score.ts'
import { useEffect } from 'preact/hooks'
import type { View } from '../view.ts'
import { about } from './explain.ts'
import { hopeNow, loadChances } from './finish.ts'
import { RUNGS } from './rungs.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

/** With its chance once that is known; a game that is over has none. */
function reachWords(view: View): string {
  const words = say()
  const hope = view.step === 'over' ? null : hopeNow(view)
  if (hope === null) return words.ladderNow(words.rank(soloRank(view.round)))
  const rank = words.rank(hope.rank)
  return hope.chance === null ? words.ladderNow(rank) : words.ladderChance(rank, hope.chance)
}

export function SoloLadder({ table }: { readonly table: Table }) {
  const words = say()
  const { view } = table.scene
  const { round } = view
  useEffect(() => void loadChances(), [])
  const inReach = soloRank(round)
  return (
    <section class="sheet ladder" aria-label={words.ladder} {...about('ladder')}>
      <header>
        <h3>{words.turn(round)}</h3>
        <span class="caption">{reachWords(view)}</span>
      </header>
      <ol class="steps rungs">
        {RUNGS.map(({ rank, from, to }) => (
          <li
            key={rank}
            class={round > to ? 'done' : rank === inReach ? 'now' : ''}
            aria-current={rank === inReach ? 'step' : undefined}
          >
            <b>{words.rankTurns(from, to)}</b>
            <span>{words.rank(rank)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
