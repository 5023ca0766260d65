// Does one job and says how it went. Knows neither workers nor depths.
import { BOTS, isBotId, type BotId } from '@flibuste/bots'
import { Breach, conform, countWins, type Claims, type Depth, type Report } from '@flibuste/kernel/conformance'
import type { ContestJob, Job, TableJob } from './jobs.ts'

export interface Verdict {
  readonly passed: boolean
  /** What was looked at, in a few words. */
  readonly told: string
  /** What is wrong, a line each. */
  readonly complaints: readonly string[]
  /** The fewest games that show it again; null where nothing is wrong. */
  readonly again: Again | null
}

export interface Again {
  readonly firstSeed: number
  readonly games: number
}

const tell = ({ games, decisions, deep, recalls }: Report): string =>
  `${games} games, ${decisions} decisions, ${deep} close looks, ${recalls} recalls`

const tableOf = ({ tables }: Depth, { entry, firstSeed, games, recordEvery, recallEvery }: TableJob) => {
  const { claims = () => ({}), ...table } = tables[entry]!
  return { claims, table: { ...table, firstSeed, games, recordEvery, recallEvery } }
}

/** The breach a job is caught by, if it is. */
function breachOf(depth: Depth, job: TableJob): Breach | Report {
  try {
    return conform(depth.game, tableOf(depth, job).table)
  } catch (error) {
    if (error instanceof Breach) return error
    throw error
  }
}

/** That game alone if it shows the same; else, what it needs before it. Sums over all games need all of them. */
function againOf(depth: Depth, job: TableJob, { property, seed, move }: Breach): Again {
  const { firstSeed, games } = job
  if (move < 0) return { firstSeed, games }
  const alone = { firstSeed: seed, games: 1 }
  const found = breachOf(depth, { ...job, ...alone })
  return found instanceof Breach && found.property === property ? alone : { firstSeed, games: seed - firstSeed + 1 }
}

function refutedClaims(depth: Depth, job: TableJob, report: Report): string[] {
  const claims: Claims = {
    ...(job.claimed ? tableOf(depth, job).claims(report) : {}),
    'all games were played': report.games === job.games,
  }
  return Object.keys(claims).filter((claim) => !claims[claim])
}

function judgeTable(depth: Depth, job: TableJob): Verdict {
  const found = breachOf(depth, job)
  const { firstSeed, games } = job
  if (found instanceof Breach)
    return { passed: false, told: 'a breach', complaints: found.message.split('\n'), again: againOf(depth, job, found) }
  const complaints = refutedClaims(depth, job, found)
  if (complaints.length === 0) return { passed: true, told: tell(found), complaints, again: null }
  const { clauses: _, ...seen } = found
  const lines = complaints.map((claim) => `it does not hold that ${claim}`)
  return {
    passed: false,
    told: tell(found),
    complaints: [...lines, JSON.stringify(seen)],
    again: { firstSeed, games },
  }
}

function botOf(id: string): (typeof BOTS)[BotId] {
  if (!isBotId(id)) throw new RangeError(`${id} is no bot`)
  return BOTS[id]
}

/** Seeds are the same every day: a contest fails for what was changed, never by luck or by the clock. */
function judgeContest({ game, contests }: Depth, { entry, games }: ContestJob): Verdict {
  const { seats, one, against, least } = contests[entry]!
  const won = countWins(game, { seats, games, one: botOf(one), against: botOf(against) })
  const passed = won / games >= least
  const complaints = passed ? [] : [`at least ${Math.ceil(least * games)} must be won`]
  return { passed, told: `${won} of ${games} won`, complaints, again: passed ? null : { firstSeed: 0, games } }
}

export const judge = (depth: Depth, job: Job): Verdict =>
  job.kind === 'table' ? judgeTable(depth, job) : judgeContest(depth, job)
