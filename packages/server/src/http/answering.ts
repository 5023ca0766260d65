// Whatever is asked under an id is done once: asked again, the reply is what it was. The table remembers the newest answers; older
// ones are looked for in its log, where everything is.
import type { FastifyReply } from 'fastify'
import type { Guest } from '@flibuste/protocol'
import { Told } from '../live/told.ts'
import { ProblemError } from '../problem.ts'
import { isBy } from '../tables/answers.ts'
import type { Decide } from '../tables/harbour.ts'
import { askerIn, type Asker } from '../tables/log.ts'
import { refuseOther } from '../tables/play.ts'
import { whisperedAs } from '../tables/quiet.ts'
import { lastAsked, NOTHING } from '../tables/steps.ts'
import { viewerOf, whisperMessage, type Eyes } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import type { Services } from './services.ts'

export type Answering = Pick<Services, 'harbour' | 'watchers' | 'allowances'>

export interface Asking {
  /** Its `ip` is read only where it is needed, because behind a proxy it takes a moment to find. */
  readonly from: { readonly ip: string }
  /** Of the table. */
  readonly id: string
  readonly guest: Guest
  readonly seat: number | null
  /** The page's name for its stream, which leaves out what the reply tells. */
  readonly line?: string | undefined
  /** Who asks for what, under which id. */
  asker(table: Table): Asker
}

const eyesIn = ({ guest, seat }: Asking): Eyes => ({ guest: guest.id, seat })

const replyOf = ({ watchers }: Answering, before: Table, after: Table, eyes: Eyes): Told =>
  watchers.stepFor(before, after, viewerOf(after, eyes))

/** What a row did: worked out again from the log, so the same after a restart. */
async function sameReply(services: Answering, asking: Asking, number: number): Promise<Told> {
  const [before, after] = (await services.harbour.past(asking.id, number)).slice(-2)
  if (before === undefined || after === undefined) throw new Error(`row ${number} of ${asking.id} is gone`)
  return replyOf(services, before, after, eyesIn(asking))
}

/** Rows that are read for what playing one of them again would cost. */
const READ_FOR_ONE = 20

interface Found {
  /** Null: it was never given. */
  readonly row: number | null
  /** The length of the log that was looked through. */
  readonly until: number
}

/** The row of an answer, wherever it is. */
async function rowOf({ harbour, allowances }: Answering, asking: Asking): Promise<Found> {
  const table = await harbour.read(asking.id)
  const { number: until, answers } = table
  const asker = asking.asker(table)
  const kept = answers.find(asker)
  if (kept !== null) refuseOther(kept, asker)
  if (kept !== null || !answers.isPartial) return { row: kept?.number ?? null, until }
  allowances.work.spend(asking.from.ip, asking.guest.id, Math.ceil(until / READ_FOR_ONE))
  const askers = (await harbour.rows(asking.id)).map(askerIn)
  const at = askers.findLastIndex((one) => one !== null && isBy(one, asker))
  const earlier = askers[at] ?? null
  if (earlier === null) return { row: null, until: askers.length }
  refuseOther(earlier, asker)
  return { row: at + 1, until: askers.length }
}

/** What is refused because the table has gone on since. */
const LATE = new Set<string>(['wrong-decision', 'not-your-seat', 'kept-by-bot'])

const isLate = (error: unknown): boolean => error instanceof ProblemError && LATE.has(error.type)

/** Null: nothing was written, and the table does not remember that it ever was. */
async function answered(services: Answering, asking: Asking, decide: Decide): Promise<Told | null> {
  const { guest, line } = asking
  const page = line === undefined ? null : { guest: guest.id, line }
  const { before, step, table } = await services.harbour.change(asking.id, decide, page)
  const last = lastAsked(step)
  const after = step.tables[last]
  if (after !== undefined) return replyOf(services, step.tables[last - 1] ?? before, after, eyesIn(asking))
  const asker = asking.asker(table)
  if (whisperedAs(table, asker) !== null) return new Told(whisperMessage(table, viewerOf(table, eyesIn(asking))))
  const earlier = table.answers.find(asker)
  return earlier === null ? null : sameReply(services, asking, earlier.number)
}

/** For requests that name the question they answer. One that is sent again is refused as late, and only then is its answer looked for. */
export async function answerQuestion(services: Answering, asking: Asking, decide: Decide): Promise<Told> {
  try {
    const told = await answered(services, asking, decide)
    if (told === null) throw new Error('an answer was not written down')
    return told
  } catch (error) {
    const row = isLate(error) ? (await rowOf(services, asking)).row : null
    if (row === null) throw error
    return sameReply(services, asking, row)
  }
}

/**
 * For requests that could be carried out a second time, so the answer is looked for first. Where so many others came meanwhile that it may
 * have been given and forgotten again, it is looked for once more.
 */
export async function answerAnytime(services: Answering, asking: Asking, decide: Decide): Promise<Told> {
  for (;;) {
    const { row, until } = await rowOf(services, asking)
    if (row !== null) return sameReply(services, asking, row)
    const told = await answered(services, asking, (table) =>
      table.answers.hasAllAfter(until) ? decide(table) : NOTHING,
    )
    if (told !== null) return told
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What the streams were sent is written out already: the reply is that text. */
export const send = (reply: FastifyReply, { text }: Told): FastifyReply => reply.type(JSON_TYPE).send(text)
