// Checks the game in a real match: it is recorded and verified, and taking a move back leads to the same hash as before.
import {
  bytesToHex,
  commitmentTo,
  hashState,
  Match,
  RECORD_FORMAT,
  secretOf,
  seatsOf,
  Sfc32,
  verify,
  nth,
  type Advance,
  type Entry,
  type MatchRecord,
  type OptionValues,
} from '@flibuste/kernel'
import { fail } from './breach.ts'
import { mix, type Trial } from './trial.ts'

const SEED_BYTES = 32

function seedTextOf(pick: Sfc32): string {
  return bytesToHex(Uint8Array.from({ length: SEED_BYTES }, () => pick.below(256)))
}

export function checkRecord(trial: Trial): void {
  const { game, table, seats } = trial
  const pick = new Sfc32(mix(trial.seed, 47))
  const seed = seedTextOf(pick)
  const entropy = seats.map((seat) => `word ${seat}`)
  let match = Match.start(game, table.options, table.seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (!match.over) {
    trial.move = entries.length
    if (entries.length > table.longest) fail('ends', `a match is not over after ${entries.length} entries`)
    for (const advance of advances(trial, match, pick, entries.at(-1)?.hash ?? setup)) {
      entries.push(advance.entry)
      match = advance.next
    }
  }
  const head = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options: table.options as OptionValues,
  } as const
  const sitters = seats.map((seat) => ({ name: `Seat ${seat}`, bot: 'random' }))
  checkVerdict(trial, { ...head, seats: sitters, commitment: commitmentTo(seed), entropy, seed, setup, entries })
}

/** Plays a random move. Now and then it is taken back for good. */
function advances(trial: Trial, match: Match, pick: Sfc32, hash: string): Advance[] {
  const seats = seatsOf(trial.game.awaiting(match.state))
  const seat = nth(seats, pick.below(seats.length))
  const moves = trial.game.legal(match.state, seat)
  const played = match.play(seat, nth(moves, pick.below(moves.length)), 'bot')
  if (!played.next.mayUndo(seat)) return [played]
  const undone = played.next.undo(seat, 'bot')
  trial.report.undos++
  if (undone.entry.hash !== hash) fail('undo', `${JSON.stringify(played.entry)} taken back leads elsewhere`)
  return pick.below(8) === 0 ? [played, undone] : [played]
}

function checkVerdict(trial: Trial, record: MatchRecord): void {
  const verdict = verify(trial.game, JSON.parse(JSON.stringify(record)) as MatchRecord)
  if (!verdict.ok) fail('record', `entry ${verdict.entry}: ${verdict.problem}, ${verdict.detail}`)
  trial.report.records++
}
