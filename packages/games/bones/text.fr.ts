// Buccaneer Bones en français.
import {
  bySeat,
  labellerOf,
  tellerOf,
  type GameText,
  type Labels,
  type Phrase,
  type Prompt,
  type Reader,
  type Tellings,
} from '@flibuste/kernel'
import { and, inWords, ofName, ofSeat, or, plural } from '../grammar.fr.ts'
import { beginsTold, titleOfTurn, winnersTold } from '../table-words.fr.ts'
import type { Clause } from './clauses.ts'
import { GROUPS, ISLAND_POWERS, type Power } from './data.ts'
import { ending } from './endings.fr.ts'
import type { Event, MateReturned } from './events.ts'
import type { Move, Reroll, Sail, Thief } from './moves.ts'
import { refusal, tableRefusal } from './refusals.fr.ts'
import { PORT, SEA } from './state.ts'
import type { OpenStep, View } from './view.ts'
import {
  asDice,
  changesOfTurn,
  facesOf,
  islandsWith,
  rerollsOfTurn,
  robbed,
  sameDice,
  stepNumber,
  throws,
  usesOfMate,
} from './wording.ts'

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième']
const POWER: { readonly [P in Power]: string } = {
  die: 'un dé de plus',
  change: '±1 sur un dé',
  reroll: 'une relance de plus',
}
const count = (number: number, thing: string): string => `${number} ${plural(number, thing)}`
const threes = (face: number, group: keyof typeof GROUPS): string => `${inWords(GROUPS[group], 'un')} ${face}`

/** Les îles qui en donnent, s’il y en a. */
function thanksTo(islands: readonly number[], one: 'un' | 'une'): string {
  if (islands.length === 0) return ''
  return islands.length === 1
    ? `, l’île ${islands[0]} en donne ${one}`
    : `, les îles ${and(islands)} en donnent ${one} chacune`
}

const REROLL_CLAUSES: readonly Clause[] = ['BON-4.2', 'BON-4.3', 'BON-4.4']

/** Ce que le second peut faire ici. */
const MATE_USES = {
  scout: 'éclairer une île',
  thief: 'guetter un trésor en Voleur',
  defend: 'chasser un Voleur',
} as const
const mateUses = (view: View): string => or(usesOfMate(view).map((use) => MATE_USES[use]))

type Asking = { readonly [S in OpenStep]: (view: View) => Omit<Prompt, 'title'> }

const left = (number: number, thing: string): string =>
  `${count(number, thing)} restant${thing === 'relance' ? 'e' : ''}${number === 1 ? '' : 's'}`

const TO_ME: Asking = {
  reroll: (view) => ({
    sentence: [
      'Choisissez des dés à relancer. ',
      { strong: left(view.rerollsLeft, 'relance') },
      `${thanksTo(islandsWith(view, 'reroll'), 'une')}.`,
    ],
    clause: REROLL_CLAUSES[rerollsOfTurn(view) - 1]!,
  }),
  change: (view) => ({
    sentence: [
      'Changez un dé d’un point. ',
      { strong: left(view.changesLeft, 'changement') },
      `${thanksTo(islandsWith(view, 'change'), 'un')}.`,
    ],
    clause: changesOfTurn(view) === 1 ? 'BON-5.2' : 'BON-5.3',
  }),
  act: () => ({ sentence: ['Dépensez paires et brelans : menez vos navires, pillez vos îles.'], clause: 'BON-6.7' }),
  mate: (view) => ({
    sentence: [`Votre second peut ${mateUses(view)}.`],
    clause: 'BON-7.1',
  }),
}

const TO_OTHERS: Asking = {
  reroll: (view) => ({
    sentence: [{ seat: view.active }, ` peut relancer des dés : ${left(view.rerollsLeft, 'relance')}.`],
    clause: REROLL_CLAUSES[rerollsOfTurn(view) - 1]!,
  }),
  change: (view) => ({
    sentence: [{ seat: view.active }, ` peut changer un dé d’un point : ${left(view.changesLeft, 'changement')}.`],
    clause: changesOfTurn(view) === 1 ? 'BON-5.2' : 'BON-5.3',
  }),
  act: (view) => ({ sentence: [{ seat: view.active }, ' peut dépenser paires et brelans.'], clause: 'BON-6.7' }),
  mate: (view) => ({
    sentence: [{ seat: view.active }, ' ne peut pas naviguer et peut envoyer son second.'],
    clause: 'BON-7.1',
  }),
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view, reader)
  const asking = reader.me === view.active ? TO_ME : TO_OTHERS
  return { title: titleOfTurn(view.active, reader), ...asking[view.step](view) }
}

function rerollLabel(move: Reroll, view: View): string {
  return move.dice.length === view.dice.length
    ? 'Relancer tous les dés'
    : `Relancer ${plural(move.dice.length, 'le', 'les')} ${and(facesOf(move, view))}`
}

function sailLabel({ lane, with: group }: Sail, view: View): string {
  const toSea = group === 'pair' && bySeat(view.boards, view.active).ships[lane - 1] === PORT
  return `Mener le navire ${lane} ${toSea ? 'en mer' : 'à son île'} (${threes(lane, group)})`
}

function thiefLabel({ owner, token }: Thief, view: View, reader: Reader): string {
  const { treasures } = bySeat(view.boards, owner)
  const which = treasures.length > 1 ? `${ORDINALS[treasures.indexOf(token)]} ` : ''
  return `Placer un Voleur près du ${which}trésor ${ofName(reader.name(owner))}`
}

const DONE: { readonly [S in OpenStep | 'over']: string } = {
  reroll: 'Garder tous les dés',
  change: 'Laisser les dés tels quels',
  act: 'Terminer le tour',
  mate: 'Garder le second en main',
  over: 'Terminé',
}

const LABEL: Labels<Move, View> = {
  reroll: rerollLabel,
  change: (move, view) => `Changer ${view.dice[move.die]!.face} en ${view.dice[move.die]!.face + move.by}`,
  sail: sailLabel,
  plunder: (move) => `Piller l’île ${move.lane} (${threes(move.lane, 'triple')})`,
  steal: (move, view, reader) =>
    `Voler le trésor ${ofName(reader.name(robbed(view)))} (${threes(move.with, 'triple')})`,
  scout: (move) => `Éclaireur sur l’île ${move.island} (${POWER[ISLAND_POWERS[move.island - 1]!]})`,
  thief: thiefLabel,
  defend: (move, _view, reader) => `Chasser le Voleur ${ofName(reader.name(move.thief))}`,
  done: (_move, view) => DONE[view.step],
}

const STOPPED: { readonly [S in OpenStep]: string | null } = {
  reroll: ' garde les dés',
  change: null,
  act: ' en reste là',
  mate: ' garde le second en main',
}

function mateReturned({ seat, duty, island, clause }: MateReturned, reader: Reader): Phrase | null {
  if (clause === 'BON-7.12') return null
  if (duty === 'scout') return ['L’Éclaireur ', ...ofSeat(seat, reader), ` revient de l’île ${island}`]
  if (clause === 'BON-A12') return ['Le Voleur ', ...ofSeat(seat, reader), ' ne trouve plus le trésor et revient']
  return ['Le Voleur ', ...ofSeat(seat, reader), ' revient les mains vides']
}

const TELL: Tellings<Event> = {
  threwForFirst: ({ dice }) => ['Pour le premier tour : ', ...throws(dice)],
  chosenFirst: ({ seat }, reader) => beginsTold(seat, reader),
  turnBegan: () => null,
  rolled: ({ seat, dice }) => [{ seat }, ` lance ${inWords(dice.length, 'un')} dés : `, ...asDice(dice)],
  rerolled: ({ seat, positions, dice }) => [
    { seat },
    ` relance ${inWords(positions.length, 'un')} ${plural(positions.length, 'dé')} : `,
    ...asDice(positions.map((die) => dice[die]!)),
  ],
  changed: ({ seat, from, to }) => [{ seat }, ' change ', { die: from }, ' en ', { die: to }],
  sailed: ({ seat, lane, with: group, to }) => [
    { seat },
    ' : ',
    ...sameDice(lane, GROUPS[group]),
    ` le navire ${lane} ${to === SEA ? 'prend la mer' : 'atteint son île'}`,
  ],
  plundered: ({ seat, lane }) => [{ seat }, ' : ', ...sameDice(lane, 3), ` pille l’île ${lane} et prend un trésor`],
  stole: ({ seat, owner, face }) => [{ seat }, ' : ', ...sameDice(face, 3), ' vole un trésor à ', { seat: owner }],
  becalmed: ({ seat }) => [{ seat }, ' ne peut ni naviguer ni piller'],
  scouted: ({ seat, island }) => [{ seat }, ` envoie un Éclaireur sur l’île ${island}`],
  thiefSet: ({ seat, owner }, reader) => [{ seat }, ' place un Voleur près d’un trésor ', ...ofSeat(owner, reader)],
  defended: ({ seat, thief }, reader) => [{ seat }, ' chasse le Voleur ', ...ofSeat(thief, reader)],
  mateReturned,
  stopped: ({ seat, step }) => (STOPPED[step] === null ? null : [{ seat }, STOPPED[step]]),
  turnEnded: () => null,
  endTriggered: ({ seat, clause }) => [
    { seat },
    clause === 'BON-E5' ? ' possède trois trésors' : ' possède trois trésors : c’est la dernière manche',
  ],
  endUndone: () => ['Plus personne ne possède trois trésors : la partie continue'],
  roundEnded: ({ round }) => [`Fin de la manche ${round}`],
  gameEnded: ({ places }) => winnersTold(places),
}

function progress(view: View): string {
  const unit = view.boards.length === 1 ? 'tour' : 'manche'
  if (view.step === 'over') return `Terminé en ${count(view.round, unit)}`
  const numbered = unit === 'tour' ? `Tour ${view.round}` : `Manche ${view.round}`
  return view.lastRound ? `${numbered}, la dernière` : numbered
}

export const text: GameText<View, Move, Event, never> = {
  options: {
    friendly: { label: 'Version amicale', help: 'Les seconds ne sont qu’Éclaireurs : ni Voleurs, ni Défenseurs.' },
    vile: { label: 'Vils pirates', help: 'Un Voleur peut s’en prendre à n’importe qui, même à plus pauvre que soi.' },
    party: { label: 'Version Party', help: 'Deux boîtes sur la table : jusqu’à huit capitaines.' },
    strictScout: {
      label: 'Éclaireur strict',
      help: 'Selon le livret : l’Éclaireur ne revient qu’à la toute fin du tour, trop tard pour resservir. Sinon, il est de retour pour la dernière étape.',
    },
  },
  steps: ['Lancer', 'Relancer', 'Changer', 'Naviguer', 'Second'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tellerOf(TELL),
  refusal,
  tableRefusal,
  complaint: (none) => none,
  ending: (_outcome, view, reader) => ending(view, reader),
}
