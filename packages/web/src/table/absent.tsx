// Somebody the table waits for is not there: since when, and what the host can do about it.
import { seatsOf, type Seat } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import { seatActOf } from './seat-acts.ts'
import type { AnyScene, TableState } from './table-state.ts'
import type { TableUi } from './table-ui.ts'
import { say } from './words.ts'

/** A phone that was put into a pocket for a moment is not worth a word. */
const SAID_AFTER_MS = 20_000
const SECOND_MS = 1000

export interface Absentee {
  readonly seat: Seat
  readonly awayMs: number
}

/** Those who are waited for and have been away for a while, by the clock of this page. */
export const absentees = ({ seats }: TableInfo, waited: readonly Seat[], now: number): readonly Absentee[] =>
  waited.flatMap((seat) => {
    const { awaySince, bot } = seats[seat] ?? {}
    if (awaySince === undefined || bot !== null) return []
    const awayMs = now - awaySince
    return awayMs < SAID_AFTER_MS ? [] : [{ seat, awayMs }]
  })

/** 0:40, 12:05, 1:02:05. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS)
  const two = (figure: number): string => String(figure).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The time, second by second, while somebody who is waited for is away. */
function useSeconds(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isWanted) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isWanted])
  return now
}

export interface AbsentProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly scene: AnyScene
}

export function Absent({ state, ui, scene }: AbsentProps) {
  const words = say()
  const table = state.session.table.value
  const waited = seatsOf(scene.view.asked & ~scene.view.answered).filter((seat) => seat !== scene.me)
  const now = useSeconds(waited.some((seat) => table.seats[seat]?.awaySince !== undefined))
  return (
    <>
      {absentees(table, waited, now).map(({ seat, awayMs }) => {
        const name = scene.reader.name(seat)
        return (
          <p key={seat} class="absent">
            <span class="caption">{words.awayFor(name, clockOf(awayMs))}</span>
            {seatActOf(table, state.session.myId, seat) === 'keepWarm' && (
              <button type="button" class="btn" onClick={() => ui.seat(seat, 'keepWarm')}>
                <Icon name="robot" />
                <span>{words.keepWarm(name)}</span>
              </button>
            )}
          </p>
        )
      })}
    </>
  )
}
