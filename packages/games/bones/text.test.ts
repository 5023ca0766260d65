// Both languages, said aloud: every move, event, refusal and ending has its words; and what single sentences say.
import { plain, Sfc32, type GameText } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { readerOf, told, type Speech } from '../speech.ts'
import { itSpeaks } from '../speech-contract.ts'
import { titleAlone } from './endings.en.ts'
import { bones, type Event, type Move, type View } from './index.ts'
import { DEFENDS, LOWERS, PLUNDERS, REROLLS, SAILS, SCOUTS, STEALS } from './moves.ts'
import { REFUSE, REFUSE_TABLE } from './refusals.ts'
import { CALM, kept, position, STANDARD, type Layout, type Table } from './scenario.ts'
import { text as en } from './text.en.ts'
import { text as fr } from './text.fr.ts'

const ANNE = readerOf(0)

const TRIED: readonly (Move | null)[] = [SAILS.pair[3]!, { kind: 'thief', owner: 1, token: 0 }, null]

const SPEECH: Speech = {
  game: bones,
  texts: { en, fr },
  hearings: [1, 2, 4, 6].map((seats) => ({ options: { ...STANDARD, party: seats > 4 }, seats, seed: seats, me: 0 })),
  reasons: REFUSE,
  tableReasons: REFUSE_TABLE,
  tried: TRIED,
  views: [kept({ treasures: [0, 1, 0], dice: [1, 1, 2, 3] }).view],
}

itSpeaks(SPEECH)

const label = (text: GameText<View, Move, Event>, table: Table, move: Move) => text.move(move, table.view, ANNE)

describe('moves are named by their effect', () => {
  const rolled = position({ dice: [1, 6, 4, 4] })
  const fours = kept({ treasures: [0, 1], thieves: { 0: 1 }, ships: 'S P P P P P', dice: [4, 4, 4, 1] })
  const island = kept({ ships: 'P P I P P P', dice: [3, 3, 3, 1] })
  const mates = kept({ treasures: [1, 2], thieves: { 1: 0 }, dice: CALM })
  const change = kept({ ships: 'P I P P P P', dice: [5, 1, 2, 3] })

  const LABELS: readonly [Table, Move, string, string][] = [
    [rolled, REROLLS[0b0011]!, 'Reroll the 1 and 6', 'Relancer les 1 et 6'],
    [rolled, REROLLS[0b1111]!, 'Reroll all dice', 'Relancer tous les dés'],
    [rolled, { kind: 'done' }, 'Keep all dice', 'Garder tous les dés'],
    [change, LOWERS[0]!, 'Turn 5 into 4', 'Changer 5 en 4'],
    [fours, SAILS.pair[4]!, 'Sail ship 4 out to sea (two 4s)', 'Mener le navire 4 en mer (deux\u00a04)'],
    [fours, SAILS.triple[4]!, 'Sail ship 4 to its island (three 4s)', 'Mener le navire 4 à son île (trois\u00a04)'],
    [fours, STEALS[4]!, 'Steal Barbe’s treasure (three 4s)', 'Voler le trésor de Barbe (trois\u00a04)'],
    [fours, { kind: 'done' }, 'End turn', 'Terminer le tour'],
    [island, PLUNDERS[3]!, 'Plunder island 3 (three 3s)', 'Piller l’île 3 (trois\u00a03)'],
    [mates, SCOUTS[6]!, 'Scout island 6 (one more die)', 'Éclaireur sur l’île 6 (un dé de plus)'],
    [
      mates,
      mates.thief(1, 1),
      'Set a Thief beside Barbe’s second treasure',
      'Placer un Voleur près du deuxième trésor de Barbe',
    ],
    [mates, DEFENDS[1]!, 'Chase Barbe’s Thief away', 'Chasser le Voleur de Barbe'],
    [mates, { kind: 'done' }, 'Keep the mate in hand', 'Garder le second en main'],
  ]

  it.each(LABELS.map(([table, move, english, french]) => ({ table, move, english, french })))(
    '$english',
    ({ table, move, english, french }) => {
      expect(label(en, table, move)).toBe(english)
      expect(label(fr, table, move)).toBe(french)
    },
  )
})

describe('the prompt', () => {
  it('addresses the captain whose turn it is, and tells the others', () => {
    const { view } = position({ ships: 'P P I P P P', dice: CALM })
    const mine = en.prompt(view, ANNE)
    expect(mine.title).toBe('Your turn, Anne')
    expect(plain(mine.sentence, ANNE)).toBe('Choose dice to reroll. 2 rerolls left, island 3 gives one.')
    expect(mine.clause).toBe('BON-4.3')
    expect(en.prompt(view, readerOf(1)).title).toBe('Anne’s turn')
    expect(fr.prompt(view, ANNE).title).toBe('À vous, Anne')
    expect(fr.prompt(view, readerOf(1)).title).toBe('Au tour d’Anne')
    expect(plain(fr.prompt(view, ANNE).sentence, ANNE)).toBe(
      'Choisissez des dés à relancer. 2\u00a0relances restantes, l’île 3 en donne une.',
    )
  })

  it('says what the mate can do here', () => {
    const { view } = kept({ treasures: [1, 2], thieves: { 1: 0 }, dice: CALM })
    expect(plain(en.prompt(view, ANNE).sentence, ANNE)).toContain(
      'scout an island, set a Thief beside a treasure or chase a Thief',
    )
    expect(plain(fr.prompt(view, ANNE).sentence, ANNE)).toContain(
      'éclairer une île, guetter un trésor en Voleur ou chasser un Voleur',
    )
    expect(en.stepOf(view)).toBe(4)
    expect(en.steps[en.stepOf(view)]).toBe('Mate')
  })
})

describe('the prompt for the mate', () => {
  const uses = (layout: Omit<Layout, 'dice'>): string => {
    const { view } = kept({ ...layout, dice: CALM })
    return plain(en.prompt(view, ANNE).sentence, ANNE).replace('No ship can sail. Your mate may ', '')
  }

  it('BON-7.8 BON-9.2 names a Thief only where somebody can be robbed', () => {
    expect(uses({ treasures: [2, 1] })).toBe('scout an island.')
    expect(uses({ treasures: [2, 2] })).toBe('scout an island or set a Thief beside a treasure.')
    expect(uses({ treasures: [2, 1], options: { vile: true } })).toContain('set a Thief')
    expect(uses({ treasures: [0, 1], options: { friendly: true } })).toBe('scout an island.')
  })

  it('BON-7.3 names a Scout only where an island is free', () => {
    const { view } = position({ treasures: [0, 1], ships: 'I I I I I I', dice: [1, 2, 3, 4, 5, 6] })
      .done()
      .done()
    expect(plain(en.prompt(view, ANNE).sentence, ANNE)).toBe(
      'No ship can sail. Your mate may set a Thief beside a treasure.',
    )
  })
})

describe('the log', () => {
  it('tells a theft', () => {
    const table = kept({ treasures: [0, 1], thieves: { 0: 1 }, dice: [5, 5, 5, 2] }).play(STEALS[5]!, ...CALM)
    expect(told(en, table.log, 0)).toEqual([
      'Anne rolls four dice: 5552 BON-3.1',
      'Anne keeps the dice BON-4.5',
      'Anne: 555 steals a treasure from Barbe BON-7.9',
      'Barbe rolls four dice: 1234 BON-3.1',
    ])
    expect(told(fr, table.log, 0)[2]).toBe('Anne\u00a0: 555 vole un trésor à Barbe BON-7.9')
  })

  it('elides in French', () => {
    const table = kept({ treasures: [1, 0], active: 1, dice: CALM })
    table.play(table.thief(0), ...CALM)
    expect(told(fr, table.log, 0)).toContain('Barbe place un Voleur près d’un trésor d’Anne BON-7.7')
  })
})

describe('refusals', () => {
  const { view } = kept({ treasures: [0, 1, 0], dice: [1, 1, 2, 3] })

  it('speaks of the ship that was tried', () => {
    expect(en.refusal(REFUSE.pairAtIsland, SAILS.pair[3]!, view, ANNE)).toEqual({
      fact: 'Ship 3 cannot sail on a pair.',
      reason: 'It already lies at its island.',
      instead: 'Three 3s would plunder, if it lay there when the turn began.',
    })
    expect(fr.refusal(REFUSE.poorerOwner, { kind: 'thief', owner: 2, token: 0 }, view, ANNE).fact).toBe(
      'Vous ne pouvez pas voler Tom.',
    )
  })
})

describe('the end', () => {
  const ending = (text: GameText<View, Move, Event>, table: Table, me: number) =>
    text.ending(table.view.outcome!, table.view, readerOf(me))

  it('names the winner, the reason and its clause', () => {
    const table = kept({ treasures: [3, 3], active: 1, ships: ['I S P P P P', 'P P I P P P'], dice: CALM }).done()
    expect(ending(en, table, 1)).toEqual({
      title: 'Anne rules the seas',
      sentence: [
        'Several captains hold three treasures. Sailing points decide: 4 against 3 (1 for each ship at sea, 3 at its island).',
      ],
      clause: 'BON-8.4',
    })
    expect(ending(en, table, 0).title).toBe('You rule the seas')
    expect(ending(fr, table, 1).title).toBe('Anne règne sur les mers')
  })

  it('shares a victory', () => {
    const table = kept({ treasures: [3, 3], active: 1, dice: CALM }).done()
    expect(ending(en, table, 0).title).toBe('Anne and Barbe share the seas')
    expect(ending(fr, table, 0).title).toBe('Anne et Barbe se partagent les mers')
  })

  it('ranks a captain alone', () => {
    const table = kept({ treasures: [2], round: 6, ships: 'P P I P P P', dice: [3, 3, 3, 1] }).play(PLUNDERS[3]!)
    expect(ending(en, table, 0)).toMatchObject({ title: 'King of the Pirates', clause: 'BON-9.5' })
    expect(ending(fr, table, 0).title).toBe('Roi des pirates')
    expect(fr.progress(table.view)).toBe('Terminé en 6\u00a0tours')
    const { outcome } = table.view
    expect(outcome === null ? null : titleAlone(outcome)).toBe('King of the Pirates')
    expect(titleAlone({ scores: [60], clause: 'BON-E4' })).toBe('Lost at sea')
  })
})

describe('labels', () => {
  it('name the moves of one question differently, save equal dice', () => {
    const { view } = kept({ treasures: [0, 2, 1], dice: CALM })
    const labels = bones.legal(bones.determinize(view, new Sfc32(1)), 0).map((move) => en.move(move, view, ANNE))
    expect(new Set(labels).size).toBe(labels.length)
  })
})
