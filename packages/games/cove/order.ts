// Who acts first: the fastest, and between equals a die (COV-3.3, COV-3.4). Knows numbers and luck, not what the order is for.
import type { Chance } from '@flibuste/kernel'
import type { TieRolled } from './battle-events.ts'
import type { Event } from './events.ts'
import type { Party } from './moves.ts'

type SpeedOf = (party: Party) => number

function rollTie(tied: readonly Party[], clause: TieRolled['clause'], chance: Chance, log: Event[] | null): number[] {
  const dice = tied.map(() => chance.die())
  log?.push({ type: 'tieRolled', clause, parties: tied.slice(), dice })
  return dice
}

/** One die each; the highest is chosen, and only those who share it roll again: COV-3.5, COV-A15. */
export function rollForAim(tied: readonly Party[], chance: Chance, log: Event[] | null): Party {
  if (tied.length < 2) return tied[0]!
  const dice = rollTie(tied, 'COV-A15', chance, log)
  const highest = Math.max(...dice)
  return rollForAim(
    tied.filter((_, at) => dice[at] === highest),
    chance,
    log,
  )
}

/** One die each, the higher first, equal ones once more: COV-3.4. */
export function breakTie(tied: readonly Party[], chance: Chance, log: Event[] | null): Party[] {
  if (tied.length < 2) return tied.slice()
  const dice = rollTie(tied, 'COV-3.4', chance, log)
  const order: Party[] = []
  for (let face = 6; face >= 1; face--) {
    const equal = tied.filter((_, at) => dice[at] === face)
    if (equal.length > 0) order.push(...breakTie(equal, chance, log))
  }
  return order
}

/** In falling speed, equal ones as they were given. */
function sorted(parties: readonly Party[], speedOf: SpeedOf): Party[] {
  return parties.toSorted((one, two) => speedOf(two) - speedOf(one))
}

/** `settle` puts a group of equal speed in order. */
function inGroups(parties: readonly Party[], speedOf: SpeedOf, settle: (tied: readonly Party[]) => Party[]): Party[] {
  if (parties.length < 2) return parties.slice()
  const order = sorted(parties, speedOf)
  for (let from = 0; from < order.length;) {
    let to = from + 1
    while (to < order.length && speedOf(order[to]!) === speedOf(order[from]!)) to++
    if (to - from > 1) order.splice(from, to - from, ...settle(order.slice(from, to)))
    from = to
  }
  return order
}

export const orderBySpeed = (
  parties: readonly Party[],
  speedOf: SpeedOf,
  chance: Chance,
  log: Event[] | null,
): Party[] => inGroups(parties, speedOf, (tied) => breakTie(tied, chance, log))

/** An order brought up to date: groups in which nobody's speed has changed stay as they were rolled. COV-A6, COV-A7. */
export function reorder(
  parties: readonly Party[],
  { speedOf, changed }: { readonly speedOf: SpeedOf; readonly changed: number },
  chance: Chance,
  log: Event[] | null,
): Party[] {
  return inGroups(parties, speedOf, (tied) =>
    tied.some((party) => (changed & (1 << party)) !== 0) ? breakTie(tied, chance, log) : tied.slice(),
  )
}
