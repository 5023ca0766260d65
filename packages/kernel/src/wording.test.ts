// Words by key: what is found, what stands in for a key nobody knows, who is named the winner.
import { expect, test } from 'vitest'
import type { Outcome } from './contract.ts'
import { plain, type Reader } from './text.ts'
import {
  endingOf,
  explainerOf,
  labellerOf,
  tableExplainerOf,
  tellerOf,
  type Crowning,
  type TriedMove,
} from './wording.ts'

const READER: Reader = { me: 0, name: (seat) => ['Anne', 'Barbe', 'Tom'][seat]! }

interface Sailed {
  readonly type: 'sailed'
  readonly clause: 'TOY-1'
  readonly seat: number
}
interface Becalmed {
  readonly type: 'becalmed'
  readonly clause: 'TOY-2'
}

test('an event is told by its type, to its reader', () => {
  const tell = tellerOf<Sailed | Becalmed>({
    sailed: ({ seat }, reader) => [{ seat }, reader.me === seat ? ' (you)' : ' (another)', ' sails'],
    becalmed: () => null,
  })
  expect(plain(tell({ type: 'sailed', clause: 'TOY-1', seat: 0 }, READER)!, READER)).toBe('Anne (you) sails')
  expect(plain(tell({ type: 'sailed', clause: 'TOY-1', seat: 2 }, READER)!, READER)).toBe('Tom (another) sails')
  expect(tell({ type: 'becalmed', clause: 'TOY-2' }, READER)).toBeNull()
})

type Move = { readonly kind: 'sail'; readonly to: string } | { readonly kind: 'pass' }
interface View {
  readonly step: 'open' | 'over'
}

test('a move is named by its kind', () => {
  const label = labellerOf<Move, View>({
    sail: ({ to }, { step }, reader) => `${reader.name(0)} to ${to}, ${step}`,
    pass: () => 'Pass',
  })
  expect(label({ kind: 'sail', to: 'Nassau' }, { step: 'open' }, READER)).toBe('Anne to Nassau, open')
  expect(label({ kind: 'pass' }, { step: 'open' }, READER)).toBe('Pass')
})

const explain = explainerOf<'tooFar', Move, View>(
  {
    tooFar: ({ move, reader }: TriedMove<Move, View>) => ({
      fact: `${reader.name(reader.me)} cannot.`,
      reason: move?.kind === 'sail' ? `${move.to} is too far.` : 'Too far.',
      instead: 'Stay.',
    }),
    notAsked: { fact: 'You are not asked.', reason: 'Another is.', instead: 'Wait.' },
    notAnAnswer: { fact: 'That is no answer.', reason: 'Another question is open.' },
    cannotUndo: { fact: 'It stays.', reason: 'Dice fell.' },
  },
  { open: 'Sail.', over: 'Start another game.' },
)
const explained = (reason: string, step: View['step'] = 'open') =>
  Object.values(explain({ clause: 'TOY-1', reason }, { kind: 'sail', to: 'Nassau' }, { step }, READER))

test('a refusal is explained by its reason, with what was tried', () => {
  expect(explained('tooFar')).toEqual(['Anne cannot.', 'Nassau is too far.', 'Stay.'])
  expect(explained('notAsked')).toEqual(['You are not asked.', 'Another is.', 'Wait.'])
})

test('where a refusal knows no way out, the open question does', () => {
  expect(explained('cannotUndo')).toEqual(['It stays.', 'Dice fell.', 'Sail.'])
  expect(explained('cannotUndo', 'over').at(-1)).toBe('Start another game.')
})

test('a reason nobody knows is no answer, however it is called', () => {
  for (const reason of ['unheardOf', 'toString', '']) expect(explained(reason)[0]).toBe('That is no answer.')
})

test('why a game cannot start falls back on its seats', () => {
  const tableRefusal = tableExplainerOf<'noSuchSeats' | 'needsParty'>({ noSuchSeats: 'Two.', needsParty: 'Party.' })
  const said = ['needsParty', 'noSuchSeats', 'unheardOf', 'constructor'].map((reason) =>
    tableRefusal({ clause: 'TOY-1', reason }),
  )
  expect(said).toEqual(['Party.', 'Two.', 'Two.', 'Two.'])
})

test('an ending names whoever won, and tells the reader apart', () => {
  const crowning: Crowning = {
    mine: 'You win',
    theirs: (name) => `${name} wins`,
    shared: (names) => `${names} win`,
    how: 'By points.',
    howShared: 'All alike.',
  }
  const ended = (...places: number[]) => {
    const outcome: Outcome = { places, scores: places, clause: 'TOY-9' }
    const { title, sentence, clause } = endingOf(outcome, READER, 'and', crowning)
    return `${title}. ${plain(sentence, READER)} ${clause}`
  }
  expect(ended(1, 2, 3)).toBe('You win. By points. TOY-9')
  expect(ended(2, 1, 3)).toBe('Barbe wins. By points. TOY-9')
  expect(ended(1, 1, 1)).toBe('Anne, Barbe and Tom win. All alike. TOY-9')
})
