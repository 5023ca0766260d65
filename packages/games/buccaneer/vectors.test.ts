// The test vectors of the ledger: the booklet's worked examples, and the corners of the rules.
import { seatsOf } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { refuseCall } from './mutineers.ts'
import { buccaneer } from './index.ts'
import { board, call, cover, disc, position, type Layout } from './scenario.ts'
import { standingOf } from './score.ts'

/** Red is A, Blue B, Yellow C, Black D. */
const EXAMPLE: Layout = {
  seats: 4,
  ships: [{ loot: 22, min: 5, wage: 4, treasures: ['chest', 'candlestick'] }, {}, {}],
  crews: ['A3 B5 A2 C2 D5'],
}

it('BUC-T1 the booklet’s boarding: 22 ducats, five men, ten ducats left', () => {
  const table = position(EXAMPLE).board('A3', 0, 'candlestick')
  expect(table.state.ducats).toEqual([20, 15, 12, 15])
  expect(table.treasures(0, 'candlestick')).toBe(1)
  expect(table.treasures(1, 'chest')).toBe(1)
  expect(['A3', 'B5', 'A2', 'C2', 'D5'].map((name) => table.isAlone(name))).toEqual([true, true, true, true, true])
  expect(table.state.faceUp).toEqual([1, 2])
  expect(table.log.map(({ type, clause }) => `${type} ${clause}`).slice(1, 11)).toEqual([
    'boarded BUC-4.2',
    'treasureTaken BUC-5.1',
    'treasureTaken BUC-5.2',
    'lootTaken BUC-5.6',
    'wagePaid BUC-5.4',
    'wagePaid BUC-5.4',
    'wagePaid BUC-5.4',
    'restKept BUC-5.7',
    'crewHome BUC-5.13',
    'shipGone BUC-6.1',
  ])
})

it('BUC-T2 the booklet’s what-if: a yellow question mark more', () => {
  const table = position({ ...EXAMPLE, crews: ['A3 B5 A2 C2 D5 C?'] }).board('A3', 0, 'chest')
  expect(table.state.ducats).toEqual([16, 15, 16, 15])
  expect(table.all('wagePaid').map(({ seat, ducats, clause }) => [seat, ducats, clause])).toEqual([
    [1, 5, 'BUC-5.4'],
    [2, 2, 'BUC-5.4'],
    [3, 5, 'BUC-5.4'],
    [2, 4, 'BUC-5.5'],
  ])
})

it('BUC-T3 a ship for five takes five or six men, not four', () => {
  const refused = (crew: string) => position({ ...EXAMPLE, crews: [crew] }).refused(board('A3', 0, 'chest'))
  expect(refused('A3 B5 A2 C2')).toBe('BUC-4.3')
  expect(refused('A3 B5 A2 C2 D5')).toBeNull()
  expect(refused('A3 B5 A2 C2 D5 C?')).toBeNull()
})

it('BUC-T4 the booklet’s mutiny: Black forces Red, who picks the larger ship', () => {
  const table = position({
    seats: 4,
    ships: [{ min: 4, loot: 16, treasures: ['barrel'] }, { min: 5, loot: 20, treasures: ['sabre'] }, { min: 6 }],
    crews: ['A2 D2 D3 D4 B5'],
  }).call(3, 'A2')
  expect(table.legal()).toEqual([board('A2', 0, 'barrel'), board('A2', 1, 'sabre')])
  table.play(board('A2', 1, 'sabre'))
  expect(table.state.ducats).toEqual([16, 15, 10, 19])
  expect(['D2', 'D3', 'D4'].map((name) => table.isAlone(name))).toEqual([true, true, true])
})

it('BUC-T5 the booklet’s count: two share the chests, two have one each', () => {
  const { awards, share } = standingOf('chest', 15, [2, 2, 1, 1])
  expect(awards).toEqual([7, 7, 1, 1])
  expect(share).toBe(7)
})

const DEFICIT: Layout = {
  ships: [{ loot: 6, min: 5, wage: 3, treasures: ['barrel'] }, {}, {}],
  crews: ['A2 B5 C4 A3 B?'],
}

it('BUC-T6 a poor captain: the bank makes up for what he lacks', () => {
  const table = position({ ...DEFICIT, ducats: [2, 10, 10] })
  const bank = table.state.bank
  table.board('A2', 0, 'barrel')
  expect(table.state.ducats).toEqual([0, 18, 14])
  expect(table.state.bank).toBe(bank - 6 - 4)
  expect(table.treasures(0, 'barrel')).toBe(1)
  expect(table.last('deficitPaid')).toMatchObject({ seat: 0, ducats: 2, clause: 'BUC-5.9' })
  expect(table.last('bankPaid')).toMatchObject({ seat: 0, ducats: 4, clause: 'BUC-5.10' })
})

it('BUC-T7 a rich captain pays it himself', () => {
  const table = position({ ...DEFICIT, ducats: [30, 10, 10] })
  const bank = table.state.bank
  table.board('A2', 0, 'barrel')
  expect(table.state.ducats).toEqual([24, 18, 14])
  expect(table.state.bank).toBe(bank - 6)
  expect(table.last('bankPaid')).toBeUndefined()
})

it('BUC-T8 five and four make nine; five and five are too many; nine stay nine', () => {
  const five = 'A2 B2 C2 A3 B3'
  expect(position({ crews: [five, 'B4 C3 A4 C4'] }).cover('A2', 'B4').state.men[disc('A2')]).toBe(9)
  expect(position({ crews: [five, 'B4 C3 A4 C4 B?'] }).refused(cover('A2', 'B4'))).toBe('BUC-3.7')
  const nine = position({ crews: ['A2 B2 C2 A3 B3 C3 A4 B4 C4'] })
  expect(nine.legal('cover').some((move) => 'crew' in move && move.crew === disc('A2'))).toBe(false)
  expect(position({ active: 1, crews: ['A2 B2 C2 A3 B3 C3 A4 B4 C4'] }).refused(cover('B5', 'A2'))).toBe('BUC-3.7')
})

it('BUC-T9 two captains are passed over, the third must board', () => {
  const table = position({
    seats: 4,
    active: 3,
    crews: ['B2 A2 B3 D2 C3 B4 D3 C4 A3', 'C2 D4 B5 C5 D5 A4 C? D? B?'],
    ships: [{ min: 6 }, { min: 6 }, { min: 6 }],
  })
  expect(table.all('passed').map(({ seat, clause }) => [seat, clause])).toEqual([
    [3, 'BUC-2.4'],
    [0, 'BUC-2.5'],
  ])
  expect(table.seat).toBe(1)
  expect(table.step).toBe('act')
  expect(table.legal().every((move) => move.kind === 'board')).toBe(true)
})

it('BUC-T10 the third ship of a trio brings three others at once, or the end', () => {
  const crews = ['A2 B2']
  const table = position({ crews, ships: [{ min: 2, treasures: ['sabre'] }], deck: 9 }).board('A2', 0, 'sabre', 0, 0, 0)
  expect(table.state.faceUp).toHaveLength(3)
  expect(table.view.shipsToCome).toBe(6)
  expect(table.seat).toBe(1)
  const last = position({ crews, ships: [{ min: 2, treasures: ['sabre'] }], deck: 0 }).board('A2', 0, 'sabre')
  expect(last.step).toBe('over')
  expect(buccaneer.awaiting(last.state)).toBe(0)
})

it('BUC-T11 no mutiny in a crew too small for every ship', () => {
  const table = position({ seats: 4, crews: ['A2 D2 D3 D4'], ships: [{ min: 5 }, { min: 6 }, { min: 6 }] })
  expect(table.step).toBe('act')
  expect(refuseCall(table.state, 3, disc('A2'))).toMatchObject({ clause: 'BUC-7.3' })
})

it('BUC-T12 two mutinies in two crews: the captain obeys one', () => {
  const table = position({
    seats: 4,
    crews: ['A2 D2 D3 D4', 'A3 B2 B3 B4'],
    ships: [{ min: 4, treasures: ['chest'] }, { min: 5 }, { min: 6 }],
  })
  expect(seatsOf(buccaneer.awaiting(table.state))).toEqual([1, 3])
  table.call(1, 'A3').call(3, 'A2')
  expect(table.legal()).toEqual([board('A3', 0, 'chest'), board('A2', 0, 'chest')])
  table.board('A2', 0, 'chest')
  expect(table.crews()).toEqual(['A3 B2 B3 B4'])
  expect(table.seat).toBe(1)
})

it('BUC-T13 two mutinies in one crew are one', () => {
  const table = position({
    seats: 4,
    crews: ['A2 B2 D2 B3 D3 B4 D4 C2 A3'],
    ships: [
      { min: 6, treasures: ['chest'] },
      { min: 6, treasures: ['sabre'] },
      { min: 6, treasures: ['barrel'] },
    ],
  })
    .call(3, 'A2')
    .call(1, 'A2')
  expect(table.legal()).toEqual([board('A2', 0, 'chest'), board('A2', 1, 'sabre'), board('A2', 2, 'barrel')])
  expect(table.board('A2', 0, 'chest').last('boarded')?.callers).toEqual([1, 3])
})

it('BUC-T14 a ship with one treasure leaves the second his wage', () => {
  const table = position({ crews: ['A2 B5'], ships: [{ min: 2, loot: 8, treasures: ['chest'] }, {}, {}] }).board(
    'A2',
    0,
    'chest',
  )
  expect(table.state.ducats).toEqual([13, 15, 10])
  expect(table.state.treasures[1]).toEqual([0, 0, 0, 0])
})

it('BUC-T15 three share ten: three each, one lost, and no ducat apiece', () => {
  expect(standingOf('sabre', 10, [1, 1, 1]).awards).toEqual([3, 3, 3])
})

const SIXES: Layout = { ships: [{ min: 6 }, { min: 6 }, { min: 6 }] }

it('BUC-T16 a total lock: three crews of five, ships for six', () => {
  const table = position(SIXES)
  table.cover('A2', 'C2').cover('B?', 'A5').cover('C?', 'A2').cover('A4', 'B5').cover('B2', 'A?').cover('C4', 'B3')
  table.cover('A4', 'C?').cover('B2', 'C3').cover('C4', 'B4').cover('A3', 'B2').cover('B?', 'C4')
  table.cover('C5', 'A3', 0, 0, 0)
  expect(table.crews().map((crew) => crew.split(' ').length)).toEqual([5, 5, 5])
  expect(table.all('passed').map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(table.last('sailedAway')).toMatchObject({ clause: 'BUC-A15', ships: [0, 1, 2] })
  expect(table.state.faceUp).toEqual([3, 4, 5])
  expect(table.seat).toBe(0)
})

it('BUC-T17 a total lock: one captain on top of everything', () => {
  const table = position(SIXES)
  table.cover('A3', 'C3').cover('B?', 'C5').cover('C?', 'B3').cover('A4', 'B?').cover('B4', 'C?').cover('C4', 'B5')
  table.cover('A2', 'B4').cover('B2', 'C2').cover('C4', 'B2').cover('A5', 'C4', 0, 0, 0)
  expect(table.state.men.slice(0, 5).toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4, 5])
  expect(table.all('passed').map(({ seat, clause }) => [seat, clause])).toEqual([
    [1, 'BUC-2.4'],
    [2, 'BUC-2.4'],
    [0, 'BUC-2.5'],
    [1, 'BUC-2.4'],
    [2, 'BUC-2.4'],
  ])
  expect(table.state.gone).toEqual([0, 1, 2])
  expect(table.refused(call('A5'))).toBe('BUC-7.2')
})
