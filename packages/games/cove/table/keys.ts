// Keys on the board: 1 to 6 choose an island while courses are chosen.
import { isAsked, numberOf, useBoardKeys } from '@flibuste/web/kit'
import { WHEEL } from '../data.ts'
import { touchIsland, type Table } from './touch.ts'

export const useIslandKeys = (table: Table): void =>
  useBoardKeys((key) => {
    const island = numberOf(key, WHEEL.length)
    if (island === null || !isAsked(table)) return false
    touchIsland(table, island)
    return true
  })
