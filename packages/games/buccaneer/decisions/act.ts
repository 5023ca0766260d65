// The free choice of a turn: cover somebody's crew, or board a ship with one's own (BUC-D3, BUC-D4).
import { NO_SEATS, type Refusal, type Seat } from '@flibuste/kernel'
import { announce, board } from '../boarding.ts'
import { fits, isCaptain, ownerOf, putOn } from '../crews.ts'
import { DISCS } from '../data.ts'
import type { Event } from '../events.ts'
import { BOARDS, COVERS, kindOf, MOVE_KINDS, type Board, type Cover, type Move } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { activeSeat, shipOf, type BuccaneerQuestion, type Disc, type State } from '../state.ts'
import { endTurn } from './turn.ts'

/** A crew moves as a whole and is named by its top disc; a covered disc names only part of one: BUC-3.4. */
function refuseDisc(state: State, disc: Disc): Refusal | null {
  if (disc >= state.men.length) return REFUSE.noSuchPirate
  return isCaptain(state, disc) ? null : REFUSE.partOfCrew
}

/**
 * Only the colour on top matters; one's own men further down do not: BUC-3.5, BUC-3.6. Nine men at most: BUC-3.7,
 * BUC-M4.
 */
function refuseCover(state: State, seat: Seat, { crew, target }: Cover): Refusal | null {
  const wrong = refuseDisc(state, crew) ?? refuseDisc(state, target)
  if (wrong !== null) return wrong
  if (ownerOf(crew) !== seat) return REFUSE.notYourCrew
  if (ownerOf(target) === seat) return REFUSE.ownTarget
  return fits(state, crew, target) ? null : REFUSE.tooMany
}

/** BUC-4.2, BUC-4.5, BUC-6.1. */
function refuseShip(state: State, ship: number): Refusal | null {
  if (state.faceUp.includes(ship)) return null
  return state.deck[ship] === 1 ? REFUSE.shipFaceDown : REFUSE.shipGone
}

/**
 * A captain's own crew, large enough, and a treasure the ship carries: BUC-4.1, BUC-4.3, BUC-5.1. A single disc is
 * a crew of one, BUC-A7.
 */
export function refuseBoard(state: State, seat: Seat, { crew, ship, treasure }: Board): Refusal | null {
  const wrong = refuseDisc(state, crew)
  if (wrong !== null) return wrong
  if (ownerOf(crew) !== seat) return REFUSE.notCaptain
  const hidden = refuseShip(state, ship)
  if (hidden !== null) return hidden
  const { min, treasures } = shipOf(state, ship)
  if (state.men[crew]! < min) return REFUSE.tooFew
  return treasures.includes(treasure) ? null : REFUSE.notOnShip
}

/** Each treasure once, so two equal icons are one move: BUC-A4. */
export function offerBoardings(state: State, crew: Disc, moves: Move[]): void {
  for (let at = 0; at < state.faceUp.length; at++) {
    const ship = state.faceUp[at]!
    const { min, treasures } = shipOf(state, ship)
    if (state.men[crew]! < min) continue
    const [first, other] = treasures
    moves.push(BOARDS[crew]![ship]![kindOf(first!)]!)
    if (other !== undefined && other !== first) moves.push(BOARDS[crew]![ship]![kindOf(other)]!)
  }
}

/** Crews that may be covered, looked for once: this is where random play spends its time. */
function targetsOf(state: State, seat: Seat): Disc[] {
  const targets: Disc[] = []
  const first = seat * DISCS
  for (let disc = 0; disc < state.men.length; disc++) {
    if (isCaptain(state, disc) && (disc < first || disc >= first + DISCS)) targets.push(disc)
  }
  return targets
}

function offerCovers(state: State, crew: Disc, targets: readonly Disc[], moves: Move[]): void {
  const covers = COVERS[crew]!
  for (let at = 0; at < targets.length; at++) {
    if (fits(state, crew, targets[at]!)) moves.push(covers[targets[at]!]!)
  }
}

/** BUC-3.1, BUC-3.2. */
function cover(state: State, { crew, target }: Cover, log: Event[] | null): void {
  const crewMen = state.men[crew]!
  const targetMen = state.men[target]!
  const men = crewMen + targetMen
  log?.push({
    type: 'covered',
    clause: 'BUC-3.1',
    seat: state.active,
    crew,
    target,
    owner: ownerOf(target),
    crewMen,
    targetMen,
    men,
  })
  putOn(state, crew, target)
}

export const act: BuccaneerQuestion<'act'> = {
  takes: MOVE_KINDS,
  pace: 'ask',
  seat: activeSeat,

  exact: true,

  offer(state, _item, seat, moves) {
    const targets = targetsOf(state, seat)
    for (let crew = seat * DISCS; crew < (seat + 1) * DISCS; crew++) {
      if (!isCaptain(state, crew)) continue
      offerBoardings(state, crew, moves)
      offerCovers(state, crew, targets, moves)
    }
  },

  refuse(state, _item, seat, move) {
    switch (move.kind) {
      case 'cover':
        return refuseCover(state, seat, move)
      case 'board':
        return refuseBoard(state, seat, move)
      case 'pass':
        return REFUSE.mustAct
      default:
        return REFUSE.noWindow
    }
  },

  answer(state, _item, _seat, move, chance, log) {
    state.passes = 0
    if (move.kind === 'cover') cover(state, move, log)
    else if (move.kind === 'board') {
      if (log !== null) announce(state, move, NO_SEATS, log)
      board(state, move, chance, log)
    }
    endTurn(state, chance, log)
  },
}
