// Leaks and bad guesses of the toy, each with the name of what it breaks.
import { bit, bySeat, Sfc32, sizeOfBag, SPECTATOR, type AnyGame, type Chance } from '@flibuste/kernel'
import type { Table } from '../index.ts'
import { handlers, toy, toyOf } from './index.ts'
import { after, planter, seeing, TABLE, type Bug } from './plant.ts'
import { KINDS, zeros, type Event, type Move, type State } from './state.ts'
import type { View } from './view.ts'

export const SECRET_BUGS: Bug[] = []
const plant = planter(SECRET_BUGS)
/** For bugs that show only in many games, or only in their setups. */
const MANY: Table = { ...TABLE, games: 60, deepEvery: 20 }
const FEW: Table = { ...TABLE, games: 1 }

plant('asked', 'another question for one of the viewers', () =>
  seeing((_state, viewer) => (viewer === 1 ? { asked: 7 } : {})),
)
plant('asked', 'another pace for one of the viewers', () =>
  seeing((_state, viewer) => (viewer === 1 ? { pace: 'quiet' } : {})),
)
plant('asked', 'a seat awaited that was not asked', () => seeing((state) => ({ asked: toy.view(state, -1).asked & 3 })))
plant('asked', 'another question than the view tells of', () => ({
  ...toy,
  asked: (state: State, viewer) => ({ ...toy.asked(state, viewer), answered: 0 }),
}))
plant('sealed-mark', 'a quiet window that tells who has answered', () =>
  seeing((state, viewer) => ({ answered: toy.view(state, viewer).asked & ~toy.awaiting(state) })),
)
plant('asked', "one's own answer not marked", () =>
  seeing((state, viewer) => ({ answered: toy.view(state, viewer).answered & ~bit(viewer) })),
)

const unspoken = (silence: (seen: View) => Move | null): AnyGame => ({ ...toy, silence })
plant('silence', 'a silence that follows a hand', () =>
  unspoken((seen) => (seen.hand?.[3] === 0 ? null : toy.silence!(seen))),
)
plant('silence', 'a silence that not every hand allows', () =>
  unspoken((seen) => toy.silence!(seen) && { kind: 'parrot' }),
)
plant('silence', 'a silence that answers what is openly asked', () =>
  unspoken(({ agenda }) => (agenda.at(-1)?.kind === 'turn' ? { kind: 'pass' } : null)),
)

plant('openly', 'a card shown from an open screen by whoever has it', () => ({
  ...toy,
  openly: (_seen: View, { kind }: Move) => kind === 'show',
}))

plant('world', 'a view that shows the bag', () => seeing((state) => ({ bag: state.bag.slice() })))
plant('world', 'a view that hides a card in an innocent field', () =>
  seeing((state) => ({ round: state.round + state.hands[0]![3]! * 1000 })),
)
plant('spectator', 'a spectator who sees the hands, and guesses accordingly', () => ({
  ...seeing((state, viewer) => ({ peek: viewer < 0 ? [state.bag, ...state.hands].map((cards) => cards.slice()) : [] })),
  determinize(seen: View & { peek: number[][] }, chance: Chance) {
    const [bag, ...hands] = seen.peek.map((cards) => cards.slice())
    return bag === undefined ? toy.determinize(seen, chance) : { ...toy.determinize(seen, chance), bag, hands }
  },
}))
plant('world-audit', 'a world with other cards than the game', () => ({
  ...toy,
  determinize: (seen: View, chance: Chance) => {
    const world = toy.determinize(seen, chance)
    return { ...world, bag: [sizeOfBag(world.bag), 0, 0, 0] }
  },
}))
plant(
  'world-fair',
  'a world dealt in order',
  () => ({ ...toy, determinize: (seen: View) => toy.determinize(seen, new Lowest(1)) }),
  FEW,
)
plant(
  'world-fair',
  'a world always dealt with the same luck',
  () => ({ ...toy, determinize: (seen: View) => toy.determinize(seen, new Sfc32(1)) }),
  FEW,
)
plant(
  'world-varies',
  'a world that gets stuck in the course of the game',
  () => ({
    ...toy,
    determinize: (seen: View, chance: Chance) =>
      toy.determinize(seen, sizeOfBag(seen.discard) === 0 ? chance : new Sfc32(1)),
  }),
  MANY,
)
plant(
  'recall',
  'a world that forgets which cards were shown',
  () => ({
    ...toy,
    determinize: (seen: View, chance: Chance) => ({
      ...toy.determinize({ ...seen, known: seen.known.map(() => zeros(KINDS)) }, chance),
      known: seen.known.map((known) => known.slice()),
    }),
  }),
  MANY,
)

class Lowest extends Sfc32 {
  override below(): number {
    return 0
  }
}

const DRAWN_OUT = { clause: 'TOY-5', reason: 'drawnOut' }
plant('legal-secret', 'a move that is legal by what another hand holds', () =>
  toyOf({
    ...handlers,
    turn: {
      ...handlers.turn,
      // At any other pace the bug would also tell who has no choice.
      pace: 'ask',
      refuse: (state, item, seat, move) =>
        move.kind === 'draw' && state.bag[3]! < 3 ? DRAWN_OUT : handlers.turn.refuse(state, item, seat, move),
    },
  }),
)
plant('refusal-secret', 'a reason that depends on a hidden card', () => ({
  ...toy,
  check(state: State, seat, move: Move) {
    const refusal = toy.check(state, seat, move)
    return refusal?.reason === 'notHeld' && state.bag[0]! > 2 ? DRAWN_OUT : refusal
  },
}))
plant('outcome-secret', 'scores that count cards nobody was shown', () => ({
  ...toy,
  outcome(state: State) {
    const outcome = toy.outcome(state)
    return outcome && { ...outcome, scores: outcome.scores.map((score, seat) => score + bySeat(state.hands, seat)[3]!) }
  },
}))
plant('forced-secret', 'a table that answers openly for whoever holds no parrot', () => ({
  ...toyOf({ ...handlers, parrots: { ...handlers.parrots, pace: 'skip' } }),
  silence: () => null,
}))

const telling = (show: (event: Event) => Event | null): AnyGame => ({ ...toy, show })
/** Whether the number of its dearest cards is odd. */
const oddness = (hand: readonly number[]): number => (hand[2]! + hand[3]!) % 2
plant('event-secret', 'an event that tells everybody the card that was given', () =>
  telling((event) => (event.type === 'swapped' ? { ...event, got: null } : toy.show(event, SPECTATOR))),
)
// It tells only half of the card, so that nobody learns for certain what a hand holds: that would be caught as something forgotten, too.
plant('event-tells-more', 'an event that tells everybody half of what a hand holds', () =>
  after(
    ({ state, seat, move, log }) =>
      move.kind === 'roll' &&
      log?.push(Object.assign({ type: 'showed', clause: 'TOY-6', seat }, { card: oddness(bySeat(state.hands, seat)) })),
  ),
)
plant('lockstep', 'an event that tells what is in the bag', () =>
  after(
    ({ state, move, log }) =>
      move.kind === 'roll' &&
      log?.push(Object.assign({ type: 'rustled', clause: 'TOY-5' }, { bag: state.bag.slice() })),
  ),
)
plant('lockstep', 'coins that follow from hidden cards', () =>
  after(({ state, move }) => move.kind === 'roll' && (state.coins[0] = state.coins[0]! + state.bag[3]!)),
)
plant('world', 'a question that is put by what a hand holds', () =>
  toyOf({
    ...handlers,
    turn: {
      ...handlers.turn,
      seat: (state, item) => (bySeat(state.hands, item.seat)[3]! > 0 ? (item.seat + 1) % 3 : item.seat),
    },
  }),
)

plant('sealed-chance', 'an answer that draws', () => after(({ missing, chance }) => missing && chance.die()))
plant('sealed-event', 'an answer that is told', () =>
  after(({ missing, log }) => missing && log?.push({ type: 'answered', clause: 'TOY-3' })),
)
plant('sealed-stored', 'an answer given for a neighbour too', () =>
  after(({ state, missing }) => {
    const item = state.agenda.at(-1)
    if (missing && item?.kind === 'parrots') item.answers[item.answers.indexOf(null)] = { kind: 'pass' }
  }),
)
plant('sealed-mark', 'an answer that shows', () => after(({ state, missing, seat }) => missing && state.coins[seat]!++))
plant('sealed-order', 'a coin for whoever answers last', () =>
  after(({ state, sealed, missing, seat }) => sealed && !missing && state.coins[seat]!++),
)
