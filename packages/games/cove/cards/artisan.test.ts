// Artisans: attached, restored, never moved. How they take hits: hits.test.ts.
import { describe, expect, it } from 'vitest'
import { ARTISANS, MOVE_KINDS, RESTORES } from '../moves.ts'
import { position, row, type Layout, type Table } from '../scenario.ts'

const ashore = (more: Layout = {}): Table => position({ at: 'effects', places: [1, 6, 6, 6], ...more }).until(0)

describe('an artisan', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('COV-13.1 COV-10.10 is attached to any section at place %i', (place) => {
    const table = ashore({ hands: ['artisan'], places: [place, 6, 6, 6] })
    expect(table.legal('artisan')).toEqual([...ARTISANS])
    table.play(ARTISANS[row('hull')]!)
    expect([table.state.artisans[0], table.hand(0).includes('artisan')]).toEqual([[0, 0, 0, 2], false])
    expect(table.last('artisanAttached')).toMatchObject({ clause: 'COV-13.1', seat: 0, section: 3 })
  })

  it('COV-13.1 is for island effects only', () => {
    const table = position({ places: [3, 3, 6, 6], levels: ['5222'], hands: ['artisan'] }).allPass()
    expect(table.refused(ARTISANS[0]!)).toBe('COV-13.1 artisanTime')
  })

  it('COV-13.2 is the only one on its ship', () => {
    const table = ashore({ hands: ['artisan'], artisans: ['hull'], gold: [2] })
    for (const move of ARTISANS) expect(table.refused(move)).toBe('COV-13.2 oneArtisan')
    const gone = ashore({ hands: ['artisan'], gold: [2] })
    expect(gone.refused(ARTISANS[row('hull')]!)).toBeNull()
  })

  it('COV-A38 stays where it is: no move removes or moves it', () => {
    const table = ashore({ hands: ['artisan artisan'], gold: [9] }).play(ARTISANS[row('hull')]!)
    expect(table.refused(ARTISANS[row('crew')]!)).toBe('COV-13.2 oneArtisan')
    expect(MOVE_KINDS.filter((kind) => /artisan|restore/.test(kind))).toEqual(['restore', 'artisan'])
    table.endMonth()
    expect(table.state.artisans[0]).toEqual([0, 0, 0, 2])
  })

  it('COV-13.4 COV-10.11 is restored for one gold once it was hit', () => {
    const table = ashore({ artisans: ['hull!'], gold: [1] })
    expect(table.refused(RESTORES[row('crew')]!)).toBe('COV-10.11 notDamaged')
    table.play(RESTORES[row('hull')]!)
    expect([table.state.artisans[0], table.state.gold[0], table.state.bankGold]).toEqual([[0, 0, 0, 2], 0, 124])
    expect(table.last('artisanRestored')).toMatchObject({ clause: 'COV-10.11', section: 3 })
  })

  it('COV-10.11 is not restored without gold, nor while it is whole', () => {
    const poor = ashore({ artisans: ['hull!'], hands: ['shipwright'] })
    expect(poor.refused(RESTORES[row('hull')]!)).toBe('COV-10.11 tooPoorToRestore')
    const whole = ashore({ artisans: ['hull'], gold: [9] })
    expect(whole.refused(RESTORES[row('hull')]!)).toBe('COV-10.11 notDamaged')
  })

  it('COV-13.4 is restored in this phase only: damage stays until then', () => {
    const battle = position({ places: [3, 3, 6, 6], artisans: ['hull!'], gold: [1], levels: ['5222'] })
    expect(battle.refused(RESTORES[row('hull')]!)).toBe('COV-13.4 restoreTime')
    const table = ashore({ artisans: ['hull!'], gold: [1] }).endMonth()
    expect(table.state.artisans[0]).toEqual([0, 0, 0, 1])
  })

  it('COV-13.5 COV-22.1 where all agree, there is one for each section', () => {
    const options = { severalArtisans: true }
    const table = ashore({ options, hands: ['artisan artisan artisan artisan'], artisans: ['hull'] })
    expect(table.refused(ARTISANS[row('hull')]!)).toBe('COV-22.1 sectionGuarded')
    table.play(ARTISANS[row('crew')]!).play(ARTISANS[row('sails')]!).play(ARTISANS[row('cannons')]!)
    expect(table.state.artisans[0]).toEqual([2, 2, 2, 2])
  })

  it('COV-D11 is offered with restoring and the Shipwright, in any order, until the captain is done', () => {
    const table = ashore({ hands: ['artisan shipwright'], gold: [9] })
    expect([...new Set(table.legal().map(({ kind }) => kind))]).toEqual(['buy', 'artisan', 'shipwright', 'done'])
    expect([table.legal('artisan').length, table.legal('shipwright').length]).toEqual([4, 4])
    const hit = ashore({ artisans: ['hull!'], gold: [9] })
    expect(hit.legal('restore')).toEqual([RESTORES[row('hull')]])
  })
})
