// Buttons of the action bar: made here once for all steps.
import { Icon } from '@flibuste/web/art'
import type { Action } from '@flibuste/web/kit'
import { SECTIONS, type TavernKind } from '../data.ts'
import type { Move } from '../moves.ts'
import { priceOfRaise, raisedFrom, valueAt } from '../wording.ts'
import { KEYS } from './button-keys.ts'
import { EMPTY, type CoveDraft } from './draft.ts'
import { waysOf } from './legal.ts'
import { FAMILY_MARKS, familyOf, Mark, SECTION_MARKS, type MarkName } from './marks.tsx'
import type { CoveScene } from './touch.ts'
import { say } from './words.ts'

export interface Offer {
  readonly scene: CoveScene
  readonly draft: CoveDraft
  /** Changes what is being put together. */
  set(draft: Partial<CoveDraft>): void
}

const MARK_OF: { readonly [K in Move['kind']]?: MarkName } = {
  fit: 'lock',
  pass: 'hourglass',
  sail: 'wheel',
  fire: 'cannon',
  flee: 'sails',
  hold: 'hourglass',
  income: 'card',
  buy: 'card',
  bury: 'chest',
  restore: 'hammer',
  done: 'check',
  swap: 'parrot',
  keep: 'parrot',
}

function markOf(move: Move): MarkName {
  if (move.kind === 'raise') return SECTION_MARKS[SECTIONS[move.section] ?? 'hull']
  return MARK_OF[move.kind] ?? 'flag'
}

export const labelOf = ({ text, view, reader }: CoveScene, move: Move): string => text.move(move, view, reader)

/** Under a thumb two deeds share a row: what the leaf above tells is not said again. */
function shortDeed({ view, me }: CoveScene, move: Move): string | null {
  const words = say()
  switch (move.kind) {
    case 'income':
      return words.incomeShort(move.take)
    case 'buy':
      return words.buyShort
    case 'bury':
      return words.buryShort(move.chests + move.bags)
    case 'restore':
      return words.restoreShort(move.section)
    case 'done':
      return words.doneShort
    case 'raise': {
      const { section, level } = move
      const from = raisedFrom(view, me, section)
      return words.raiseShort(section, from, valueAt(view, section, level), priceOfRaise(view, me, section, level))
    }
    default:
      return null
  }
}

const deedLabel = (scene: CoveScene, move: Move): string =>
  (scene.layout === 'phone' ? shortDeed(scene, move) : null) ?? labelOf(scene, move)

export function offer({ scene }: Offer, move: Move, key?: string, label?: string): Action<Move> {
  return { move, label: label ?? deedLabel(scene, move), icon: <Mark name={markOf(move)} />, key }
}

export const backFrom = ({ set }: Offer): Action<Move> => ({
  move: null,
  label: say().back,
  icon: <Icon name="back" />,
  key: KEYS.back,
  run: () => set(EMPTY),
})

/** A thumb has little room: the card's name will do. */
const cardLabel = (scene: CoveScene, card: TavernKind, move: Move): string =>
  scene.layout === 'phone' ? say().cardName(card) : labelOf(scene, move)

/** A card that is played at once, or taken up to be aimed. */
export function offerCard(offering: Offer, card: TavernKind, key?: string): Action<Move> {
  const ways = waysOf(offering.scene.legal, card)
  const mark = <Mark name={FAMILY_MARKS[familyOf(card)]} />
  if (ways.length === 1 && ways[0] !== undefined)
    return { move: ways[0], label: cardLabel(offering.scene, card, ways[0]), icon: mark, key }
  return {
    move: null,
    label: say().takeCard(card),
    icon: mark,
    key,
    run: () => offering.set({ ...EMPTY, card }),
  }
}

/** Short where the card in hand says the rest. */
export function shortTarget({ reader }: CoveScene, move: Move): string | undefined {
  if ('island' in move) return say().island(move.island)
  if (move.kind === 'buccaneering') return reader.name(move.victim)
  if (move.kind === 'lookout') return reader.name(move.first)
  if (move.kind === 'artisan' || move.kind === 'shipwright') return say().sectionName(move.section)
  return undefined
}
