// Mutiny: section 7.
import { bit, has, seatsOf, SPECTATOR } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { buccaneer } from '../index.ts'
import { CALLS, DECLINE, PASS } from '../moves.ts'
import { board, call, cover, disc, position, type Layout } from '../scenario.ts'
import { crewOfMutineer, refuseCall } from '../mutineers.ts'

/** Three of B in a crew of A, and two ships it can board. */
const RIPE: Layout = {
  crews: ['A2 B2 B3 B4 C2'],
  ships: [{ min: 4, loot: 16, treasures: ['chest', 'sabre'] }, { min: 5, loot: 20, treasures: ['barrel'] }, { min: 6 }],
}
const asked = (layout: Layout) => seatsOf(buccaneer.awaiting(position(layout).state))

describe('who may call', () => {
  it('BUC-7.1 whoever has three men in a crew somebody else commands', () => {
    expect(position(RIPE).step).toBe('mutiny')
    expect(asked(RIPE)).toEqual([1])
    const two = position({ ...RIPE, crews: ['A2 B2 C3 B4 C2'] })
    expect(two.step).toBe('act')
    expect(refuseCall(two.state, 1, disc('A2'))).toMatchObject({ clause: 'BUC-7.1', reason: 'tooFewMutineers' })
    const own = position({ ...RIPE, crews: ['A2 B2 B3 B4 C2', 'B5 A3 A4 A5'], active: 0 })
    expect(own.refusal(call('B5'), 1)).toMatchObject({ clause: 'BUC-7.1', reason: 'ownCrew' })
  })

  it('BUC-7.1 whoever that is, and whatever the disc on top shows', () => {
    const table = position({ ...RIPE, crews: ['B? A2 A3 A4 C2'], active: 1 })
    expect(table.step).toBe('mutiny')
    expect(table.seat).toBe(0)
    expect(table.legal()).toEqual([call('B?'), DECLINE])
    expect(table.view.mutinies).toEqual([{ seat: 0, crew: disc('B?') }])
  })

  it('BUC-1.6 BUC-3.4 in a crew that is there, named by the disc on top', () => {
    const table = position(RIPE)
    expect(table.refused(CALLS[15]!, 1)).toBe('BUC-1.6')
    expect(table.refused(call('B2'), 1)).toBe('BUC-3.4')
  })

  it('BUC-7.2 only as the turn of that crew’s captain begins', () => {
    const later = position({ ...RIPE, active: 2 })
    expect(later.step).toBe('act')
    expect(refuseCall(later.state, 1, disc('A2'))).toMatchObject({ clause: 'BUC-7.2', reason: 'notItsTurn' })
    const acting = position(RIPE).decline(1)
    expect([acting.refused(call('A2')), acting.refused(DECLINE)]).toEqual(['BUC-7.2', 'BUC-7.2'])
  })

  it('BUC-7.3 only where the crew can board a ship in sight', () => {
    const small = position({ ...RIPE, ships: [{ min: 6 }, { min: 6 }, { min: 6 }] })
    expect(small.step).toBe('act')
    expect(refuseCall(small.state, 1, disc('A2'))).toMatchObject({ clause: 'BUC-7.3' })
  })

  it('BUC-7.9 in one crew at most', () => {
    const table = position({ ...RIPE, crews: ['A2 B2 B3 B4', 'A3 B5 B?'] })
    expect(crewOfMutineer(table.state, 1)).toBe(disc('A2'))
    expect(refuseCall(table.state, 1, disc('A3'))).toMatchObject({ clause: 'BUC-7.1' })
    expect(table.legal()).toEqual([call('A2'), DECLINE])
  })

  it('BUC-7.11 nobody has to', () => {
    const table = position(RIPE).decline(1)
    expect(table.step).toBe('act')
    expect(table.last('mutinyDeclined')).toMatchObject({ seat: 1, captain: 0, crew: disc('A2'), clause: 'BUC-7.11' })
    expect(table.refused(cover('A2', 'C3'))).toBeNull()
  })

  it('BUC-A16 whatever else he has there or elsewhere', () => {
    expect(asked({ ...RIPE, crews: ['A2 B2 C2 B3 B4', 'B5 A3'] })).toEqual([1])
    expect(asked({ ...RIPE, crews: ['A2 C2 B2 B3 B4'] })).toEqual([1])
  })

  it('BUC-A12 also against a captain who could do nothing else', () => {
    const table = position({
      ...RIPE,
      crews: ['A2 B2 B3 B4 C2 B5 C3 A3 A4', 'C4 A5', 'C5 A?'],
      ships: [{ min: 9, treasures: ['chest'] }, {}, {}],
    })
    expect(table.step).toBe('mutiny')
    expect(table.call(1, 'A2').legal()).toContainEqual(board('A2', 0, 'chest'))
  })
})

describe('a mutiny', () => {
  it('BUC-7.4 makes the captain board with that crew', () => {
    const table = position({ ...RIPE, crews: ['A2 B2 B3 B4 C2', 'A3 C3 C4 C5'] }).call(1, 'A2')
    // C could have called in the other crew and was asked as well.
    expect(table.step).toBe('mutiny')
    table.decline(2)
    expect(table.step).toBe('obey')
    expect(table.refused(cover('A2', 'C?'))).toBe('BUC-7.4')
    expect(table.refused(board('A3', 0, 'chest'))).toBe('BUC-7.4')
    expect(table.refused(PASS)).toBe('BUC-7.4')
    expect([table.refused(call('A2')), table.refused(DECLINE)]).toEqual(['BUC-7.2', 'BUC-7.2'])
    expect(table.board('A2', 0, 'chest').last('boarded')).toMatchObject({ clause: 'BUC-7.4', callers: [1] })
  })

  it('BUC-7.5 leaves him the ship', () => {
    const ships = position(RIPE)
      .call(1, 'A2')
      .legal()
      .map((move) => 'ship' in move && move.ship)
    expect(new Set(ships)).toEqual(new Set([0, 1]))
  })

  it('BUC-7.6 BUC-4.3 BUC-4.5 BUC-5.1 lets him board no ship and take no treasure that he could not otherwise', () => {
    const table = position(RIPE).call(1, 'A2')
    expect(table.refused(board('A2', 2, 'sabre'))).toBe('BUC-4.3')
    expect(table.refused(board('A2', 7, 'barrel'))).toBe('BUC-4.5')
    expect(table.refused(board('A2', 0, 'barrel'))).toBe('BUC-5.1')
  })

  it('BUC-7.1 is told with who called it, against whom, and how many men he has there', () => {
    const table = position({ ...RIPE, crews: ['A2 B2 B3 B4 C2 A3 B5'] }).call(1, 'A2')
    expect(table.last('mutinyCalled')).toMatchObject({
      clause: 'BUC-7.1',
      seat: 1,
      captain: 0,
      crew: disc('A2'),
      own: 4,
    })
  })

  it('BUC-A15 ends a row of turns without an action', () => {
    expect(
      position({ ...RIPE, passes: 2 })
        .call(1, 'A2')
        .board('A2', 0, 'chest').state.passes,
    ).toBe(0)
  })

  it('BUC-7.6 is paid as any boarding', () => {
    const free = position({ ...RIPE })
      .decline(1)
      .board('A2', 1, 'barrel')
    const forced = position({ ...RIPE })
      .call(1, 'A2')
      .board('A2', 1, 'barrel')
    expect(forced.state).toEqual(free.state)
  })

  it('BUC-7.7 BUC-D2 is one of several only: the captain gives in to the one he likes', () => {
    const table = position({ ...RIPE, crews: ['A2 B2 B3 B4', 'A3 C3 C4 C5'] })
      .call(2, 'A3')
      .call(1, 'A2')
    expect(new Set(table.legal().map((move) => 'crew' in move && move.crew))).toEqual(new Set([disc('A2'), disc('A3')]))
    table.board('A3', 0, 'sabre')
    expect(table.crews()).toEqual(['A2 B2 B3 B4'])
    expect(table.last('boarded')?.callers).toEqual([2])
    expect(table.seat).toBe(1)
  })

  it('BUC-7.8 leaves him the treasure', () => {
    const table = position(RIPE).call(1, 'A2')
    expect(table.legal()).toEqual([board('A2', 0, 'chest'), board('A2', 0, 'sabre'), board('A2', 1, 'barrel')])
  })

  it('BUC-7.10 is his whole turn', () => {
    expect(position(RIPE).call(1, 'A2').board('A2', 0, 'chest').seat).toBe(1)
  })

  it('BUC-A11 cannot be forestalled', () => {
    const table = position(RIPE)
    expect(buccaneer.legal(table.state, 0)).toEqual([])
    for (const move of [board('B5', 0, 'chest'), cover('B5', 'A3'), PASS])
      expect(table.refused(move, 1)).toBe('BUC-2.6')
  })
})

describe('the window', () => {
  const TWO: Layout = { ...RIPE, seats: 4, active: 2, crews: ['C2 B2 B3 B4', 'C3 D2 D3 D4'] }

  it('BUC-D1 is put to all who qualify at once, and only to them', () => {
    expect(asked(TWO)).toEqual([1, 3])
    const table = position(TWO).call(3, 'C3')
    expect(table.step).toBe('mutiny')
    expect(table.log.filter(({ type }) => type === 'mutinyCalled')).toEqual([])
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const view = buccaneer.view(table.state, viewer)
      expect(view.mine).toBeNull()
      expect(view.answered).toBe(bit(3))
    }
    expect(buccaneer.view(table.state, 3).mine).toEqual(call('C3'))
  })

  it('BUC-A10 tells the answers together, clockwise from the captain’s left, in whatever order they came', () => {
    const one = position(TWO).call(1, 'C2').decline(3)
    const two = position(TWO).decline(3).call(1, 'C2')
    expect(two.state).toEqual(one.state)
    expect(two.log).toEqual(one.log)
    expect(one.log.slice(1).map((event) => 'seat' in event && event.seat)).toEqual([3, 1])
    expect(one.view.mutinies).toEqual([{ seat: 1, crew: disc('C2') }])
    expect(has(one.view.asked, 2)).toBe(true)
  })
})
