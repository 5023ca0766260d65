// The crew makes every bot move whose turn it is: slowly enough for people to follow, and only where somebody has looked lately.
// The table alone says what is to be done, so the crew stores nothing.
import { randomInt } from 'node:crypto'
import { bySeat, seatsOf, nth, type AnyMove, type Clock, type Seat } from '@flibuste/kernel'
import { ProblemError } from '../problem.ts'
import type { Harbour } from '../tables/harbour.ts'
import { botMove } from '../tables/play.ts'
import { awaitedOf, isQuiet } from '../tables/quiet.ts'
import type { Table } from '../tables/table.ts'
import type { Rank, Thinker } from './thinker.ts'

export interface CrewParts {
  readonly harbour: Harbour
  readonly thinker: Pick<Thinker, 'think'>
  readonly paceMs: number
  readonly clock: Clock
  /** Whether somebody has looked at the table lately. Where nobody has, bots wait until they are called again. */
  isAttended(table: string): boolean
  /** Whether this node sees to the bots of a table for a while. Where another does, it is asked again after that while. */
  claims?(table: string, ms: number): Promise<boolean>
  /** Told when a bot failed and a move was made for it, or nothing could be done. */
  onTrouble(what: string, error: unknown): void
}

export interface Crew {
  /** Looks whether a bot has to move, and sets it thinking. */
  consider(table: Table): void
  close(): void
}

/** How long to wait before trying again, after a fault of the store for example. */
const RETRY_MS = 1000

/** The bot's seat the table waits for, or null. */
function botAwaited(table: Table): Seat | null {
  return seatsOf(awaitedOf(table)).find((seat) => (table.holds[seat]?.bot ?? null) !== null) ?? null
}

/** `people`: a person plays at the table, and may be waiting. */
const rankOf = ({ holds }: Table): Rank => (holds.some(({ bot }) => bot === null) ? 'people' : 'bots')

/** A node's claim to the bots of a table lasts so long after each move. When the node dies, another takes over then. */
const LEASE_MS = 3000

/** Pauses by a clock. `end` ends all of them at once. */
function createPauses(clock: Clock) {
  const ends = new Set<() => void>()
  return {
    pause: (ms: number): Promise<void> =>
      new Promise((resolve, reject) => {
        if (ms === 0) return resolve()
        const cancel = clock.after(ms, () => {
          ends.delete(end)
          resolve()
        })
        const end = (): void => {
          cancel()
          reject(new Error('the crew has gone'))
        }
        ends.add(end)
      }),
    end: () => ends.forEach((end) => end()),
  }
}

export function createCrew(parts: CrewParts): Crew {
  const { harbour, thinker, paceMs, clock, isAttended, claims = async () => true, onTrouble } = parts
  const busy = new Set<string>()
  const pauses = createPauses(clock)
  let closed = false

  async function choose(table: Table, seat: Seat): Promise<AnyMove> {
    const { game, holds } = table
    const course = table.course!
    const legal = game.legal(course.match.state, seat)
    const view = course.remembered(seat)
    try {
      const question = { game: game.id, bot: bySeat(holds, seat).bot!, seat, view, legal }
      const move = game.read(await thinker.think(question, { table: table.id, rank: rankOf(table) }))
      if (move !== null && course.match.refuse(seat, move) === null) return move
      onTrouble('a bot made an illegal move', move)
    } catch (error) {
      if (!closed) onTrouble('a bot failed', error)
    }
    // People must not wait for a broken bot: any legal move goes on.
    return nth(legal, randomInt(legal.length))
  }

  async function act(table: Table, seat: Seat): Promise<Table> {
    const { decision } = table.course!.match
    // A quiet question has a pace of its own, the bell's. The bot thinks whether it has a choice or not: a short cut would show.
    const pause = pauses.pause(isQuiet(table) ? 0 : paceMs)
    const [move] = await Promise.all([choose(table, seat), pause])
    const changed = await harbour.change(table.id, (present) => botMove(present, { seat, decision, move }, clock.now()))
    return changed.table
  }

  /** The bot's seat that is to move now; null: none, or there is no reason to. */
  const toMove = (table: Table): Seat | null => (closed || !isAttended(table.id) ? null : botAwaited(table))

  async function turns(first: Table): Promise<void> {
    let table = first
    for (let seat = toMove(table); seat !== null; seat = toMove(table))
      table = (await claims(table.id, LEASE_MS)) ? await act(table, seat) : await waitFor(table)
  }

  /** Waits as long as the claim of another node may last, and reads the table again. */
  async function waitFor({ id }: Table): Promise<Table> {
    await pauses.pause(LEASE_MS)
    return harbour.read(id)
  }

  async function work(table: Table): Promise<void> {
    try {
      await turns(table)
    } catch (error) {
      if (closed) return
      onTrouble('a bot could not move', error)
      await pauses.pause(RETRY_MS)
    } finally {
      busy.delete(table.id)
    }
    // A change that came in while the last turn ended found the crew busy, so it looks once more.
    consider(await readAgain(table.id))
  }

  /** Asks the store until it answers, because people wait for the bot and nobody else would look. */
  async function readAgain(id: string): Promise<Table> {
    for (;;)
      try {
        return await harbour.read(id)
      } catch (error) {
        if (closed || error instanceof ProblemError) throw error
        onTrouble('a table could not be read', error)
        await pauses.pause(RETRY_MS)
      }
  }

  function consider(table: Table): void {
    if (busy.has(table.id) || toMove(table) === null) return
    busy.add(table.id)
    work(table).catch((error: unknown) => {
      if (!closed) onTrouble('bots gave up on a table', error)
    })
  }

  return {
    consider,
    close: () => {
      closed = true
      pauses.end()
    },
  }
}
