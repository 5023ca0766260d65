// Les refus en français : le fait, la raison, ce que l’on peut faire à la place.
import {
  explainerOf,
  tableExplainerOf,
  type Explanations,
  type Offers,
  type Said,
  type TableExplanations,
} from '@flibuste/kernel'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.fr.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { OpenStep, View } from './view.ts'
import { numberIn, otherIn, rerollsOfTurn, stepOfMove, type Tried } from './wording.ts'

const STEP: { readonly [S in OpenStep]: string } = {
  reroll: 'la relance',
  change: 'le changement de dés',
  act: 'la navigation',
  mate: 'le second',
}
const OPEN: Offers<View> = {
  reroll: 'Relancez des dés ou gardez-les tous.',
  change: 'Changez un dé ou laissez-les tels quels.',
  act: 'Dépensez une paire ou un brelan, ou terminez le tour.',
  mate: 'Envoyez votre second, ou gardez-le en main.',
  over: 'Commencez une autre partie.',
}

const ship = ({ move }: Tried): string => `Le navire ${numberIn(move)}`
const owner = ({ move, reader }: Tried): string => reader.name(otherIn(move))

function noReroll(tried: Tried): Said {
  const count = rerollsOfTurn(tried.view)
  const several = `Vous aviez ${count} relances ce tour-ci et les avez toutes utilisées.`
  return {
    fact: 'Il ne vous reste aucune relance.',
    reason: count === 1 ? 'Sans l’île 3 ni l’île 4, vous n’avez qu’une relance par tour.' : several,
  }
}

const NO_CHANGE: Said = {
  fact: 'Il ne vous reste aucun changement.',
  reason: 'Les îles 2 et 5 en donnent un chacune, et tous sont utilisés.',
}

const noDie = (tried: Tried): Said => ({
  fact: 'Ce dé n’existe pas.',
  reason: `Vous avez lancé ${tried.view.dice.length} dés ce tour-ci.`,
  instead: 'Choisissez parmi les dés posés sur la table.',
})

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: 'Ce n’est pas à vous de jouer.',
    reason: view.step === 'over' ? 'La partie est terminée.' : `La table attend ${reader.name(view.active)}.`,
    instead: view.step === 'over' ? OPEN.over : 'Regardez les dés rouler ; votre tour viendra.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Des dés ont été lancés ou quelqu’un d’autre a joué depuis.'),
  outOfStep: (tried) => {
    const { step, toCome } = stepOfMove(tried.move, tried.view)
    return {
      fact: toCome ? 'Pas encore.' : 'Trop tard.',
      reason: `${toCome ? 'À venir' : 'Déjà fini'} : ${STEP[step]}. L’ordre des étapes est fixe.`,
    }
  },
  noSuchDieToReroll: noDie,
  noSuchDieToChange: noDie,
  noRerollLeft: noReroll,
  noSecondRerollLeft: noReroll,
  noThirdRerollLeft: noReroll,
  noChangePower: {
    fact: 'Vous ne pouvez pas changer de dé ce tour-ci.',
    reason: 'Il faut un navire ou un Éclaireur sur l’île 2 ou 5 au début du tour.',
  },
  noChangeLeft: NO_CHANGE,
  noSecondChangeLeft: NO_CHANGE,
  beyondFaces: {
    fact: 'Ce dé ne peut pas aller plus loin dans ce sens.',
    reason: 'Les faces vont de 1 à 6, et un 6 ne redevient pas un 1.',
    instead: 'Changez-le dans l’autre sens, ou choisissez un autre dé.',
  },
  noPair: (tried) => ({
    fact: `${ship(tried)} ne peut pas naviguer.`,
    reason: `Il lui faut deux dés libres montrant ${numberIn(tried.move)}.`,
  }),
  noTriple: (tried) => ({
    fact: `${ship(tried)} ne peut pas naviguer sur un brelan.`,
    reason: `Il lui faut trois dés libres montrant ${numberIn(tried.move)}.`,
    instead: 'Avec deux, il avancerait d’une case.',
  }),
  pairAtIsland: (tried) => ({
    fact: `${ship(tried)} ne peut pas naviguer sur une paire.`,
    reason: 'Il est déjà à son île.',
    instead: `Trois ${numberIn(tried.move)} pilleraient l’île, s’il y était au début du tour.`,
  }),
  tripleAtIsland: (tried) => ({
    fact: `${ship(tried)} ne peut pas aller plus loin.`,
    reason: 'Il est déjà à son île.',
    instead: 'Un brelan permet de piller si le navire y était au début du tour.',
  }),
  notAtIsland: (tried) => ({
    fact: `${ship(tried)} ne peut pas piller.`,
    reason: 'Il n’est pas à son île.',
    instead: 'Menez-le d’abord jusqu’à l’île ; il pourra piller dès votre prochain tour.',
  }),
  arrivedThisTurn: (tried) => ({
    fact: `${ship(tried)} ne peut pas encore piller.`,
    reason: 'Il a atteint son île ce tour-ci, et doit s’y trouver au début d’un tour.',
    instead: 'Il pourra piller dès votre prochain tour.',
  }),
  noTripleToPlunder: (tried) => ({
    fact: `Ces dés ne permettent pas de piller l’île ${numberIn(tried.move)}.`,
    reason: `Il faut trois dés libres montrant ${numberIn(tried.move)}.`,
  }),
  diceSpent: (tried) => ({
    fact: 'Ces dés sont déjà dépensés.',
    reason: `Chaque dé ne sert qu’une fois par tour, et il ne reste pas assez de ${numberIn(tried.move)}.`,
    instead: 'Utilisez des dés encore libres, ou terminez le tour.',
  }),
  couldAct: {
    fact: 'Votre second reste à bord ce tour-ci.',
    reason: 'Les dés vous permettaient de naviguer ou de piller, et il ne sert que dans le cas contraire.',
    instead: OPEN.act,
  },
  shipOnIsland: ({ move }) => ({
    fact: `Votre second ne peut pas partir en Éclaireur sur l’île ${numberIn(move)}.`,
    reason: 'L’un de vos navires s’y trouve.',
    instead: 'Choisissez une île où vous n’avez pas de navire.',
  }),
  notAnothersTreasure: {
    fact: 'Ce trésor n’est pas à voler.',
    reason: 'Un Voleur se place près d’un trésor qu’un autre capitaine possède.',
    instead: 'Choisissez un trésor d’un autre capitaine, ou envoyez un Éclaireur.',
  },
  poorerOwner: (tried) => ({
    fact: `Vous ne pouvez pas voler ${owner(tried)}.`,
    reason: 'Ce capitaine a moins de trésors que vous.',
    instead: 'Visez quelqu’un qui en a au moins autant que vous, ou envoyez un Éclaireur.',
  }),
  noThiefPlaced: {
    fact: 'Vous n’avez pas de Voleur en place.',
    reason: 'Pour voler, il faut un second placé près d’un trésor à votre tour précédent, et qui s’y trouve encore.',
  },
  noTripleToSteal: ({ move }) => ({
    fact: 'Ces dés ne permettent pas de voler.',
    reason: `Il faut à votre Voleur trois dés libres identiques, et vous n’avez pas trois ${numberIn(move)}.`,
  }),
  treasureGone: {
    fact: 'Votre Voleur arrive trop tard.',
    reason: 'Le trésor qu’il guettait a été volé par quelqu’un d’autre.',
  },
  noThiefToChase: {
    fact: 'Il n’y a aucun Voleur à chasser.',
    reason: 'Aucun second de ce capitaine ne se tient près de l’un de vos trésors.',
    instead: 'Envoyez votre second en Éclaireur ou en Voleur, ou gardez-le en main.',
  },
  friendly: {
    fact: 'On ne se vole pas entre amis.',
    reason: 'Dans la version amicale, le second n’est qu’Éclaireur.',
    instead: 'Envoyez-le sur une île où vous n’avez pas de navire.',
  },
  alone: {
    fact: 'Il n’y a personne à voler ni à chasser.',
    reason: 'En solitaire, le second n’est qu’Éclaireur.',
    instead: 'Envoyez-le sur une île où vous n’avez pas de navire.',
  },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'On joue seul ou jusqu’à quatre capitaines, jusqu’à huit avec l’option Party.',
  needsParty: 'À cinq capitaines ou plus, il faut l’option Party.',
  tooManyForParty: 'Même deux boîtes ne suffisent pas à plus de huit capitaines.',
  friendlyOrVile: 'Les versions amicale et vile se contredisent : choisissez l’une des deux.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
