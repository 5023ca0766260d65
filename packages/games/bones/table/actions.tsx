// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import { Icon, type IconName } from '@flibuste/web/art'
import {
  allowed,
  ask,
  NO_ACTIONS,
  offeringOf,
  sameMove,
  type Action,
  type Actions,
  type Offering,
} from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { GROUPS } from '../data.ts'
import type { Move, Reroll } from '../moves.ts'
import { ISLAND } from '../state.ts'
import { KEYS } from './button-keys.ts'
import { changeOf, EMPTY, rerollOf, type BonesDraft } from './draft.ts'
import { targetsOf, type Targets } from './glow.ts'
import { rerollingOf, robbedBy, scoutingOf, theftOf } from './scouting.ts'
import type { BonesScene } from './touch.ts'
import { say } from './words.ts'

const ICON_OF: { readonly [K in Move['kind']]: IconName } = {
  reroll: 'reroll',
  change: 'dice',
  sail: 'sails',
  plunder: 'coin',
  steal: 'hand',
  scout: 'eye',
  thief: 'hand',
  defend: 'flag',
  done: 'check',
}

interface Offer extends Offering<BonesScene, BonesDraft> {
  readonly targets: Targets
}

function offer({ scene }: Offer, move: Move, key?: string): Action<Move> {
  const label = scene.text.move(move, scene.view, scene.reader)
  return { move, label, icon: <Icon name={ICON_OF[move.kind]} />, key }
}

const done = (offering: Offer): Action<Move>[] =>
  allowed(offering.scene.legal, { kind: 'done' }) ? [offer(offering, { kind: 'done' }, KEYS.done)] : []

/** Where a number decides, it is in the button. */
function rerollOffer(offering: Offer, move: Reroll): Action<Move> {
  const action = offer(offering, move, KEYS.reroll)
  const brings = rerollingOf(offering.scene.view, offering.draft.dice)
  if (brings === null) return action
  return { ...action, label: `${action.label} · ${say().brings(brings)}` }
}

/** With a Thief in place every throw is about a theft. */
function robbingHint({ view, reader }: BonesScene): string | null {
  const owner = robbedBy(view)
  return owner < 0 ? null : say().anyTripleSteals(reader.name(owner), view.rerollsLeft)
}

function rerollActions(offering: Offer): Actions<Move> {
  const { draft, scene, set } = offering
  const move = rerollOf(draft)
  const all = scene.view.dice.map((_, at) => at)
  const pickAll: Action<Move> = {
    move: null,
    label: move === null ? say().rerollAll : say().putBack,
    key: KEYS.all,
    run: () => set(move === null ? { ...EMPTY, dice: all } : EMPTY),
  }
  return {
    primary: move === null ? ask(say().ask.dice) : rerollOffer(offering, move),
    // A thumb has the dice right above; the room is worth more than a way to pick them all at once.
    others: scene.layout === 'phone' ? done(offering) : [...done(offering), pickAll],
    hint: robbingHint(scene),
  }
}

function changeActions(offering: Offer): Actions<Move> {
  const moves = ([-1, 1] as const).map((by) => changeOf(offering.draft, by))
  const others = moves.flatMap((move) =>
    move !== null && allowed(offering.scene.legal, move)
      ? [offer(offering, move, move.by > 0 ? KEYS.raise : KEYS.lower)]
      : [],
  )
  return { primary: offering.draft.die < 0 ? ask(say().ask.die) : null, others: [...others, ...done(offering)] }
}

/** The way asked about on the board comes first. */
function primaryOf({ draft, targets }: Offer): Move | null {
  const asked = targets.destinations.find(({ lane, place }) => lane === draft.lane && place === ISLAND)
  return asked?.move ?? targets.best
}

const ACTED: readonly Move['kind'][] = ['sail', 'plunder', 'steal']

/** A triple where a pair does the same is legal, and in the list of all moves; no button need offer it. */
const isDear = ({ destinations }: Targets, move: Move): boolean =>
  move.kind === 'sail' && !destinations.some((destination) => sameMove(destination.move, move))

/** The other way of the ship that is named, else whatever comes next. The rest glows on the board and is in the list of all moves. */
function secondOf({ scene, draft, targets }: Offer, primary: Move | null): Move | null {
  const rest = scene.legal.filter(
    (move) => ACTED.includes(move.kind) && !isDear(targets, move) && (primary === null || !sameMove(move, primary)),
  )
  const lane = draft.lane > 0 ? draft.lane : primary !== null && 'lane' in primary ? primary.lane : 0
  return rest.find((move) => 'lane' in move && move.lane === lane) ?? rest[0] ?? null
}

/** One triple that can plunder or steal: both are offered side by side. */
function eitherActions(offering: Offer): Actions<Move> {
  const { plunders, steals } = offering.targets
  const ways: readonly Move[] = [...plunders.map((lane): Move => ({ kind: 'plunder', lane })), ...steals]
  const listed = ways.slice(0, 2).map((move, nth) => offer(offering, move, [KEYS.act, KEYS.second][nth]))
  return { primary: null, others: [...listed, ...done(offering)] }
}

/** The two ways of the ship the question names: short under a thumb, so that they and the end of the turn take two rows. */
function wayOffer(offering: Offer, move: Move, key: string): Action<Move> {
  const action = offer(offering, move, key)
  const { scene, draft, targets } = offering
  if (scene.layout !== 'phone' || move.kind !== 'sail' || move.lane !== draft.lane) return action
  const isFar = targets.destinations.some(({ move: way, place }) => place === ISLAND && sameMove(way, move))
  const label = say().wayTo(isFar ? 'island' : 'sea', GROUPS[move.with], move.lane)
  return { ...action, label, name: action.label }
}

function actActions(offering: Offer): Actions<Move> {
  const { pickWay } = say()
  const { plunders, steals, destinations } = offering.targets
  if (plunders.length === 1 && steals.length === 1 && destinations.length === 0) return eitherActions(offering)
  const primary = primaryOf(offering)
  // A chest is small, and far from where one looks for ships: a theft is named.
  const second = primary === null ? (steals[0] ?? null) : secondOf(offering, primary)
  const { lane } = offering.draft
  const asks = steals.length > 0 ? say().ask.shipOrChest : say().ask.ship
  return {
    primary: primary === null ? ask(asks, KEYS.act) : wayOffer(offering, primary, KEYS.act),
    others: [...(second === null ? [] : [wayOffer(offering, second, KEYS.second)]), ...done(offering)],
    hint: lane > 0 ? pickWay(lane) : null,
  }
}

/** What the figures on the islands are, and what a Thief is worth beside them. Under a thumb every line counts. */
function mateHint({ scene: { view, layout }, targets: { scouts, thieves } }: Offer): string | null {
  const words = say()
  const scouting = scoutingOf(view, scouts)
  if (scouting === null) return null
  if (thieves.length > 0) return words.scoutOrRob(scouting.wish, theftOf(view))
  return (layout === 'phone' ? words.scoutShort : words.scoutHint)(scouting.wish, scouting.plain)
}

/** Islands and chests are picked on the board, by key, or from the list of all moves: there may be twenty, and eight thieves. */
function mateActions(offering: Offer): Actions<Move> {
  const { scouts, defends, thieves } = offering.targets
  const asks = say().ask
  const invites = defends.length > 0 ? asks.mate : thieves.length > 0 ? asks.islandOrChest : asks.island
  const chases = defends.slice(0, 2).map((move) => offer(offering, move))
  return {
    primary: ask(scouts.length > 0 ? invites : asks.mate, KEYS.act),
    others: [...chases, ...done(offering)],
    hint: defends.length > 0 ? null : mateHint(offering),
  }
}

export function actions(scene: BonesScene, draft: Signal<BonesDraft>): Actions<Move> {
  const offering: Offer = { ...offeringOf(scene, draft), targets: targetsOf(scene.view, scene.legal) }
  switch (scene.view.step) {
    case 'reroll':
      return rerollActions(offering)
    case 'change':
      return changeActions(offering)
    case 'act':
      return actActions(offering)
    case 'mate':
      return mateActions(offering)
    case 'over':
      return NO_ACTIONS
  }
}
