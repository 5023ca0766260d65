// Memory: whoever has listened from the start knows every covered value; whoever has not knows what was heard.
import { lowest, Sfc32 } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { buccaneer, type Event, type State, type View } from './index.ts'
import { recall } from './recall.ts'
import { disc, position, STANDARD } from './scenario.ts'

const open = (state: State): View['crews'] =>
  buccaneer.view({ ...state, options: { ...state.options, covered: 'open' } }, 0).crews

/** Plays a random game and shows every position with all that was heard. */
function listen(seats: number, seed: number, visit: (state: State, heard: readonly Event[]) => void): void {
  const chance = new Sfc32(seed)
  const state = buccaneer.setup({ ...STANDARD, firstSeat: 'drawn' }, seats, chance)
  const heard: Event[] = []
  while (buccaneer.awaiting(state) !== 0) {
    visit(state, heard)
    const seat = lowest(buccaneer.awaiting(state))
    const legal = buccaneer.legal(state, seat)
    buccaneer.apply(state, seat, legal[chance.below(legal.length)]!, chance, heard)
  }
}

describe('recall', () => {
  it('BUC-I3 a listener from the start knows all of it', () => {
    for (const seats of [3, 5]) {
      listen(seats, seats, (state, heard) => expect(recall(buccaneer.view(state, 0), heard).crews).toEqual(open(state)))
    }
  })

  it('BUC-I3 whoever came late knows nothing wrong, and worlds fit what is known', () => {
    listen(4, 9, (state, heard) => {
      const late = recall(buccaneer.view(state, 1), heard.slice(Math.floor(heard.length / 2)))
      const truth = open(state)
      late.crews.forEach(({ discs }, crew) =>
        discs.forEach(({ value }, place) => {
          if (value !== null) expect(value).toBe(truth[crew]!.discs[place]!.value)
        }),
      )
      expect(buccaneer.audit(buccaneer.determinize(late, new Sfc32(1)))).toBeNull()
    })
  })

  it('BUC-I3 a move that was taken back is not believed', () => {
    const undone = position().cover('A2', 'B5')
    const table = position().cover('A2', 'B3')
    const view = recall(table.view, [...undone.log, ...table.log])
    expect(view.crews.find(({ id }) => id === disc('A2'))?.discs).toEqual([
      { seat: 1, value: 3 },
      { seat: 0, value: 2 },
    ])
  })

  it('BUC-I3 nor is what lay deeper in a crew of moves taken back', () => {
    const undone = position({ active: 2 }).cover('C4', 'B5').cover('A3', 'C5').cover('B3', 'C4')
    const table = position().cover('A2', 'B3').cover('B2', 'C3').cover('C2', 'B5')
    expect(recall(table.view, [...undone.log, ...table.log]).crews).toEqual(open(table.state))
  })

  it('BUC-I3 nor a disc of another colour, or one that can be seen elsewhere', () => {
    const { log } = position().cover('A2', 'B5')
    for (const crews of [['A2 C3', 'C2 B5'], ['A2 B3']]) {
      const { view } = position({ crews })
      expect(recall(view, log)).toEqual(view)
    }
  })

  it('BUC-0.5 no disc is remembered in two places', () => {
    const table = position({ active: 2, crews: ['A2 B3'] }).cover('C2', 'B5')
    const view = recall(table.view, [...position().cover('A2', 'B5').log, ...table.log])
    const fives = view.crews.flatMap(({ discs }) => discs.filter(({ seat, value }) => seat === 1 && value === 5))
    expect(fives).toHaveLength(1)
    expect(buccaneer.audit(buccaneer.determinize(view, new Sfc32(1)))).toBeNull()
  })

  it('BUC-3.8 without anything heard, nothing is known', () => {
    const table = position({ crews: ['A2 B5 C?'] })
    expect(recall(table.view, [])).toEqual(table.view)
  })
})
