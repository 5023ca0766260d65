// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import { Icon } from '@flibuste/web/art'
import { allowed, NO_ACTIONS, ofKind, sameMove, type Action, type Actions } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { DONE, FLEE, HOLD, INCOMES, KEEP, OVERBOARDS, PASS, SAILINGS, SWAP, type Move } from '../moves.ts'
import { priceOfFit } from '../wording.ts'
import type { View } from '../view.ts'
import type { CoveDraft } from './draft.ts'
import { playableCards, waysOf } from './legal.ts'
import { backFrom, offer, offerCard, shortTarget, type Offer } from './offer.tsx'
import { hitsExpected } from './prospects.ts'
import { aimFor, burialFor, courseFor, levelsFor, raiseFor } from './suggest.ts'
import type { CoveScene } from './touch.ts'
import { say } from './words.ts'

function fitActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const levels = levelsFor(draft, scene.legal)
  const move: Move = { kind: 'fit', levels }
  const price = priceOfFit(scene.view, levels)
  return { primary: offer(offering, move, say().keys.act, say().sealFit(price)), others: [], hint: say().fitHint }
}

/** Under a thumb the stage has its own button for it. */
const oddsOf = ({ draft, set }: Offer): Action<Move> => ({
  move: null,
  label: draft.odds === 'open' ? say().hideOdds : say().odds,
  icon: <Icon name="eye" />,
  key: say().keys.odds,
  run: () => set({ odds: draft.odds === 'open' ? 'shut' : 'open' }),
})

/** Sealed by a wheel, open after a Lookout. */
function courseActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const words = say()
  const island = draft.island > 0 ? draft.island : courseFor(scene.view, scene.me, scene.legal)
  const label = scene.view.step === 'course' ? words.sealCourse(island) : words.sailTo(island)
  return {
    primary: offer(offering, SAILINGS[island]!, words.keys.act, label),
    others: [oddsOf(offering)],
    hint: words.courseGain(scene.view, scene.me, island),
  }
}

function stepper({ set }: Offer, chests: number, most: number): Action<Move>[] {
  const words = say()
  const by = (step: number): Action<Move> => ({
    move: null,
    label: step > 0 ? words.oneMore : words.oneFewer,
    icon: <Icon name={step > 0 ? 'plus' : 'minus'} />,
    key: step > 0 ? '+' : '-',
    run: () => set({ chests: Math.min(most, Math.max(1, chests + step)) }),
  })
  return [by(-1), by(1)]
}

function overboardActions(offering: Offer, most: number): Actions<Move> {
  const chests = Math.min(most, Math.max(1, offering.draft.chests))
  return {
    primary: offer(offering, OVERBOARDS[chests]!, say().keys.act),
    others: [...stepper(offering, chests, most), backFrom(offering)],
  }
}

/** The card in hand, and at whom or where: what was touched first, then the others. */
function targetActions(offering: Offer, ways: readonly Move[]): Actions<Move> {
  const { scene, draft } = offering
  const chosen = ways.find((way) => 'island' in way && way.island === draft.island) ?? ways[0]
  if (chosen === undefined) return { primary: null, others: [backFrom(offering)] }
  if (chosen.kind === 'overboard')
    return overboardActions(offering, Math.max(...ofKind(ways, 'overboard').map(({ chests }) => chests)))
  const rest = ways.filter((way) => !sameMove(way, chosen))
  return {
    primary: offer(offering, chosen, say().keys.act),
    others: [...rest.map((way) => offer(offering, way, undefined, shortTarget(scene, way))), backFrom(offering)],
    hint: say().targetHint,
  }
}

const inHand = ({ draft, scene }: Offer): readonly Move[] =>
  draft.card === null ? [] : waysOf(scene.legal, draft.card)

/** Event and boarding cards: pass unless a card was taken up. */
function cardActions(offering: Offer): Actions<Move> {
  const ways = inHand(offering)
  if (ways.length > 0) return targetActions(offering, ways)
  const { keys } = say()
  const cards = playableCards(offering.scene.legal)
  return {
    primary: offer(offering, PASS, keys.act),
    others: cards.map((card, nth) => offerCard(offering, card, keys.cards[nth])),
    hint: cards.length === 0 ? say().nothingToPlay : null,
  }
}

function aimHint({ scene }: Offer, move: Move | null): string | null {
  if (move?.kind !== 'fire') return null
  const { dice, needed, hits } = hitsExpected(scene.view, scene.me, move.at)
  return say().aimHint(dice, needed, hits)
}

function actActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const { keys } = say()
  const may = (move: Move): boolean => allowed(scene.legal, move)
  const flight = may(FLEE) ? [offer(offering, FLEE, keys.flee, scene.layout === 'phone' ? say().flee : undefined)] : []
  if (may(HOLD)) return { primary: offer(offering, HOLD, keys.act), others: flight }
  const aim = aimFor(scene.view, draft, scene.legal)
  return {
    primary: aim === null ? null : offer(offering, aim, keys.act),
    others: [
      ...playableCards(scene.legal).map((card, nth) => offerCard(offering, card, keys.cards[nth])),
      ...flight,
      ...(aim === null || scene.layout === 'phone' ? [] : [oddsOf(offering)]),
    ],
    hint: aimHint(offering, aim),
  }
}

/** As the rules list them. */
const choiceActions =
  (...moves: readonly Move[]) =>
  (offering: Offer): Actions<Move> => {
    const { keys } = say()
    const [first, ...rest] = moves.filter((move) => allowed(offering.scene.legal, move))
    return {
      primary: first === undefined ? null : offer(offering, first, keys.act),
      others: rest.map((move, nth) => offer(offering, move, keys.cards[nth])),
    }
  }

/** Everything that can be done ashore, the weightiest first. */
function deedsOf({ scene: { legal }, draft }: Offer): Move[] {
  const burial = burialFor(draft, legal)
  const raise = raiseFor(draft, legal)
  return [
    ...(burial !== null && allowed(legal, burial) ? [burial] : []),
    ...(raise === null ? [] : [raise]),
    ...ofKind(legal, 'buy'),
    ...ofKind(legal, 'restore'),
  ]
}

function visitActions(offering: Offer): Actions<Move> {
  const ways = inHand(offering)
  if (ways.length > 0) return targetActions(offering, ways)
  const { keys } = say()
  const [first, ...rest] = deedsOf(offering)
  const cards = playableCards(offering.scene.legal)
  const others = [
    ...rest.map((move, nth) => offer(offering, move, keys.deeds[nth])),
    ...cards.map((card, nth) => offerCard(offering, card, keys.cards[nth])),
  ]
  if (first === undefined) return { primary: offer(offering, DONE, keys.act), others }
  return { primary: offer(offering, first, keys.act), others: [...others, offer(offering, DONE, keys.done)] }
}

const ACTIONS: { readonly [S in View['step']]: (offering: Offer) => Actions<Move> } = {
  fit: fitActions,
  window: cardActions,
  course: courseActions,
  steer: courseActions,
  board: cardActions,
  act: actActions,
  command: actActions,
  parrot: choiceActions(SWAP, KEEP),
  income: choiceActions(...INCOMES),
  visit: visitActions,
  over: () => NO_ACTIONS,
}

export function actions(scene: CoveScene, draft: Signal<CoveDraft>): Actions<Move> {
  return ACTIONS[scene.view.step]({
    scene,
    draft: draft.value,
    set: (part) => (draft.value = { ...draft.value, ...part }),
  })
}
