// Plays seeded random games and shows every position to the properties: the cheap ones always, the others now and then.
import {
  isBadOption,
  readOptions,
  seatsOf,
  Sfc32,
  spellBadOption,
  type AnyEvent,
  type AnyMove,
  type Chance,
  type Seat,
} from '@flibuste/kernel'
import { checkAsked } from './asked.ts'
import { fail, same } from './breach.ts'
import {
  checkAudit,
  checkClone,
  checkEventData,
  checkPlain,
  checkSource,
  checkUnaltered,
  checkViewData,
} from './data.ts'
import { checkNotOver, checkOutcome } from './ending.ts'
import { checkPairs, checkSetups, comparePair } from './fairness.ts'
import { checkAwaited, checkEventClauses, checkGarbage, checkLegality } from './legality.ts'
import { chanceOf, follow, twinAt, type Turn, type Twin } from './lockstep.ts'
import { checkRecall } from './recall.ts'
import { checkRecord } from './records.ts'
import { checkReplay, stepOf, type Step } from './replay.ts'
import { count } from './report.ts'
import { checkSealed } from './sealed.ts'
import { checkEventSecrets } from './secrets.ts'
import { freeze } from './sharing.ts'
import { mix, positionOf, type Position, type Trial } from './trial.ts'
import { checkWorlds } from './worlds.ts'

/** Of the games, about this many are also played as recorded matches. */
const RECORDED = 6
/** And in about this many memory is compared, which costs thousands of worlds. */
const RECALLED = 60
const POOL = 60
/**
 * How often a game is looked at closely if nothing else is asked for, and how long the first is thought to be: so that
 * one is looked at throughout, which is what somebody wants who plays a breach again from its seed.
 */
const LOOKS = 8

interface Walk {
  readonly trial: Trial
  readonly pick: Chance
  /** Sets the games apart, so that they are not all looked at after the same number of moves. */
  readonly number: number
  readonly deepEvery: number
  /** The move before which the costly comparisons are made; the game may be over by then. */
  readonly special: number
  /** The position there. */
  kept: Position | null
  readonly past: Step[]
  twins: Twin[]
  at: Position
}

export function playTrial(trial: Trial): void {
  checkTable(trial)
  checkGarbage(trial)
  for (let number = 0; number < trial.table.games; number++) {
    trial.seed = trial.table.firstSeed + number
    playGame(trial, number)
    if (oneOf(RECORDED, trial, number)) checkRecord(trial)
    trial.report.games++
  }
  trial.move = -1
  checkSetups(trial)
  checkPairs(trial)
}

/** True for about `share` of all games, evenly spread. */
const oneOf = (share: number, { table }: Trial, number: number): boolean =>
  number % Math.ceil(table.games / share) === 0

function checkTable({ game, table }: Trial): void {
  const options = readOptions(game.options, table.options)
  if (isBadOption(options)) fail('table', `option ${spellBadOption(options)}`)
  same(JSON.stringify(table.options), JSON.stringify(options), 'table', 'options as they were given')
  const refusal = game.refuseTable(table.options, table.seats)
  if (refusal !== null)
    fail('table', `${table.seats} seats with these options are refused: ${refusal.clause} ${refusal.reason}`)
}

function playGame(trial: Trial, number: number): void {
  const seed = mix(trial.seed, 1)
  const opening: AnyEvent[] = []
  const state = trial.game.setup(trial.table.options, trial.table.seats, new Sfc32(seed), opening)
  const pick = new Sfc32(mix(trial.seed, 2))
  const length = Math.max(LOOKS, trial.report.longest)
  const special = pick.below(length)
  const deepEvery = trial.table.deepEvery ?? Math.ceil(length / LOOKS)
  const at = positionOf(trial, state, seed)
  checkEventData(at, opening)
  const walk: Walk = { trial, pick, number, special, kept: null, deepEvery, past: [], twins: [], at }
  for (trial.move = 0; walk.at.awaited !== 0; trial.move++) {
    checkAlways(walk.at)
    checkNotOver(walk.at)
    if (trial.move === special) walk.kept = walk.at
    const turn = isDeep(walk) ? lookAround(walk) : choose(walk)
    advance(walk, turn)
  }
  checkEnd(walk)
  checkReplay(trial, seed, walk.past, walk.at)
  checkSpecial(walk)
}

const isDeep = ({ trial, number, deepEvery }: Walk): boolean => (trial.move + number) % deepEvery === 0

function checkAlways(at: Position): void {
  checkAudit(at)
  checkAwaited(at)
}

function lookAround(walk: Walk): Turn {
  const { at } = walk
  at.trial.report.deep++
  at.text()
  const turn = choose(walk)
  checkSource(at)
  checkDeep(at)
  const twin = twinAt(at)
  if (twin !== null) walk.twins.push(twin)
  return turn
}

function checkDeep(at: Position): void {
  checkPlain(at)
  checkClone(at)
  checkViewData(at)
  checkAsked(at)
  checkLegality(at)
  checkWorlds(at)
  checkSealed(at)
  checkEventSecrets(at)
  checkUnaltered(at)
}

/** Costly comparisons, at one position of the game. */
function checkSpecial({ trial, number, special, kept }: Walk): void {
  if (kept === null) return
  trial.move = special
  comparePair(kept)
  if (oneOf(RECALLED, trial, number)) checkRecall(kept)
}

function choose({ trial, pick, at }: Walk): Turn {
  const seats = seatsOf(at.awaited)
  const seat = seats[pick.below(seats.length)]!
  const legal = at.legal[seat]!
  const move = freeze(legal[pick.below(legal.length)]!)
  keep(trial, move)
  note(trial, move, legal.length)
  return play(at, seat, move)
}

function advance(walk: Walk, turn: Turn): void {
  const { trial } = walk
  walk.twins = walk.twins.filter((twin) => follow(trial, twin, turn))
  walk.past.push(stepOf(turn))
  walk.at = positionOf(trial, turn.after, mix(trial.seed, trial.move + 1000))
  if (isDeep(walk)) checkEventData(walk.at, turn.events)
}

function keep({ pool, shelf }: Trial, move: AnyMove): void {
  if (pool.length < POOL) pool.push(move)
  else if (shelf.below(20) === 0) pool[shelf.below(POOL)] = move
}

function note({ report }: Trial, move: AnyMove, choices: number): void {
  report.decisions++
  report.mostLegal = Math.max(report.mostLegal, choices)
  if (choices === 1) report.forced++
  count(report.moves, move.kind)
}

function play(before: Position, seat: Seat, move: AnyMove): Turn {
  const { game } = before.trial
  const after = game.clone(before.state)
  const chance = chanceOf(before)
  const events: AnyEvent[] = []
  game.apply(after, seat, move, chance, events)
  checkEventClauses(before.trial, events)
  return { seat, move, before, after, events, drawn: chance.drawn }
}

function checkEnd(walk: Walk): void {
  const { at, trial } = walk
  trial.report.longest = Math.max(trial.report.longest, trial.move)
  checkAlways(at)
  for (const check of [checkOutcome, checkPlain, checkClone, checkViewData, checkAsked, checkWorlds, checkUnaltered])
    check(at)
}
