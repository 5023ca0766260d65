// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import { Icon, type IconName } from '@flibuste/web/art'
import {
  allowed,
  ask,
  NO_ACTIONS,
  offeringOf,
  onlyOf,
  sameMove,
  type Action,
  type Actions,
  type Layout,
  type Offering,
} from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { PORT, type Space } from '../chart.ts'
import { DONE, PASS, PUTS, type Move, type Put, type Sail } from '../moves.ts'
import { islandsOff } from '../wording.ts'
import type { View } from '../view.ts'
import { KEYS } from './button-keys.ts'
import { EMPTY, isUntouched, type PiratesDraft } from './draft.ts'
import { attackTold, courseTold } from './foretold.ts'
import { editionIn } from './geometry.ts'
import { attackOn, isAttack, sameParty, targetOf, targetsOf, type Attack, type Targets } from './glow.ts'
import { prospectOf } from './prospects.ts'
import type { PiratesScene } from './touch.ts'
import { say } from './words.ts'

const ICON_OF: { readonly [K in Move['kind']]: IconName } = {
  load: 'lock',
  sail: 'sails',
  attackLair: 'cannon',
  attackShip: 'cannon',
  fire: 'cannon',
  unload: 'coin',
  keep: 'hull',
  stow: 'swap',
  put: 'settings',
  done: 'check',
  pass: 'hourglass',
}

interface Offer extends Offering<PiratesScene, PiratesDraft> {
  readonly targets: Targets
  readonly proposal: Move | null
}

/** Without a pirate aboard the current carries the ship. PIR-3.3. */
export type Way = 'sail' | 'drift'

/** How many islands a button has room for, beside the others of the bar: with three lines it would grow, and the chart move. */
const MOST_ISLANDS: { readonly [L in Layout]: number } = { phone: 1, tablet: 2, laptop: 1, wide: 2 }

function sailLabel({ view, layout }: PiratesScene, to: Space): string {
  const islands = islandsOff(view, to).slice(0, MOST_ISLANDS[layout])
  const way: Way = view.ships[view.active]?.pirates === 0 ? 'drift' : 'sail'
  const steps = view.reach[to] ?? 0
  if (layout === 'phone' && to !== PORT && islands[0] !== undefined) return say().sailShort(way, steps, islands)
  return say().sailAction(way, steps, to === PORT ? null : islands)
}

function stowLabel({ stow, ships, options }: View, slot: number): string | null {
  if (stow === null) return null
  const there = slot === options.treasureSlot ? stow.figure : (ships[stow.seat]?.slots[slot - 1] ?? null)
  return there === null ? say().moveTo(slot) : say().giveUp(there, slot)
}

/** Short where the board shows the rest; null: as the game's text has it. */
function shortLabel({ scene }: Offer, move: Move): string | null {
  const { view } = scene
  if (move.kind === 'sail') return sailLabel(scene, move.to)
  if (move.kind === 'load') return say().sealLoad
  if (move.kind === 'pass') return view.step === 'first' ? say().passFirst : null
  return move.kind === 'stow' ? stowLabel(view, move.slot) : null
}

/** Where a number decides, it is in the button. */
export function chanceOf({ view }: PiratesScene, move: Move): string {
  const prospect = isAttack(move) ? prospectOf(view, editionIn(view), view.active, targetOf(move)) : null
  return prospect === null ? '' : ` · ${say().perCent(Math.round(prospect.odds.win * 100))}`
}

function offer(offering: Offer, move: Move, key?: string): Action<Move> {
  const { scene } = offering
  const label = (shortLabel(offering, move) ?? scene.text.move(move, scene.view, scene.reader)) + chanceOf(scene, move)
  return { move, label, icon: <Icon name={ICON_OF[move.kind]} />, key }
}

/** Under a thumb the slot is ringed right above: the figure is enough, and the bar keeps its two rows. */
function offerPut(offering: Offer, put: Put, key?: string): Action<Move> {
  const whole = offer(offering, put, key)
  if (offering.scene.layout !== 'phone' || put.figure === null) return whole
  return { ...whole, label: say().putShort(put.figure), name: whole.label }
}

const backFrom = ({ set, draft }: Offer): Action<Move> => ({
  move: null,
  label: say().back,
  icon: <Icon name="back" />,
  key: KEYS.back,
  run: () => set({ ...EMPTY, figures: draft.figures }),
})

/** Of the attack that stands beside it in the bar, whatever is looked at. */
const oddsOf = ({ set, draft }: Offer, attack: Attack): Action<Move> => {
  const weighed = targetOf(attack)
  const isOpen = draft.odds && sameParty(draft.weighed ?? draft.target, weighed)
  return {
    move: null,
    label: isOpen ? say().hideOdds : say().odds,
    icon: <Icon name="eye" />,
    key: KEYS.odds,
    run: () => set({ ...draft, odds: !isOpen, weighed: isOpen ? null : weighed }),
  }
}

function loadActions(offering: Offer): Actions<Move> {
  const move: Move = { kind: 'load', figures: offering.draft.figures }
  return { primary: offer(offering, move, KEYS.act), others: [], hint: say().loadHint }
}

/** What was chosen on the board; null: nothing that may be done. */
function chosenOf({ draft, targets, scene }: Offer): Move | null {
  const sail: Sail | undefined = targets.sails.get(draft.space)
  if (sail !== undefined) return sail
  if (draft.target === null) return null
  const attack = attackOn(draft.target)
  return allowed(scene.legal, attack) ? attack : null
}

/** The best attack that is not the primary. */
const otherAttack = ({ targets }: Offer, primary: Move | null): Attack | null =>
  targets.attacks.find((attack) => primary === null || !sameMove(attack, primary)) ?? null

/** What is chosen would bring; under a thumb a course says only how it is sailed. */
const hintFor = ({ scene, draft }: Offer, primary: Move | null): string | null => {
  if (draft.space >= 0 && primary?.kind === 'sail')
    return scene.layout === 'phone' ? say().courseHint : courseTold(scene.view, primary)
  return draft.target !== null && primary !== null && isAttack(primary) ? attackTold(scene.view, primary) : null
}

interface Offered {
  /** The one the bar names, as the primary or beside it. */
  readonly named: Attack | null
  readonly attack: readonly Action<Move>[]
  readonly pass: readonly Action<Move>[]
}

const besideMouse = (offering: Offer, { named, attack, pass }: Offered): readonly Action<Move>[] => [
  ...attack,
  ...(named === null ? [] : [oddsOf(offering, named)]),
  ...(isUntouched(offering.draft) ? [] : [backFrom(offering)]),
  ...pass,
]

/** A finger has the chart right above, where everything else is lit, and what is looked at has its odds; a thumb has two rows besides. */
const OTHERS: { readonly [L in Layout]: (offering: Offer, offered: Offered) => readonly Action<Move>[] } = {
  phone: ({ scene }, { attack, pass }) => (scene.view.step === 'first' && attack.length > 0 ? attack : pass),
  tablet: (_offering, { attack, pass }) => [...attack, ...pass],
  laptop: besideMouse,
  wide: besideMouse,
}

function actActions(offering: Offer): Actions<Move> {
  const { scene } = offering
  const primary = chosenOf(offering) ?? offering.proposal
  const second = otherAttack(offering, primary)
  const attack = second === null ? [] : [offer(offering, second, KEYS.second)]
  const named = primary !== null && isAttack(primary) ? primary : second
  const pass = primary?.kind === 'pass' ? [] : [offer(offering, PASS, KEYS.pass)]
  return {
    primary:
      primary === null
        ? ask(say().ask[scene.view.step === 'first' ? 'first' : 'second'], KEYS.act)
        : offer(offering, primary, KEYS.act),
    others: OTHERS[scene.layout](offering, { named, attack, pass }),
    hint: hintFor(offering, primary),
  }
}

/** A slot was picked: what may become of it. To empty it brings next to nothing, PIR-A15: it is named where nothing else can be done. */
function slotActions(offering: Offer): Actions<Move> {
  const { scene, draft } = offering
  const at = draft.slot - 1
  const puts: readonly Put[] = [PUTS.cannon[at]!, PUTS.pirate[at]!]
  const open = puts.filter((put) => allowed(scene.legal, put))
  const listed = open.map((put, nth) => offerPut(offering, put, [KEYS.act, KEYS.second][nth]))
  const nothing = PUTS.nothing[at]!
  const empty = listed.length === 0 && allowed(scene.legal, nothing) ? [offer(offering, nothing)] : []
  return { primary: null, others: [...listed, ...empty, backFrom(offering)], hint: say().ask.slot }
}

const secondActions = (offering: Offer): Actions<Move> =>
  offering.draft.slot > 0 ? slotActions(offering) : actActions(offering)

function repairActions(offering: Offer): Actions<Move> {
  if (offering.draft.slot > 0) return slotActions(offering)
  const isOnly = onlyOf(offering.scene.legal) !== null
  return {
    primary: isOnly ? offer(offering, DONE, KEYS.act) : ask(say().ask.repair, KEYS.act),
    others: isOnly ? [] : [offer(offering, DONE, KEYS.pass)],
  }
}

/** As the rules list them, the first named by the primary. */
function plainActions(offering: Offer): Actions<Move> {
  const { scene, proposal } = offering
  const rest = scene.legal.filter((move) => proposal === null || !sameMove(move, proposal))
  return {
    primary: proposal === null ? null : offer(offering, proposal, KEYS.act),
    others: rest.slice(0, 3).map((move, nth) => offer(offering, move, [KEYS.act, KEYS.second, KEYS.third][nth])),
  }
}

const ACTIONS: { readonly [S in View['step']]: (offering: Offer) => Actions<Move> } = {
  load: loadActions,
  unload: plainActions,
  first: actActions,
  second: secondActions,
  fire: plainActions,
  stow: plainActions,
  repair: repairActions,
  over: () => NO_ACTIONS,
}

export function actions(scene: PiratesScene, draft: Signal<PiratesDraft>): Actions<Move> {
  const targets = targetsOf(scene.legal)
  return ACTIONS[scene.view.step]({
    ...offeringOf(scene, draft),
    targets,
    proposal: onlyOf(scene.legal),
  })
}
