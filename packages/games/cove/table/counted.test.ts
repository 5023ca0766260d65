// Fame while a frame is told: after each line, not before the last.
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { position } from '../scenario.ts'
import type { View } from '../view.ts'
import { asCounted, counted } from './counted.ts'

const gain = (seat: number, by: number, fame: number): Event => ({
  type: 'fameChanged',
  clause: 'COV-9.1',
  seat,
  by,
  fame,
})
const EVENTS = [gain(0, 1, 4), gain(2, 3, 5), gain(0, 2, 6)]

const viewWith = (...fame: number[]): View => position({ places: [3, 3, 6, 6], fame }).view
const before = viewWith(3, 0, 2, 72)
const after = viewWith(6, 0, 5, 72)
const fameIn = ({ players }: View): number[] => players.map(({ fame }) => fame)

test('the view before is brought on line by line, and the view after stays as it is', () => {
  const told = [0, 1, 2, 3].map((count) => fameIn(counted(before, EVENTS.slice(0, count))))
  expect(told).toEqual([
    [3, 0, 2, 72],
    [4, 0, 2, 72],
    [4, 0, 5, 72],
    [6, 0, 5, 72],
  ])
  expect(counted(after, EVENTS)).toEqual(after)
})

test('the board draws no fame that is still to be told, and the marker stands with it', () => {
  const happened = { number: 1, events: EVENTS, written: EVENTS, score: [], begun: 0, told: 1, isOver: false }
  expect(fameIn(asCounted({ view: after, happened }))).toEqual([4, 0, 2, 72])
  expect(asCounted({ view: after, happened: { ...happened, told: 3 } })).toEqual(after)
  const last = gain(3, 3, 75)
  const late = viewWith(3, 0, 2, 75)
  const { players } = asCounted({ view: late, happened: { ...happened, events: [last], told: 0 } })
  expect([players[3]?.marker, late.players[3]?.marker]).toEqual([72, 2])
})
