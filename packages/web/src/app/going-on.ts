// What this visitor is in the middle of: matches kept in the browser and tables on the server, most urgent first.
import { isGameId, type GameId } from '@flibuste/games'
import { localPath } from '../session/addresses.ts'
import { captainName } from '../session/captains.ts'
import type { MatchNote } from '../session/kept-match.ts'
import { shelf } from '../session/shelf.ts'
import { knownGuest, myTables } from '../session/wire.ts'
import { tablePage, type MyTable } from '@flibuste/protocol'
import { useEffect, useState } from 'preact/hooks'

export interface GoingOn {
  readonly game: GameId
  readonly path: string
  readonly myTurn: boolean
  /** The others, by seat. */
  readonly others: readonly { readonly seat: number; readonly name: string }[]
  readonly at: number
  /** When the server forgets it unless somebody plays; null: it lies in this browser. */
  readonly endsAt: number | null
}

const OTHERS_SHOWN = 3

function fromNote({ key, game, names, myTurn, over, savedAt }: MatchNote): GoingOn[] {
  if (over || !isGameId(game)) return []
  const others = names.map((name, seat) => ({ seat, name })).slice(1)
  return [{ game, path: localPath(key), myTurn, others, at: savedAt, endsAt: null }]
}

function fromTable({ table, myTurn, updatedAt, endsAt }: MyTable, me: string | null): GoingOn[] {
  if (table.status === 'over' || !isGameId(table.game)) return []
  const others = table.seats
    .map((info, seat) => ({ seat, name: captainName(table, seat), mine: info.owner?.id === me }))
    .filter(({ name, mine }) => name !== '' && !mine)
    .map(({ seat, name }) => ({ seat, name }))
  return [{ game: table.game, path: tablePage(table.id), myTurn, others, at: updatedAt, endsAt }]
}

const byUrgency = (a: GoingOn, b: GoingOn): number => Number(b.myTurn) - Number(a.myTurn) || b.at - a.at

export function useGoingOn(): readonly GoingOn[] {
  const [tables, setTables] = useState<readonly MyTable[]>([])
  useEffect(() => {
    void myTables().then(setTables)
  }, [])
  const me = knownGuest()
  const local = shelf.notes().flatMap(fromNote)
  return [...local, ...tables.flatMap((mine) => fromTable(mine, me))].toSorted(byUrgency).slice(0, OTHERS_SHOWN + 1)
}
