// Both languages say everything: every move, event, prompt and refusal of whole games, in words and without a hole.
import { lowest, plain, Sfc32, SPECTATOR, type GameText, type Reader } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { buccaneer, type Event, type Move, type View } from './index.ts'
import { BOARDS, CALLS, COVERS, DECLINE, PASS } from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { board, call, cover, position, STANDARD } from './scenario.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

const NAMES = ['Anne', 'Barbe', 'Tom', 'Mira', 'Ned']
const readerOf = (me: number): Reader => ({ me, name: (seat) => NAMES[seat] ?? '' })
const HOLE = /undefined|null|NaN|\[object|\{|\}| {2}/
const TRIED: readonly (Move | null)[] = [null, COVERS[0]![7]!, BOARDS[0]![3]![0]!, CALLS[3]!, DECLINE, PASS]

type Text = GameText<View, Move, Event>

/** Every sentence said in one random game, to one reader. */
function sentences(text: Text, seed: number, me: number): string[] {
  const chance = new Sfc32(seed)
  const state = buccaneer.setup({ ...STANDARD, firstSeat: 'drawn' }, 5, chance)
  const reader = readerOf(me)
  const said: string[] = []
  const log: Event[] = []
  for (let awaited = buccaneer.awaiting(state); awaited !== 0; awaited = buccaneer.awaiting(state)) {
    const view = buccaneer.view(state, me)
    const { title, sentence } = text.prompt(view, reader)
    said.push(title, plain(sentence, reader), text.progress(view))
    const seat = lowest(awaited)
    const legal = buccaneer.legal(state, seat)
    said.push(...legal.map((move) => text.move(move, view, reader)))
    buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, log)
  }
  const view = buccaneer.view(state, me)
  const { title, sentence } = text.ending(view.outcome!, view, reader)
  said.push(title, plain(sentence, reader), text.prompt(view, reader).title, text.progress(view))
  for (const event of log) said.push(plain(text.event(event, reader) ?? ['-'], reader))
  return said
}

function refusalsIn(text: Text): string[] {
  const reasons = [
    ...Object.values(REFUSE),
    { clause: 'TABLE-1', reason: 'notAsked' },
    { clause: 'TABLE-2', reason: 'notAnAnswer' },
    { clause: 'TABLE-3', reason: 'cannotUndo' },
  ]
  const over = position({ crews: ['A2 B3'], ships: [{ min: 2, treasures: ['sabre'] }], deck: 0 }).board(
    'A2',
    0,
    'sabre',
  )
  const views = [position().view, position({ crews: ['A2 B2 B3 B4'], ships: [{ min: 4 }, {}, {}] }).view, over.view]
  return views.flatMap((view) =>
    TRIED.flatMap((move) =>
      reasons.flatMap((refusal) => Object.values(text.refusal(refusal, move, view, readerOf(1)))),
    ),
  )
}

describe.each([
  ['English', english],
  ['French', french],
] as const)('%s', (language, text) => {
  it('says everything in a whole game', () => {
    for (const me of [SPECTATOR, 0, 3]) {
      const said = sentences(text, 5, me)
      expect(said.length).toBeGreaterThan(1000)
      for (const sentence of said) expect(sentence).not.toMatch(HOLE)
    }
  })

  it('explains every refusal', () => {
    for (const sentence of refusalsIn(text)) {
      expect(sentence).not.toMatch(HOLE)
      expect(sentence).toMatch(/[.!]$/)
    }
    for (const refusal of Object.values(REFUSE_TABLE)) expect(text.tableRefusal(refusal)).toMatch(/\.$/)
  })

  it('names every option and value', () => {
    for (const option of buccaneer.options) {
      expect(text.options[option.id]?.help).toMatch(/\.$/)
      if (option.kind === 'choice') expect(Object.keys(text.options[option.id]!.values!)).toEqual(option.values)
    }
  })

  it('keeps to its typography', () => {
    const said = [...sentences(text, 6, 0), ...refusalsIn(text)].join('\n')
    expect(said).not.toMatch(language === 'French' ? / [;:!?»]|'/ : /\s[;:!?]|'/)
  })
})

describe('a sentence', () => {
  const table = position({ crews: ['A2 B5 C3', 'B? A5'] })
  const say = (text: Text, move: Move, me: number) => text.move(move, table.view, readerOf(me))

  it('tells a move by its effect', () => {
    expect(say(english, cover('A2', 'B?'), 0)).toBe(
      'Cover Barbe’s crew of 2 (question mark) with your crew of 3 (2): 5 men',
    )
    expect(say(french, cover('A2', 'B?'), 0)).toBe(
      'Recouvrir l’équipage de 2 (point d’interrogation) de Barbe avec votre équipage de 3 (2)\u00a0: 5 hommes',
    )
    expect(say(english, board('A2', 0, 'barrel'), 0)).toBe(
      'Board La Mouette with your crew of 3 (2) and take the barrel',
    )
    expect(say(french, call('A2'), 1)).toBe('Appeler à la mutinerie dans l’équipage de 3 (2) d’Anne')
  })

  it('tells each payment', () => {
    const { log } = position({
      crews: ['A2 B5 C3'],
      ships: [{ min: 3, loot: 6, treasures: ['chest', 'sabre'] }, {}, {}],
      ducats: [1, 10, 10],
    }).board('A2', 0, 'chest')
    const told = (text: Text) =>
      log.flatMap((event) => {
        const phrase = text.event(event, readerOf(0))
        return phrase === null ? [] : [`${plain(phrase, readerOf(0))} ${event.clause}`]
      })
    expect(told(english)).toEqual([
      'Anne boards La Mouette with 3 men BUC-4.2',
      'Anne takes a chest BUC-5.1',
      'Barbe, the second, takes a sabre BUC-5.2',
      'The loot is 6 ducats BUC-5.6',
      'Barbe is paid 5 ducats BUC-5.4',
      'Tom is paid 3 ducats BUC-5.4',
      'Anne adds 1 ducat out of the purse BUC-5.9',
      'The bank pays the rest: 1 ducat BUC-5.10',
      'All three men go home BUC-5.13',
    ])
    expect(told(french)).toContain('Barbe, le second, prend un sabre BUC-5.2')
  })

  it('asks for a mutiny in the title, and says to nobody else that it is their turn', () => {
    const { view } = position({ crews: ['A2 B2 B3 B4 C2'], ships: [{ min: 4, treasures: ['chest'] }, {}, {}] })
    expect(view.step).toBe('mutiny')
    const title = (text: Text, me: number) => text.prompt(view, readerOf(me)).title
    expect([0, 1, 2, SPECTATOR].map((me) => title(english, me))).toEqual([
      'A mutiny against you?',
      'Mutiny?',
      'Mutiny?',
      'Mutiny?',
    ])
    expect(title(french, 0)).toBe('Mutinerie contre vous\u202f?')
    expect(title(french, 2)).toBe('Mutinerie\u202f?')
  })

  it('tells a mutiny: who called it, where, and that the boarding was forced', () => {
    const { log } = position({ crews: ['A2 B2 B3 B4 C2'], ships: [{ min: 4, treasures: ['chest'] }, {}, {}] })
      .call(1, 'A2')
      .board('A2', 0, 'chest')
    const told = (text: Text) =>
      log.slice(1, 3).map((event) => {
        const phrase = text.event(event, readerOf(0))
        return phrase === null ? '' : plain(phrase, readerOf(0))
      })
    expect(told(english)).toEqual([
      'Barbe calls a mutiny with three men in one of Anne’s crews',
      'Anne boards La Mouette with 5 men, forced by mutiny',
    ])
    expect(told(french)).toEqual([
      'Barbe appelle à la mutinerie avec trois hommes dans un équipage d’Anne',
      'Anne aborde La Mouette avec 5 hommes, sous la contrainte d’une mutinerie',
    ])
  })
})
