import { Sfc32, lowest } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { stortebeker } from '../index.ts'
import { card, position, STANDARD } from '../scenario.ts'
import { EMPTY } from './draft.ts'
import { isPileOpen, shipMove, shipNamed, targetsOf } from './glow.ts'

const table = position({
  ships: [{ needs: 'WB', points: 4 }, { needs: 'WW' }, { needs: 'ZZ' }, { needs: 'RR' }],
  sides: [
    ['W', ''],
    ['', ''],
    ['', ''],
  ],
  hands: ['WBN', ''],
})
const holding = (letter: string) => ({ ...EMPTY, card: card(letter), nth: 0 })
const view = table.viewOf(0)
const ids = view.sea.map(({ ship }) => ship?.id ?? -1)

describe('what glows', () => {
  it('STO-3.4 STO-3.6 first the card, then the ships that have room for it', () => {
    expect(targetsOf(table.legal(), EMPTY).ships.size).toBe(0)
    expect([...targetsOf(table.legal(), holding('W')).ships]).toEqual([ids[1]])
    expect([...targetsOf(table.legal(), holding('B')).ships]).toContain(ids[0])
    expect(targetsOf(table.legal(), holding('Z')).picked).toBe(-1)
  })

  it('keeps the proposal to the card in hand and the ship aimed at', () => {
    const { best } = targetsOf(table.legal(), holding('B'))
    expect(best).toMatchObject({ kind: 'place', card: card('B') })
    const aimed = targetsOf(table.legal(), { ...holding('W'), ship: ids[1]! })
    expect(shipNamed(aimed)).toBe(ids[1])
  })

  it('a ship means what the step makes of it', () => {
    expect(shipMove(view, card('W'), 3)).toEqual({ kind: 'place', card: card('W'), ship: 3 })
    expect(shipMove(view, -1, 3)).toBeNull()
    expect(shipMove({ ...view, step: 'board' }, -1, 3)).toEqual({ kind: 'board', ship: 3 })
  })

  it('opens the pile by itself when there is nothing left but to pick', () => {
    const targets = { ...targetsOf([], EMPTY), takes: new Set([card('W')]) }
    const picking = { ...view, cards: { ...view.cards, left: 0 } }
    expect(isPileOpen(picking, targets, EMPTY)).toBe(true)
    expect(isPileOpen(picking, targets, { ...EMPTY, open: 'pile' })).toBe(false)
    expect(isPileOpen(view, targets, EMPTY)).toBe(false)
  })
})

it('proposes nothing where there is a choice, and the one move where there is none', () => {
  const chance = new Sfc32(11)
  const state = stortebeker.setup(STANDARD, 3, chance)
  for (let moves = 0; moves < 300 && stortebeker.outcome(state) === null; moves++) {
    const seat = lowest(stortebeker.awaiting(state))
    const legal = stortebeker.legal(state, seat)
    expect(targetsOf(legal, EMPTY).best).toEqual(legal.length === 1 ? legal[0] : null)
    stortebeker.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
  }
})
