// Hints: what a move is about, and why one would make it.
import { LANGUAGES } from '@flibuste/kernel'
import { language } from '@flibuste/web/kit'
import { expect, it } from 'vitest'
import { itHints } from '../../hint-contract.ts'
import { cove } from '../index.ts'
import type { Move } from '../moves.ts'
import { cardsInBattle } from '../lessons/cards-in-battle.ts'
import { firstIsland } from '../lessons/first-island.ts'
import { rightMoment } from '../lessons/right-moment.ts'
import { tavernAndParrots } from '../lessons/tavern-and-parrots.ts'
import { STANDARD } from '../scenario.ts'
import type { State } from '../state.ts'
import { explain } from './explain.ts'
import { hint } from './hint.ts'
import { en } from './reasons.en.ts'
import { fr } from './reasons.fr.ts'
import { reasonOf } from './reasons.ts'

const READER = { me: 0, name: (seat: number) => ['Anne', 'Perrine', 'Mira', 'Tom'][seat] ?? '' }

itHints({
  game: cove,
  options: STANDARD,
  seats: 3,
  seeds: [1, 2, 3, 4],
  hint,
  explain,
  reasonOf,
  kinds: Object.keys(en),
  speak: (chosen) => void (language.value = chosen),
})

it('says what a ring gives that is raised: speed, room, dice, or one hit more', () => {
  const view = cove.view(firstIsland.start.state, 0)
  const reason = (section: number, level: number) => {
    const found = reasonOf({ kind: 'raise', section, level }, view, 0)
    if (found?.kind !== 'raise') throw new Error('no reason')
    return [en.raise(found, READER), fr.raise(found, READER)]
  }
  expect(reason(0, 5)).toEqual(['speed 8 instead of 7', 'vitesse 8 au lieu de 7'])
  expect(reason(3, 5)[0]).toBe('room for 8 chests instead of 7')
  expect(reason(1, 4)[1]).toBe('même valeur, un coup de plus avant de la perdre')
  expect(reason(1, 5)[0]).toBe('still 3 dice until the cannons follow')
})

/** What the hint says of a move to the first captain, in both languages. */
function reasonsOf(state: State, move: Move): (string | null)[] {
  const view = cove.view(state, 0)
  const said = LANGUAGES.map((chosen) => {
    language.value = chosen
    return hint.reason(move, view, READER)
  })
  language.value = 'en'
  return said
}

it('says what a card bought may be, and what gold is worth that stays', () => {
  const { state } = tavernAndParrots.start
  expect(reasonsOf(state, { kind: 'buy' })).toEqual([
    '9 of 39 unseen cards count at the end',
    '9 des 39 cartes cachées comptent à la fin',
  ])
  expect(reasonsOf(state, { kind: 'done' })).toEqual([
    '5 gold aboard: 1 fame if you bury it',
    '5 doublons à bord\u00a0: 1 point si vous les enterrez',
  ])
  const last = { ...state, month: 12 }
  expect(reasonsOf(last, { kind: 'done' })).toEqual([null, null])
})

it('says of an event card what it gains, and of passing that it keeps', () => {
  const { state } = rightMoment.start
  expect(reasonsOf(state, { kind: 'treasureMap' })).toEqual([
    'on average 2.6 chests more, if you can get there',
    'en moyenne 2,6 coffres de plus, si vous y allez',
  ])
  expect(reasonsOf(state, { kind: 'pass' })[0]).toBe('your card keeps for another month')
  expect(reasonsOf({ ...state, month: 12 }, { kind: 'pass' })[1]).toBe('plus aucun mois pour la jouer')
  expect(reasonsOf(state, { kind: 'lookout', first: 1 })).toEqual([
    'you see 3 of their courses before you choose',
    'vous voyez 3 routes avant de choisir',
  ])
  expect(reasonsOf(state, { kind: 'lookout', first: 0 })[0]).toBe('all see your course before they choose')
  expect(reasonsOf(state, { kind: 'buccaneering', victim: 3 })[0]).toBe(
    'half of Tom’s plunder: at best 3 chests, 3 gold',
  )
  expect(reasonsOf(state, { kind: 'royalNavy', island: 5 })[0]).toMatch(/^Tom: \d+% to outlast it$/)
  expect(reasonsOf(state, { kind: 'escape', island: 4 })).toEqual(reasonsOf(state, { kind: 'sail', island: 4 }))
})

it('weighs a boarding card against passing by the odds as they stand', () => {
  const { state } = cardsInBattle.start
  const [passing, passant] = reasonsOf(state, { kind: 'pass' })
  expect(passing).toMatch(/^\d+% to outlast Tom as it stands$/)
  expect(passant).toMatch(/^en l’état, \d+\u00a0% de survivre à Tom$/)
  expect(reasonsOf(state, { kind: 'fairWind' })[0]).toBe('speed 12 against 8: you act first')
  expect(reasonsOf(state, { kind: 'grapple' })[1]).toBe('toujours 3 dés pour vous')
})
