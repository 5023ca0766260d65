// Checks that luck which a viewer cannot see is not told to that viewer either. A move, or the setup, is carried out again with one draw
// changed. A viewer whose view is the same after both must be told the same of both. Twins cannot find such a leak, because they share all
// luck with the truth.
import { Sfc32, type AnyEvent, type Chance } from '@flibuste/kernel'
import type { Turn } from './lockstep.ts'
import { alike, equal } from './sharing.ts'
import { forgetful, mix, shownTo, viewersAt, type Position } from './trial.ts'

/** What came of a move or of the setup. */
export interface Upshot {
  readonly after: unknown
  readonly events: readonly AnyEvent[]
  /** How often chance was drawn. */
  readonly drawn: number
}

/** Carries out the same thing with other luck, from the beginning. Returns the state it leads to. */
type Again = (chance: Chance, events: AnyEvent[]) => unknown

/** How many draws are changed, one at a time. */
const CHANGED = 3
/** How far a result may be moved. All lists that are drawn from are shorter. */
const FARTHEST = 1 << 20

/** The same luck as `Sfc32` of the same seed, except that one draw has another result. Draws count from 0. */
export class OtherLuck extends Sfc32 {
  private readonly changed: number
  private readonly shift: number

  /** `shift` decides which other result that draw has. It may be any number from 0. */
  constructor(seed: number, changed: number, shift: number) {
    super(seed)
    this.changed = changed
    this.shift = shift
  }

  override below(n: number): number {
    const isChanged = this.drawn === this.changed && n > 1
    const result = super.below(n)
    return isChanged ? (result + 1 + (this.shift % (n - 1))) % n : result
  }
}

export function checkLuck(at: Position, turn: Turn): void {
  const { trial, state } = at
  const again: Again = (chance, events) => {
    const after = trial.game.clone(state)
    trial.game.apply(after, turn.seat, turn.move, chance, events)
    return after
  }
  const forgets = ({ events }: Upshot): boolean => forgetful(trial, events, state)
  if (turn.drawn === 0 || forgets(turn)) return
  for (const other of otherUpshots(at, turn, again)) {
    if (forgets(other)) continue
    trial.report.lucks += countAlike(at, turn, other, `${JSON.stringify(turn.move)} by seat ${turn.seat}`)
  }
}

/** `at` is the position the setup led to. */
export function checkOpeningLuck(at: Position, opening: Upshot): void {
  const { game, table, report } = at.trial
  const again: Again = (chance, events) => game.setup(table.options, table.seats, chance, events)
  for (const other of otherUpshots(at, opening, again)) report.openings += countAlike(at, opening, other, 'the setup')
}

/**
 * The results of other luck. Results with another number of draws are left out: all later draws would then decide other things, and a die
 * that everybody sees fall but that no view keeps would seem to have told a secret.
 */
function otherUpshots(at: Position, truth: Upshot, again: Again): Upshot[] {
  if (truth.drawn === 0) return []
  const pick = new Sfc32(mix(at.seed, 53))
  const upshots = Array.from({ length: CHANGED }, (): Upshot => {
    const chance = new OtherLuck(at.seed, pick.below(truth.drawn), pick.below(FARTHEST))
    const events: AnyEvent[] = []
    const after = again(chance, events)
    return { after, events, drawn: chance.drawn }
  })
  return upshots.filter(({ drawn }) => drawn === truth.drawn)
}

/** Counts the viewers whose view is the same although the state is not. Each of them must have been told the same. */
function countAlike(at: Position, truth: Upshot, other: Upshot, note: string): number {
  const { trial } = at
  if (equal(other.after, truth.after)) return 0
  const viewers = viewersAt(at).filter((viewer) =>
    equal(trial.game.view(other.after, viewer), trial.game.view(truth.after, viewer)),
  )
  for (const viewer of viewers) {
    const [found, expected] = [other, truth].map(({ events }) => shownTo(trial, events, viewer))
    alike(found, expected, 'luck-secret', `viewer ${viewer} is told of luck he cannot see, after ${note}`)
  }
  return viewers.length
}
