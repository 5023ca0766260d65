// The end: who won and why, how everybody stood, the voyage, and what can be done with the match now.
import { bySeat, Sfc32, type Ending, type Outcome } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { useLayoutEffect } from 'preact/hooks'
import { SeatChip, seatIndex, VictoryScene } from '../art/index.ts'
import type { Captain } from '../kit/table-module.ts'
import { sharedWords } from '../kit/words.ts'
import { useFocusInTurn } from './bar-focus.ts'
import { CheckResult, useCheck } from './check-match.tsx'
import { ClauseSign } from './clause-chip.tsx'
import type { PanelProps } from './log.tsx'
import { PhraseLine } from './phrase.tsx'
import { resultCame } from './press-guard.ts'
import { rankedSeats, rolesOf, winnersOf } from './ranking.ts'
import { Ends } from './result-ends.tsx'
import { ResultStory } from './result-story.tsx'
import type { AnyScene } from './table-state.ts'
import { VoyageSheet, useVoyage, type Voyaged } from './voyage-sheet.tsx'
import { say } from './words.ts'

export interface ResultProps extends PanelProps {
  readonly scene: AnyScene
  readonly home: () => void
  readonly openTable: (path: string) => void
}

const ANY_SEED = 1

/** Everything is on the table when a match is over, so any world that fits the view has its outcome. */
const outcomeOf = ({ state, scene }: ResultProps): Outcome | null => {
  const { game } = state.module
  return game.outcome(game.determinize(scene.view, new Sfc32(ANY_SEED)))
}

function Headline({ ending, voyaged, ...props }: ResultProps & { ending: Ending; voyaged: Voyaged }) {
  const words = say()
  const { state, scene, ui } = props
  const { outcome } = voyaged
  const winners = winnersOf(outcome)
  const [winner, other] = winners
  const sole = winner !== undefined && other === undefined ? seatIndex(winner) : undefined
  return (
    <section class="sheet win">
      {state.module.headline?.(outcome, scene.view) ?? <VictoryScene seat={sole} flags={winners.map(seatIndex)} />}
      <div class="win-text">
        <p class="caption">{sole === undefined ? words.allLost : words.flagOn}</p>
        <h2 class="result-line" tabIndex={-1}>
          {ending.title}
        </h2>
        <p class="win-why">
          <PhraseLine phrase={ending.sentence} reader={scene.reader} />
          {ending.clause !== '' && <ClauseSign clause={ending.clause} hands={ui} />}
        </p>
        <ResultStory state={state} scene={scene} voyaged={voyaged} />
      </div>
    </section>
  )
}

const roleOf = (captain: Captain, table: TableInfo): string =>
  rolesOf(captain, table.seats[captain.seat]?.owner ?? null)
    .map((role) => (role === 'you' || role === 'heldByBot' ? say()[role] : sharedWords().levels[role].role))
    .join(', ')

type Columns = ReturnType<PanelProps['state']['module']['ranking']>

function Heads({ columns }: { readonly columns: Columns }) {
  return (
    <tr>
      <th>
        <span class="visually-hidden">{say().place}</span>
      </th>
      <th>{say().captain}</th>
      {columns.map(({ title }) => (
        <th key={title}>{title}</th>
      ))}
    </tr>
  )
}

interface RankedProps extends Pick<ResultProps, 'state' | 'scene'> {
  readonly captain: Captain
  readonly place: number
  readonly columns: Columns
}

function Ranked({ captain, place, state, scene, columns }: RankedProps) {
  const { seat, name, isMe } = captain
  return (
    <tr class={place === 1 ? 'current' : isMe ? 'mine' : ''}>
      <td>{place}</td>
      <td>
        <SeatChip seat={seatIndex(seat)} size={24} /> <b>{name}</b>{' '}
        <i class="role">{roleOf(captain, state.session.table.value)}</i>
      </td>
      {columns.map(({ title, cell }) => (
        <td key={title}>{cell(scene.view, seat)}</td>
      ))}
    </tr>
  )
}

function Ranking({ state, scene, outcome }: ResultProps & { readonly outcome: Outcome }) {
  const columns = state.module.ranking(scene.language, scene.view)
  return (
    <section class="sheet ranking" aria-label={say().result}>
      <table class="table">
        <thead>
          <Heads columns={columns} />
        </thead>
        <tbody>
          {rankedSeats(outcome).map((seat) => (
            <Ranked
              key={seat}
              captain={bySeat(scene.captains, seat)}
              place={bySeat(outcome.places, seat)}
              state={state}
              scene={scene}
              columns={columns}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Result(props: ResultProps) {
  const { state, scene } = props
  const checking = useCheck(state.session)
  const box = useFocusInTurn((result) => result.querySelector('.result-line'))
  useLayoutEffect(resultCame, [])
  const voyaged = useVoyage(props, outcomeOf(props))
  if (voyaged === null) return null
  const { outcome } = voyaged
  const ending = state.text.value.ending(outcome, scene.view, scene.reader)
  return (
    <main ref={box} class="result" data-result="shown">
      <Headline {...props} ending={ending} voyaged={voyaged} />
      <Ranking {...props} outcome={outcome} />
      <VoyageSheet {...props} voyaged={voyaged} />
      <div class="check-box" role="status">
        <CheckResult check={checking.check} />
      </div>
      <Ends {...props} checking={checking} ending={ending} voyaged={voyaged} />
    </main>
  )
}
