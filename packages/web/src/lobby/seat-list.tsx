// The seats of a table before its match, as a list: who sits there and what can be done about it.
import type { SeatInfo, TableInfo } from '@flibuste/protocol'
import { Icon } from '../art/icons.tsx'
import { SeatChip } from '../art/heraldry.tsx'
import { Portrait } from '../art/portrait.tsx'
import { seatIndex } from '../art/seats.ts'
import { words } from '../kit/language.ts'
import { sharedWords } from '../kit/words.ts'
import { BOT_CHOICES, levelOf, USUAL_BOT } from '../session/bot-choices.ts'
import { captainName } from '../session/captains.ts'
import { useState } from 'preact/hooks'
import { EngineControls, EngineDialog } from './engine-seat.tsx'
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
  /** Opens the sheet from which a token is handed out. */
  hand(): void
}

function marksOf({ info, host, acts }: SeatProps): string {
  const say = words(dictionaries)
  const { owner, here, offered, engine } = info
  if (owner === null) return offered === undefined ? '' : say.keptFor(offered.name)
  if (engine === true) return here ? say.engine : say.engineAway
  const isMe = owner.id === acts.myId
  const marks = [isMe ? say.you : '', owner.id === host ? say.host : '', here || isMe ? '' : say.away]
  return marks.filter((mark) => mark !== '').join(', ')
}

function SeatWho(props: SeatProps) {
  const { seat, name, info } = props
  const marks = marksOf(props)
  return (
    <>
      <SeatChip seat={seatIndex(seat)} size={30} />
      {info.bot !== null && <Portrait level={levelOf(info.bot)} size={42} />}
      <span class="seat-who">
        <span class={name === '' ? 'seat-empty' : 'seat-name'}>{name === '' ? words(dictionaries).empty : name}</span>
        {marks !== '' && <span class="caption">{marks}</span>}
      </span>
    </>
  )
}

/** The choice in the list of bots that is none of ours. */
const OTHERS = 'engine'

function BotControls({ seat, name, info, acts, hand }: SeatProps) {
  const say = words(dictionaries)
  return (
    <>
      <select
        class="select"
        aria-label={say.botLevel(name)}
        value={levelOf(info.bot ?? '')}
        onChange={(chosen) => {
          const { value } = chosen.currentTarget
          if (value !== OTHERS) return acts.putBot(seat, value)
          chosen.currentTarget.value = levelOf(info.bot ?? '')
          return hand()
        }}
      >
        {BOT_CHOICES.map((id) => (
          <option key={id} value={id}>
            {sharedWords().levels[id].name}
          </option>
        ))}
        <option value={OTHERS}>{say.engineChoice}</option>
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
  if (info.engine === true) return acts.isHost ? <EngineControls {...props} /> : null
  if (info.owner !== null) return acts.isHost ? <FreeSeat seat={seat} guest={info.owner} acts={acts} /> : null
  if (info.bot === null) return <EmptyControls {...props} />
  return acts.isHost ? (
    <BotControls {...props} />
  ) : (
    <span class="caption">{sharedWords().levels[levelOf(info.bot)].name}</span>
  )
}

function SeatRow(given: Omit<SeatProps, 'hand'>) {
  const row = useRowFocus()
  const [handing, setHanding] = useState(false)
  const props = { ...given, hand: () => setHanding(true) }
  const { info, isReady, seat, acts } = props
  return (
    <li ref={row} class={`seat-row ${seat === acts.mySeat ? 'current' : ''}`}>
      <SeatWho {...props} />
      <span class="seat-controls">
        <SeatControls {...props} />
      </span>
      {(info.owner !== null || info.bot !== null) && <ReadyMark seat={seat} isReady={isReady} />}
      {handing && <EngineDialog seat={seat} acts={acts} close={() => setHanding(false)} />}
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
