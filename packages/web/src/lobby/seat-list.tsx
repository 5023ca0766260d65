// The seats of a table before its match, as a list: who sits there and what can be done about it.
import type { SeatInfo, TableInfo } from '@flibuste/protocol'
import { Icon } from '../art/icons.tsx'
import { SeatChip } from '../art/heraldry.tsx'
import { seatIndex } from '../art/seats.ts'
import { dictionaries as appWords } from '../app/words.ts'
import { words } from '../kit/language.ts'
import { BOT_CHOICES, levelOf, USUAL_BOT } from '../session/bot-choices.ts'
import { captainName } from '../session/captains.ts'
import { FreeSeat } from './free-seat.tsx'
import type { LobbyActs } from './lobby-acts.ts'
import { LobbyNotes } from './lobby-notes.tsx'
import { ReadyMark } from './ready-mark.tsx'
import { useRowFocus } from './row-focus.ts'
import { dictionaries } from './words.ts'

interface SeatProps {
  readonly seat: number
  readonly name: string
  readonly info: SeatInfo
  readonly host: string
  readonly isReady: boolean
  readonly acts: LobbyActs
}

function marksOf({ info, host, acts }: SeatProps): string {
  const say = words(dictionaries)
  const { owner, here, offered } = info
  if (owner === null) return offered === undefined ? '' : say.keptFor(offered.name)
  const isMe = owner.id === acts.myId
  const marks = [isMe ? say.you : '', owner.id === host ? say.host : '', here || isMe ? '' : say.away]
  return marks.filter((mark) => mark !== '').join(', ')
}

function SeatWho(props: SeatProps) {
  const { seat, name } = props
  const marks = marksOf(props)
  return (
    <>
      <SeatChip seat={seatIndex(seat)} size={30} />
      <span class="seat-who">
        <span class={name === '' ? 'seat-empty' : 'seat-name'}>{name === '' ? words(dictionaries).empty : name}</span>
        {marks !== '' && <span class="caption">{marks}</span>}
      </span>
    </>
  )
}

function BotControls({ seat, name, info, acts }: SeatProps) {
  const say = words(dictionaries)
  const app = words(appWords)
  return (
    <>
      <select
        class="select"
        aria-label={say.botLevel(name)}
        value={levelOf(info.bot ?? '')}
        onChange={(chosen) => acts.putBot(seat, chosen.currentTarget.value)}
      >
        {BOT_CHOICES.map((id) => (
          <option key={id} value={id}>
            {app.bots[id].name}
          </option>
        ))}
      </select>
      <button type="button" class="btn sq quiet-edge" disabled={acts.busy} onClick={() => acts.leave(seat)}>
        <Icon name="close" label={say.dismiss(name)} />
      </button>
    </>
  )
}

function EmptyControls({ seat, acts }: SeatProps) {
  const say = words(dictionaries)
  const sit = acts.mySeat < 0 ? say.sit : say.move
  return (
    <>
      {!acts.isShownOut && (
        <button
          type="button"
          class={acts.mySeat < 0 ? 'btn' : 'btn ghost'}
          aria-label={say.atSeat(sit, seat + 1)}
          disabled={acts.busy}
          onClick={() => acts.sit(seat)}
        >
          {sit}
        </button>
      )}
      {acts.isHost && (
        <button
          type="button"
          class="btn quiet-edge"
          aria-label={say.atSeat(say.addBot, seat + 1)}
          disabled={acts.busy}
          onClick={() => acts.putBot(seat, USUAL_BOT)}
        >
          <Icon name="robot" />
          {say.addBot}
        </button>
      )}
    </>
  )
}

function SeatControls(props: SeatProps) {
  const { info, acts, seat } = props
  if (info.owner !== null && info.owner.id === acts.myId)
    return (
      <button type="button" class="btn quiet-edge" disabled={acts.busy} onClick={() => acts.leave(seat)}>
        {words(dictionaries).leave}
      </button>
    )
  if (info.owner !== null) return acts.isHost ? <FreeSeat seat={seat} guest={info.owner} acts={acts} /> : null
  if (info.bot === null) return <EmptyControls {...props} />
  return acts.isHost ? (
    <BotControls {...props} />
  ) : (
    <span class="caption">{words(appWords).bots[levelOf(info.bot)].name}</span>
  )
}

function SeatRow(props: SeatProps) {
  const row = useRowFocus()
  const { info, isReady, seat } = props
  return (
    <li ref={row} class={`seat-row ${props.seat === props.acts.mySeat ? 'current' : ''}`}>
      <SeatWho {...props} />
      <span class="seat-controls">
        <SeatControls {...props} />
      </span>
      {(info.owner !== null || info.bot !== null) && <ReadyMark seat={seat} isReady={isReady} />}
    </li>
  )
}

/** With more than these the rows are lower. */
const FEW_SEATS = 5

export function SeatList({ table, acts }: { readonly table: TableInfo; readonly acts: LobbyActs }) {
  const say = words(dictionaries)
  const { seats, host, lobby } = table
  const ready = lobby?.ready ?? []
  return (
    <>
      <header class="sheet-head">
        <h2>{say.seats}</h2>
        <span class="caption">{say.readyCount(ready.filter((isReady) => isReady).length, seats.length)}</span>
      </header>
      <LobbyNotes table={table} acts={acts} />
      <ol class={`rows seat-rows ${seats.length > FEW_SEATS ? 'many' : ''}`}>
        {seats.map((info, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            info={info}
            acts={acts}
            host={host}
            isReady={ready[seat] === true}
            name={captainName(table, seat)}
          />
        ))}
      </ol>
    </>
  )
}
