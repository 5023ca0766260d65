// Keys on the board: 1 to 6 are slots, plus and minus bring the chart nearer.
import { isAsked, numberOf, useBoardKeys } from '@flibuste/web/kit'
import { SLOTS } from '../data.ts'
import { showWhole, type Outlook } from './approach.ts'
import { SLOT_STEPS } from './glow.ts'
import { touchSlot, type Table } from './touch.ts'
import { zoomIn, zoomOut } from './zoom.ts'

export const useSlotKeys = (table: Table): void =>
  useBoardKeys((key) => {
    const slot = numberOf(key, SLOTS)
    if (slot === null || !isAsked(table) || !SLOT_STEPS.includes(table.scene.view.step)) return false
    touchSlot(table, slot)
    return true
  })

export const useZoomKeys = (outlook: Outlook): void =>
  useBoardKeys((key) => {
    const { table, camera } = outlook
    if (key === '+' || key === '=') zoomIn(table, camera)
    else if (key === '-') zoomOut(table, camera)
    else if (key === '0') showWhole(outlook)
    else return false
    return true
  })
