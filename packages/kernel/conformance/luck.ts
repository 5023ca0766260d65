// Luck that a viewer cannot see is not told to him either. A move, or the setup, is carried out again with one draw
// changed: a viewer whose view does not tell the two upshots apart must be told the same of both. Twins cannot find this,
// because they share all luck with the truth.
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

/** Carries the same thing out with other luck, from the beginning; tells the state it leads to. */
type Again = (chance: Chance, events: AnyEvent[]) => unknown

/** So many draws are changed, one at a time. */
const CHANGED = 3
/** How far a result may be moved; lists drawn from are shorter. */
const FARTHEST = 1 << 20

/** The same luck as `Sfc32` of the same seed, save that one draw has another result. Draws count from 0. */
export class OtherLuck extends Sfc32 {
  private readonly changed: number
  private readonly shift: number

  /** `shift` decides which other result it is; any number from 0 will do. */
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
 * What draws more or less often is left out: all later draws then fall on other things, so that a die everybody
 * sees fall, and nobody finds in a view, would seem to have told what is hidden.
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

/** How many viewers see the same although it is not: each of them was told the same. */
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
