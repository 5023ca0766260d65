import { describe, expect, test } from 'vitest'
import { Agenda, todo, withoutAnswers } from './agenda.ts'
import { NoChance, Scripted, type Chance } from './chance.ts'
import type { AnyEvent, Refusal } from './contract.ts'
import type { Handlers, Item, SealedItem } from './handlers.ts'
import { SPECTATOR } from './seats.ts'

type Move = { readonly kind: 'bid'; readonly n: number } | { readonly kind: 'pass' }
type Thing =
  | (Item & { readonly kind: 'step'; readonly name: string; readonly puts: readonly Thing[] })
  | (Item & { readonly kind: 'ask'; readonly seat: number })
  | (SealedItem<Move> & { readonly kind: 'bids' | 'secret' })
interface State {
  done: string[]
  /** Who takes part in sealed bids, as a set. */
  bidders: number
  agenda: Thing[]
}

const TOO_HIGH: Refusal = { clause: 'T-1', reason: 'tooHigh' }
const bid = (n: number): Move => ({ kind: 'bid', n })
const PASS: Move = { kind: 'pass' }

const sealed = (pace: 'ask' | 'quiet'): Handlers<State, Thing, Move, AnyEvent>['bids'] => ({
  takes: ['bid'],
  pace,
  seats: (state) => state.bidders,
  offer: (_state, _item, _seat, moves) => moves.push(bid(1), bid(2), bid(9)),
  refuse: (_state, _item, seat, move) => (move.kind === 'bid' && move.n > seat + 1 ? TOO_HIGH : null),
  resolve(state, _item, answers, chance, log) {
    state.done.push(
      `bids ${answers.map((answer) => (answer?.kind === 'bid' ? answer.n : '-')).join(' ')} die ${chance.die()}`,
    )
    log?.push({ type: 'opened', clause: 'T-2' })
  },
})

const agenda = new Agenda<State, Thing, Move, AnyEvent>({
  step: {
    run(state, item) {
      state.done.push(item.name)
      todo(state, ...item.puts)
    },
  },
  ask: {
    takes: ['pass', 'bid'],
    pace: 'skip',
    seat: (_state, item) => item.seat,
    offer: (_state, _item, _seat, moves) => moves.push(PASS, bid(1), bid(2)),
    refuse: (_state, _item, _seat, move) => (move.kind === 'bid' && move.n > 1 ? TOO_HIGH : null),
    answer: (state, _item, seat, move) => void state.done.push(`${seat} ${move.kind}`),
  },
  bids: sealed('ask'),
  secret: sealed('quiet'),
})

const step = (name: string, ...puts: Thing[]): Thing => ({ kind: 'step', name, puts })
const ask = (seat: number): Thing => ({ kind: 'ask', seat })
const bids = (kind: 'bids' | 'secret' = 'bids'): Thing => ({ kind, answers: [null, null, null] })
const NO_CHANCE: Chance = new NoChance()

function begin(...things: Thing[]): State {
  const state: State = { done: [], bidders: 0b110, agenda: [] }
  todo(state, ...things)
  agenda.run(state, NO_CHANCE, null)
  return state
}

describe('steps', () => {
  test('are done in the order they were put, what they put before what was there', () => {
    const state = begin(step('a', step('b', step('c')), step('d')), step('e'))
    expect(state.done).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(state.agenda).toEqual([])
    expect([agenda.asked(state), agenda.awaiting(state)]).toEqual([0, 0])
    expect(agenda.seenBy(state, 0)).toEqual({ asked: 0, answered: 0, pace: 'ask' })
  })

  test('stop at a question and go on after its answer', () => {
    const state = begin(step('a'), ask(1), step('b'), ask(0))
    expect(state.done).toEqual(['a'])
    expect(agenda.awaiting(state)).toBe(0b10)
    agenda.apply(state, 1, PASS, NO_CHANCE, null)
    expect(state.done).toEqual(['a', '1 pass', 'b'])
    expect(agenda.awaiting(state)).toBe(0b01)
  })
})

describe('a question', () => {
  test('lists what it offers and does not refuse, to the seat that is asked', () => {
    const state = begin(ask(1))
    expect(agenda.legal(state, 1)).toEqual([PASS, bid(1)])
    expect(agenda.legal(state, 0)).toEqual([])
    expect(agenda.check(state, 1, bid(2))).toBe(TOO_HIGH)
    expect(agenda.check(state, 1, bid(1))).toBeNull()
    expect(agenda.seenBy(state, 0)).toEqual({ asked: 0b10, answered: 0, pace: 'skip' })
    expect(agenda.answerOf(state, 1)).toBeNull()
  })

  test('TABLE-2 what it does not take is no answer, nor is anything once all is done', () => {
    expect(agenda.check(begin(bids()), 1, PASS)).toEqual({ clause: 'TABLE-2', reason: 'notAnAnswer' })
    expect(agenda.check(begin(), 1, PASS)).toEqual({ clause: 'TABLE-2', reason: 'notAnAnswer' })
    expect(agenda.legal(begin(), 1)).toEqual([])
  })
})

describe('a sealed decision', () => {
  test('stores answers until the last is in, then resolves with chance', () => {
    const state = begin(bids(), step('after'))
    const log: AnyEvent[] = []
    agenda.apply(state, 2, bid(2), NO_CHANCE, log)
    expect([state.done, log, agenda.awaiting(state), agenda.asked(state)]).toEqual([[], [], 0b010, 0b110])
    agenda.apply(state, 1, bid(1), Scripted.dice(5), log)
    expect(state.done).toEqual(['bids - 1 2 die 5', 'after'])
    expect(log).toEqual([{ type: 'opened', clause: 'T-2' }])
  })

  test('asks each seat once: whoever has answered has no legal move', () => {
    const state = begin(bids())
    expect(agenda.legal(state, 1)).toEqual([bid(1), bid(2)])
    agenda.apply(state, 1, bid(1), NO_CHANCE, null)
    expect(agenda.legal(state, 1)).toEqual([])
  })

  test('with nobody to ask is passed over', () => {
    const state: State = { done: [], bidders: 0, agenda: [step('after'), bids()] }
    agenda.run(state, NO_CHANCE, null)
    expect(state.done).toEqual(['after'])
  })

  test('shows who has answered, and to each his own answer', () => {
    const state = begin(bids())
    agenda.apply(state, 2, bid(3), NO_CHANCE, null)
    expect(agenda.seenBy(state, SPECTATOR)).toEqual({ asked: 0b110, answered: 0b100, pace: 'ask' })
    expect([SPECTATOR, 1, 2].map((viewer) => agenda.answerOf(state, viewer))).toEqual([null, null, bid(3)])
  })

  test('at a quiet pace shows that only to oneself', () => {
    const state = begin(bids('secret'))
    agenda.apply(state, 2, bid(1), NO_CHANCE, null)
    expect([SPECTATOR, 1, 2].map((viewer) => agenda.seenBy(state, viewer).answered)).toEqual([0, 0, 0b100])
  })
})

describe('guessed answers', () => {
  test("are the viewer's own and any legal one of the others", () => {
    const state = begin(bids())
    agenda.putAnswers(state, 0b110, 1, bid(2), new Scripted([1]))
    expect(state.agenda.at(-1)).toMatchObject({ answers: [null, bid(2), bid(2)] })
  })

  test('are only put where an answer is known to be in', () => {
    const state = begin(bids())
    agenda.putAnswers(state, 0b100, SPECTATOR, null, new Scripted([0]))
    expect(state.agenda.at(-1)).toMatchObject({ answers: [null, null, bid(1)] })
    const question = begin(ask(0))
    agenda.putAnswers(question, 0, 0, null, NO_CHANCE)
    expect(question.agenda).toEqual([ask(0)])
  })
})

test('an item as everybody may see it has no answers and is nobody’s own', () => {
  const open: Thing = { kind: 'bids', answers: [bid(1), null, bid(2)] }
  expect(withoutAnswers(open)).toEqual(bids())
  expect(open.answers).toEqual([bid(1), null, bid(2)])
  const question = ask(1)
  expect(withoutAnswers(question)).toEqual(question)
  expect(withoutAnswers(question)).not.toBe(question)
})

test('a handler of another form is never called', () => {
  const broken = new Agenda<{ agenda: Item[] }, Item, Move, AnyEvent>({ half: { run: () => {} } })
  expect(() => broken.asked({ agenda: [{ kind: 'half' }] })).toThrow('not that form')
})
