// Plays seeded random games and shows every position to the properties: the cheap ones always, the others now and then.
import {
  bySeat,
  isBadOption,
  readOptions,
  seatsOf,
  Sfc32,
  spellBadOption,
  nth,
  type AnyEvent,
  type AnyMove,
  type Chance,
  type Seat,
} from '@flibuste/kernel'
import { checkAsked, checkSilence } from './asked.ts'
import { fail, same } from './breach.ts'
import {
  checkAudit,
  checkClone,
  checkEventData,
  checkPlain,
  checkSource,
  checkStowed,
  checkUnaltered,
  checkViewData,
} from './data.ts'
import { checkNotOver, checkOutcome } from './ending.ts'
import { checkPairs, checkSetups, comparePair } from './fairness.ts'
import { checkAwaited, checkEventClauses, checkGarbage, checkLegality } from './legality.ts'
import { chanceOf, follow, twinAt, type Turn, type Twin } from './lockstep.ts'
import { checkLuck, checkOpeningLuck, type Upshot } from './luck.ts'
import { checkPicks, checkPlayedOut, checkPlayOut } from './play-out.ts'
import { checkRecall } from './recall.ts'
import { checkRecord } from './records.ts'
import { checkReplay, stepOf, type Step } from './replay.ts'
import { count } from './report.ts'
import { checkSealed } from './sealed.ts'
import { checkEventSecrets } from './secrets.ts'
import { freeze } from './sharing.ts'
import { mix, positionOf, type Position, type Trial } from './trial.ts'
import { checkWorlds } from './worlds.ts'

const POOL = 60
/**
 * How often a game is looked at closely if the caller does not say, and how long the first game is assumed to be. A single game is then
 * looked at throughout, which is what somebody needs who plays a breach again from its seed.
 */
const LOOKS = 8

interface Walk {
  readonly trial: Trial
  readonly pick: Chance
  readonly deepEvery: number
  /** Draws the one position at which the costly comparisons are made. Every position is equally likely. */
  readonly lot: Chance
  kept: { readonly at: Position; readonly move: number } | null
  readonly past: Step[]
  twins: Twin[]
  at: Position
}

export function playTrial(trial: Trial): void {
  checkTable(trial)
  checkGarbage(trial)
  for (let number = 0; number < trial.table.games; number++) {
    trial.seed = trial.table.firstSeed + number
    playGame(trial)
    if (isOneOf(trial.table.recordEvery, trial)) checkRecord(trial)
    trial.report.games++
  }
  trial.move = -1
  checkSetups(trial)
  checkPairs(trial)
}

/** True for one game of so many, evenly spread. It depends on the seed, so a game played again alone is looked at in the same way. */
const isOneOf = (every: number, { seed }: Trial): boolean => seed % every === 0

function checkTable({ game, table }: Trial): void {
  const options = readOptions(game.options, table.options)
  if (isBadOption(options)) fail('table', `option ${spellBadOption(options)}`)
  same(JSON.stringify(table.options), JSON.stringify(options), 'table', 'options as they were given')
  const refusal = game.refuseTable(table.options, table.seats)
  if (refusal !== null)
    fail('table', `${table.seats} seats with these options are refused: ${refusal.clause} ${refusal.reason}`)
}

function playGame(trial: Trial): void {
  trial.move = -1
  const seed = mix(trial.seed, 1)
  const opening = setUp(trial, seed)
  const pick = new Sfc32(mix(trial.seed, 2))
  const length = Math.max(LOOKS, trial.report.longest)
  const deepEvery = trial.table.deepEvery ?? Math.ceil(length / LOOKS)
  const at = positionOf(trial, opening.after, seed)
  checkOpening(at, opening)
  const lot = new Sfc32(mix(trial.seed, 3))
  const walk: Walk = { trial, pick, deepEvery, lot, kept: null, past: [], twins: [], at }
  for (trial.move = 0; walk.at.awaited !== 0; trial.move++) {
    checkAlways(walk.at)
    checkNotOver(walk.at)
    if (walk.lot.below(trial.move + 1) === 0) walk.kept = { at: walk.at, move: trial.move }
    const turn = isDeep(walk) ? lookAround(walk) : choose(walk)
    advance(walk, turn)
  }
  checkEnd(walk)
  checkReplay(trial, { seed, drawn: opening.drawn }, walk.past, walk.at)
  checkSpecial(walk)
}

function setUp({ game, table }: Trial, seed: number): Upshot {
  const chance = new Sfc32(seed)
  const events: AnyEvent[] = []
  const after = game.setup(table.options, table.seats, chance, events)
  return { after, events, drawn: chance.drawn }
}

function checkOpening(at: Position, opening: Upshot): void {
  checkEventClauses(at.trial, opening.events)
  checkEventData(at, opening)
  checkOpeningLuck(at, opening)
}

/**
 * By how many moves the close looks of one game are shifted against those of the next, so that a few games cover every part of a long one.
 */
const STRIDE = 97

/** Seeds shift the close looks, so that games are not all looked at after the same number of moves. */
const isDeep = ({ trial: { move, seed }, deepEvery }: Walk): boolean => (move + seed * STRIDE) % deepEvery === 0

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
  checkStowed(at, turn)
  checkEventData(at, turn)
  checkDeep(at)
  checkLuck(at, turn)
  const twin = twinAt(at)
  if (twin !== null) walk.twins.push(twin)
  return turn
}

function checkDeep(at: Position): void {
  checkPlain(at)
  checkClone(at)
  checkViewData(at)
  checkAsked(at)
  checkSilence(at)
  checkLegality(at)
  checkPicks(at)
  checkPlayOut(at)
  checkWorlds(at)
  checkSealed(at)
  checkEventSecrets(at)
  checkUnaltered(at)
}

/** Makes the costly comparisons, at one position of the game. */
function checkSpecial({ trial, kept }: Walk): void {
  if (kept === null) return
  trial.move = kept.move
  comparePair(kept.at)
  checkPlayedOut(kept.at)
  if (isOneOf(trial.table.recallEvery, trial)) checkRecall(kept.at)
}

function choose({ trial, pick, at }: Walk): Turn {
  const seats = seatsOf(at.awaited)
  const seat = nth(seats, pick.below(seats.length))
  const legal = bySeat(at.legal, seat)
  const move = freeze(nth(legal, pick.below(legal.length)))
  keep(trial, move)
  note(trial, move, legal.length)
  return play(at, seat, move)
}

function advance(walk: Walk, turn: Turn): void {
  const { trial } = walk
  walk.twins = walk.twins.filter((twin) => follow(trial, twin, turn))
  walk.past.push(stepOf(turn))
  walk.at = positionOf(trial, turn.after, mix(trial.seed, trial.move + 1000))
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
