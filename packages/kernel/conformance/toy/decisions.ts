// What the toy asks, allows and does. A round: everybody stakes a card at once, each in turn does one thing, and
// whoever holds a parrot may let it fly, which must not tell who holds one and keeps it. At the end the cups are lifted.
import {
  addTo,
  bySeat,
  draw,
  nth,
  sizeOfBag,
  todo,
  type Chance,
  type Question,
  type Refusal,
  type Sealed,
  type Seat,
  type SeatSet,
  type Step,
} from '@flibuste/kernel'
import { KINDS, nobody, PARROT, shake, type Event, type Move, type State, type ToyItem } from './state.ts'

type Of<Kind extends ToyItem['kind']> = Extract<ToyItem, { kind: Kind }>

const NOT_HELD: Refusal = { clause: 'TOY-3', reason: 'notHeld' }
const BAG_EMPTY: Refusal = { clause: 'TOY-5', reason: 'bagEmpty' }
const ALREADY_KNOWN: Refusal = { clause: 'TOY-6', reason: 'alreadyKnown' }
const NO_PARROT: Refusal = { clause: 'TOY-7', reason: 'noParrot' }

const holders = (state: State): SeatSet =>
  state.hands.reduce((set, hand, seat) => (sizeOfBag(hand) > 0 ? set | (1 << seat) : set), 0)

/** A card leaves a hand before everybody's eyes. */
function discard(state: State, seat: Seat, card: number): void {
  addTo(bySeat(state.hands, seat), card, -1)
  bySeat(state.known, seat)[card] = Math.max(0, nth(bySeat(state.known, seat), card) - 1)
  addTo(state.discard, card)
}

export const round: Step<State, Of<'round'>, Event> = {
  run(state, _item, _chance, log) {
    if (state.round === state.rounds) return lift(state, log)
    state.round++
    log?.push({ type: 'round', clause: 'TOY-2', round: state.round })
    const seats = state.coins.length
    const turns = state.coins.map((_, seat): ToyItem => ({ kind: 'turn', seat }))
    todo<ToyItem>(
      state,
      { kind: 'stake', answers: nobody(seats) },
      ...turns,
      { kind: 'parrots', answers: nobody(seats) },
      { kind: 'round' },
    )
  },
}

/** The highest die under a cup earns a coin. */
function lift(state: State, log: Event[] | null): void {
  const highest = Math.max(...state.omens)
  state.omens.forEach((omen, seat) => {
    if (omen === highest) addTo(state.coins, seat)
  })
  log?.push({ type: 'lifted', clause: 'TOY-9', omens: state.omens.slice() })
}

export const stake: Sealed<State, Of<'stake'>, Move, Event> = {
  takes: ['stake'],
  pace: 'ask',
  seats: holders,
  offer(_state, _item, _seat, moves) {
    for (let card = 0; card < KINDS; card++) moves.push({ kind: 'stake', card })
  },
  refuse: (state, _item, seat, move) =>
    move.kind === 'stake' && nth(bySeat(state.hands, seat), move.card) === 0 ? NOT_HELD : null,
  resolve(state, _item, answers, _chance, log) {
    const cards = answers.map((answer) => (answer?.kind === 'stake' ? answer.card : -1))
    cards.forEach((card, seat) => {
      if (card < 0) return
      discard(state, seat, card)
      if (cards.indexOf(card) === cards.lastIndexOf(card)) addTo(state.coins, seat, card)
    })
    log?.push({ type: 'staked', clause: 'TOY-3', cards })
  },
}

function refuseTurn(state: State, seat: Seat, move: Move): Refusal | null {
  if (move.kind !== 'show' && sizeOfBag(state.bag) === 0) return move.kind === 'roll' ? null : BAG_EMPTY
  if (move.kind !== 'show' && move.kind !== 'swap') return null
  if (nth(bySeat(state.hands, seat), move.card) === 0) return NOT_HELD
  return nth(bySeat(state.known, seat), move.card) === nth(bySeat(state.hands, seat), move.card) ? ALREADY_KNOWN : null
}

export const turn: Question<State, Of<'turn'>, Move, Event> = {
  takes: ['roll', 'draw', 'swap', 'show'],
  pace: 'skip',
  seat: (_state, item) => item.seat,
  offer(_state, _item, _seat, moves) {
    moves.push({ kind: 'roll' }, { kind: 'draw' })
    for (let card = 0; card < KINDS; card++) moves.push({ kind: 'swap', card }, { kind: 'show', card })
  },
  refuse: (state, _item, seat, move) => refuseTurn(state, seat, move),
  answer(state, _item, seat, move, chance, log) {
    if (move.kind === 'roll') roll(state, seat, chance, log)
    else if (move.kind === 'draw') drawCard(state, seat, chance, log)
    else if (move.kind === 'show') show(state, seat, move.card, log)
    else if (move.kind === 'swap') {
      const got = swap(state, seat, move.card, chance)
      log?.push({ type: 'swapped', clause: 'TOY-5', seat, gave: move.card, got })
    }
  },
}

function roll(state: State, seat: Seat, chance: Chance, log: Event[] | null): void {
  state.face = chance.die()
  if (state.face > 3) addTo(state.coins, seat)
  log?.push({ type: 'rolled', clause: 'TOY-4', seat, face: state.face })
  shake(state, seat, chance, log)
}

function drawCard(state: State, seat: Seat, chance: Chance, log: Event[] | null): void {
  const card = draw(state.bag, chance)
  addTo(bySeat(state.hands, seat), card)
  log?.push({ type: 'drew', clause: 'TOY-5', seat, card })
}

/** A card goes back into the bag for another; tells which came. */
function swap(state: State, seat: Seat, gave: number, chance: Chance): number {
  addTo(state.swaps, seat)
  addTo(bySeat(state.hands, seat), gave, -1)
  const got = draw(state.bag, chance)
  addTo(bySeat(state.hands, seat), got)
  addTo(state.bag, gave)
  return got
}

function show(state: State, seat: Seat, card: number, log: Event[] | null): void {
  addTo(bySeat(state.known, seat), card)
  addTo(state.coins, seat)
  log?.push({ type: 'showed', clause: 'TOY-6', seat, card })
}

export const parrots: Sealed<State, Of<'parrots'>, Move, Event> = {
  takes: ['parrot', 'pass'],
  pace: 'quiet',
  seats: holders,
  offer(_state, _item, _seat, moves) {
    moves.push({ kind: 'pass' }, { kind: 'parrot' })
  },
  refuse: (state, _item, seat, move) =>
    move.kind === 'parrot' && bySeat(state.hands, seat)[PARROT] === 0 ? NO_PARROT : null,
  resolve(state, _item, answers, _chance, log) {
    const seats = answers.flatMap((answer, seat) => (answer?.kind === 'parrot' ? [seat] : []))
    for (const seat of seats) {
      discard(state, seat, PARROT)
      addTo(state.coins, seat, 2)
    }
    log?.push({ type: 'flew', clause: 'TOY-7', seats })
  },
}

export const handlers = { round, stake, turn, parrots }
