// The board as ships know it, against the table of neighbours it was drawn from.
import { describe, expect, it } from 'vitest'
import { chartOf, courseOf, PORT, SPACES, WATERS } from './chart.ts'
import { EDITION } from './data.ts'
import { frozenEdition } from './edition.ts'

const chart = chartOf(EDITION)

/** Whether two hexagons touch. */
const touch = ([q, r]: readonly number[], [s, t]: readonly number[]): boolean => {
  const [a, b] = [q! - s!, r! - t!]
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b)) === 1
}

describe('the chart', () => {
  it('PIR-3.8 the port has one neighbour, and is one of no other space', () => {
    expect(chart.next[PORT]).toEqual([24])
    expect(chart.next.flatMap((next, space) => (next.includes(PORT) ? [space] : []))).toEqual([24])
  })

  it('PIR-A11 spaces are neighbours where their hexagons touch, save across the reefs', () => {
    const places = [EDITION.board.port, ...EDITION.board.sea, ...EDITION.board.lairs].map(({ at }) => at)
    expect(places).toHaveLength(SPACES)
    for (let one = 0; one < WATERS; one++) {
      for (let two = 0; two < WATERS; two++) {
        const reef = (one === PORT || two === PORT) && !(one === 24 || two === 24)
        expect(chart.next[one]!.includes(two), `${one}-${two}`).toBe(touch(places[one]!, places[two]!) && !reef)
      }
      for (let lair = 0; lair < 10; lair++)
        expect(chart.lairs[one]!.includes(lair), `${one}-${lair}`).toBe(touch(places[one]!, places[WATERS + lair]!))
    }
  })

  it('PIR-A12 no lair is beside the port', () => {
    expect(chart.lairs[PORT]).toEqual([])
  })

  it('measures the shortest way by water', () => {
    expect(chart.steps[PORT]![24]).toBe(1)
    expect(chart.steps[25]![PORT]).toBe(2)
    expect(chart.approach[PORT]).toEqual([6, 5, 4, 4, 5, 3, 2, 3, 2, 2])
    for (let one = 0; one < WATERS; one++)
      for (let two = 0; two < WATERS; two++) expect(chart.steps[one]![two]).toBe(chart.steps[two]![one])
  })

  it('lays a course as long as the distance, step by step', () => {
    const course = courseOf(chart, PORT, 1)
    expect(course).toHaveLength(chart.steps[PORT]![1]! + 1)
    course.slice(1).forEach((space, at) => expect(chart.next[course[at]!]).toContain(space))
    expect(courseOf(chart, 4, 4)).toEqual([4])
  })

  it('is worked out once for an edition', () => {
    expect(chartOf(EDITION)).toBe(chart)
    expect(chartOf(frozenEdition(JSON.parse(JSON.stringify(EDITION))))).toEqual(chart)
  })
})
