import { describe, expect, it } from 'vitest'
import {
  bestRound,
  ledFromTheStart,
  nearest,
  roundsLed,
  someGainMore,
  soleWinner,
  steadyWay,
  turningRound,
} from './story.ts'

const LINES = [
  [0, 1, 2, 2, 2, 5],
  [0, 0, 1, 3, 4, 4],
  [0, 0, 0, 1, 1, 1],
]

describe('the story of a voyage', () => {
  it('turns where the winner went ahead for good', () => {
    expect(turningRound(LINES, 0)).toBe(5)
    expect(turningRound([[0, 1, 2], LINES[2]!], 0)).toBeNull()
    expect(
      turningRound(
        [
          [0, 0, 1, 2],
          [0, 0, 0, 0],
        ],
        0,
      ),
    ).toBe(2)
  })

  it('has no turn where the winners are several, or were level to the end', () => {
    expect(turningRound(LINES, null)).toBeNull()
    expect(
      turningRound(
        [
          [0, 1, 2],
          [0, 2, 2],
        ],
        0,
      ),
    ).toBeNull()
    expect(soleWinner({ places: [1, 1, 3] })).toBeNull()
    expect(soleWinner({ places: [2, 1, 3] })).toBe(1)
    expect(soleWinner({ places: [1] })).toBeNull()
  })

  it('knows who led when, alone', () => {
    expect(roundsLed(LINES, 0)).toEqual([1, 2, 5])
    expect(roundsLed(LINES, 1)).toEqual([3, 4])
    expect(
      ledFromTheStart(
        [
          [0, 1],
          [0, 0],
        ],
        0,
      ),
    ).toBe(true)
    expect(ledFromTheStart(LINES, 0)).toBe(false)
    expect(ledFromTheStart([[0], [0]], 0)).toBe(false)
  })

  it('calls the end level only where it was, not where the winner was caught up with on the way and never overtaken', () => {
    const caughtUp = [
      [0, 6, 6, 10],
      [0, 2, 6, 7],
      [0, 0, 3, 8],
    ]
    expect(turningRound(caughtUp, 0), 'ahead for good only after that').toBe(3)
    expect(ledFromTheStart(caughtUp, 0)).toBe(false)
    expect(steadyWay(caughtUp, 0)).toBe('neverBehind')
    const level = [
      [0, 1, 2],
      [0, 2, 2],
    ]
    expect(steadyWay(level, 0)).toBe('level')
    expect(steadyWay([level[0]!, [0, 0, 0]], 0)).toBe('ledAll')
  })

  it('compares what rounds brought only where they brought more than one', () => {
    expect(someGainMore(LINES)).toBe(true)
    const steady = [
      [0, 1, 2],
      [0, 0, 1],
    ]
    expect(someGainMore(steady)).toBe(false)
  })

  it('knows how near somebody came, late, and what their best round brought', () => {
    expect(nearest(LINES, 2)).toEqual({ round: 3, behind: 2 })
    expect(
      nearest(
        [
          [0, 1, 1, 2],
          [0, 0, 1, 1],
        ],
        1,
      ),
    ).toEqual({ round: 2, behind: 0 })
    expect(bestRound(LINES, 0)).toEqual({ round: 5, gain: 3 })
    expect(bestRound([[3, 2, 1]], 0)).toBeNull()
  })

  it('calls nobody level with a lead that nobody has yet', () => {
    const late = [
      [0, 0, 0, 0, 2],
      [0, 0, 0, 0, 0],
    ]
    expect(nearest(late, 1)).toEqual({ round: 4, behind: 2 })
    expect(
      nearest(
        [
          [0, 0],
          [0, 0],
        ],
        1,
      ),
    ).toBeNull()
  })
})
