// Both languages say everything in words and without a hole; and what single sentences say.
import { Sfc32, type GameText } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { heardAt, readerOf, told as tellings, type Speech } from '../speech.ts'
import { itSpeaks } from '../speech-contract.ts'
import { cove, type Event, type Move, type View } from './index.ts'
import {
  BURIALS,
  DONE,
  FIRES,
  FLEE,
  KEEP,
  LETTERS,
  MOVE_KINDS,
  NAVIES,
  PASS,
  PLAY_FAIR_WIND,
  PLAY_SMOKE,
  RAISES,
  SAILINGS,
} from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { faces, kind, position, STANDARD, type Layout } from './scenario.ts'
import { text as english } from './text.en.ts'
import { text as french } from './text.fr.ts'

const TRIED: readonly (Move | null)[] = [
  null,
  { kind: 'fit', levels: [8, 8, 8, 8] },
  { kind: 'fit', levels: [1, 2, 2, 2] },
  PASS,
  SAILINGS[7]!,
  NAVIES[6]!,
  PLAY_SMOKE,
  FIRES[6]![0]!,
  FLEE,
  RAISES[0]![8]!,
  BURIALS[9]![9]!,
  KEEP,
  DONE,
]

type Text = GameText<View, Move, Event>

const SPEECH: Speech = {
  game: cove,
  texts: { en: english, fr: french },
  hearings: heardAt(STANDARD, 5),
  reasons: REFUSE,
  tableReasons: REFUSE_TABLE,
  tried: TRIED,
  views: [
    cove.view(cove.setup(STANDARD, 3, new Sfc32(1)), 0),
    position({ at: 'sailed', hands: ['royalNavy'] }).viewOf(0),
    position({ at: 'effects', places: [6, 1, 2, 3], chests: [2] }).viewOf(0),
    position({ places: [3, 3, 6, 6], levels: ['3222', '4222'] }).viewOf(1),
  ],
  /** Ships are fitted out before the first month. */
  isStepless: ({ month }: View) => month === 0,
}

itSpeaks(SPEECH)

const BATTLE: Layout = {
  places: [3, 3, 6, 6],
  levels: ['5333', '2222'],
  hands: ['smoke'],
  artisans: ['', 'hull'],
}

describe('a sentence', () => {
  const told = (text: Text, log: readonly Event[]): string[] => tellings(text, log, 2)

  it('tells a battle, step by step', () => {
    const { log } = position(BATTLE)
      .play(PLAY_SMOKE)
      .fire(1, 'hull', '5 6 1')
      .fire(0, 'sails', '5 6')
      .fire(1, 'hull', '5 6 2')
    expect(told(english, log)).toEqual([
      'Battle at Sail Island: Anne and Barbe COV-6.2',
      'Anne plays Smoke COV-15.5',
      'Anne fires at Barbe, hull: 5 6 1, 2 hits COV-8.7',
      'Barbe: the artisan on the hull is lost COV-13.3',
      'Barbe fires at Anne, sails: 5 6, 1 hit COV-8.7',
      'Anne: sails from level 5 to 4 COV-2.4',
      'Anne fires at Barbe, hull: 5 6 2, 2 hits COV-8.7',
      'Barbe has no hull left COV-2.5',
      'Barbe is routed and limps to the Cove COV-8.18',
      'Anne: +1 fame, 11 now COV-8.19',
      'Anne holds out at Sail Island COV-6.8',
    ])
    expect(told(french, log)).toContain('Anne tire sur Barbe, la coque\u00a0: 5 6 1, 2 coups au but COV-8.7')
    expect(told(french, log)).toContain('Barbe est en déroute et se traîne jusqu’à la Crique COV-8.18')
  })

  it('tells a legend that is sunk, and a Royal Navy turned away', () => {
    const layout: Layout = { places: [3, 6, 6, 6], black: [[3, 'hook']], parrots: ['silver'] }
    const { log } = position(layout, faces('4 4 4')).fire('legend', 'hull', '5 5 5 5 5 1')
    expect(told(english, log).slice(1, 5)).toEqual([
      'Captain Hook fires at Anne, hull: 4 4 4, 0 hits COV-19.4',
      'Anne fires at Captain Hook, hull: 5 5 5 5 5 1, 5 hits COV-8.7',
      'Captain Hook: 5 hits, 0 hull left COV-18.2',
      'Captain Hook went down: 3 fame COV-18.8',
    ])
    expect(told(french, log)[4]).toBe('Par le fond\u00a0: le capitaine Crochet, 3 points de renommée COV-18.8')
    const turned = position({ at: 'sailed', places: [1, 2, 3, 6], hands: ['royalNavy', 'letterOfMarque'] })
    turned.play(NAVIES[1]!, [], 0).play(PASS, [], 1).play(LETTERS[4]!, [], 1)
    expect(told(english, turned.log).slice(0, 2)).toEqual([
      'Anne sends the Royal Navy to the Tavern COV-14.8',
      'Barbe shows a Letter of Marque: the Royal Navy sails to Cannon Island COV-14.7',
    ])
  })

  it('tells who fights whom, and counts one chest as one', () => {
    const both = position({ places: [3, 3, 6, 6], black: [[3, 'bonnyAndRead']], navy: [3, 2] }).log
    expect(told(english, both)[0]).toBe(
      'Battle at Sail Island: Anne and Barbe against Bonny and Read and the Royal Navy COV-6.2',
    )
    expect(told(french, both)[0]).toBe(
      'Combat à l’île des Voiles\u00a0: Anne et Barbe contre Bonny et Read et la Royal Navy COV-6.2',
    )
    const excess = (chests: number): readonly Event[] =>
      position({ at: 'blackShips', levels: ['2221'], chests: [4 + chests] }).log.filter(
        ({ type }) => type === 'cargoLost',
      )
    expect(told(english, excess(1))).toEqual(['Anne has 1 chest too many, which goes back to Treasure Island COV-11.5'])
    expect(told(english, excess(2))).toEqual(['Anne has 2 chests too many, which go back to Treasure Island COV-11.5'])
    expect(told(french, excess(1))).toEqual(['Anne a 1 coffre de trop, qui revient à l’île au Trésor COV-11.5'])
    expect(told(french, excess(2))).toEqual(['Anne a 2 coffres de trop, qui reviennent à l’île au Trésor COV-11.5'])
  })

  it('tells a mutiny aboard an empty ship, and a repair nobody could pay', () => {
    const empty = position({ places: [3, 3, 6, 6], levels: ['3222', '2222'], gold: [0], fame: [1] }).flee('1')
    expect(told(english, empty.log)).toContain('Mutiny! Anne has no cargo left to lose COV-8.16')
    expect(told(english, empty.log)).toContain('Anne: −1 fame, 0 now COV-8.16')
    expect(told(french, empty.log)).toContain('Mutinerie\u202f! Anne n’a plus de cargaison à perdre COV-8.16')
    const { log } = position({ at: 'effects', places: [7, 6, 6, 6], levels: ['2022'], gold: [1] }).endMonth()
    const poor = log.filter(({ type }) => type === 'repaired' || type === 'incomeForgone').slice(0, 2)
    expect(told(english, poor)).toEqual([
      'Anne repairs crew COV-10.7',
      'Anne cannot pay for repairs, so takes nothing in the Cove COV-10.9',
    ])
    expect(told(french, poor)[0]).toBe('Anne répare l’équipage COV-10.7')
  })

  it('says of who passes in a later round only that he plays nothing in it', () => {
    const { log } = position({ places: [3, 3, 6, 6], levels: ['4222'], hands: ['fairWind smoke', 'grapple'] })
      .play(PLAY_FAIR_WIND)
      .pass()
      .pass()
    expect(told(english, log).at(-1)).toBe('Anne plays no boarding card this round COV-7.4')
    expect(told(french, log).at(-1)).toBe('Anne ne joue pas de carte Abordage à cette ronde COV-7.4')
  })

  it('says what a parrot does as it comes aboard', () => {
    const taken = (name: string): Event => ({ type: 'parrotTaken', clause: 'COV-12.2', seat: 0, parrot: kind(name) })
    const all = ['flint', 'silver', 'bones', 'trelawney'].map(taken)
    expect(told(english, all)[1]).toBe('Anne gets Silver’s parrot: six dice a volley COV-12.2')
    expect(told(french, all)[1]).toBe('Anne reçoit le perroquet de Silver\u00a0: six dés à chaque bordée COV-12.2')
    for (const line of [...told(english, all), ...told(french, all)]) expect(line).toMatch(/: \S|\u00a0: \S/)
  })

  it('names a card that is called one', () => {
    const drawn: Event = { type: 'cardDrawn', clause: 'COV-10.2', seat: 0, card: kind('treasureMap') }
    expect(told(french, [drawn, { ...drawn, card: kind('smoke') }])).toEqual([
      'Anne pioche la Carte du Trésor COV-10.2',
      'Anne pioche la carte Fumigènes COV-10.2',
    ])
  })

  it('names a move by its effect', () => {
    const ashore = position({ at: 'effects', places: [6, 1, 2, 3], chests: [2], gold: [7] }).viewOf(0)
    const say = (text: Text, move: Move) => text.move(move, ashore, readerOf(0))
    expect(say(english, BURIALS[2]![2]!)).toBe('Bury 6 gold and 2 chests for 4 fame')
    expect(say(french, BURIALS[2]![2]!)).toBe('Enterrer 6 doublons et 2 coffres pour 4 points de renommée')
    expect(say(english, RAISES[0]![3]!)).toBe('Raise sails 5 → 6 for 2 gold')
    expect(say(french, SAILINGS[4]!)).toBe('Faire voile vers l’île aux Canons')
    expect(say(english, { kind: 'fit', levels: [4, 2, 2, 3] })).toBe(
      'Fit out for 4 gold: sails 7, crew 2, cannons 2, hull 6 (levels 4 2 2 3)',
    )
  })

  it('says what a step brings that leaves its figure as it is', () => {
    const ashore = position({ at: 'effects', places: [5, 1, 2, 3], levels: ['2322'], gold: [7] }).viewOf(0)
    const say = (text: Text) => text.move(RAISES[1]![4]!, ashore, readerOf(0))
    expect(say(english)).toBe('Raise crew for 2 gold: still 3, but one hit more')
    expect(say(french)).toBe('Monter l’équipage pour 2 doublons\u00a0: toujours 3, mais un coup de plus')
  })

  it('has a name for every kind of move', () => {
    const view = position({ at: 'navigation' }).viewOf(0)
    expect(MOVE_KINDS.length).toBe(30)
    for (const move of TRIED) if (move !== null) expect(english.move(move, view, readerOf(0))).not.toBe('')
  })
})
