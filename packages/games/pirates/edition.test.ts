// Edition files: what is read, and what is complained of, in English. How both languages say it: complaints.test.ts.
import { readOptions } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { itIsFrozen, itIsRefused } from '../edition-contract.ts'
import { verdictsOn } from '../edition-scenario.ts'
import { chartOf } from './chart.ts'
import { EDITION, type Edition } from './data.ts'
import { frozenEdition, readEdition } from './edition.ts'
import { pirates } from './index.ts'
import { text as english } from './text.en.ts'

type Raw = { [field: string]: unknown }
interface RawSpace extends Raw {
  name: string
  at: number[]
  next: string[]
  lairs: string[]
}
interface RawEdition {
  name: unknown
  board: { port: { at: number[]; next: string[] }; sea: RawSpace[]; lairs: Raw[] }
  lairs: Raw[]
}

const { copy, said, complaint } = verdictsOn<RawEdition>(EDITION, readEdition, english)

const lairWith = (field: string, value: unknown) => complaint(({ lairs }) => (lairs[4]![field] = value))

describe('an edition file', () => {
  it('is read as it is', () => {
    expect(said(copy())).toEqual(EDITION)
    expect(readOptions(pirates.options, { edition: copy() })).toMatchObject({ treasureSlot: 6, edition: EDITION })
  })

  it('PIR-0.2 must have 26 sea spaces and ten lair spaces', () => {
    expect(complaint(({ board }) => board.sea.pop())).toBe('the board must have exactly 26 sea spaces, not 25')
    expect(complaint(({ board }) => board.lairs.pop())).toBe('the board must have exactly 10 lair spaces, not 9')
    expect(complaint(({ board }) => (board.sea = {} as never))).toBe('the sea spaces must be a list')
  })

  it('PIR-3.8 must have one passage to the port', () => {
    expect(complaint(({ board }) => (board.port.next = ['24', '25']))).toBe(
      'the port must have exactly one passage (next), not 2',
    )
    expect(complaint(({ board }) => (board.port.next = []))).toBe(
      'the port must have exactly one passage (next), not 0',
    )
    expect(complaint(({ board }) => (board.port.next = ['I']))).toBe(
      'the passage of the port leads to "I", which is no sea space',
    )
  })

  it('PIR-3.1 must have a sea in one piece', () => {
    const cut = (board: RawEdition['board'], name: string) => {
      for (const space of board.sea)
        space.next = space.name === name ? [] : space.next.filter((other) => other !== name)
    }
    expect(complaint(({ board }) => cut(board, '20'))).toBe(
      'the sea is not connected: sea space "20" cannot be reached from the port',
    )
    expect(complaint(({ board }) => cut(board, '24'))).toBe(
      'the sea is not connected: sea space "1" cannot be reached from the port',
    )
  })

  it('PIR-A11 must know its neighbours, both ways', () => {
    expect(complaint(({ board }) => board.sea[0]!.next.push('99'))).toBe(
      'sea space "1" is next to "99", which is no sea space',
    )
    expect(complaint(({ board }) => board.sea[0]!.next.push('7'))).toBe(
      'sea space "1" is next to "7", but "7" is not next to "1"',
    )
    expect(complaint(({ board }) => board.sea[0]!.next.push('1'))).toBe('sea space "1" is its own neighbour')
    expect(complaint(({ board }) => board.sea[0]!.next.push('3'))).toBe('sea space "1" names "3" twice')
    expect(complaint(({ board }) => board.sea[0]!.lairs.push('Z'))).toBe(
      'sea space "1" is beside lair "Z", which is no lair space',
    )
  })

  it('PIR-5.1 must have no lair that nothing touches', () => {
    const hide = (board: RawEdition['board']) =>
      board.sea.forEach((space) => (space.lairs = space.lairs.filter((lair) => lair !== 'E')))
    expect(complaint(({ board }) => hide(board))).toBe('no sea space is beside lair "E"')
  })

  it('must tell its spaces apart', () => {
    expect(complaint(({ board }) => (board.lairs[1]!.name = 'A'))).toBe('two spaces of the board are called "A"')
    expect(complaint(({ board }) => (board.sea[1]!.at = [0, 3]))).toBe('two spaces of the board lie at 0, 3')
    expect(complaint(({ board }) => (board.sea[1]!.at = [0]))).toBe(
      'the place (at) of sea space 2 must be two whole numbers',
    )
    expect(complaint(({ board }) => (board.sea[1]!.at = [0, 0.5]))).toBe(
      'each number in the place (at) of sea space 2 must be a whole number from -99 to 99',
    )
  })

  it('PIR-0.6 PIR-5.7 must have ten lairs with figures in range, ready to fight', () => {
    expect(complaint(({ lairs }) => lairs.pop())).toBe('an edition must list exactly 10 lairs, not 9')
    expect(lairWith('pirates', [0])).toBe('a slot in the pirates of lair 5 must be a whole number from 1 to 6')
    expect(lairWith('cannons', [7])).toBe('a slot in the cannons of lair 5 must be a whole number from 1 to 6')
    expect(lairWith('cannons', [4])).toBe('lair 5 has two figures on one slot')
    expect(lairWith('pirates', [])).toBe('lair 5 must have at least one pirate')
    expect(lairWith('cannons', [])).toBe('lair 5 must have at least one cannon')
    expect(lairWith('fixed', 7)).toBe(
      'the cannons without a number (fixed) of lair 5 must be a whole number from 0 to 6',
    )
    expect(lairWith('coin', -1)).toBe('the coin of lair 5 must be a whole number from 0 to 36')
  })

  it('PIR-0.5 PIR-9.5 must have no more treasure than chests, and enough for two', () => {
    expect(lairWith('coin', 10)).toBe('the coins of the lairs add up to 37; they must add up to between 16 and 36')
    expect(complaint(({ lairs }) => lairs.forEach((lair) => (lair.coin = 1)))).toBe(
      'the coins of the lairs add up to 10; they must add up to between 16 and 36',
    )
    expect(lairWith('coin', 9)).toMatchObject({ name: 'Flibuste' })
  })

  it('has slots in one order, however they were written', () => {
    const read = complaint(({ lairs }) => (lairs[4]!.pirates = [4, 1]))
    expect(read).toEqual(EDITION)
  })

  it('must have every field and no other', () => {
    expect(lairWith('coins', 3)).toBe('lair 5 has a field "coins"; it may have coin, pirates, cannons, fixed')
    expect(complaint(({ board }) => Reflect.deleteProperty(board.sea[0]!, 'lairs'))).toBe(
      'sea space 1 has no field "lairs"',
    )
    expect(complaint((edition) => (edition.name = ''))).toBe(
      'the name of the edition must be a text of 1 to 40 characters',
    )
    expect(complaint(({ board }) => (board.lairs[2]!.island = 7))).toBe(
      'the island of lair space 3 must be a text of 1 to 40 characters',
    )
    for (const raw of [7, 'edition', [], true])
      expect(said(raw)).toBe('an edition must be an object with name, board, lairs')
  })

  itIsRefused(pirates.options, { ...EDITION, lairs: [] }, { reason: 'wrongLairs', expected: 10, found: 0 })

  itIsFrozen(EDITION, frozenEdition)

  it('shares its chart, too', () => {
    const frozen = frozenEdition(JSON.parse(JSON.stringify(EDITION)))
    expect(chartOf(frozen)).toBe(chartOf(frozen))
  })

  it('is known again when it comes over a wire, and one that differs anywhere is not taken for it', () => {
    const wired = (): Edition => JSON.parse(JSON.stringify(EDITION))
    const { board, lairs } = EDITION
    const [sea, lair, tile] = [board.sea[0]!, board.lairs[0]!, lairs[0]!]
    const others: readonly Edition[] = [
      { ...EDITION, name: 'other' },
      { ...EDITION, board: { ...board, port: { ...board.port, next: ['25'] } } },
      { ...EDITION, board: { ...board, sea: [{ ...sea, lairs: ['A'] }, ...board.sea.slice(1)] } },
      { ...EDITION, board: { ...board, lairs: [{ ...lair, island: 'Nowhere' }, ...board.lairs.slice(1)] } },
      { ...EDITION, lairs: [{ ...tile, cannons: [6] }, ...lairs.slice(1)] },
      { ...EDITION, lairs: [{ ...tile, fixed: 1 }, ...lairs.slice(1)] },
    ]
    for (const other of others) {
      const known = frozenEdition(wired())
      expect(frozenEdition(wired())).toBe(known)
      expect(frozenEdition(other)).toEqual(other)
    }
  })
})
