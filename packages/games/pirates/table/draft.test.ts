import { expect, it } from 'vitest'
import { PROPOSED_LOAD } from '../moves.ts'
import { lairParty, shipParty } from '../state.ts'
import { chooseSpace, chooseTarget, EMPTY, isUntouched, pickSlot, turnFigure } from './draft.ts'

it('PIR-A2 begins with what is proposed, and turns one figure at a time', () => {
  expect(EMPTY.figures).toBe(PROPOSED_LOAD.figures)
  const turned = turnFigure(EMPTY, 1)
  expect(turned.figures).toEqual(['pirate', 'cannon', 'cannon', 'pirate', 'pirate', 'pirate'])
  expect(turnFigure(turned, 1).figures).toEqual(PROPOSED_LOAD.figures)
})

it('holds one thing at a time: a course, a target or a slot', () => {
  const course = chooseSpace(EMPTY, 18)
  expect(isUntouched(course)).toBe(false)
  const target = chooseTarget(course, lairParty(6))
  expect(target).toMatchObject({ space: -1, slot: 0, target: { lair: 6 } })
  const slot = pickSlot(target, 4)
  expect(slot).toMatchObject({ slot: 4, target: null })
  expect(isUntouched(pickSlot(slot, 4))).toBe(true)
})

it('weighs what the bar attacks until something else is chosen', () => {
  const weighing = { ...EMPTY, odds: true, weighed: shipParty(1) }
  expect(chooseTarget(weighing, lairParty(6))).toMatchObject({ odds: true, weighed: null })
  expect(chooseSpace(weighing, 18).weighed).toBeNull()
  expect(pickSlot(weighing, 4).weighed).toEqual(shipParty(1))
})
