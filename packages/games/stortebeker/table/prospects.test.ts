import { describe, expect, it } from 'vitest'
import { nth, Sfc32, SPECTATOR } from '@flibuste/kernel'
import { ofKind } from '@flibuste/web/kit'
import { stortebeker } from '../index.ts'
import { position } from '../scenario.ts'
import { worlds } from '../worlds.ts'
import { counterChance, prospectOf, prospectWith, rivalsIn } from './prospects.ts'
import { hiddenSums, supplyOf, unseenCards } from './unseen.ts'

describe('hidden pirates', () => {
  it('may be any of those unseen, without replacement', () => {
    expect([...hiddenSums([1, 1, 0], 1)]).toEqual([
      [2, 0.5],
      [3, 0.5],
    ])
    expect([...hiddenSums([1, 1, 0], 2)]).toEqual([[5, 1]])
    expect([...hiddenSums([4, 3, 3], 0)]).toEqual([[0, 1]])
  })

  it('add up to certainty', () => {
    const shares = [...hiddenSums([4, 3, 3], 3).values()]
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })
})

describe('a boarding weighed', () => {
  const lay = (sides: readonly string[], hands: readonly string[]) =>
    position({ ships: [{ needs: 'WB', strength: 9 }], sides: [sides], hands })
  const weigh = (sides: readonly string[], hands: readonly string[]) => {
    const view = lay(sides, hands).viewOf(0)
    return prospectOf(view, view.sea[0]!, 0)!
  }

  it('STO-5.5 needs what dice must add to one’s own pirates and marks', () => {
    const prospect = weigh(['Wb 2', ''], ['', ''])
    expect(prospect).toMatchObject({ bonus: 3, needed: 6, missing: 0, rivals: [] })
    expect(prospect.chance).toBeCloseTo(26 / 36)
  })

  it('STO-6.1 STO-6.2 names who could come as far as all can see', () => {
    expect(weigh(['WB', 'W'], ['', 'B']).rivals).toMatchObject([{ seat: 1, missing: 1, hidden: 0 }])
    expect(weigh(['WB', 'W'], ['', '']).rivals).toEqual([])
  })

  it('STO-I2 is the same whatever a face-down pirate is worth', () => {
    const [two, four] = ['2', '4'].map((pirate) => weigh(['WB', `WB ${pirate}`], ['', '']).rivals[0]!.beats)
    expect(two).toBe(four)
    expect(two).toBeGreaterThan(0.3)
  })

  it('STO-I2 is said of nobody whose own pirates lie face down before everybody', () => {
    const view = lay(['WB 4', ''], ['', '']).viewOf(SPECTATOR)
    expect(prospectOf(view, nth(view.sea, 0), 0)).toBeNull()
    const shown = lay(['WB +4', ''], ['', '']).viewOf(SPECTATOR)
    expect(prospectOf(shown, nth(shown.sea, 0), 0)?.bonus).toBe(4)
  })

  it('STO-6.7 an equal total is enough for whoever comes first, and for nobody else', () => {
    const countered = (active: number) => {
      const table = position({
        active,
        ships: [{ needs: 'WB', strength: 9 }],
        sides: [active === 0 ? ['WB 4', 'WB'] : ['WB', 'WB 4']],
        hands: ['NNN', 'NNN'],
      })
      const view = table
        .discard('NNN')
        .board(0, '4 3')
        .viewOf(1 - active)
      return counterChance(view, nth(view.sea, 0), [])
    }
    expect(countered(0)).toBeCloseTo(1 / 36)
    expect(countered(1)).toBeCloseTo(3 / 36)
  })

  it('STO-6.7 STO-A10 a rival who comes first wins more often', () => {
    const beats = (active: number, tiesFromBoarder: boolean) => {
      const ships = [{ needs: 'W', strength: 2 }]
      const { view } = position({ active, options: { tiesFromBoarder }, ships, sides: [['W', 'W']] })
      return prospectOf(view, view.sea[0]!, active)!.rivals[0]!.beats
    }
    expect(beats(0, false)).toBeLessThan(beats(1, false))
    expect(beats(1, true)).toBeCloseTo(beats(0, false))
  })
})

describe('a card in hand, before it is laid', () => {
  it('promises what is so once it lies there, of provisions, marks and pirates', () => {
    const { state } = position({ ships: [{ needs: 'WB', strength: 9 }], sides: [['W', 'WB']], hands: ['Bb3', 'NN'] })
    const view = stortebeker.view(state, 0)
    const place = nth(view.sea, 0)
    const lays = ofKind(stortebeker.legal(state, 0), 'place').filter(({ ship }) => ship === place.ship?.id)
    expect(lays.length).toBeGreaterThan(2)
    for (const move of lays) {
      const after = stortebeker.clone(state)
      stortebeker.apply(after, 0, move, new Sfc32(1), null)
      const seen = stortebeker.view(after, 0)
      expect(prospectWith(view, place, 0, move.card)).toEqual(prospectOf(seen, nth(seen.sea, 0), 0))
    }
  })

  it('names nobody who takes the prize away less than once in two hundred times', () => {
    const rivals = [
      { seat: 1, missing: 0, hidden: 0, comes: 1, beats: 0.004 },
      { seat: 2, missing: 1, hidden: 1, comes: 0.5, beats: 0.4 },
    ]
    const prospect = { bonus: 0, needed: 9, chance: 0.3, keeps: 0.2, missing: 0, rivals }
    expect(rivalsIn(prospect).map(({ seat }) => seat)).toEqual([2])
  })
})

describe('what the others’ hands may hold', () => {
  const viewOf = (sides: readonly string[], hands: readonly string[]) => {
    const view = position({ ships: [{ needs: 'WBB', strength: 9 }], sides: [sides], hands }).viewOf(0)
    return { view, place: nth(view.sea, 0) }
  }
  const comes = ({ view, place }: ReturnType<typeof viewOf>) => supplyOf(view, 1, nth(place.sides, 1)).comes

  it('counts every card that is not to be seen', () => {
    const { view } = viewOf(['WBB', 'W 4'], ['WWn3', 'BBRR'])
    const unseen = unseenCards(view)
    // Of 66, four lie open and four are in my own hand; the pirate face down is among those unseen.
    expect(unseen.reduce((sum, copies) => sum + copies, 0)).toBe(66 - 8)
    expect(unseen[14]).toBe(3)
    expect(unseen[13]).toBe(2)
  })

  it('STO-6.2 is certain of whoever lacks nothing, and of nobody whose goods all lie elsewhere', () => {
    expect(comes(viewOf(['WBB', 'WBB'], ['', '']))).toBe(1)
    expect(comes(viewOf(['WBB', 'WB'], ['BBBBB', 'NNN']))).toBeLessThan(0.4)
  })

  it('STO-6.3 is as often so as a blind deal has it', () => {
    const { view, place } = viewOf(['WBB', 'WB'], ['WWWN', 'RRRRR'])
    const dealt = worlds(view, 4000, new Sfc32(3)).filter(({ hands }) => hands[1]![1]! + hands[1]![7]! > 0)
    expect(comes({ view, place })).toBeCloseTo(dealt.length / 4000, 1)
  })
})

describe('who has the ship in the end', () => {
  const weigh = (sides: readonly string[], hands: readonly string[]) => {
    const seats = sides.length
    const view = position({ seats, ships: [{ needs: 'WB', strength: 7 }], sides: [sides], hands }).viewOf(0)
    return prospectOf(view, nth(view.sea, 0), 0)!
  }

  it('is the dice’s affair where nobody may counter-attack', () => {
    const { chance, keeps } = weigh(['WB 4', ''], ['', 'WWWW'])
    expect(keeps).toBeCloseTo(chance)
  })

  it('STO-6.6 is less sure with every captain who can answer', () => {
    const [none, one, two] = [
      ['WB 2', '', ''],
      ['WB 2', 'WB', ''],
      ['WB 2', 'WB', 'WB'],
    ].map((sides) => weigh(sides, ['', '', '']))
    expect([none!.chance, one!.chance, two!.chance]).toEqual([none!.chance, none!.chance, none!.chance])
    expect(one!.keeps).toBeLessThan(none!.keeps)
    expect(two!.keeps).toBeLessThan(one!.keeps)
  })

  it('STO-6.7 is counted throw by throw: every total of mine against every one of his', () => {
    const { keeps } = weigh(['WB 2', 'WB'], ['', ''])
    const pairs = Array.from({ length: 36 }, (_, at) => Math.floor(at / 6) + (at % 6) + 2)
    const kept = pairs.flatMap((mine) => pairs.filter((his) => mine + 2 >= 7 && his <= mine + 2))
    expect(keeps).toBeCloseTo(kept.length / 36 ** 2)
  })

  it('STO-A20 a counter-attack counts those who are asked later', () => {
    const chanceOf = (last: string) => {
      const table = position({
        seats: 3,
        ships: [{ needs: 'WB', strength: 5 }],
        sides: [['WB', 'WB', last]],
        hands: ['NNN', 'RRR', 'RRR'],
      })
      const view = table.discard('NNN').board(0, '4 3').viewOf(1)
      return counterChance(view, nth(view.sea, 0), [])
    }
    expect(chanceOf('')).toBeCloseTo(15 / 36)
    expect(chanceOf('WB')).toBeLessThan(chanceOf(''))
  })
})
