// Both languages say everything in words and without a hole; and what single sentences say.
import { LANGUAGES, type GameText } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { heardAt, readerOf, told, type Speech } from '../speech.ts'
import { itSpeaks } from '../speech-contract.ts'
import { pirates, type Event, type Move, type View } from './index.ts'
import { DONE, PASS, UNLOAD } from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { attack, load, loading, position, put, sail, STANDARD, stow, type Layout } from './scenario.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

type Text = GameText<View, Move, Event>

const HOME: Layout = { seats: 3, ships: [{ at: 24, aboard: 2, banked: 12 }, { at: 18 }, { at: 18 }] }

const SPEECH: Speech = {
  game: pirates,
  texts: { en: english, fr: french },
  hearings: heardAt({ ...STANDARD, firstSeat: 'drawn' }, 6),
  reasons: REFUSE,
  tableReasons: REFUSE_TABLE,
  tried: [null, sail(30), sail(3), attack('G'), attack(1), attack(5), put('6C'), put('2-'), stow(3), PASS, DONE],
  views: [loading(), position(HOME), position(HOME).pass(), position(HOME).sail(0).unload()].map(({ view }) => view),
  isStepless: ({ step }: View) => step === 'load',
}

itSpeaks(SPEECH)

describe.each(LANGUAGES)('in %s', (language) => {
  it('tells the legal moves of a question apart', () => {
    const tables = [
      loading(),
      position(HOME),
      position(HOME).pass(),
      position(HOME).pass().play(put('1P')),
      position(HOME).sail(0),
    ]
    const stowing = position({ ships: [{ at: 18 }], lairs: { G: { slots: '......' } } }).attack('G', 1, 1, 1)
    for (const table of [...tables, stowing]) {
      const labels = table.legal().map((move) => SPEECH.texts[language].move(move, table.view, readerOf(table.seat)))
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})

describe('a sentence', () => {
  it('says who lost the slot to the treasure, and where that figure goes', () => {
    const full = position({ ships: [{ at: 18, slots: 'CPCPCP' }], lairs: { G: { tile: 2, slots: '......' } } })
    const { view } = full.attack('G', 1, 1, 1)
    const asked = (text: Text): string => text.prompt(view, readerOf(0)).sentence.join('')
    expect(asked(english)).toBe('Treasure takes slot 6; its pirate moves to the slot you free: who is given up?')
    expect(asked(french)).toMatch(/poste 6\s; son pirate ira au poste libéré\s: quelle figurine rendre\s\?$/)
  })

  const table = position({ seats: 3, ships: [{ at: 24 }, { at: 24 }, {}] })
  const say = (text: Text, move: Move, me = 0) => text.move(move, table.view, readerOf(me))

  it('tells a move by its effect', () => {
    expect(say(english, sail(18))).toBe('Sail 1 space north, off Calavera')
    expect(say(french, sail(14))).toBe('Naviguer de 2 cases vers le nord-nord-ouest, au large d’Anegada et de Calavera')
    expect(say(english, sail(0))).toBe('Sail 1 space, home to port')
    // Far away two waters may lie the same way, off the same islands: then their numbers tell them apart.
    const far = position({ ships: [{ at: 13, slots: 'CCPPPP' }] })
    const afar = [22, 26].map((space) => english.move(sail(space), far.view, readerOf(0)))
    expect(afar).toEqual([22, 26].map((name) => `Sail 4 spaces east-south-east, off Perla (waters ${name})`))
    const adrift = position({ ships: [{ at: 24, slots: 'CC....' }] })
    expect(english.move(sail(0), adrift.view, readerOf(0))).toBe('Drift 1 space, home to port')
    expect(french.move(sail(0), adrift.view, readerOf(0))).toBe('Dériver d’une case, jusqu’au port')
    expect(say(english, attack(1))).toBe('Attack Barbe’s ship')
    expect(say(french, attack(1))).toBe('Attaquer le bateau de Barbe')
    expect(say(english, load('CCPPPP'))).toBe('Cannons on 1 and 2, pirates on 3, 4, 5 and 6')
    expect(say(french, load('CCPPPP'))).toBe('Canons sur 1 et 2, pirates sur 3, 4, 5 et 6')
    expect(say(english, load('CPPPPP'))).toBe('Cannon on 1, pirates on 2, 3, 4, 5 and 6')
    expect(say(french, load('CCCCCP'))).toBe('Canons sur 1, 2, 3, 4 et 5, pirate sur 6')
    expect(say(english, put('1P'))).toBe('Change slot 1 to a pirate')
    expect(say(english, UNLOAD)).toBe('Unload 0 treasures')
  })

  it('tells a fight blow by blow, each with its clause', () => {
    const { log } = position({ ships: [{ at: 18, aboard: 5 }], lairs: { G: { tile: 8 } } }).attack('G', 2, 4, 3)
    expect(told(english, log, 0)).toEqual([
      'Anne attacks Calavera PIR-5.1',
      'Anne turns up Calavera: 4 treasures PIR-5.6',
      'Anne fires: 2 4 3 PIR-6.1',
      '2 Calavera loses the pirate on slot 2 PIR-6.2',
      '4 Calavera loses the pirate on slot 4 PIR-6.2',
      '3 hits nothing: no such slot PIR-6.3',
      'Calavera cannot fire back PIR-6.8',
      'Anne takes 1 treasure from Calavera and has 6 aboard PIR-7.5',
      'Calavera keeps 3: six are the most a ship carries PIR-7.10',
    ])
    expect(told(french, log, 0)).toContain('Anne s’empare d’un trésor de Calavera et en a 6 à bord PIR-7.5')
  })

  it('tells who is waited for, also before the first turn', () => {
    const view = loading(3).load(0, 'CCCPPP').view
    const reasonOf = (text: Text) =>
      text.refusal({ clause: 'TABLE-1', reason: 'notAsked' }, load('CCCPPP'), view, readerOf(0)).reason
    expect([reasonOf(english), reasonOf(french)]).toEqual([
      'The table waits for Barbe and Tom.',
      'La table attend Barbe et Tom.',
    ])
  })
})
