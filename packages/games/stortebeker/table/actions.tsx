// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import type { Reader } from '@flibuste/kernel'
import { Icon, type IconName } from '@flibuste/web/art'
import {
  ask,
  NO_ACTIONS,
  offeringOf,
  ofKind,
  sameMove,
  type Action,
  type Actions,
  type Offering,
} from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { placeAsked, placeOf } from '../wording.ts'
import { KEYS } from './button-keys.ts'
import { chanceToHit, hitsNowhere } from './broadside.ts'
import { EMPTY, NO_CARD, openSheet, type StortebekerDraft } from './draft.ts'
import { isPileOpen, targetsOf, type Targets } from './glow.ts'
import { counterChance, prospectOf, prospectWith, rivalsIn, type Prospect } from './prospects.ts'
import type { StortebekerScene } from './touch.ts'
import type { SaidOdds } from './words.en.ts'
import { say } from './words.ts'

const ICON_OF: { readonly [K in Move['kind']]: IconName } = {
  place: 'download',
  discard: 'swap',
  pay: 'cannon',
  take: 'hand',
  done: 'check',
  fire: 'cannon',
  seize: 'hand',
  sink: 'anchor',
  spare: 'close',
  shed: 'skull',
  board: 'sails',
  endTurn: 'hourglass',
  lose: 'minus',
  counter: 'flag',
  decline: 'anchor',
}

interface Offer extends Offering<StortebekerScene, StortebekerDraft> {
  readonly targets: Targets
}

function shipNameOf(view: View, id: number): string {
  const ship = placeOf(view, id)?.ship
  return ship == null ? '' : say().shipName(ship)
}

const payLabel = ({ view }: StortebekerScene): string =>
  hitsNowhere(view, view.active) ? say().payInVain : say().payWithIt

/** Short where the card in hand says the rest; null: as the game's text has it. */
function shortLabel({ scene, targets }: Offer, move: Move): string | null {
  if (move.kind === 'spare') return say().leaveIt
  // Under a thumb two ways share a row: what is answered stands above them.
  // The ship is ringed.
  if (move.kind === 'board' && scene.layout === 'phone') return say().boardIt
  if (move.kind === 'counter' && scene.layout === 'phone' && move.cards.length > 0) return say().addThem(move.cards)
  if (targets.picked === NO_CARD) return null
  if (move.kind === 'place' && scene.layout === 'phone') return say().layAt(shipNameOf(scene.view, move.ship))
  if (move.kind === 'discard') return say().discardIt
  return move.kind === 'pay' ? payLabel(scene) : null
}

/** Null: somebody's pirates lie face down before everybody. */
function boardingOdds(view: View, ship: number): Prospect | null {
  const place = placeOf(view, ship)
  return place === undefined ? null : prospectOf(view, place, view.active)
}

/** Where a number decides, it is in the button: that the ship is mine in the end, counter-attacks and all. */
function chanceOf({ view }: StortebekerScene, move: Move): string {
  const place = placeAsked(view)
  if (move.kind === 'counter' && place !== undefined)
    return ` · ${say().perCent(counterChance(view, place, move.cards))}`
  if (move.kind === 'fire') return ` · ${hitSaid(view, move.ship)}`
  const prospect = move.kind === 'board' ? boardingOdds(view, move.ship) : null
  return prospect === null ? '' : ` · ${say().perCent(prospect.keeps)}`
}

/** What a broadside there is good for: "hits 56%", "nothing to hit". */
export function hitSaid(view: View, ship: number): string {
  const place = placeOf(view, ship)
  const chance = place === undefined ? 0 : chanceToHit(place, view.active)
  return chance === 0 ? say().hitsNobody : say().hits(chance)
}

/** What the number in the button is made of: the dice, and whoever may counter-attack. */
const oddsWith = (prospect: Prospect, reader: Reader): SaidOdds => ({
  dice: prospect.chance,
  whole: prospect.keeps,
  rivals: rivalsIn(prospect).map(({ seat }) => reader.name(seat)),
})

function boardHint({ scene: { view, reader, layout }, draft }: Offer): string | null {
  if (draft.ship < 0) return null
  const prospect = boardingOdds(view, draft.ship)
  const odds = prospect === null ? null : oddsWith(prospect, reader)
  if (odds === null || odds.rivals.length === 0) return say().boardHint
  return layout === 'phone' ? say().boardOdds(odds) : `${say().boardOdds(odds)} ${say().boardHint}`
}

function offer(offering: Offer, move: Move, key?: string): Action<Move> {
  const { scene } = offering
  const label = (shortLabel(offering, move) ?? scene.text.move(move, scene.view, scene.reader)) + chanceOf(scene, move)
  return { move, label, icon: <Icon name={ICON_OF[move.kind]} />, key }
}

const oddsOf = ({ set, draft }: Offer): Action<Move> => ({
  move: null,
  label: draft.open === 'odds' ? say().hideOdds : say().odds,
  icon: <Icon name="eye" />,
  key: KEYS.odds,
  brief: true,
  run: () => set(openSheet(draft, 'odds')),
})

const putDown = ({ set }: Offer): Action<Move> => ({
  move: null,
  label: say().putDown,
  icon: <Icon name="close" />,
  key: KEYS.down,
  brief: true,
  run: () => set(EMPTY),
})

const pileOf = ({ set, draft, scene, targets }: Offer): Action<Move> => ({
  move: null,
  label: isPileOpen(scene.view, targets, draft) ? say().toTheShips : say().pickFromPile,
  icon: <Icon name="copy" />,
  key: KEYS.pile,
  brief: true,
  run: () => set(openSheet(draft, 'pile')),
})

/** What is still to be chosen. */
function askOf({ scene: { view }, targets }: Offer): string {
  const words = say().ask
  if (view.step === 'over') return ''
  if (view.step !== 'play') return words[view.step]
  if (targets.picked !== NO_CARD) return words.ship
  return targets.pickable.size === 0 && targets.takes.size > 0 ? words.pile : words.play
}

/** The primary, and these without it. */
function asked(offering: Offer, others: readonly Action<Move>[], hint: string | null = null): Actions<Move> {
  const { best } = offering.targets
  return {
    primary: best === null ? ask(askOf(offering), KEYS.act) : offer(offering, best, KEYS.act),
    others: others.filter(({ move }) => move === null || best === null || !sameMove(move, best)),
    hint,
  }
}

/** Where the card would lie: what boarding would come to with it, and who could come after. */
function layOdds({ scene: { view, me, reader }, targets: { best, picked } }: Offer): string | null {
  const place = best?.kind === 'place' ? placeOf(view, best.ship) : undefined
  const prospect = place === undefined ? null : prospectWith(view, place, me, picked)
  if (prospect === null || prospect.missing > 0) return null
  return say().layOdds(oddsWith(prospect, reader))
}

function layingHint({ scene, targets: { ships } }: Offer): string | null {
  if (ships.size > 0) return say().layHint(ships.size)
  return scene.view.cards.discarded > 0 ? null : say().noPlaceHint // STO-A18
}

function withCard(offering: Offer): Actions<Move> {
  const { targets } = offering
  const { discard, pay } = targets
  const hint = layOdds(offering) ?? layingHint(offering)
  return asked(
    offering,
    [
      ...(pay === null ? [] : [offer(offering, pay, KEYS.pay)]),
      // The last of them, whether one may pay or not: on a phone it keeps its place for all three cards.
      ...(discard === null ? [] : [offer(offering, discard, KEYS.discard)]),
      putDown(offering),
    ],
    hint,
  )
}

/** On a phone every line counts. */
function shortHint({ scene: { layout, view } }: Offer): string | null {
  if (layout !== 'phone' || view.cards.left === 0) return null
  return say().cardsLeft(view.cards.left)
}

/** Cards may be picked as long as there is something to pick: then the pile is opened, and nothing has to be. */
function playActions(offering: Offer): Actions<Move> {
  const { targets, draft, scene } = offering
  if (targets.picked !== NO_CARD) return withCard(offering)
  const done = ofKind(scene.legal, 'done')
  const hasOdds = scene.layout !== 'phone' && scene.view.cards.left > 0
  return asked(
    offering,
    [
      ...(targets.takes.size > 0 ? [pileOf(offering)] : []),
      ...done.map((move) => offer(offering, move, KEYS.end)),
      ...(hasOdds ? [oddsOf(offering)] : []),
    ],
    draft.empty ? say().pickFirst : shortHint(offering),
  )
}

function boardActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const boards = ofKind(scene.legal, 'board')
  // On a phone the ships themselves are near enough to the thumb.
  const others = boards.filter(({ ship }) => ship !== draft.ship).slice(0, scene.layout === 'phone' ? 0 : 2)
  return asked(
    offering,
    [
      ...others.map((move, nth) => offer(offering, move, nth === 0 ? KEYS.second : KEYS.third)),
      offer(offering, { kind: 'endTurn' }, KEYS.end),
      ...(boards.some(({ ship }) => boardingOdds(scene.view, ship) !== null) ? [oddsOf(offering)] : []),
    ],
    boardHint(offering),
  )
}

/** As the rules list them. */
function plainActions(offering: Offer): Actions<Move> {
  const { scene, targets, draft } = offering
  // Under a thumb ships and cards are answered with themselves.
  const legal = scene.layout === 'phone' ? [] : scene.legal
  const rest = legal.filter((move) => targets.best === null || !sameMove(move, targets.best))
  return asked(
    offering,
    rest.slice(0, 3).map((move, nth) => offer(offering, move, [KEYS.second, KEYS.third, KEYS.fourth][nth])),
    draft.ship >= 0 && scene.view.step === 'fire' ? say().fireAgain : null,
  )
}

function counterActions(offering: Offer): Actions<Move> {
  const { scene } = offering
  const counters = ofKind(scene.legal, 'counter').slice(0, 3)
  return asked(offering, [
    ...counters.map((move, nth) => offer(offering, move, [KEYS.second, KEYS.third, KEYS.fourth][nth])),
    offer(offering, { kind: 'decline' }, KEYS.decline),
    oddsOf(offering),
  ])
}

/** Whatever is chosen for a die, it may also be left. */
function shootActions(offering: Offer): Actions<Move> {
  const { shots } = offering.targets
  const isPhone = offering.scene.layout === 'phone'
  const listed = shots.slice(0, 2).map((shot, nth) => offer(offering, shot, nth === 0 ? KEYS.second : KEYS.third))
  const left = offer(offering, { kind: 'spare' }, KEYS.end)
  return asked(offering, shots.length === 0 || isPhone ? [left] : [...listed, left])
}

const ACTIONS: { readonly [S in View['step']]: (offering: Offer) => Actions<Move> } = {
  play: playActions,
  fire: plainActions,
  shoot: shootActions,
  shed: plainActions,
  board: boardActions,
  lose: plainActions,
  counter: counterActions,
  over: () => NO_ACTIONS,
}

export function actions(scene: StortebekerScene, draft: Signal<StortebekerDraft>): Actions<Move> {
  return ACTIONS[scene.view.step]({
    ...offeringOf(scene, draft),
    targets: targetsOf(scene.legal, draft.value),
  })
}
