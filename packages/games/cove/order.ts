// Who acts first: the fastest, and between equals a die (COV-3.3, COV-3.4). Knows numbers and luck, not what the order is for.
import type { Chance } from '@flibuste/kernel'
import type { TieRolled } from './battle-events.ts'
import type { Event } from './events.ts'
import type { Party } from './moves.ts'

/** One bit for each party. */
type PartySet = number
const EVERYBODY: PartySet = -1

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

/** In place, in falling speed, equal ones as they were given. */
function sortBySpeed(parties: Party[], speeds: number[]): void {
  for (let next = 1; next < parties.length; next++) {
    const party = parties[next]!
    const speed = speeds[next]!
    let at = next
    for (; at > 0 && speeds[at - 1]! < speed; at--) {
      parties[at] = parties[at - 1]!
      speeds[at] = speeds[at - 1]!
    }
    parties[at] = party
    speeds[at] = speed
  }
}

/** Parties and their speeds stand side by side. */
export interface Racing {
  readonly parties: readonly Party[]
  readonly speeds: readonly number[]
}

/** An order brought up to date: groups of equals in which nobody's speed has changed stay as they were rolled. COV-A6, COV-A7. */
export function reorder(racing: Racing, changed: PartySet, chance: Chance, log: Event[] | null): Party[] {
  const order = racing.parties.slice()
  const speeds = racing.speeds.slice()
  sortBySpeed(order, speeds)
  for (let from = 0; from < order.length;) {
    let to = from
    let group = 0
    for (; to < order.length && speeds[to] === speeds[from]; to++) group |= 1 << order[to]!
    if (to - from > 1 && (group & changed) !== 0)
      order.splice(from, to - from, ...breakTie(order.slice(from, to), chance, log))
    from = to
  }
  return order
}

export const orderBySpeed = (racing: Racing, chance: Chance, log: Event[] | null): Party[] =>
  reorder(racing, EVERYBODY, chance, log)
