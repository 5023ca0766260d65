// What has been chosen so far, as a move; nothing is chosen for anybody. No bot asks here.
import { allowed, ofKind, onlyOf } from '@flibuste/web/kit'
import { START_LEVEL, type Level } from '../data.ts'
import { ROWS, type Row } from '../cards.ts'
import type { Bury, Fire, Move, Raise } from '../moves.ts'
import type { CoveDraft } from './draft.ts'
import { firesAt } from './legal.ts'

/** Mixes to start from, by section: sails, crew, cannons, hull. */
export const MIXES = [
  { name: 'even', levels: [4, 3, 3, 4] },
  { name: 'swift', levels: [5, 3, 3, 3] },
  { name: 'stout', levels: [3, 3, 3, 5] },
] as const
export type Mix = (typeof MIXES)[number]['name']

export const openMixes = (legal: readonly Move[]): readonly (typeof MIXES)[number][] =>
  MIXES.filter(({ levels }) => allowed(legal, { kind: 'fit', levels }))

const PLAIN: readonly Level[] = Array.from({ length: ROWS }, () => START_LEVEL)

export const levelsFor = ({ levels }: CoveDraft): readonly Level[] => levels ?? PLAIN

/** The ship and the row that were chosen; where there is only one to fire at, that one. */
export function aimFor({ at, row }: CoveDraft, legal: readonly Move[]): Fire | null {
  const fires = firesAt(legal)
  const meant = fires.filter((fire) => (at < 0 || fire.at === at) && (row < 0 || fire.section === row))
  return onlyOf(meant)
}

/** All that can be buried, or as much as was chosen. */
export function burialFor(draft: CoveDraft, legal: readonly Move[]): Bury | null {
  const burials = ofKind(legal, 'bury')
  if (burials.length === 0) return null
  const most = {
    chests: Math.max(...burials.map(({ chests }) => chests)),
    bags: Math.max(...burials.map(({ bags }) => bags)),
  }
  const chests = draft.chests < 0 ? most.chests : Math.min(draft.chests, most.chests)
  const bags = draft.bags < 0 ? most.bags : Math.min(draft.bags, most.bags)
  return { kind: 'bury', chests, bags }
}

/** The level that was chosen for a ring. */
export const raiseChosen = ({ row, level }: CoveDraft, legal: readonly Move[]): Raise | null =>
  ofKind(legal, 'raise').find((move) => move.section === row && move.level === level) ?? null

/** The ring that was chosen, or the one step there is. */
export const raiseFor = (draft: CoveDraft, legal: readonly Move[]): Raise | null =>
  raiseChosen(draft, legal) ?? onlyOf(ofKind(legal, 'raise'))

/** One step on with a ring that stands at `now`, and one back: as far back as it stands, where nothing is chosen any more. */
export function raiseSteps(draft: CoveDraft, legal: readonly Move[], row: Row, now: Level) {
  const open = ofKind(legal, 'raise').filter(({ section }) => section === row)
  const chosen = raiseChosen(draft, open)?.level ?? now
  const to = (level: Level): Partial<CoveDraft> => (level === now ? { row: -1, level: 0 } : { row, level })
  return {
    isOpen: open.length > 0,
    fewer: chosen > now ? { level: chosen - 1, draft: to(chosen - 1) } : null,
    more: open.some(({ level }) => level === chosen + 1) ? { level: chosen + 1, draft: to(chosen + 1) } : null,
  }
}
