// For tests: what cannot be, however the game was played.
import { sizeOfBag } from '@flibuste/kernel'
import { isCaptain, menOf, ownerOf } from './crews.ts'
import { ALL_DUCATS, COPIES, DISCS, MOST_MEN, SHIPS, TREASURES, TRIO } from './data.ts'
import { isOver, NO_DISC, seatCount, type Disc, type State } from './state.ts'

/** BUC-3.7, and the two on top never of one colour: BUC-3.11. */
function auditCrew(state: State, crew: Disc): string | null {
  const men = menOf(state, crew)
  if (men.length !== state.men[crew]) return `crew ${crew} counts ${state.men[crew]} men and has ${men.length}`
  if (men.length > MOST_MEN) return `${men.length} men in a crew`
  return men.length > 1 && ownerOf(men[0]!) === ownerOf(men[1]!) ? `crew ${crew} has its captain for a second` : null
}

/**
 * What must hold before a pile can be walked from top to bottom: discs lie on discs that there are, no two on the same
 * one, and nothing on a captain. A position laid out by hand could otherwise go round for ever.
 */
function auditPiles({ under, men }: State): string | null {
  const covered = new Set<Disc>()
  for (const disc of under) {
    if (disc === NO_DISC) continue
    if (disc < 0 || disc >= under.length) return `a disc lies on disc ${disc}`
    if (covered.has(disc)) return `two discs lie on disc ${disc}`
    covered.add(disc)
  }
  const buried = men.findIndex((count, disc) => count > 0 && covered.has(disc))
  return buried < 0 ? null : `a disc lies on captain ${buried}`
}

/** Every disc lies in exactly one crew, five to a seat: BUC-0.5. */
function auditDiscs(state: State): string | null {
  if (state.men.length !== DISCS * seatCount(state) || state.under.length !== state.men.length)
    return `${state.men.length} discs`
  const crews = state.men.flatMap((_, disc) => (isCaptain(state, disc) ? [disc] : []))
  for (const crew of crews) {
    const wrong = auditCrew(state, crew)
    if (wrong !== null) return wrong
  }
  const met = new Set(crews.flatMap((crew) => menOf(state, crew)))
  const counted = crews.reduce((sum, crew) => sum + state.men[crew]!, 0)
  return met.size === state.men.length && counted === met.size ? null : 'a disc is lost or lies in two crews'
}

/** Whoever plays, and whoever began, sits at the table. */
function auditSeats(state: State): string | null {
  const missing = [state.active, state.firstSeat].find((seat) => seat < 0 || seat >= seatCount(state))
  return missing === undefined ? null : `nobody sits in seat ${missing}`
}

/** Money only moves between purses and bank, BUC-0.7, and no purse is ever below zero, BUC-5.11. */
function auditMoney(state: State): string | null {
  if (state.ducats.some((ducats) => ducats < 0)) return 'a captain in debt'
  const sum = state.ducats.reduce((total, ducats) => total + ducats, state.bank)
  return sum === ALL_DUCATS ? null : `${sum} ducats`
}

/** BUC-0.3. */
function auditTreasures(state: State): string | null {
  for (let kind = 0; kind < TREASURES.length; kind++) {
    const held = state.treasures.reduce((sum, kinds) => sum + kinds[kind]!, 0)
    if (held + state.bankTreasures[kind]! !== COPIES || state.bankTreasures[kind]! < 0)
      return `${TREASURES[kind]} lost or made`
  }
  return null
}

/** Fifteen ships, each in one place: BUC-0.2, BUC-6.2. */
function auditShips(state: State): string | null {
  const { faceUp, deck, gone, takers } = state
  const seen = new Set([...faceUp, ...gone])
  if (seen.size !== faceUp.length + gone.length || seen.size + sizeOfBag(deck) !== SHIPS)
    return 'a ship is lost or doubled'
  if (deck.some((copies, ship) => copies === (seen.has(ship) ? 1 : 0))) return 'a ship is in the deck and out of it'
  if (faceUp.length > TRIO || (faceUp.length === 0) !== (gone.length === SHIPS))
    return `${faceUp.length} ships in sight`
  if ((gone.length === SHIPS) !== isOver(state)) return 'the game goes on without ships, or ends with some'
  return takers.length === gone.length && state.history.length === gone.length * seatCount(state)
    ? null
    : 'a ship left without a trace'
}

export function audit(state: State): string | null {
  return (
    auditSeats(state) ??
    auditPiles(state) ??
    auditDiscs(state) ??
    auditMoney(state) ??
    auditTreasures(state) ??
    auditShips(state)
  )
}
