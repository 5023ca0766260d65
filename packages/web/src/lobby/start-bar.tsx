// The button that begins the match, and why it cannot be pressed yet.
import type { TableInfo } from '@flibuste/protocol'
import { words } from '../kit/language.ts'
import type { Connection, Denial } from '../session/session.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries, type LobbyWords } from './words.ts'

const isNamed = (problem: string, problems: LobbyWords['problems']): problem is keyof LobbyWords['problems'] =>
  Object.hasOwn(problems, problem)

function explain({ problem }: Denial): string {
  const { problems } = words(dictionaries)
  return isNamed(problem, problems) ? problems[problem] : problems.other
}

const hostOf = ({ host, seats }: TableInfo): string => seats.find(({ owner }) => owner?.id === host)?.owner?.name ?? ''

export interface StartProps {
  readonly table: TableInfo
  readonly acts: LobbyActs
  readonly connection: Connection
}

export function StartBar({ table, acts, connection }: StartProps) {
  const say = words(dictionaries)
  const empty = table.seats.filter(({ owner, bot }) => owner === null && bot === null).length
  const forHost = empty > 0 ? say.emptySeats(empty) : say.startHere
  const forOthers = empty > 0 ? say.waitSeats(empty) : say.waitHost(hostOf(table))
  const why = acts.isHost ? forHost : forOthers
  return (
    <div class="start-bar">
      <p role="status">{connection === 'lost' ? say.lost : why}</p>
      {acts.denial !== null && (
        <p class="field-error" role="alert">
          {explain(acts.denial)}
        </p>
      )}
      {acts.isHost && (
        <button type="button" class="btn pri" disabled={empty > 0 || acts.busy} onClick={acts.start}>
          {say.start}
        </button>
      )}
    </div>
  )
}
