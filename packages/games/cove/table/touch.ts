// What every part of the board is given, and how its pieces are touched.
import type { Seat } from '@flibuste/kernel'
import { allowed, isAsked, ofKind, playSound, type BoardProps } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { Row } from '../cards.ts'
import type { Place, TavernKind } from '../data.ts'
import type { Event } from '../events.ts'
import { ARTISANS, BUCCANEERINGS, ESCAPES, isSeat, LETTERS, LOOKOUTS, NAVIES, OVERBOARDS, SAILINGS } from '../moves.ts'
import { SHIPWRIGHTS, type Fire, type Move, type Party } from '../moves.ts'
import type { View } from '../view.ts'
import { EMPTY, type CoveDraft } from './draft.ts'
import { islandMoves, playableCards, sectionMoves, waysOf } from './legal.ts'
import { aimFor } from './suggest.ts'

export type CoveBoard = BoardProps<View, Move, Event, CoveDraft>
export type CoveScene = CoveBoard['scene']

/** On a phone the sheets lie on each other like leaves. */
export const LEAVES = ['ship', 'do', 'cards', 'crews'] as const
export type Leaf = (typeof LEAVES)[number]

export interface Table extends CoveBoard {
  /** Whose mat is shown; null: one's own. */
  readonly look: Signal<Seat | null>
  /** The leaf a thumb has turned up; null: the one that is needed. */
  readonly leaf: Signal<Leaf | null>
}

/** Whose ship is large: mine, or for somebody who watches the first. */
export const ownSeat = ({ me }: CoveScene): Seat => Math.max(me, 0)
export const lookedAt = ({ look, scene }: Table): Seat => look.value ?? ownSeat(scene)

/** Nobody's hand is in sight: somebody watches, or the table lies open before all. */
export const isWatching = ({ scene: { view, me } }: Table): boolean => (view.players[me]?.hand ?? null) === null

/** What would be fired at now; null: this page fires at nothing. */
export const aimIn = (table: Table): Fire | null =>
  isAsked(table) ? aimFor(table.draft.value, table.scene.legal) : null

/** Ships that may be fired at now. */
export const shipsInReach = (table: Table): readonly Party[] => [
  ...new Set(ofKind(isAsked(table) ? table.scene.legal : [], 'fire').map(({ at }) => at)),
]

export const change = (table: Table, part: Partial<CoveDraft>): void => {
  table.draft.value = { ...table.draft.value, ...part }
}

/** A move of the card, to ask the shell why it cannot be played. */
const SAMPLE: { readonly [K in TavernKind]?: Move } = {
  artisan: ARTISANS[0]!,
  buccaneering: BUCCANEERINGS[0]!,
  lookout: LOOKOUTS[0]!,
  shipwright: SHIPWRIGHTS[0]!,
  royalNavy: NAVIES[1]!,
  letterOfMarque: LETTERS[1]!,
  escape: ESCAPES[6]!,
  overboard: OVERBOARDS[1]!,
  treasureMap: { kind: 'treasureMap' },
  doldrums: { kind: 'doldrums' },
  fairWind: { kind: 'fairWind' },
  grapple: { kind: 'grapple' },
  smoke: { kind: 'smoke' },
  grapeshot: { kind: 'grapeshot' },
  powderMagazine: { kind: 'powderMagazine' },
  cannonade: { kind: 'cannonade' },
}

/** A card of the hand: taken up, put back, or why it cannot be played. */
export function touchCard(table: Table, card: TavernKind): void {
  const { scene, draft, hands } = table
  playSound('select')
  if (playableCards(scene.legal).includes(card)) {
    draft.value = draft.value.card === card ? EMPTY : { ...EMPTY, card }
    return
  }
  const sample = SAMPLE[card]
  if (sample !== undefined && isAsked(table)) hands.play(sample)
}

/** The first touch chooses an island, the second goes there. */
export function touchIsland(table: Table, island: Place): void {
  const { scene, draft, hands } = table
  playSound('select')
  const move = islandMoves(scene.legal, draft.value.card).get(island)
  if (move === undefined) {
    if (scene.view.step === 'course' || scene.view.step === 'steer') hands.play(SAILINGS[island]!)
    return
  }
  if (draft.value.island === island) hands.play(move)
  else change(table, { island })
}

/** A section of one's own mat, for the card in hand. */
export function touchSection(table: Table, row: Row): void {
  const { scene, draft, hands } = table
  playSound('select')
  const move = sectionMoves(scene.legal, draft.value.card).get(row)
  if (move !== undefined) hands.play(move)
}

/** A captain: named by the card in hand, or looked at. */
export function touchCaptain(table: Table, seat: Seat): void {
  const { scene, draft, look, hands } = table
  playSound('select')
  const { card } = draft.value
  const ways = card === null ? [] : waysOf(scene.legal, card)
  const move = ways.find(
    (way) => (way.kind === 'buccaneering' && way.victim === seat) || (way.kind === 'lookout' && way.first === seat),
  )
  if (move !== undefined) hands.play(move)
  else look.value = seat === ownSeat(scene) ? null : seat
}

/** From the list of all: on a phone the mat lies under it. */
export function lookAtCaptain(table: Table, seat: Seat): void {
  touchCaptain(table, seat)
  table.leaf.value = 'ship'
}

/** A leaf is turned up; that of the ship is one's own again. */
export function turnLeaf({ leaf, look }: Table, to: Leaf): void {
  if (to === 'ship') look.value = null
  leaf.value = to
}

/** A ship in the battle, and a section of it. */
export function touchTarget(table: Table, at: Party, row: Row): void {
  playSound('select')
  const move: Move = { kind: 'fire', at, section: row }
  if (!allowed(table.scene.legal, move)) {
    table.hands.play(move)
    return
  }
  const { draft } = table
  if (draft.value.at === at && draft.value.row === row) table.hands.play(move)
  else change(table, { at, row })
}

/** A ship in the battle to aim at, the section as it was. */
export function touchParty(table: Table, at: Party): void {
  playSound('select')
  if (isSeat(at)) table.look.value = at
  if (table.scene.legal.some((move) => move.kind === 'fire' && move.at === at)) change(table, { at, row: -1 })
}

export const stepRing = (table: Table, to: Partial<CoveDraft>): void => {
  playSound('select')
  change(table, to)
}
