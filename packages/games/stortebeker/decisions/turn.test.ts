// Drawing, and what keeps a game from going on for ever.
import { Sfc32, sizeOfBag } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { LULL_ROUNDS } from '../data.ts'
import { stortebeker } from '../index.ts'
import { card, position, STANDARD, type Layout } from '../scenario.ts'

describe('drawing', () => {
  it('STO-8.1 takes picked cards to hand first', () => {
    const table = position({ hands: ['WWBB34', 'Z'], discard: 'RR' })
      .discard('WWB')
      .take('RR')
      .endTurn()
    expect(table.log.map(({ type }) => type).slice(-3)).toEqual(['picksTaken', 'drew', 'turnBegan'])
    expect(table.last('picksTaken')).toMatchObject({ clause: 'STO-8.1', cards: [card('R'), card('R')] })
  })

  it('STO-8.2 goes up to six', () => {
    expect(
      position({ hands: ['WWBB34', 'Z'] })
        .pass()
        .handSize(0),
    ).toBe(6)
    expect(
      position({ hands: ['W', 'Z'] })
        .pass()
        .last('drew'),
    ).toMatchObject({ clause: 'STO-8.2', count: 6 })
  })

  it('STO-8.3 turns over the discard pile when there is nothing left to draw', () => {
    const table = position({ hands: ['WWB', 'Z'], draw: 'NN' }).pass()
    expect(table.last('reshuffled')).toMatchObject({ clause: 'STO-8.3', count: 60 + 3 })
    expect([table.pile, table.handSize(0), table.drawSize]).toEqual(['', 6, 63 - 4])
  })

  it('STO-8.3 turns it over as soon as the last card is drawn, before anybody could exchange', () => {
    const table = position({ hands: ['WWBZZZ', 'ZMR'], draw: 'NNN' })
      .discard('WWB')
      .done()
      .endTurn()
    expect(table.log.map(({ type }) => type).slice(-3)).toEqual(['drew', 'reshuffled', 'turnBegan'])
    expect([table.seat, table.pile, table.drawSize]).toEqual([1, '', 66 - 9])
    table.discard('ZM')
    expect(table.refused({ kind: 'take', card: card('W') })).toBe('STO-A25')
  })

  it('STO-8.4 is for the active captain only', () => {
    const table = position({ hands: ['WWB', 'Z'] }).pass()
    expect([table.handSize(0), table.handSize(1)]).toEqual([6, 1])
  })

  it('STO-A17 stops when both piles are empty', () => {
    const { state } = position({ hands: ['WWB', 'Z'] })
    const hidden = state.draw
    state.hands[1] = state.hands[1]!.map((copies, kind) => copies + hidden[kind]!)
    state.draw = hidden.map(() => 0)
    const chance = new Sfc32(1)
    for (const kind of ['W', 'W', 'B']) stortebeker.apply(state, 0, { kind: 'discard', card: card(kind) }, chance, null)
    stortebeker.apply(state, 0, { kind: 'endTurn' }, chance, null)
    expect([sizeOfBag(state.hands[0]!), sizeOfBag(state.draw), state.discard]).toEqual([3, 0, []])
    stortebeker.apply(state, 1, { kind: 'discard', card: card('Z') }, chance, null)
    expect([sizeOfBag(state.draw), state.discard]).toEqual([0, [card('Z')]])
  })
})

/** Every card at some ship, no side complete, save what seat 1 holds: there is nothing to draw. */
function locked(water: string, hand: string): ReturnType<typeof position> {
  const all = `${water} BBBBBBBB ZZZZZZZZ MMMMMM RRRRRRR NNNNNN ww bb zz mm r n`
  const layout: Layout = {
    ships: [{ needs: `${all.toUpperCase().replaceAll(' ', '')}N` }, { needs: 'WWWZ' }],
    sides: [[`${all} 2222333444`]],
    hands: ['', hand],
    rear: 12,
  }
  return position(layout)
}

describe('a game that stalls', () => {
  it('STO-E3 STO-E4 is unlocked when nobody can do anything for a round', () => {
    const table = locked('WWWWWWWWWWW', '')
    expect(table.all('idled').map(({ seat }) => seat)).toEqual([0, 1, 0])
    expect(table.last('lockBroken')).toMatchObject({ clause: 'STO-E4' })
    expect([table.side(0, 0), table.handSize(0), table.handSize(1), table.seat]).toEqual(['', 6, 6, 1])
  })

  it('STO-E4 is not, as long as somebody could do something in that round', () => {
    const table = locked('WWWWWWWW', 'WWW').place('WWW', 1).endTurn()
    const broken = table.log.findIndex(({ type }) => type === 'lockBroken')
    const idled = table.log.slice(0, broken).filter((event) => event.type === 'idled')
    expect(idled.map(({ seat }) => seat)).toEqual([0, 0, 1])
  })

  it('STO-E1 STO-E4 ends after twenty full rounds without a capture', () => {
    const calm = (lastCapture: number) => position({ round: 30, lastCapture, active: 1, hands: ['', 'WWW'] }).pass()
    expect(calm(30 - LULL_ROUNDS + 1).step).toBe('play')
    const over = calm(30 - LULL_ROUNDS)
    expect([over.step, over.last('becalmed')?.clause]).toEqual(['over', 'STO-E4'])
  })

  it('STO-E2 cannot: ships run out', () => {
    for (const [seats, ships] of [
      [2, 16],
      [3, 19],
      [4, 22],
    ] as const) {
      const chance = new Sfc32(seats)
      const state = stortebeker.setup(STANDARD, seats, chance)
      while (stortebeker.awaiting(state) !== 0) {
        const seat = Math.log2(stortebeker.awaiting(state))
        const legal = stortebeker.legal(state, seat)
        const eager = legal.filter(({ kind }) => kind === 'board' || kind === 'place')
        const from = eager.length > 0 ? eager : legal
        stortebeker.apply(state, seat, from[chance.below(from.length)]!, chance, null)
      }
      expect(state.taken.flat().length).toBeGreaterThan(ships - 5)
      expect(state.taken.flat().length).toBeLessThanOrEqual(ships)
      expect(state.round).toBeLessThanOrEqual(LULL_ROUNDS * ships)
    }
  })
})
