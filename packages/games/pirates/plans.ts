// A turn as one plan: sail or attack, then attack or repair, thought of together. For bots; no rule is made here.
import { bySeat, nth, type Seat, type TurnPlan, type Turns } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { PORT, type Space } from './chart.ts'
import { isAttack } from './decisions/attack.ts'
import { evaluateBetweenTurns } from './evaluate.ts'
import { countOf } from './figures.ts'
import { sailTowards } from './habit.ts'
import { FIRE, LAIR_ATTACKS, PASS, SHIP_ATTACKS, STOWS, UNLOAD, type Move } from './moves.ts'
import { fittingAt, refit, refitted, USUAL_CREW } from './refit.ts'
import { chartIn, holdOf, shipParty, type Item, type State } from './state.ts'
import { freeSlots } from './stowage.ts'
import { averagedGain, believedGain, forceOf, hopeOf, isArmed, nearest, targetsOf, type Target } from './targets.ts'

type Attack = Extract<Move, { kind: 'attackLair' | 'attackShip' }>

/** What the second action is to be: an attack, or a repair that aims at so many pirates. A plan whose attack the dice forbade repairs. */
type Second = Attack | { readonly kind: 'refit'; readonly crew: number }

interface PiratesPlan extends TurnPlan {
  /** Null: it was taken already. */
  readonly first: Move | null
  readonly second: Second
}

/** So many targets are worth a thought. */
const MOST_TARGETS = 4
/** In treasures: what an attack must promise. */
const WORTH_IT = 0.1
/** Pirates a repair may aim at. */
const CREWS = [1, 2, 3, 4, 5]

const REFITS = [0, ...CREWS].map((crew): Second => Object.freeze({ kind: 'refit', crew }))
const refitTo = (crew: number): Second => REFITS[crew] ?? { kind: 'refit', crew }

/** Each plan exists once, so that searches know it again. */
const PLANS = new Map<Move | null, Map<Second, PiratesPlan>>()

function planOf(first: Move | null, second: Second): PiratesPlan {
  let seconds = PLANS.get(first)
  if (seconds === undefined) PLANS.set(first, (seconds = new Map()))
  let plan = seconds.get(second)
  if (plan === undefined) seconds.set(second, (plan = Object.freeze({ kind: 'plan', first, second })))
  return plan
}

const topOf = ({ agenda: items }: State): Item | undefined => items[items.length - 1]

/** Attacks that could be made from these waters, save those of ships without treasure. */
function attacksFrom(state: State, seat: Seat, space: Space): Attack[] {
  if (space === PORT || !isArmed(forceOf(state, shipParty(seat)))) return []
  const attacks: Attack[] = []
  for (const lair of chartIn(state).lairs[space] ?? [])
    if (state.lairs[lair]?.face !== 'gone') attacks.push(nth(LAIR_ATTACKS, lair))
  for (const [other, ship] of state.ships.entries())
    if (other !== seat && ship.space === space && ship.aboard > 0) attacks.push(nth(SHIP_ATTACKS, other))
  return attacks
}

/** Repairs in these waters that come to something different. */
function refitsAt(state: State, seat: Seat, space: Space): Second[] {
  const fitting = fittingAt(state, seat, space)
  const seen = new Set<string>()
  const refits: Second[] = []
  for (const crew of [USUAL_CREW, ...CREWS]) {
    const came = refitted(fitting, crew)
    if (!seen.has(came)) refits.push(refitTo(crew))
    seen.add(came)
  }
  return refits
}

const secondsAt = (state: State, seat: Seat, space: Space): Second[] => [
  ...attacksFrom(state, seat, space),
  ...refitsAt(state, seat, space),
]

/** After an attack: the same again, or a repair. */
const secondsAfter = (attack: Attack): Second[] => [attack, refitTo(USUAL_CREW)]

function allPlans(state: State, seat: Seat): PiratesPlan[] {
  const { space } = bySeat(state.ships, seat)
  const kind = topOf(state)?.kind
  if (kind === 'repair') return refitsAt(state, seat, space).map((second) => planOf(null, second))
  if (kind === 'second') return secondsAt(state, seat, space).map((second) => planOf(null, second))
  return agenda.legal(state, seat).flatMap((first) => {
    if (isAttack(first)) return secondsAfter(first).map((second) => planOf(first, second))
    return secondsAt(state, seat, first.kind === 'sail' ? first.to : space).map((second) => planOf(first, second))
  })
}

/** To a target as far as the ship gets, and the attack if it gets there. */
function planFor(state: State, seat: Seat, { attack, steps, waters }: Target): PiratesPlan | null {
  if (attack === undefined) return null
  const { space } = bySeat(state.ships, seat)
  if (steps === 0 && space !== PORT) return planOf(attack, attack)
  const first = sailTowards(state, seat, nearest(state, seat, waters))
  const isThere = first.kind === 'sail' && waters.includes(first.to)
  return planOf(first, isThere ? attack : refitTo(USUAL_CREW))
}

interface Hope {
  readonly plan: PiratesPlan
  readonly worth: number
}

/** What is most hoped of, and every ship that could be robbed in this turn: whoever leaves that out fears nobody. */
function hopesOf(state: State, seat: Seat): Hope[] {
  const mine = forceOf(state, shipParty(seat))
  if (!isArmed(mine)) return []
  const { aboard } = bySeat(state.ships, seat)
  const [lairs, prey]: [Hope[], Hope[]] = [[], []]
  for (const target of targetsOf(state, seat, mine, averagedGain(state, mine, aboard))) {
    if (target.worth < WORTH_IT) continue
    const plan = planFor(state, seat, target)
    if (plan === null) continue
    const isInReach = target.attack?.kind === 'attackShip' && target.steps <= mine.pirates
    const hopes = isInReach ? prey : lairs
    hopes.push({ plan, worth: hopeOf(target, mine) })
  }
  return [...lairs.toSorted((one, two) => two.worth - one.worth).slice(0, MOST_TARGETS), ...prey]
}

/** Home with the treasure, or to mend; in port: to stay. */
function homeward(state: State, seat: Seat): Hope {
  const { aboard, space } = bySeat(state.ships, seat)
  const plan = planOf(space === PORT ? PASS : sailTowards(state, seat, PORT), refitTo(USUAL_CREW))
  return { plan, worth: aboard > 0 ? aboard / 2 : WORTH_IT }
}

function bestPlans(state: State, seat: Seat): PiratesPlan[] {
  const { aboard, slots, space } = bySeat(state.ships, seat)
  const hopes = hopesOf(state, seat)
  const isWeak = slots.filter((figure) => figure === null).length > 1
  if (hopes.length === 0 || aboard > 0 || isWeak || space === PORT) hopes.push(homeward(state, seat))
  hopes.sort((one, two) => two.worth - one.worth)
  return [...new Set(hopes.map(({ plan }) => plan))]
}

/** The figure in hand goes to a free slot; of a full ship the kind of which there is more loses one. */
function stowed(state: State, seat: Seat, inHand: string): Move | null {
  const { slots } = bySeat(state.ships, seat)
  const hold = holdOf(state)
  const [free] = freeSlots(slots, hold)
  if (free !== undefined) return STOWS[free] ?? null
  const more = countOf(slots, 'pirate') > countOf(slots, 'cannon') ? 'pirate' : 'cannon'
  return (inHand === more ? STOWS[hold] : STOWS[slots.indexOf(more)]) ?? null
}

const isOurs = (plan: TurnPlan): plan is PiratesPlan => 'second' in plan

/** After a first attack the second is made if it still promises something. */
function isWorthIt(state: State, seat: Seat, attack: Attack): boolean {
  if (state.firstAction !== 'attacked' || attack.kind === 'attackShip') return true
  const { aboard } = bySeat(state.ships, seat)
  return believedGain(state, forceOf(state, shipParty(seat)), aboard, attack.lair) > 0
}

function second(state: State, seat: Seat, intent: Second): Move {
  if (intent.kind === 'refit') return refit(state, seat, intent.crew)
  const isPossible = agenda.check(state, seat, intent) === null && isWorthIt(state, seat, intent)
  return isPossible ? intent : refit(state, seat, USUAL_CREW)
}

function next(state: State, seat: Seat, plan: PiratesPlan): Move | null {
  const item = topOf(state)
  switch (item?.kind) {
    case 'unload':
      return UNLOAD
    case 'first':
      return plan.first ?? PASS
    case 'second':
      return second(state, seat, plan.second)
    case 'repair':
      return refit(state, seat, plan.second.kind === 'refit' ? plan.second.crew : USUAL_CREW)
    case 'fire':
      return FIRE
    case 'stow':
      return stowed(state, seat, item.figure)
    default:
      return null
  }
}

const PLANNED: ReadonlySet<string | undefined> = new Set<Item['kind']>(['first', 'second', 'repair'])

export const turns: Turns<State, Move> = {
  count: (state) => state.turn,

  plans(state, seat, breadth) {
    const kind = topOf(state)?.kind
    if (breadth === 'all') return PLANNED.has(kind) ? allPlans(state, seat) : []
    return kind === 'first' || kind === 'unload' ? bestPlans(state, seat) : []
  },

  evaluate: evaluateBetweenTurns,

  follow: (state, seat, plan) => (isOurs(plan) ? next(state, seat, plan) : null),
}
