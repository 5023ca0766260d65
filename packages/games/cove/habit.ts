// What a captain does who does not think long: sails where much is promised and few may come, though never for certain, builds while it
// pays, buries what he carries, keeps the rest for later. For playouts of bots; no rule is made here. In battle: habit-battle.ts.
import type { Chance, Seat } from '@flibuste/kernel'
import { agenda } from './agenda.ts'
import { ARTISAN, CANNONS, CREW, HULL, ROWS, SAILS, SHIPWRIGHT, type Row } from './cards.ts'
import { goldWorth } from './cargo.ts'
import { BAG, LEVELS, monthsIn, SWAP_FAME, TAVERN_PRICE, TREASURE_ISLAND, WHEEL } from './data.ts'
import { PARROT_WORTH, shipWorth } from './evaluate.ts'
import { chooseAct, chooseBoarding, chooseCommand } from './habit-battle.ts'
import { drawFrom } from './habit-draw.ts'
import type { Item } from './items.ts'
import {
  ARTISANS,
  BURIALS,
  BUY,
  DONE,
  INCOMES,
  KEEP,
  PASS,
  RAISES,
  RESTORES,
  SAILINGS,
  SHIPWRIGHTS,
  SWAP,
  type Move,
} from './moves.ts'
import { courseWorth, eventWorth } from './prospects.ts'
import { tables, type State } from './state.ts'
import { costOf } from './tables.ts'
import { holds } from './tavern.ts'

type Habit = (state: State, seat: Seat, own: Chance, item: Item) => Move

/** How much fame makes a course three times as likely. */
const COURSE_HEAT = 0.9
/** Of so many fittings, drawn at random, the best is taken: no two captains fit out alike. */
const FITTINGS_TRIED = 6
/** What an event must promise to be played, in fame. */
const EVENT_BAR = 0.9
/** Gold kept for repairs and guns while there are months to come. */
const RESERVE = 4
const SOON = 2

const monthsAfter = (state: State): number => monthsIn(state) - state.month

function chooseFit(state: State, seat: Seat, own: Chance): Move {
  let best = agenda.pick(state, seat, own)
  let most = -Infinity
  for (let tried = 0; tried < FITTINGS_TRIED; tried++) {
    const move = agenda.pick(state, seat, own)
    const worth = move.kind === 'fit' ? shipWorth(state, move.levels) : 0
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

/** The more is expected of an island the likelier it is. */
function chooseCourse(state: State, seat: Seat, own: Chance): Move {
  const worths = WHEEL.map((island) => courseWorth(state, seat, island, 'perhaps'))
  return SAILINGS[WHEEL[drawFrom(worths, COURSE_HEAT, own)] ?? TREASURE_ISLAND] ?? agenda.pick(state, seat, own)
}

function chooseEvent(state: State, seat: Seat, own: Chance): Move {
  const legal = agenda.legal(state, seat)
  if (legal.length === 1) return PASS
  const from = own.below(legal.length)
  let best: Move = PASS
  let most = EVENT_BAR
  for (let step = 0; step < legal.length; step++) {
    const move = legal[(from + step) % legal.length] ?? PASS
    const worth = move.kind === 'pass' ? 0 : eventWorth(state, seat, move)
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

const isAllowed = (state: State, seat: Seat, move: Move | undefined): move is Move =>
  move !== undefined && agenda.check(state, seat, move) === null

/** All chests; of the gold, what is not wanted for the ship. */
function burial(state: State, seat: Seat): Move | null {
  const reserve = monthsAfter(state) > SOON ? RESERVE : 0
  const bags = Math.max(0, Math.floor(((state.gold[seat] ?? 0) - reserve) / BAG))
  const move = BURIALS[state.chests[seat] ?? 0]?.[bags]
  return isAllowed(state, seat, move) ? move : null
}

/** Dice first: the smaller of crew and cannons, then what is cheapest. */
function rowToMend(state: State, seat: Seat): Row {
  const levels = state.levels[seat] ?? []
  const [crew = 0, cannons = 0, sails = 0, hull = 0] = [levels[CREW], levels[CANNONS], levels[SAILS], levels[HULL]]
  if (Math.min(crew, cannons) <= Math.min(sails, hull) + 2) return crew < cannons ? CREW : CANNONS
  return sails < hull ? SAILS : HULL
}

/** The level whose use in the months to come exceeds its price most. */
function raising(state: State, seat: Seat, row: Row): Move | null {
  const after = monthsAfter(state)
  const levels = (state.levels[seat] ?? []).slice()
  const now = levels[row] ?? 0
  const before = after * shipWorth(state, levels)
  let best: Move | null = null
  let most = 0
  for (let level = now + 1; level <= LEVELS; level++) {
    levels[row] = level
    const gain =
      after * shipWorth(state, levels) - before - costOf(tables(state), row, now, level) * goldWorth(state, 1)
    const move = RAISES[row]?.[level]
    if (gain <= most || !isAllowed(state, seat, move)) continue
    ;[best, most] = [move, gain]
  }
  return best
}

function raisingHere(state: State, seat: Seat): Move | null {
  if (state.places[seat] === TREASURE_ISLAND) return null
  for (let row = 0; row < ROWS; row++) {
    const move = raising(state, seat, row)
    if (move !== null) return move
  }
  return null
}

function guarding(state: State, seat: Seat): Move | null {
  const row = rowToMend(state, seat)
  if (holds(state, seat, SHIPWRIGHT) && isAllowed(state, seat, SHIPWRIGHTS[row])) return SHIPWRIGHTS[row]
  if (holds(state, seat, ARTISAN) && isAllowed(state, seat, ARTISANS[row])) return ARTISANS[row]
  if (monthsAfter(state) < 1 || (state.gold[seat] ?? 0) < SOON) return null
  return RESTORES.find((move) => isAllowed(state, seat, move)) ?? null
}

const buying = (state: State, seat: Seat): Move | null =>
  monthsAfter(state) > 0 && (state.gold[seat] ?? 0) >= TAVERN_PRICE + RESERVE && isAllowed(state, seat, BUY)
    ? BUY
    : null

const visitAshore: Habit = (state, seat) =>
  burial(state, seat) ?? guarding(state, seat) ?? raisingHere(state, seat) ?? buying(state, seat) ?? DONE

const chooseParrot: Habit = (state, seat, _own, item) => {
  const offered = item.kind === 'parrot' ? (PARROT_WORTH[item.parrot] ?? 0) : 0
  const gain = offered - (PARROT_WORTH[state.parrots[seat] ?? 0] ?? 0)
  return gain * monthsAfter(state) > SWAP_FAME ? SWAP : KEEP
}

const HABITS: { readonly [K in Item['kind']]?: Habit } = {
  fit: chooseFit,
  window: chooseEvent,
  course: chooseCourse,
  steer: chooseCourse,
  board: chooseBoarding,
  act: chooseAct,
  command: chooseCommand,
  income: (_state, _seat, own) => INCOMES[own.below(INCOMES.length)] ?? PASS,
  visit: visitAshore,
  parrot: chooseParrot,
}

/** For a seat that is awaited. */
export function habit(state: State, seat: Seat, own: Chance): Move {
  const item = state.agenda[state.agenda.length - 1]
  const chosen = item === undefined ? undefined : HABITS[item.kind]?.(state, seat, own, item)
  return chosen ?? agenda.pick(state, seat, own)
}

/** Months that are over: where playouts stop. */
export const stage = ({ month }: State): number => month
