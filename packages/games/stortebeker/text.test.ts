// Both languages say everything in words and without a hole; and what single sentences say.
import { plain, type GameText } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { heardAt, readerOf, told, type Speech } from '../speech.ts'
import { itSpeaks } from '../speech-contract.ts'
import { stortebeker, type Event, type Move, type View } from './index.ts'
import { BOARDS, DECLINE, DISCARDS, DONE, FIRES, PLACES, SINKS } from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { card, cards, counter, position, STANDARD, type Layout } from './scenario.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

type Text = GameText<View, Move, Event>

const FOUGHT: Layout = {
  seats: 3,
  ships: [{ needs: 'BMR', strength: 8, points: 5 }],
  sides: [['RBm', 'RM4', 'm']],
  hands: ['WZZ', 'BWZ', 'NN'],
}

/** Before anything is done; a broadside to be paid, and fired; a boarding to be countered. */
function viewsOfFight(): View[] {
  const open = position(FOUGHT)
  const first = open.view
  return [first, open.discard('WZ').pay('Z').view, open.fire(0, 'M W').view, open.spare().board(0, '6 6').view]
}

const SPEECH: Speech = {
  game: stortebeker,
  texts: { en: english, fr: french },
  hearings: heardAt({ ...STANDARD, bonus: true }, 3),
  reasons: REFUSE,
  tableReasons: REFUSE_TABLE,
  tried: [null, PLACES[0]![3]!, DISCARDS[12]!, DONE, FIRES[0]!, SINKS[1]![3]!, BOARDS[0]!, counter('WB'), DECLINE],
  views: viewsOfFight(),
}

itSpeaks(SPEECH)

describe('a sentence', () => {
  it('tells a move by its effect', () => {
    const { view } = position(FOUGHT)
    const say = (text: Text, move: Move) => text.move(move, view, readerOf(0))
    expect(say(english, PLACES[card('m')]![0]!)).toBe('Lay meat with a skull at Wismar 5')
    expect(say(french, PLACES[card('4')]![0]!)).toBe('Poser un pirate de 4 près de Wismar 5')
    expect(say(english, counter('Wb'))).toBe('Counter-attack, adding water and beans with a skull')
    expect(say(french, SINKS[1]![card('M')]!)).toBe('Couler la viande de Barbe')
  })

  it('tells a boarding that is countered, step by step', () => {
    const { log } = position(FOUGHT).discard('WZZ').board(0, '3 4').counter('B', '2 4').decline()
    const fight = log.filter(({ type }) => type !== 'drew')
    expect(told(english, fight, 2).slice(3)).toEqual([
      'Anne boards Wismar 5: 3 4, 8 in all against 8 STO-5.5',
      'Barbe counter-attacks, adding beans! STO-6.2',
      'Barbe turns up a pirate of 4 STO-6.5',
      'Barbe rolls 2 4: 10 in all STO-6.5',
      'Tom does not counter-attack STO-6.1',
      'Barbe takes Wismar 5: 5 points, 5 now STO-7.1',
      'Anne discards rum, beans and meat with a skull STO-7.2',
      'Barbe discards rum, meat, beans and a pirate of 4 STO-7.2',
      'Tom discards meat with a skull STO-7.2',
      expect.stringMatching(/sails in STO-7.5$/),
      expect.stringMatching(/ is sighted STO-7.5$/),
    ])
    expect(told(french, fight, 2)).toContain('Barbe contre-attaque en ajoutant des haricots\u202f! STO-6.2')
    expect(told(french, fight, 2)).toContain('Anne défausse du rhum, des haricots et de la viande au crâne STO-7.2')
  })

  it('STO-5.1 STO-5.3 says why nothing can be boarded, by the clause that forbids it', () => {
    const reader = readerOf(0)
    const asked = (round: number, stop: View['stop']) => {
      const table = position({ ...FOUGHT, sides: [['R', '', '']], hands: ['NNN', '', ''] }).discard('NNN')
      const { sentence, clause } = english.prompt({ ...table.view, viewer: 0, round, stop }, reader)
      return `${plain(sentence, reader)} ${clause}`
    }
    expect(asked(2, 'none')).toMatch(/^Nothing to board: no side of yours is complete\..* STO-5\.1$/)
    expect(asked(1, 'none')).toMatch(/^Nobody boards in the first round\..* STO-5\.3$/)
    expect(asked(2, 'failure')).toMatch(/STO-10\.3$/)
    expect(asked(2, 'counter')).toMatch(/STO-10\.4$/)
  })

  it('names cards of a kind once', () => {
    const drew = (text: Text, letters: string) => {
      const event: Event = { type: 'drew', clause: 'STO-8.2', seat: 0, count: letters.length, cards: cards(letters) }
      return plain(text.event(event, readerOf(0))!, readerOf(0))
    }
    expect(drew(english, 'WBW')).toBe('Anne draws water twice and beans')
    expect(drew(english, '2W2mmm')).toBe('Anne draws two pirates of 2, water and meat with a skull three times')
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
    expect(told(english, log, 2)).toContainEqual(expect.stringContaining('Barbe sinks Anne’s meat'))
    expect(told(french, log, 2)).toContainEqual(expect.stringContaining('Barbe coule la viande d’Anne'))
    expect(told(french, log, 2)).toContainEqual(expect.stringContaining('Barbe défausse du pain pour payer une bordée'))
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
