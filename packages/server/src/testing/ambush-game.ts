// A tiny game for tests of quiet questions. Each turn one captain sails, all others may fire from ambush (asked at once, quietly), then
// the captain may fire back (asked alone, quietly). Only who is armed can fire, and that is a secret: the rest can but hold.
import {
  Agenda,
  bit,
  gameOf,
  todo,
  addTo,
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Chance,
  type Game,
  type Refusal,
  type Seat,
  type SealedItem,
  type Viewer,
} from '@flibuste/kernel'

export type AmbushMove =
  | { readonly kind: 'sail'; readonly n: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'fire' }

type AmbushEvent =
  | { readonly type: 'sailed'; readonly clause: 'AMB-1'; readonly seat: Seat }
  | { readonly type: 'fired'; readonly clause: 'AMB-2'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly clause: 'AMB-3'; readonly face: number }

type Item =
  | { readonly kind: 'sail' }
  | ({ readonly kind: 'ambush' } & SealedItem<AmbushMove>)
  | { readonly kind: 'counter' }
  | { readonly kind: 'turn' }

interface State {
  turn: number
  captain: Seat
  armed: boolean[]
  points: number[]
  agenda: Item[]
}

export interface AmbushView extends Asked {
  readonly viewer: Viewer
  readonly turn: number
  readonly captain: Seat
  readonly armed: boolean | null
  readonly points: readonly number[]
  readonly mine: AmbushMove | null
}

/** Whether a seat is armed in a turn: by chance, or as a test deals it. */
export type Deal = (turn: number, seat: Seat, chance: Chance) => boolean

const TURNS = 6
const UNARMED: Refusal = { clause: 'AMB-2', reason: 'unarmed' }
const HOLD: AmbushMove = { kind: 'hold' }
const FIRE: AmbushMove = { kind: 'fire' }

const refuseFire = ({ armed }: State, seat: Seat, { kind }: AmbushMove): Refusal | null =>
  kind === 'fire' && armed[seat] !== true ? UNARMED : null

function fire(state: State, seat: Seat, log: AmbushEvent[] | null): void {
  state.armed[seat] = false
  addTo(state.points, seat)
  log?.push({ type: 'fired', clause: 'AMB-2', seat })
}

const agendaOf = (deal: Deal): Agenda<State, Item, AmbushMove, AmbushEvent> =>
  new Agenda<State, Item, AmbushMove, AmbushEvent>({
    sail: {
      takes: ['sail'],
      pace: 'ask',
      seat: ({ captain }) => captain,
      offer: (_state, _item, _seat, moves) => void moves.push({ kind: 'sail', n: 0 }, { kind: 'sail', n: 1 }),
      refuse: () => null,
      answer(state, _item, seat, move, _chance, log) {
        addTo(state.points, seat, move.kind === 'sail' ? move.n : 0)
        log?.push({ type: 'sailed', clause: 'AMB-1', seat })
        todo<Item>(
          state,
          { kind: 'ambush', answers: state.points.map(() => null) },
          { kind: 'counter' },
          { kind: 'turn' },
        )
      },
    },
    ambush: {
      takes: ['hold', 'fire'],
      pace: 'quiet',
      seats: ({ points, captain }) => ((1 << points.length) - 1) & ~bit(captain),
      offer: (_state, _item, _seat, moves) => void moves.push(HOLD, FIRE),
      refuse: (state, _item, seat, move) => refuseFire(state, seat, move),
      resolve: (state, _item, answers, _chance, log) =>
        answers.forEach((answer, seat) => answer?.kind === 'fire' && fire(state, seat, log)),
    },
    counter: {
      takes: ['hold', 'fire'],
      pace: 'quiet',
      seat: ({ captain }) => captain,
      offer: (_state, _item, _seat, moves) => void moves.push(HOLD, FIRE),
      refuse: (state, _item, seat, move) => refuseFire(state, seat, move),
      answer(state, _item, seat, move, chance, log) {
        if (move.kind !== 'fire') return
        fire(state, seat, log)
        log?.push({ type: 'rolled', clause: 'AMB-3', face: chance.die() })
      },
    },
    turn: {
      run(state, _item, chance) {
        state.turn++
        if (state.turn > TURNS) return
        state.captain = (state.captain + 1) % state.points.length
        state.armed = state.points.map((_, seat) => deal(state.turn, seat, chance))
        todo<Item>(state, { kind: 'sail' })
      },
    },
  })

function readMove(raw: unknown): AmbushMove | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null
  if (raw.kind === 'hold' || raw.kind === 'fire') return { kind: raw.kind }
  return raw.kind === 'sail' && 'n' in raw && (raw.n === 0 || raw.n === 1) ? { kind: 'sail', n: raw.n } : null
}

function outcomeOf({ agenda, points }: State) {
  if (agenda.length > 0) return null
  const places = points.map((mine) => 1 + points.filter((other) => other > mine).length)
  return { places, scores: points, clause: 'AMB-1' }
}

const cloneItem = (item: Item): Item => (item.kind === 'ambush' ? { ...item, answers: item.answers.slice() } : item)

export function ambushWith(deal: Deal): AnyGame {
  const agenda = agendaOf(deal)
  const game: Game<State, AmbushMove, AmbushEvent, AmbushView, unknown> = gameOf({
    id: 'ambush',
    version: 1,
    seats: { min: 2, max: 4 },
    options: [],
    clauses: ['AMB-1', 'AMB-2', 'AMB-3'],
    refuseTable: () => null,
    agenda,
    layOut: (_options, seatCount, chance): State => {
      const seats = Array.from({ length: seatCount }, (_, seat) => seat)
      const armed = seats.map((seat) => deal(1, seat, chance))
      return { turn: 1, captain: 0, armed, points: seats.map(() => 0), agenda: [{ kind: 'sail' }] }
    },
    silence: ({ pace }) => (pace === 'quiet' ? HOLD : null),
    outcome: outcomeOf,
    read: readMove,
    clone: ({ turn, captain, armed, points, agenda: items }) => ({
      turn,
      captain,
      armed: armed.slice(),
      points: points.slice(),
      agenda: items.map(cloneItem),
    }),
    view: (_agenda, state, viewer) => ({
      ...agenda.seenBy(state, viewer),
      viewer,
      turn: state.turn,
      captain: state.captain,
      armed: state.armed[viewer] ?? null,
      points: state.points.slice(),
      mine: agenda.answerOf(state, viewer),
    }),
    show: (event) => event,
    reveals: [],
    determinize: () => {
      throw new Error('nobody searches here')
    },
    evaluate: () => [],
    audit: () => null,
  })
  return game as Game<unknown, AnyMove, AnyEvent, Asked, unknown>
}

export const ambush = ambushWith((_turn, _seat, chance) => chance.below(2) === 0)
