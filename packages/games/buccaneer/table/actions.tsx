// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import { Icon, type IconName } from '@flibuste/web/art'
import { NO_ACTIONS, offeringOf, sameMove, type Action, type Actions, type Offering } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { ownerOf, valueOf } from '../crews.ts'
import type { Board, Cover, Move } from '../moves.ts'
import { NO_DISC } from '../state.ts'
import { crewIn, shipIn } from '../wording.ts'
import { EMPTY, type BuccaneerDraft } from './draft.ts'
import { choiceOf, targetsOf, type Targets } from './glow.ts'
import type { BuccaneerScene } from './touch.ts'
import { say } from './words.ts'

const ICON_OF: { readonly [K in Move['kind']]: IconName } = {
  cover: 'crew',
  board: 'sails',
  call: 'flag',
  decline: 'anchor',
  pass: 'hourglass',
}

interface Offer extends Offering<BuccaneerScene, BuccaneerDraft> {
  readonly targets: Targets
}

/** With a ship aimed at, it goes without saying which; of several mutinous crews it must be said. */
function boardLabel({ scene, draft, targets }: Offer, { crew, ship, treasure }: Board): string | null {
  const words = say()
  const name = shipIn(scene.view, ship)?.name ?? ''
  if (crew === targets.picked)
    return ship === draft.ship ? words.theTreasure(treasure) : words.boardAction(name, treasure)
  return scene.view.step === 'obey' ? words.crewBoards(crewIn(scene.view, crew)?.men ?? 1, name, treasure) : null
}

function coverLabel({ scene, targets }: Offer, { crew, target }: Cover): string | null {
  const words = say()
  const aim = targets.crews.get(target)
  if (crew !== targets.picked || aim === undefined) return null
  const men = crewIn(scene.view, target)?.men ?? 1
  return words.coverAction(words.crewOf(scene.reader.name(ownerOf(target)), valueOf(target), men), aim.men)
}

/** Short where the board shows the rest; null: as the game's text has it. */
function shortLabel(offering: Offer, move: Move): string | null {
  switch (move.kind) {
    case 'board':
      return boardLabel(offering, move)
    case 'cover':
      return coverLabel(offering, move)
    case 'call':
      return say().call
    case 'decline':
      return say().decline
    case 'pass':
      return null
  }
}

function offer(offering: Offer, move: Move, key?: string): Action<Move> {
  const { scene } = offering
  const label = shortLabel(offering, move) ?? scene.text.move(move, scene.view, scene.reader)
  return { move, label, icon: <Icon name={ICON_OF[move.kind]} />, key }
}

const putDown = ({ set, draft }: Offer): Action<Move> => ({
  move: null,
  label: draft.ship >= 0 ? say().otherShip : say().putDown,
  icon: <Icon name="close" />,
  key: say().keys.down,
  brief: true,
  run: () => set(draft.ship >= 0 ? { ...draft, ship: -1 } : EMPTY),
})

function mutinyActions(offering: Offer): Actions<Move> {
  const { keys } = say()
  const call = offering.scene.legal.find(({ kind }) => kind === 'call')
  return {
    primary: call === undefined ? null : offer(offering, call, keys.call),
    others: [offer(offering, { kind: 'decline' }, keys.decline)],
  }
}

/** The other treasure of a ship that was aimed at. What else a crew can do glows, and is in the list of all moves. */
function secondOf({ draft, targets }: Offer): Move | null {
  const { best } = targets
  return choiceOf(targets, draft).find((move) => best !== null && !sameMove(move, best)) ?? null
}

function hintOf({ scene, draft, targets }: Offer): string | null {
  const words = say()
  const ship = choiceOf(targets, draft).length > 0 ? shipIn(scene.view, draft.ship) : undefined
  if (ship !== undefined) return words.whichHint(ship.name)
  if (draft.empty && targets.picked === NO_DISC) return words.pickFirst
  if (targets.picked === NO_DISC) return null
  return scene.view.step === 'obey' ? words.obeyHint : words.handHint(crewIn(scene.view, targets.picked)?.men ?? 1)
}

function actActions(offering: Offer): Actions<Move> {
  const { keys } = say()
  const { best } = offering.targets
  const second = secondOf(offering)
  return {
    primary: best === null ? null : offer(offering, best, keys.act),
    others: [
      ...(second === null ? [] : [offer(offering, second, keys.second)]),
      ...(offering.draft.crew >= 0 || offering.draft.ship >= 0 ? [putDown(offering)] : []),
    ],
    hint: hintOf(offering),
  }
}

export function actions(scene: BuccaneerScene, draft: Signal<BuccaneerDraft>): Actions<Move> {
  if (scene.view.step === 'over') return NO_ACTIONS
  const offering: Offer = {
    ...offeringOf(scene, draft),
    targets: targetsOf(scene.view, scene.legal, draft.value),
  }
  return scene.view.step === 'mutiny' ? mutinyActions(offering) : actActions(offering)
}
