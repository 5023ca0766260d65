// Alone, the turns are the score: a scale bar of ranks, with the turn marked on it.
import { soloRank } from '../score.ts'
import { about } from './explain.ts'
import { RUNGS } from './rungs.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

export function SoloLadder({ table }: { readonly table: Table }) {
  const words = say()
  const { round } = table.scene.view
  const inReach = soloRank(round)
  return (
    <section class="sheet ladder" aria-label={words.ladder} {...about('ladder')}>
      <header>
        <h3>{words.turn(round)}</h3>
        <span class="caption">{words.ladderNow(words.rank(inReach))}</span>
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
