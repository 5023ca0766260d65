// What the captains of a table are called. A bot has no name on the wire, so every page gives it the same one by its seat.
// Knows no language: names are names.
import type { Seat } from '@flibuste/kernel'
import type { TableInfo } from '@flibuste/protocol'

/**
 * By seat, beginning with the second: the first is most often a person. No Barbe: in French she would be taken for Blackbeard, Barbe
 * Noire, or the powder room, Sainte Barbe.
 */
const BOT_NAMES = ['Perrine', 'Mira', 'Tom', 'Jacquotte', 'Calico', 'Zélie', 'Ned', 'Moll'] as const

export const botName = (seat: Seat): string => BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? ''

/** The name of whoever the seat belongs to; a bot that keeps it warm does not change it. Empty: nobody sits there. */
export function captainName(table: TableInfo, seat: Seat): string {
  const sitter = table.seats[seat]
  if (sitter === undefined) return ''
  return sitter.owner?.name ?? (sitter.bot === null ? '' : botName(seat))
}
