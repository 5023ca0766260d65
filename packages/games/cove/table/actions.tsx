// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import { plain } from '@flibuste/kernel'
import { Icon } from '@flibuste/web/art'
import { allowed, ask, NO_ACTIONS, ofKind, onlyOf, sameMove, type Action, type Actions } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { DONE, FLEE, HOLD, INCOMES, KEEP, OVERBOARDS, PASS, SAILINGS, SWAP, type Fire, type Move } from '../moves.ts'
import { priceOfFit } from '../wording.ts'
import type { View } from '../view.ts'
import { KEYS } from './button-keys.ts'
import type { CoveDraft } from './draft.ts'
import { playableCards, waysOf } from './legal.ts'
import { backFrom, offer, offerCard, shortTarget, type Offer } from './offer.tsx'
import { hitsExpected } from './prospects.ts'
import { aimFor, burialFor, levelsFor, raiseFor } from './suggest.ts'
import type { CoveScene } from './touch.ts'
import { say } from './words.ts'

function fitActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const { sealFit, fitHint } = say()
  const levels = levelsFor(draft)
  const seal = (): Action<Move> =>
    offer(offering, { kind: 'fit', levels }, KEYS.act, sealFit(priceOfFit(scene.view, levels)))
  return { primary: draft.levels === null ? ask(say().ask.fit, KEYS.act) : seal(), others: [], hint: fitHint }
}

/** Under a thumb its eye says enough; the stage has its own button for it. */
const oddsOf = ({ draft, set }: Offer): Action<Move> => ({
  move: null,
  brief: true,
  label: draft.odds === 'open' ? say().hideOdds : say().odds,
  icon: <Icon name="eye" />,
  key: KEYS.odds,
  run: () => set({ odds: draft.odds === 'open' ? 'shut' : 'open' }),
})

/** Sealed by a wheel, open after a Lookout. */
function courseActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const words = say()
  const { island } = draft
  if (island <= 0) return { primary: ask(words.ask.course, KEYS.act), others: [oddsOf(offering)] }
  const label = scene.view.step === 'course' ? words.sealCourse(island) : words.sailTo(island)
  return {
    primary: offer(offering, SAILINGS[island]!, KEYS.act, label),
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
    primary: offer(offering, OVERBOARDS[chests]!, KEYS.act),
    others: [...stepper(offering, chests, most), backFrom(offering)],
  }
}

/** Under a thumb one of many is as short as the others, and read aloud in full. */
function target(offering: Offer, move: Move, isOneOfMany: boolean): Action<Move> {
  const full = offer(offering, move, KEYS.act)
  const short = isOneOfMany && offering.scene.layout === 'phone' ? shortTarget(offering.scene, move) : undefined
  return short === undefined ? full : { ...full, label: short, name: full.label }
}

/** The card in hand, and at whom or where: what was touched first, then the others. */
function targetActions(offering: Offer, ways: readonly Move[]): Actions<Move> {
  const { scene, draft } = offering
  if (ways[0]?.kind === 'overboard')
    return overboardActions(offering, Math.max(...ofKind(ways, 'overboard').map(({ chests }) => chests)))
  const chosen = ways.find((way) => 'island' in way && way.island === draft.island) ?? onlyOf(ways)
  const rest = ways.filter((way) => chosen === null || !sameMove(way, chosen))
  return {
    primary: chosen === null ? ask(say().ask.target, KEYS.act) : target(offering, chosen, rest.length > 2),
    others: [...rest.map((way) => offer(offering, way, undefined, shortTarget(scene, way))), backFrom(offering)],
    hint: say().targetHint,
  }
}

const inHand = ({ draft, scene }: Offer): readonly Move[] =>
  draft.card === null ? [] : waysOf(scene.legal, draft.card)

/** No more than three lines under a thumb. */
const MOST_SAID = 125

/** The hand is out of sight there in a battle: what a card does that a touch plays is said before it, beside what is asked if both fit. */
function withEffects({ scene }: Offer, hint: string | null): string | null {
  const { view, legal, reader, text, layout } = scene
  const cards = playableCards(legal).filter((card) => waysOf(legal, card).length === 1)
  if (layout !== 'phone' || view.battle === null || cards.length === 0) return hint
  const effects = cards.map((card) => say().cardDoes(card)).join(' ')
  const all = `${hint ?? plain(text.prompt(view, reader).sentence, reader)} ${effects}`
  return [all, effects].find((said) => said.length <= MOST_SAID) ?? hint
}

/** Event and boarding cards: pass unless a card was taken up. */
function cardActions(offering: Offer): Actions<Move> {
  const ways = inHand(offering)
  if (ways.length > 0) return targetActions(offering, ways)
  const cards = playableCards(offering.scene.legal)
  const pass = offer(offering, PASS, KEYS.act)
  return {
    primary: cards.length === 0 ? pass : null,
    others: [
      ...cards.map((card, nth) => offerCard(offering, card, KEYS.cards[nth])),
      ...(cards.length === 0 ? [] : [pass]),
    ],
    hint: cards.length === 0 ? say().nothingToPlay : withEffects(offering, null),
  }
}

function aimHint({ scene }: Offer, move: Move | null): string | null {
  if (move?.kind !== 'fire') return null
  const { dice, needed, hits } = hitsExpected(scene.view, scene.me, move.at)
  return say().aimHint(dice, needed, hits)
}

/** Where a number decides, it is in the button. Under a thumb whom one fires at stands above, large. */
function fire(offering: Offer, aim: Fire): Action<Move> {
  const { scene } = offering
  const { hits } = hitsExpected(scene.view, scene.me, aim.at)
  const label = scene.layout === 'phone' ? say().fireShort(aim.section) : scene.text.move(aim, scene.view, scene.reader)
  return offer(offering, aim, KEYS.act, `${label} · ${say().meanHits(hits)}`)
}

function actActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const may = (move: Move): boolean => allowed(scene.legal, move)
  const flight = may(FLEE) ? [offer(offering, FLEE, KEYS.flee, scene.layout === 'phone' ? say().flee : undefined)] : []
  if (may(HOLD)) return { primary: offer(offering, HOLD, KEYS.act), others: flight }
  const aim = aimFor(draft, scene.legal)
  return {
    primary: aim === null ? ask(say().ask.aim, KEYS.act) : fire(offering, aim),
    others: [
      ...playableCards(scene.legal).map((card, nth) => offerCard(offering, card, KEYS.cards[nth])),
      ...flight,
      ...(scene.layout === 'phone' ? [] : [oddsOf(offering)]),
    ],
    hint: withEffects(offering, aimHint(offering, aim)),
  }
}

/** As the rules list them. */
const choiceActions =
  (...moves: readonly Move[]) =>
  (offering: Offer): Actions<Move> => {
    const open = moves.filter((move) => allowed(offering.scene.legal, move))
    return { primary: null, others: open.map((move, nth) => offer(offering, move, [KEYS.act, ...KEYS.cards][nth])) }
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

/** The deed somebody has put together: a ring that was touched, or how much is to be buried. */
function chosenDeed({ draft }: Offer, deeds: readonly Move[]): Move | null {
  const counts = draft.chests >= 0 || draft.bags >= 0
  const kind = draft.row >= 0 ? 'raise' : counts ? 'bury' : null
  return deeds.find((move) => move.kind === kind) ?? null
}

/** Names what the island is good for now; of several rings none. */
function deedAsked(legal: readonly Move[]): string {
  const rows = new Set(ofKind(legal, 'raise').map(({ section }) => section))
  const has = (kind: Move['kind']): boolean => ofKind(legal, kind).length > 0
  const kind = has('bury') ? 'bury' : rows.size > 0 ? 'raise' : has('buy') ? 'buy' : 'other'
  return say().ask.deed(kind, onlyOf([...rows]) ?? -1)
}

/** Beside what ends the visit. A thumb has the rest on the mat and in the list, and the bar its two rows: the chart stays where it is. */
const MOST_DEEDS = { phone: 2, tablet: Infinity, laptop: Infinity, wide: Infinity } as const

function visitActions(offering: Offer): Actions<Move> {
  const ways = inHand(offering)
  if (ways.length > 0) return targetActions(offering, ways)
  const open = deedsOf(offering)
  const chosen = chosenDeed(offering, open)
  const deeds = open.filter((move) => move !== chosen)
  const cards = playableCards(offering.scene.legal)
  const others = [
    ...deeds.map((move, nth) => offer(offering, move, KEYS.deeds[nth])),
    ...cards.map((card, nth) => offerCard(offering, card, KEYS.cards[nth])),
  ].slice(0, MOST_DEEDS[offering.scene.layout])
  if (offering.scene.legal.length === 1) return { primary: offer(offering, DONE, KEYS.act), others }
  // Whoever leaves what could be buried is told so.
  const done = ofKind(offering.scene.legal, 'bury').length > 0 ? say().doneUnburied : undefined
  return {
    primary: chosen === null ? ask(deedAsked(offering.scene.legal), KEYS.act) : offer(offering, chosen, KEYS.act),
    others: [...others, offer(offering, DONE, KEYS.done, done)],
  }
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
