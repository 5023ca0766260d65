// The keys 2 to 5 pick up the crew whose captain shows that value, 1 the one with the question mark; 0 puts down.
import { useBoardKeys } from '@flibuste/web/kit'
import { discOf } from '../crews.ts'
import type { Value } from '../data.ts'
import { crewIn } from '../wording.ts'
import { EMPTY } from './draft.ts'
import { isActing, touchCrew, type Table } from './touch.ts'

const VALUE_OF: { readonly [key: string]: Value } = { '1': '?', '2': 2, '3': 3, '4': 4, '5': 5 }

export const keyOf = (value: Value): string => (value === '?' ? '1' : String(value))

function touchValue(table: Table, value: Value): void {
  const { view } = table.scene
  const crew = discOf(view.active, value)
  if (crewIn(view, crew) !== undefined && table.targets.picked !== crew) touchCrew(table, crew)
}

function press(table: Table, key: string): boolean {
  const value = VALUE_OF[key]
  if (value !== undefined) touchValue(table, value)
  else if (key === '0') table.draft.value = EMPTY
  else return false
  return true
}

export const useValueKeys = (table: Table): void => useBoardKeys((key) => isActing(table) && press(table, key))
