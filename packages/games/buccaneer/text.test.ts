// Both languages say everything in words and without a hole; and what single sentences say.
import { SPECTATOR, type GameText } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { heardAt, readerOf, told, type Speech } from '../speech.ts'
import { itSpeaks } from '../speech-contract.ts'
import { buccaneer, type Event, type Move, type View } from './index.ts'
import { BOARDS, CALLS, COVERS, DECLINE, PASS } from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { board, call, cover, position, STANDARD, type Layout } from './scenario.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

type Text = GameText<View, Move, Event>

const RIPE: Layout = { crews: ['A2 B2 B3 B4 C2'], ships: [{ min: 4, treasures: ['chest'] }, {}, {}] }
const LAST: Layout = { crews: ['A2 B3'], ships: [{ min: 2, treasures: ['sabre'] }], deck: 0 }

const SPEECH: Speech = {
  game: buccaneer,
  texts: { en: english, fr: french },
  hearings: heardAt({ ...STANDARD, firstSeat: 'drawn' }, 5),
  reasons: REFUSE,
  tableReasons: REFUSE_TABLE,
  tried: [null, COVERS[0]![7]!, BOARDS[0]![3]![0]!, CALLS[3]!, DECLINE, PASS],
  views: [position().view, position(RIPE).view, position(LAST).board('A2', 0, 'sabre').view],
}

itSpeaks(SPEECH)

describe('a sentence', () => {
  const table = position({ crews: ['A2 B5 C3', 'B? A5'] })
  const say = (text: Text, move: Move, me: number) => text.move(move, table.view, readerOf(me))

  it('tells a move by its effect', () => {
    expect(say(english, cover('A2', 'B?'), 0)).toBe(
      'Cover Barbe’s crew of 2 (question mark) with your crew of 3 (2): 5 men',
    )
    expect(say(french, cover('A2', 'B?'), 0)).toBe(
      'Recouvrir l’équipage de 2 (sous le point d’interrogation) de Barbe avec votre équipage de 3 (sous le 2)\u00a0: 5 hommes',
    )
    expect(say(english, board('A2', 0, 'barrel'), 0)).toBe(
      'Board La Mouette with your crew of 3 (2) and take the barrel',
    )
    expect(say(french, call('A2'), 1)).toBe('Appeler à la mutinerie dans l’équipage de 3 (sous le 2) d’Anne')
  })

  it('tells each payment', () => {
    const { log } = position({
      crews: ['A2 B5 C3'],
      ships: [{ min: 3, loot: 6, treasures: ['chest', 'sabre'] }, {}, {}],
      ducats: [1, 10, 10],
    }).board('A2', 0, 'chest')
    expect(told(english, log, 0)).toEqual([
      'You begin BUC-2.1',
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
    expect(told(french, log, 0)).toContain('Barbe, le second, prend un sabre BUC-5.2')
  })

  it('asks for a mutiny in the title, and says to nobody else that it is their turn', () => {
    const { view } = position(RIPE)
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
    const { log } = position(RIPE).call(1, 'A2').board('A2', 0, 'chest')
    const mutiny = log.slice(1, 3)
    expect(told(english, mutiny, 0)).toEqual([
      'Barbe calls a mutiny with three men in one of Anne’s crews BUC-7.1',
      'Anne boards La Mouette with 5 men, forced by mutiny BUC-7.4',
    ])
    expect(told(french, mutiny, 0)).toEqual([
      'Barbe appelle à la mutinerie avec trois hommes dans un équipage d’Anne BUC-7.1',
      'Anne aborde La Mouette avec 5 hommes, sous la contrainte d’une mutinerie BUC-7.4',
    ])
  })
})
