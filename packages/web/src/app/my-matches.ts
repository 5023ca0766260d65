// What this visitor has played and is in the middle of: matches kept in the browser and tables on the server, most urgent first.
import { isGameId, type GameId } from '@flibuste/games'
import type { Seat } from '@flibuste/kernel'
import { tablePage, type MyTable } from '@flibuste/protocol'
import { useEffect, useState } from 'preact/hooks'
import { localPath } from '../session/addresses.ts'
import { captainName } from '../session/captains.ts'
import type { EndAlone, MatchNote } from '../session/kept-match.ts'
import { shelf } from '../session/shelf.ts'
import { knownGuest, myTables } from '../session/wire.ts'

/** In the order of their urgency. `gathering`: captains are still sitting down. */
const STANDINGS = ['turn', 'under-way', 'gathering', 'ended'] as const
export type Standing = (typeof STANDINGS)[number]

export interface Captain {
  readonly seat: Seat
  readonly name: string
  readonly isMe: boolean
}

export interface MyMatch {
  readonly game: GameId
  readonly path: string
  readonly standing: Standing
  readonly captains: readonly Captain[]
  /** Empty where nobody has won yet, or the page does not know. */
  readonly winners: readonly Seat[]
  readonly alone: EndAlone | null
  readonly at: number
  /** In this browser, under this key; null: on the server. */
  readonly key: string | null
  /** When the server forgets it unless somebody plays; null: it lies in this browser. */
  readonly endsAt: number | null
  /** It is asked whether the server is to keep it: the table's name; null: it is not asked. */
  readonly asks: string | null
  /** From a file, to be watched. */
  readonly isBrought: boolean
}

/** People at one screen are all "me" only if there is one of them. */
function fromNote(note: MatchNote): MyMatch[] {
  const { key, game, names, people, myTurn, over, savedAt, winners, alone, isBrought } = note
  if (!isGameId(game)) return []
  const isMe = (seat: Seat) => !isBrought && people.length === 1 && people[0] === seat
  const captains = names.map((name, seat) => ({ seat, name, isMe: isMe(seat) }))
  const standing = over ? 'ended' : myTurn ? 'turn' : 'under-way'
  const here = { key, endsAt: null, asks: null, isBrought }
  return [{ ...here, game, path: localPath(key), standing, captains, winners, alone, at: savedAt }]
}

function standingOf({ table, myTurn }: MyTable): Standing {
  if (table.status === 'over') return 'ended'
  if (table.status === 'open') return 'gathering'
  return myTurn ? 'turn' : 'under-way'
}

function fromTable(mine: MyTable, me: string | null): MyMatch[] {
  const { table, updatedAt: at, endsAt, asks } = mine
  if (!isGameId(table.game)) return []
  const captains = table.seats
    .map((info, seat) => ({ seat, name: captainName(table, seat), isMe: me !== null && info.owner?.id === me }))
    .filter(({ name }) => name !== '')
  const standing = standingOf(mine)
  const path = tablePage(table.id)
  const game = table.game
  const unknown = { winners: [], alone: null, key: null, isBrought: false }
  return [{ ...unknown, game, path, standing, captains, at, endsAt, asks: asks ? table.id : null }]
}

const byUrgency = (a: MyMatch, b: MyMatch): number =>
  STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || b.at - a.at

export interface MyMatches {
  readonly matches: readonly MyMatch[]
  /** Reads the shelf again. */
  readonly reread: () => void
}

export function useMyMatches(): MyMatches {
  const [tables, setTables] = useState<readonly MyTable[]>([])
  const [, setReadings] = useState(0)
  useEffect(() => {
    void myTables().then(setTables)
  }, [])
  const me = knownGuest()
  const matches = [...shelf.notes().flatMap(fromNote), ...tables.flatMap((mine) => fromTable(mine, me))]
  return { matches: matches.toSorted(byUrgency), reread: () => setReadings((count) => count + 1) }
}

export const isOpen = ({ standing }: MyMatch): boolean => standing !== 'ended'
