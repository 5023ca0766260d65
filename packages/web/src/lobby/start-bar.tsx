// What begins the match: the host's button, everybody else's word that they are ready, and what is still waited for.
import type { TableInfo } from '@flibuste/protocol'
import { Icon } from '../art/icons.tsx'
import { language, words } from '../kit/language.ts'
import type { Connection } from '../session/session.ts'
import { explain } from './explain.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries } from './words.ts'

const hostOf = ({ host, seats }: TableInfo): string => seats.find(({ owner }) => owner?.id === host)?.owner?.name ?? ''

export interface StartProps {
  readonly table: TableInfo
  readonly acts: LobbyActs
  readonly connection: Connection
}

/** People who are waited for: not whoever asks, who may start if it is the host. */
function unready({ table, acts }: StartProps): readonly string[] {
  return table.seats.flatMap(({ owner }, seat) =>
    owner !== null && owner.id !== acts.myId && table.lobby?.ready[seat] === false ? [owner.name] : [],
  )
}

const inOneLine = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names)

function reasonFor(props: StartProps): string {
  const say = words(dictionaries)
  const { table, acts } = props
  const empty = table.seats.filter(({ owner, bot }) => owner === null && bot === null).length
  if (props.connection === 'lost') return say.lost
  if (empty > 0) return acts.isHost ? say.emptySeats(empty) : say.waitSeats(empty)
  const waited = unready(props)
  if (waited.length > 0) return say.waitReady(inOneLine(waited), waited.length)
  return acts.isHost ? say.startHere : say.waitHost(hostOf(table))
}

function StartButton(props: StartProps) {
  const say = words(dictionaries)
  const { table, acts } = props
  const isEmpty = table.seats.some(({ owner, bot }) => owner === null && bot === null)
  return (
    <button type="button" class="btn pri" disabled={isEmpty || acts.busy} onClick={acts.start}>
      <Icon name="sails" />
      {!isEmpty && unready(props).length > 0 ? say.startAnyway : say.start}
    </button>
  )
}

function ReadyButton({ table, acts }: StartProps) {
  const say = words(dictionaries)
  const isReady = table.lobby?.ready[acts.mySeat] === true
  return (
    <button type="button" class={isReady ? 'btn' : 'btn pri'} disabled={acts.busy} onClick={() => acts.ready(!isReady)}>
      {isReady ? say.amNotReady : say.amReady}
    </button>
  )
}

export function StartBar(props: StartProps) {
  const { acts } = props
  return (
    <div class="start-bar">
      <p role="status">{reasonFor(props)}</p>
      {acts.denial !== null && (
        <p class="field-error" role="alert">
          {explain(acts.denial)}
        </p>
      )}
      {acts.isHost ? <StartButton {...props} /> : acts.mySeat >= 0 && <ReadyButton {...props} />}
    </div>
  )
}
