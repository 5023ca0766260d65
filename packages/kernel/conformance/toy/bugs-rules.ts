// Bugs in the data and the rules of the toy, each with the name of what it breaks.
import { isSingle, lowest, MatchChance, NoChance, type AnyGame, type Outcome } from '@flibuste/kernel'
import { handlers, toy, toyOf } from './index.ts'
import { after, opened, planter, seeing, showing, TABLE, type Bug } from './plant.ts'
import { clone, type Event, type Move, type Options, type State } from './state.ts'

export const RULE_BUGS: Bug[] = []
const plant = planter(RULE_BUGS)

plant('plain', 'undefined', () => after(({ state, missing }) => missing || Object.assign(state, { face: undefined })))
plant('plain', '-0', () => after(({ state, missing }) => missing || (state.face = -0)))
plant('plain', 'NaN', () => after(({ state, missing }) => missing || (state.face = NaN)))
plant('plain', 'a Map', () => after(({ state, missing }) => missing || Object.assign(state, { face: new Map() })))
plant('plain', 'a list with holes', () => after(({ state, missing }) => missing || (state.swaps.length = 8)))
plant('plain', 'a function in a view', () => seeing(() => ({ face: () => 6 })))
plant('plain', 'no number in an event as it is shown', () =>
  showing((event) => (event.type === 'rolled' ? { ...event, face: NaN } : event)),
)
plant('shape', 'a field left out of an event as it is shown', () =>
  showing((event) => (event.type === 'dealt' ? { type: event.type, clause: event.clause } : event)),
)
plant('shape', 'a field that comes and goes', () => seeing((state) => (state.round === 2 ? { second: true } : {})))
plant('shape', 'fields in another order', () => ({
  ...toy,
  view(state: State, viewer) {
    const { face, ...rest } = toy.view(state, viewer)
    return state.round === 2 ? { face, ...rest } : { ...rest, face }
  },
}))
plant('audit', 'a card made out of nothing', () =>
  after(({ state, move }) => move.kind === 'show' && state.discard[0]!++),
)
plant('reads-only', 'a check that writes', () => ({
  ...toy,
  check(state: State, seat, move: Move) {
    state.face = 6
    return toy.check(state, seat, move)
  },
}))
plant('reads-only', 'an event written to when it is shown', () =>
  showing((event) => (event.type === 'rolled' ? Object.assign(event, { face: 0 }) : event)),
)
plant('clone', 'a field left out', () => ({ ...toy, clone: (state: State) => ({ ...clone(state), face: 0 }) }))
plant('clone-shares', 'a list shared', () => ({
  ...toy,
  clone: (state: State) => ({ ...clone(state), hands: state.hands }),
}))
plant('clone-shares', 'a list within a list shared', () => ({
  ...toy,
  clone: (state: State) => ({ ...clone(state), hands: state.hands.slice() }),
}))
plant('stowed', 'a state that is known by itself and not by what it says', () => {
  const known = new WeakSet<State>()
  const know = (state: State): State => {
    known.add(state)
    return state
  }
  const game = after(({ state, missing }) => known.has(state) || missing || state.coins[0]!++)
  return {
    ...game,
    setup: (options, seats, chance, log) => know(game.setup(options, seats, chance, log) as State),
    clone: (state: State) => (known.has(state) ? know(clone(state)) : clone(state)),
    determinize: (view, chance) => know(game.determinize(view, chance) as State),
  }
})
plant('view-shares', "the state's own list", () => seeing((state) => ({ coins: state.coins })))
plant('event-shares', "the state's own list", () =>
  after(
    ({ state, log, missing }) =>
      missing || log?.push(Object.assign({ type: 'coins', clause: 'TOY-4' }, { coins: state.coins })),
  ),
)
plant('event-shares', "the state's own list, in the setup", () =>
  opened(({ state, log }) => log?.push(Object.assign({ type: 'coins', clause: 'TOY-2' }, { coins: state.coins }))),
)

plant('table', 'options that do not fit', () => toy, { ...TABLE, options: { rounds: 9 } })
plant('table', 'too many seats', () => toy, { ...TABLE, seats: 5 })
plant('awaited-legal', 'a seat that may move out of turn', () => ({
  ...toy,
  legal: (state: State, seat) => toy.legal(state, isSingle(toy.awaiting(state)) ? lowest(toy.awaiting(state)) : seat),
}))
plant('awaited-legal', 'an awaited seat without moves', () => ({
  ...toy,
  legal: (state: State, seat) => (seat === 2 ? [] : toy.legal(state, seat)),
}))
plant('awaited-legal', 'a seat that is not at the table', () => ({
  ...toy,
  awaiting: (state: State) => toy.awaiting(state) && toy.awaiting(state) | 8,
}))
plant('legal-once', 'a move listed twice', () => ({
  ...toy,
  legal: (state: State, seat) => [...toy.legal(state, seat), ...toy.legal(state, seat).slice(0, 1)],
}))
plant('legal-stable', 'another order each time', () => {
  let calls = 0
  return {
    ...toy,
    legal: (state: State, seat) => (calls++ % 2 === 0 ? toy.legal(state, seat) : toy.legal(state, seat).toReversed()),
  }
})
plant('legal-check', 'a move listed, but refused', () => ({
  ...toy,
  check: (state: State, seat, move: Move) => (move.kind === 'draw' ? LOST : toy.check(state, seat, move)),
}))
plant('legal-check', 'an exact offer that is none', () =>
  toyOf({ ...handlers, turn: { ...handlers.turn, exact: true } }),
)
plant('check-legal', 'a move allowed, but not listed', () => ({
  ...toy,
  legal: (state: State, seat) => toy.legal(state, seat).filter((move) => move.kind !== 'show' || move.card < 3),
}))
plant('read', 'a reader that changes a move', () => ({
  ...toy,
  read: (raw) => (toy.read(raw)?.kind === 'show' ? { kind: 'show', card: 0 } : toy.read(raw)),
}))
plant('read', 'a reader that believes anything', () => ({ ...toy, read: (raw) => toy.read(raw) ?? { kind: 'pass' } }))
plant('move-altered', 'a move written to', () => after(({ move, seat }) => Object.assign(move, { seat })))
plant('move-altered', 'a sealed answer written to when it is opened', () =>
  toyOf({
    ...handlers,
    stake: {
      ...handlers.stake,
      resolve: (state, item, answers, ...rest) => {
        for (const answer of answers) if (answer?.kind === 'stake') Object.assign(answer, { card: 3 - answer.card })
        handlers.stake.resolve(state, item, answers, ...rest)
      },
    },
  }),
)

const LOST = { clause: 'TOY-99', reason: 'lost' }
plant('refusal-constant', 'a refusal built on the fly', () => ({
  ...toy,
  check: (state: State, seat, move: Move) => toy.check(state, seat, move) && { ...toy.check(state, seat, move)! },
}))
plant('refusal-constant', 'a refusal with more to tell', () => {
  const long = { clause: 'TOY-3', reason: 'notHeld', card: 2 }
  return { ...toy, check: (state: State, seat, move: Move) => toy.check(state, seat, move) && long }
})
plant('clause', 'a refusal that cites nothing', () => ({
  ...toy,
  check: (state: State, seat, move: Move) => toy.check(state, seat, move) && LOST,
}))
plant('clause', 'an event that cites nothing', () =>
  after(({ log, missing }) => missing || log?.push({ type: 'lost', clause: 'TOY-99' })),
)
plant('clause', 'an event of the setup that cites nothing', () =>
  opened(({ log }) => log?.push({ type: 'lost', clause: 'TOY-99' })),
)
plant('clause', 'an outcome that cites nothing', () => ending((outcome) => ({ ...outcome, clause: 'TOY-99' })))

plant('impure', 'Math.random', () => after(({ state }) => (state.face = Math.floor(Math.random() * 6))))
plant('impure', 'Date.now', () => after(({ state }) => (state.face = Date.now() % 6)))
plant('impure', 'new Date', () => after(({ state }) => (state.face = new Date().getDay())))
plant('impure', 'performance', () => after(() => Reflect.get(Reflect.get(globalThis, 'performance'), 'now')))
plant('silent', 'a rule that only works aloud', () =>
  after(({ state, log, missing }) => log !== null && !missing && state.coins[0]!++),
)
plant('silent', 'luck that is only used aloud', () =>
  after(({ missing, log, chance }) => log !== null && !missing && chance.die()),
)
plant('play-out', 'a pick that is not legal', () => ({
  ...toy,
  pick: (state: State, seat, own) => (own.below(4) === 0 ? { kind: 'roll' } : toy.pick(state, seat, own)),
}))
plant('play-out', 'a rule that playing out leaves out', () => ({
  ...after(({ state, missing }) => missing || (state.face = 6)),
  pick: (state: State, seat, own) => toy.pick(state, seat, own),
}))
plant('silent', 'luck of the setup that is only used aloud', () =>
  opened(({ chance, log }) => log !== null && chance.die()),
)
plant('replay', 'a memory outside the state', () => {
  let games = 0
  return {
    ...toy,
    setup: (options: Options, seats, chance, log: Event[] | null) => ({
      ...toy.setup(options, seats, chance, log),
      coins: [0, 0, games++],
    }),
  }
})
plant('record', 'a memory that only works in real matches', () => {
  let moves = 0
  return after(({ state, chance }) => (state.face = chance instanceof MatchChance ? moves++ : 0))
})
plant('undo', 'an earlier state that is written to', () => {
  let earlier: State | null = null
  return after(({ state, chance }) => {
    if (chance instanceof NoChance && earlier !== null) earlier.face++
    earlier = state
  })
})
plant(
  'ends',
  'a game without end',
  () =>
    toyOf({
      ...handlers,
      round: { run: (state, ...rest) => handlers.round.run(Object.assign(state, { round: 0 }), ...rest) },
    }),
  { ...TABLE, longest: 300 },
)
plant('throws', 'a rule that throws', () =>
  after(({ state }) => {
    if (state.face === 6) throw new RangeError('six')
  }),
)

const ending = (bug: (outcome: Outcome) => Outcome): AnyGame => ({
  ...toy,
  outcome: (state: State) => toy.outcome(state) && bug(toy.outcome(state)!),
})
plant('outcome', 'an outcome too early', () => ({
  ...toy,
  outcome: (state: State) => toy.outcome(state.coins[0]! > 1 ? { ...state, agenda: [] } : state),
}))
plant('outcome', 'no outcome at the end', () => ({ ...toy, outcome: () => null }))
plant('outcome', 'places without a first', () =>
  ending((outcome) => ({ ...outcome, places: outcome.places.map((place) => place + 1) })),
)
plant('outcome', 'a score too few', () => ending((outcome) => ({ ...outcome, scores: outcome.scores.slice(1) })))
plant('evaluate', 'more than certain', () => ({ ...toy, evaluate: (state: State) => state.coins.slice() }))
plant('evaluate', 'not a number', () => ({ ...toy, evaluate: () => [NaN, NaN, NaN] }))
plant('evaluate', 'a seat forgotten', () => ({ ...toy, evaluate: () => [0.5, 0.5] }))
