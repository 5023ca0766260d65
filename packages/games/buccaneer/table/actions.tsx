// What the action bar offers at each step: one primary named by its effect, the rest beside it.
import { Icon, type IconName } from '@flibuste/web/art'
import { ask, NO_ACTIONS, offeringOf, onlyOf, type Action, type Actions, type Offering } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import { ownerOf, valueOf } from '../crews.ts'
import type { Board, Cover, Move } from '../moves.ts'
import { NO_DISC } from '../state.ts'
import { crewIn, shipIn } from '../wording.ts'
import { KEYS } from './button-keys.ts'
import { EMPTY, type BuccaneerDraft } from './draft.ts'
import { forecastOf } from './forecast.ts'
import { aimsOf, choiceOf, targetsOf, type Targets } from './glow.ts'
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
  const forecast = forecastOf(scene.view, crew, ship)
  const gain = forecast === null ? '' : ` · ${words.gain(forecast.least, forecast.most)}`
  if (crew === targets.picked) {
    const isChoice = choiceOf(targets, draft).length > 0
    const aimed = isChoice ? words.theTreasure(treasure) : words.boardAimed(treasure)
    return (ship === draft.ship ? aimed : words.boardAction(name, treasure)) + gain
  }
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
  const name = scene.text.move(move, scene.view, scene.reader)
  const label = shortLabel(offering, move) ?? name
  // Of a crew the button shows the value alone, and a question mark is not read aloud.
  return { move, label, ...(move.kind === 'cover' ? { name } : {}), icon: <Icon name={ICON_OF[move.kind]} />, key }
}

const putDown = ({ set, draft }: Offer): Action<Move> => ({
  move: null,
  label: draft.ship >= 0 ? say().otherShip : say().putDown,
  icon: <Icon name="close" />,
  key: KEYS.down,
  brief: true,
  run: () => set(draft.ship >= 0 ? { ...draft, ship: -1 } : EMPTY),
})

function mutinyActions(offering: Offer): Actions<Move> {
  const call = offering.scene.legal.find(({ kind }) => kind === 'call')
  return {
    primary: null,
    others: [
      ...(call === undefined ? [] : [offer(offering, call, KEYS.call)]),
      offer(offering, { kind: 'decline' }, KEYS.decline),
    ],
  }
}

function hintOf({ scene, draft, targets }: Offer): string | null {
  const words = say()
  const ship = targets.ships.get(draft.ship)?.clause === null ? shipIn(scene.view, draft.ship) : undefined
  if (ship !== undefined)
    return choiceOf(targets, draft).length > 0 ? words.whichHint(ship.name) : words.aimedHint(ship.name)
  if (draft.empty && targets.picked === NO_DISC) return words.pickFirst
  if (targets.picked === NO_DISC) return null
  if (scene.view.step === 'obey') return words.obeyHint
  return words.handHint(crewIn(scene.view, targets.picked)?.men ?? 1, aimsOf(targets))
}

/** What is still to be chosen. */
function askOf({ draft, targets }: Offer): string {
  const words = say().ask
  if (targets.picked === NO_DISC) return words.crew
  return choiceOf(targets, draft).length > 0 ? words.treasure : words.target[aimsOf(targets)]
}

function actActions(offering: Offer): Actions<Move> {
  const { targets, draft, scene } = offering
  const best = targets.best ?? onlyOf(scene.legal)
  const treasures = choiceOf(targets, draft).map((move, nth) =>
    offer(offering, move, nth === 0 ? KEYS.act : KEYS.second),
  )
  const isAsking = best === null && treasures.length === 0
  return {
    primary: best !== null ? offer(offering, best, KEYS.act) : isAsking ? ask(askOf(offering), KEYS.act) : null,
    others: [...(best === null ? treasures : []), ...(draft.crew >= 0 || draft.ship >= 0 ? [putDown(offering)] : [])],
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
