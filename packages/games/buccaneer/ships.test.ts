// Ships come and go: section 6.
import { sizeOfBag, Sfc32, lowest } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { buccaneer } from './index.ts'
import { board, position, STANDARD } from './scenario.ts'

const crews = ['A2 B2', 'B3 C3', 'C4 A4']

it('BUC-6.1 a ship that was boarded is out of the game', () => {
  const table = position({ crews }).board('A2', 0, 'barrel')
  expect(table.state).toMatchObject({ faceUp: [1, 2], gone: [0], takers: [0] })
  expect(table.refused(board('B3', 0, 'barrel'))).toBe('BUC-6.1')
  expect(table.view.gone).toMatchObject([{ ship: { id: 0, name: 'La Mouette' }, taker: 0 }])
  expect(table.view.ducatsByShip).toEqual([[16, 12, 10]])
  expect(table.last('shipGone')).toMatchObject({ seat: 0, ship: 0, gone: 1 })
})

it('BUC-6.1 it is known who boarded which, and what everybody had then', () => {
  const table = position({ seats: 4, crews: ['A2 B2', 'B3 D3'] })
    .board('A2', 0, 'barrel')
    .board('B3', 1, 'candlestick')
  expect(table.view.gone.map(({ ship, taker }) => [ship.id, taker])).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(table.view.ducatsByShip).toEqual([
    [16, 12, 10, 10],
    [16, 19, 10, 13],
  ])
})

it('BUC-6.2 others come when the third is gone, three at once', () => {
  const table = position({ crews }).board('A2', 0, 'barrel').board('B3', 1, 'candlestick')
  expect([table.state.faceUp.length, sizeOfBag(table.state.deck)]).toEqual([1, 12])
  table.board('C4', 2, 'sabre', 0, 0, 0)
  expect([table.state.faceUp.length, sizeOfBag(table.state.deck)]).toEqual([3, 9])
  expect(table.last('shipsArrived')).toMatchObject({ ships: [3, 4, 5], trio: 2, clause: 'BUC-6.2' })
  expect(table.last('shipsArrived')?.names).toEqual(['Bonne Brise', 'Merry Wind', 'Swift Maid'])
})

it('BUC-6.3 and before the next captain is asked', () => {
  const table = position({ crews: ['C4 A4'], active: 2, ships: [{ min: 2, treasures: ['sabre'] }], deck: 9 })
  table.board('C4', 0, 'sabre', 8, 0, 0)
  expect(table.seat).toBe(0)
  expect(table.view.ships).toHaveLength(3)
})

it('BUC-6.4 five trios make a game', () => {
  const chance = new Sfc32(3)
  const state = buccaneer.setup(STANDARD, 3, chance)
  const trios = [buccaneer.view(state, 0).trio]
  while (buccaneer.awaiting(state) !== 0) {
    const seat = lowest(buccaneer.awaiting(state))
    const legal = buccaneer.legal(state, seat)
    buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    trios.push(buccaneer.view(state, 0).trio)
  }
  expect([...new Set(trios)]).toEqual([1, 2, 3, 4, 5])
  expect(state.gone).toHaveLength(15)
})
