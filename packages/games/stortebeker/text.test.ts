// Both languages say everything: every move, event, prompt and refusal of whole games, in words and without a hole.
import { lowest, plain, Sfc32, SPECTATOR, type GameText, type Reader } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { stortebeker, type Event, type Move, type View } from './index.ts'
import { BOARDS, DECLINE, DISCARDS, DONE, FIRES, PLACES, SINKS } from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { card, cards, counter, position, STANDARD, type Layout } from './scenario.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

const NAMES = ['Anne', 'Barbe', 'Tom', 'Mira']
const readerOf = (me: number): Reader => ({ me, name: (seat) => NAMES[seat] ?? '' })
const HOLE = /undefined|null|NaN|\[object|\{|\}| {2}|Infinity/
const TRIED: readonly (Move | null)[] = [
  null,
  PLACES[0]![3]!,
  DISCARDS[12]!,
  DONE,
  FIRES[0]!,
  SINKS[1]![3]!,
  BOARDS[0]!,
  counter('WB'),
  DECLINE,
]

type Text = GameText<View, Move, Event>

/** Every sentence said in one random game, to one reader. */
function sentences(text: Text, seed: number, me: number): string[] {
  const chance = new Sfc32(seed)
  const state = stortebeker.setup({ ...STANDARD, bonus: true }, 3, chance)
  const reader = readerOf(me)
  const said: string[] = []
  const log: Event[] = []
  for (let awaited = stortebeker.awaiting(state); awaited !== 0; awaited = stortebeker.awaiting(state)) {
    const view = stortebeker.view(state, me)
    const { title, sentence } = text.prompt(view, reader)
    said.push(title, plain(sentence, reader), text.progress(view))
    expect(text.stepOf(view)).toBeGreaterThanOrEqual(0)
    const seat = lowest(awaited)
    const legal = stortebeker.legal(state, seat)
    said.push(...legal.map((move) => text.move(move, view, reader)))
    stortebeker.apply(state, seat, legal[chance.below(legal.length)]!, chance, log)
  }
  const view = stortebeker.view(state, me)
  const { title, sentence } = text.ending(view.outcome!, view, reader)
  said.push(title, plain(sentence, reader), text.prompt(view, reader).title, text.progress(view))
  for (const event of log) {
    const shown = stortebeker.show(event, me)
    said.push(plain((shown === null ? null : text.event(shown, reader)) ?? ['-'], reader))
  }
  return said
}

const FOUGHT: Layout = {
  seats: 3,
  ships: [{ needs: 'BMR', strength: 8, points: 5 }],
  sides: [['RBm', 'RM4', 'm']],
  hands: ['WZZ', 'BWZ', 'NN'],
}

function refusalsIn(text: Text): string[] {
  const reasons = [
    ...Object.values(REFUSE),
    { clause: 'TABLE-1', reason: 'notAsked' },
    { clause: 'TABLE-2', reason: 'notAnAnswer' },
    { clause: 'TABLE-3', reason: 'cannotUndo' },
  ]
  const open = position(FOUGHT)
  const views = [open.view]
  views.push(open.discard('WZ').pay('Z').view, open.fire(0, 'M W').view, open.spare().board(0, '6 6').view)
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
    for (const me of [SPECTATOR, 0, 2]) {
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
    for (const option of stortebeker.options) {
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
  it('tells a move by its effect', () => {
    const { view } = position(FOUGHT)
    const say = (text: Text, move: Move) => text.move(move, view, readerOf(0))
    expect(say(english, PLACES[card('m')]![0]!)).toBe('Lay meat with a pirate at Wismar 5')
    expect(say(french, PLACES[card('4')]![0]!)).toBe('Poser un pirate de 4 près de Wismar 5')
    expect(say(english, counter('Wb'))).toBe('Counter-attack, adding water and beans with a pirate')
    expect(say(french, SINKS[1]![card('M')]!)).toBe('Couler la viande de Barbe')
  })

  it('tells a boarding that is countered, step by step', () => {
    const { log } = position(FOUGHT).discard('WZZ').board(0, '3 4').counter('B', '2 4').decline()
    const told = (text: Text) =>
      log.flatMap((event) => {
        const phrase = text.event(event, readerOf(2))
        return phrase === null || event.type === 'drew' ? [] : [`${plain(phrase, readerOf(2))} ${event.clause}`]
      })
    expect(told(english).slice(3)).toEqual([
      'Anne boards Wismar 5: 3 4, 8 in all against 8 STO-5.5',
      'Barbe counter-attacks, adding beans! STO-6.2',
      'Barbe turns up a pirate of 4 STO-6.5',
      'Barbe rolls 2 4: 10 in all STO-6.5',
      'Tom does not counter-attack STO-6.1',
      'Barbe takes Wismar 5: 5 points, 5 now STO-7.1',
      'Anne discards rum, beans and meat with a pirate STO-7.2',
      'Barbe discards rum, meat, beans and a pirate of 4 STO-7.2',
      'Tom discards meat with a pirate STO-7.2',
      expect.stringMatching(/sails in STO-7.5$/),
      expect.stringMatching(/ is sighted STO-7.5$/),
    ])
    expect(told(french)).toContain('Barbe contre-attaque en ajoutant des haricots\u202f! STO-6.2')
    expect(told(french)).toContain('Anne défausse du rhum, des haricots et de la viande avec pirate STO-7.2')
  })

  it('names cards of a kind once', () => {
    const drew = (text: Text, letters: string) => {
      const event: Event = { type: 'drew', clause: 'STO-8.2', seat: 0, count: letters.length, cards: cards(letters) }
      return plain(text.event(event, readerOf(0))!, readerOf(0))
    }
    expect(drew(english, 'WBW')).toBe('Anne draws water twice and beans')
    expect(drew(english, '2W2mmm')).toBe('Anne draws two pirates of 2, water and meat with a pirate three times')
    expect(drew(french, 'WBW')).toBe('Anne pioche deux fois de l’eau et des haricots')
    expect(drew(french, '2W2')).toBe('Anne pioche deux pirates de 2 et de l’eau')
  })

  it('tells whose card a broadside hits', () => {
    const { log } = position({
      ...FOUGHT,
      sides: [
        ['M', 'RB', ''],
        ['', 'W', ''],
      ],
      active: 1,
      hands: ['', 'ZZZ', ''],
    })
      .discard('ZZ')
      .pay('Z')
      .fire(0, 'M W')
      .sink(0, 'M')
    const told = (text: Text) => log.map((event) => plain(text.event(event, readerOf(2)) ?? [], readerOf(2)))
    expect(told(english)).toContain('Barbe sinks Anne’s meat')
    expect(told(french)).toContain('Barbe coule la viande d’Anne')
    expect(told(french)).toContain('Barbe défausse du pain pour payer une bordée')
  })

  it('tells who is waited for, also in the middle of somebody’s turn', () => {
    const { view } = position(FOUGHT).discard('WZZ').board(0, '3 4')
    const reasonOf = (text: Text) =>
      text.refusal({ clause: 'TABLE-1', reason: 'notAsked' }, DONE, view, readerOf(0)).reason
    expect([reasonOf(english), reasonOf(french)]).toEqual([
      'The table waits for Barbe.',
      'La table attend un autre capitaine\u00a0: Barbe.',
    ])
  })

  it('calls no ship the next that lies third in the row of STO-10.2', () => {
    const { log, state } = position({
      ships: [{ needs: 'W', strength: 5 }],
      sides: [['W']],
      hands: ['NNN', ''],
      options: { foresight: true },
    })
      .discard('NNN')
      .board(0, '6 6')
    const sighted = log.find(({ type }) => type === 'shipSighted')!
    expect(sighted).toMatchObject({ ship: state.rear[2] })
    for (const text of [english, french])
      expect(plain(text.event(sighted, readerOf(0))!, readerOf(0))).not.toMatch(/next|prochain/i)
  })
})
