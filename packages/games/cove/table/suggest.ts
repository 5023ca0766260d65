// What the primary button proposes while nothing is chosen. Rules of thumb for a person who will look; no bot asks here.
import { allowed, ofKind } from '@flibuste/web/kit'
import { START_LEVEL, TREASURE_ISLAND, type Level, type Place } from '../data.ts'
import { HULL, ROWS } from '../cards.ts'
import { isSeat, LEGEND, type Bury, type Fire, type Move, type Raise } from '../moves.ts'
import { NO_LEGEND } from '../state.ts'
import type { View } from '../view.ts'
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

export const levelsFor = ({ levels }: CoveDraft, legal: readonly Move[]): readonly Level[] =>
  levels ?? openMixes(legal)[0]?.levels ?? PLAIN

/** What a place is worth to a captain, roughly in fame. */
function worthOf({ islands, blackShips, players }: View, seat: number, place: Place): number {
  const mine = players[seat]
  if (mine === undefined) return 0
  if (place === TREASURE_ISLAND) return mine.chests + Math.floor(mine.gold / 3) * 0.5 - 2
  const treasure = islands[place - 1]?.treasure
  if (treasure == null) return 0
  const room = mine.hold === null ? treasure.chests : Math.min(treasure.chests, mine.hold - mine.chests)
  const danger = blackShips.some((ship) => ship.place === place && ship.legend !== NO_LEGEND) ? 5 : 0
  return treasure.fame + room * 0.8 + treasure.gold * 0.35 + treasure.tavern - danger
}

export function courseFor(view: View, seat: number, legal: readonly Move[]): Place {
  const islands = ofKind(legal, 'sail').map(({ island }) => island)
  return islands.toSorted((a, b) => worthOf(view, seat, b) - worthOf(view, seat, a))[0] ?? 0
}

/** Where a hit is felt most: a ship without a captain; else the section nearest to the edge of the mat. */
function weakness({ players }: View, { at, section }: Fire): number {
  if (!isSeat(at)) return at === LEGEND ? -2 : -1
  const row = players[at]?.sections[section]
  return row === undefined ? 99 : row.level + row.artisan * 2 + (section === HULL ? 0.5 : 0)
}

export function aimFor(view: View, draft: CoveDraft, legal: readonly Move[]): Fire | null {
  const fires = firesAt(legal)
  const here = draft.at < 0 ? fires : fires.filter(({ at }) => at === draft.at)
  const exact = here.find(({ section }) => draft.row < 0 || section === draft.row)
  if (draft.at >= 0 && draft.row >= 0) return exact ?? null
  return here.toSorted((a, b) => weakness(view, a) - weakness(view, b))[0] ?? null
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

/** The ring that was chosen, or the highest level that can be paid. */
export function raiseFor({ row, level }: CoveDraft, legal: readonly Move[]): Raise | null {
  const raises = ofKind(legal, 'raise')
  const chosen = raises.find((move) => move.section === row && move.level === level)
  return chosen ?? raises.toSorted((a, b) => b.level - a.level)[0] ?? null
}
