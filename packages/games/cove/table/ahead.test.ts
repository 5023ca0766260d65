// What can be said at the wheel, and ashore, of the windows that follow in Pirate's Cove.
import { lowest, Sfc32, SPECTATOR } from '@flibuste/kernel'
import { allowed } from '@flibuste/web/kit'
import { describe, expect, it } from 'vitest'
import { cove, type Move, type State } from '../index.ts'
import { PASS } from '../moves.ts'
import { position, STANDARD } from '../scenario.ts'
import { silence } from '../silence.ts'
import { covers, said } from './ahead.ts'

const kindsOf = (moves: readonly Move[] | undefined): string[] => [...new Set(moves?.map(({ kind }) => kind))]

describe('said ahead', () => {
  it('at the wheel: cards of the window that ends the navigation, each with its islands', () => {
    const table = position({
      at: 'navigation',
      month: 5,
      hands: ['royalNavy escape lookout buccaneering fame1', 'fame1', '', ''],
    })
    for (const seat of table.asked) table.play(PASS, [], seat)
    const [mine, other, empty] = [0, 1, 2].map((seat) => said(table.viewOf(seat)))
    expect([mine?.key, kindsOf(mine?.moves).toSorted()]).toEqual(['5-wheel', ['escape', 'royalNavy']])
    expect(mine?.moves.filter(({ kind }) => kind === 'royalNavy')).toHaveLength(5)
    expect(other).toEqual({ key: '5-wheel', moves: [] })
    expect(empty).toBeNull()
    expect(said(table.viewOf(SPECTATOR))).toBeNull()
  })

  it('is asked of nobody at a window, and covers event cards but no boarding', () => {
    const window = position({ at: 'sailed', month: 5, places: [2, 3, 4, 6], hands: ['royalNavy'] })
    expect([window.step, said(window.view), covers(window.view)]).toEqual(['window', null, true])
    const battle = position({ place: 3, month: 5, hands: ['smoke', 'smoke', '', ''] })
    expect([battle.step, said(battle.view), covers(battle.view)]).toEqual(['board', null, false])
  })

  it('names everything that turns out to be legal when the window comes', () => {
    const plans = new Map<string, readonly Move[]>()
    let compared = 0
    for (let seed = 1; seed <= 12; seed++) {
      const chance = new Sfc32(seed)
      const state: State = cove.setup(STANDARD, 3, chance)
      plans.clear()
      while (cove.awaiting(state) !== 0) {
        const seat = lowest(cove.awaiting(state))
        const view = cove.view(state, seat)
        const legal = cove.legal(state, seat)
        const ahead = said(view)
        if (ahead !== null && ahead.key.endsWith('wheel')) plans.set(`${view.month}/${seat}`, ahead.moves)
        const open = view.agenda.at(-1)
        const isHere = open?.kind === 'window' && open.window === 'navigationEnd'
        const plays = isHere ? legal.filter(({ kind }) => kind !== silence(view)?.kind) : []
        const planned = plans.get(`${view.month}/${seat}`) ?? []
        expect(plays.filter((move) => !allowed(planned, move))).toEqual([])
        compared += plays.length
        cove.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
      }
    }
    expect(compared).toBeGreaterThan(50)
  })
})
