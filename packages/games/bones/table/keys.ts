// The keys 1 to 6 on the board: dice while dice may be picked, ships in step 4, islands for the mate.
import { isAsked, numberOf, useBoardKeys } from '@flibuste/web/kit'
import { LANES } from '../data.ts'
import { orderOf } from './dice-rows.ts'
import { touchDie } from './die-slot.tsx'
import { touchShip } from './ships.tsx'
import { attempt, type Table } from './touch.ts'

function touchNumber(table: Table, number: number): void {
  const { view } = table.scene
  if (view.step === 'mate') {
    attempt(table, { kind: 'scout', island: number }, `spot-${view.active}-${number}-2`)
    return
  }
  if (view.step === 'act') {
    touchShip(table, view.active, number)
    return
  }
  const position = orderOf(view.dice)[number - 1]
  if (position !== undefined) touchDie(table, position)
}

export const useNumberKeys = (table: Table): void =>
  useBoardKeys((key) => {
    const number = numberOf(key, LANES)
    if (number === null || !isAsked(table)) return false
    touchNumber(table, number)
    return true
  })
