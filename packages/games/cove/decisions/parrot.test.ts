// Parrots as they are drawn, and the choice between two. How they take hits: hits.test.ts.
import { describe, expect, it } from 'vitest'
import { DONE, KEEP, SWAP } from '../moves.ts'
import { position, type Layout, type Table } from '../scenario.ts'

const bought = (more: Layout, luck: readonly number[] = []): Table =>
  position({ at: 'effects', places: [1, 6, 6, 6], gold: [9], ...more })
    .until(0)
    .buy(luck)

/** Silver’s parrot is drawn for a ship that has Flint’s; one card is left in the pile. */
const second = (): Table => bought({ tavern: 'silver smoke', parrots: ['flint'] }, [0])

describe('a parrot', () => {
  it('COV-12.2 goes aboard as soon as it is drawn, never into a hand', () => {
    const table = bought({ tavern: 'silver' })
    expect([table.parrot(0), table.handSize(0)]).toEqual(['silver', 0])
    expect(table.last('parrotTaken')).toMatchObject({ clause: 'COV-12.2', seat: 0 })
    expect(table.all('cardDrawn')).toEqual([])
  })

  it('COV-12.3 COV-D12 COV-A33 is the only one: of two, one stays and one goes', () => {
    const table = bought({ tavern: 'silver', parrots: ['flint'] })
    expect([table.step, table.seat, table.legal()]).toEqual(['parrot', 0, [SWAP, KEEP]])
    expect(table.refused(DONE)).toBe('COV-10.1 doneTime')
    expect(bought({ tavern: 'smoke' }).refused(SWAP)).toBe('COV-12.4 parrotTime')
  })

  it('COV-12.4 is swapped for one fame, the old one going back into the pile', () => {
    const table = second().play(SWAP)
    expect([table.parrot(0), table.pile, table.fames]).toEqual(['silver', 'flint smoke', ['0 -1 COV-12.4']])
    expect(table.last('parrotSwapped')).toMatchObject({ clause: 'COV-12.4', seat: 0 })
  })

  it('COV-12.4 is kept for nothing, the new one going back into the pile', () => {
    const table = second().play(KEEP)
    expect([table.parrot(0), table.pile, table.fames]).toEqual(['flint', 'silver smoke', []])
  })

  it('COV-12.4 brings no other card in its stead', () => {
    for (const move of [SWAP, KEEP]) {
      const table = second().play(move)
      expect([table.handSize(0), table.pileSize, table.state.gold[0]]).toEqual([0, 2, 7])
    }
  })

  it('COV-12.4 COV-A24 can be swapped without any fame to lose', () => {
    expect(bought({ tavern: 'silver', parrots: ['flint'], fame: [0] }).play(SWAP).state.fame[0]).toBe(0)
  })

  it('COV-A32 goes into the pile to be drawn, not to the discards', () => {
    const table = second().play(KEEP)
    expect([table.pile, table.discards.includes('silver')]).toEqual(['silver smoke', false])
    expect(table.buy([0]).step).toBe('parrot')
  })

  it('COV-17.2 COV-12.4 is one of many in the new pile: the discards are shuffled before it goes back', () => {
    const table = bought({ tavern: 'silver', parrots: ['flint'] })
    expect([table.step, table.discards, table.last('tavernShuffled')?.clause]).toEqual(['parrot', '', 'COV-17.2'])
    const { pileSize } = table
    expect(table.play(KEEP).pileSize).toBe(pileSize + 1)
    expect(pileSize).toBeGreaterThan(20)
  })

  it('COV-12.4 of two drawn at once is settled before the next card', () => {
    const layout: Layout = { at: 'effects', places: [7, 6, 6, 6], parrots: ['flint'], tavern: 'silver smoke' }
    const table = position(layout)
    table.play({ kind: 'income', take: 'cards' }, [0])
    expect([table.step, table.handSize(0)]).toEqual(['parrot', 0])
    table.play(KEEP, [1])
    expect([table.hand(0), table.pile]).toEqual(['smoke', 'silver'])
  })

  it('COV-12.4 comes aboard unhurt, whatever has happened to the old one', () => {
    const layout: Layout = { at: 'plunder', places: [3, 6, 6, 6], open: ['0360', '0550', '3111'], tavern: 'silver' }
    const drawn = () => position({ ...layout, parrots: ['flint wounded'] })
    expect(drawn().step).toBe('parrot')
    expect(drawn().view.players[0]!.parrot!.wounded).toBe(true)
    const table = drawn()
    table.state.agenda = [table.state.agenda.at(-1)!]
    expect(table.play(SWAP).parrot(0)).toBe('silver')
    const kept = drawn()
    kept.state.agenda = [kept.state.agenda.at(-1)!]
    expect(kept.play(KEEP).parrot(0)).toBe('flint wounded')
  })

  it('COV-12.11 COV-10.13 that was wounded is well again in the phase of island effects, in the Cove or not', () => {
    const table = position({
      at: 'effects',
      places: [3, 7, 6, 6],
      parrots: ['flint wounded', 'bones wounded', 'silver'],
    })
    expect(table.all('parrotHealed').map(({ seat, clause }) => [seat, clause])).toEqual([
      [0, 'COV-10.13'],
      [1, 'COV-10.13'],
    ])
    expect([table.parrot(0), table.parrot(1)]).toEqual(['flint', 'bones'])
  })

  it('COV-12.11 stays wounded as long as the battle lasts, and until that phase', () => {
    const layout: Layout = { at: 'combat', places: [3, 3, 6, 6], levels: ['5772', '4228'], parrots: ['', 'flint'] }
    const table = position(layout).fire(1, 'hull', '5 1 1 1 1').fire(0, 'sails', '1 1')
    expect(table.parrot(1)).toBe('flint wounded')
    table.flee('2')
    const types = table.log.map(({ type }) => type)
    expect(types.indexOf('parrotHealed')).toBeGreaterThan(types.indexOf('plundered'))
    expect(table.parrot(1)).toBe('flint')
  })
})
