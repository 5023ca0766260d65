// Les refus en français : le fait, la raison, ce que l’on peut faire à la place.
import { explainerOf, tableExplainerOf, type Explanations, type Offers, type TableExplanations } from '@flibuste/kernel'
import { and } from '../grammar.fr.ts'
import { MOST_OF_A_KIND, SEA_REPAIRS } from './data.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.fr.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { OpenStep, View } from './view.ts'
import {
  figureOfMove,
  islandIn,
  lairOfMove,
  shipOf,
  shipOfMove,
  slotOfMove,
  spaceOfMove,
  stepsTo,
  waitedFor,
  type Tried,
} from './wording.ts'
import { ofSpaces } from './words.fr.ts'

const OPEN: Offers<View> = {
  load: 'Placez un canon ou un pirate sur chacun de vos six postes.',
  unload: 'Déchargez tout, ou gardez tout à bord.',
  first: 'Naviguez, attaquez, ou renoncez à la première action.',
  second: 'Attaquez, réparez, ou terminez votre tour.',
  fire: 'Faites feu.',
  stow: 'Choisissez où va la figurine.',
  repair: 'Changez un autre poste, ou terminez la réparation.',
  over: 'Commencez une autre partie.',
}

/** Ce que peut faire qui n’est pas interrogé. */
const ELSE: { readonly [S in OpenStep | 'over']?: string } = {
  load: 'Reprenez votre armement si vous en voulez un autre.',
  over: OPEN.over,
}

const spaces = (count: number): string => (count === 1 ? 'une case' : `${count} cases`)
const mine = ({ view, reader }: Tried) => shipOf(view, reader.me)
const island = ({ view, move }: Tried): string => islandIn(view, lairOfMove(move)) || 'Ce repaire'
const other = ({ reader, move }: Tried): string => reader.name(shipOfMove(move)) || 'ce capitaine'
const figure = ({ move }: Tried): string => (figureOfMove(move) === 'cannon' ? 'canon' : 'pirate')
const away = (tried: Tried): string => spaces(stepsTo(tried.view, mine(tried), spaceOfMove(tried.move)))

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: view.step === 'load' ? 'Votre bateau est déjà armé.' : 'Ce n’est pas à vous de jouer.',
    reason:
      view.step === 'over'
        ? 'La partie est terminée.'
        : `La table attend ${and(waitedFor(view).map((seat) => reader.name(seat)))}.`,
    instead: ELSE[view.step] ?? 'Scrutez l’horizon ; votre tour viendra.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Des dés ont roulé, quelque chose a été découvert ou quelqu’un d’autre a joué depuis.'),
  allAlike: {
    fact: 'Pas six figurines semblables.',
    reason: `Un bateau porte au plus ${MOST_OF_A_KIND} canons et au plus ${MOST_OF_A_KIND} pirates.`,
    instead: 'Changez-en au moins une.',
  },
  noSuchShip: {
    fact: 'Ce bateau n’est pas en jeu.',
    reason: 'Les bateaux que personne ne mène restent dans la boîte.',
  },
  noThirdAction: {
    fact: 'Votre bateau est en réparation.',
    reason: 'Un tour compte deux actions, et cette réparation est la seconde.',
    instead: OPEN.repair,
  },
  repairIsSecond: {
    fact: 'Pas encore.',
    reason: 'Réparer est une seconde action ; la première sert à naviguer ou à attaquer.',
    instead: 'Renoncez à la première action si vous ne voulez que réparer.',
  },
  sailIsFirst: {
    fact: 'Trop tard pour naviguer.',
    reason: 'On ne navigue qu’en première action, et une action à laquelle on a renoncé est perdue.',
    instead: OPEN.second,
  },
  orderOfActions: ({ view }) => ({
    fact: view.firstAction === 'attacked' ? 'Pas après une attaque.' : 'Vous avez déjà navigué.',
    reason: 'On ne navigue qu’en première action ; la seconde sert à attaquer ou à réparer.',
    instead: OPEN.second,
  }),
  notWater: { fact: 'Un bateau ne navigue pas à terre.', reason: 'C’est un repaire, pas la mer.' },
  tooFar: (tried) => ({
    fact: `C’est à ${away(tried)}.`,
    reason: `Votre bateau avance d’autant de cases qu’il porte de pirates : ${spaces(mine(tried).reach)} au plus.`,
    instead: 'Choisissez des eaux en surbrillance.',
  }),
  drifting: (tried) => ({
    fact: `C’est à ${away(tried)}.`,
    reason: 'Sans pirate à bord, le courant ne porte votre bateau que d’une case.',
    instead: 'Choisissez des eaux voisines.',
  }),
  alreadyThere: { fact: 'Votre bateau s’y trouve déjà.', reason: 'Naviguer, c’est avancer d’une case au moins.' },
  reefs: (tried) => ({
    fact: `Par la mer, c’est à ${away(tried)}.`,
    reason: `On ne franchit les récifs que par la passe, et votre portée est ${ofSpaces(mine(tried).reach)}.`,
    instead: 'Choisissez des eaux en surbrillance.',
  }),
  notBeside: (tried) => ({
    fact: `${island(tried)} est hors de portée.`,
    reason: 'Un repaire ne s’attaque que depuis une case voisine.',
  }),
  notSameSpace: (tried) => ({
    fact: `Vous n’êtes pas bord à bord avec ${other(tried)}.`,
    reason: 'Un bateau ne s’attaque que dans la même case.',
  }),
  ownShip: { fact: 'C’est votre propre bateau.', reason: 'On n’attaque que les bateaux des autres.' },
  notReady: (tried) => ({
    fact: 'Votre bateau ne peut pas combattre.',
    reason: `Il faut un pirate et un canon ; vous en avez ${mine(tried).pirates} et ${mine(tried).cannons}.`,
    instead: tried.view.step === 'second' ? 'Réparez d’abord.' : 'Naviguez, puis réparez avec la seconde action.',
  }),
  inPort: { fact: 'Pas depuis le port.', reason: 'Un bateau au port n’attaque pas et n’est pas attaqué.' },
  targetInPort: (tried) => ({
    fact: `Ce bateau est au port : ${other(tried)} y est à l’abri.`,
    reason: 'Un bateau au port n’attaque pas et n’est pas attaqué.',
  }),
  mustFire: {
    fact: 'Il n’y a plus de retour.',
    reason: 'Une attaque annoncée est menée, quel que soit le repaire découvert.',
    instead: OPEN.fire,
  },
  slotTaken: (tried) => ({
    fact: `Le poste ${slotOfMove(tried.move)} ne convient pas.`,
    reason: 'Tant qu’un poste est libre, la figurine va sur un poste libre.',
    instead: 'Choisissez un poste vide.',
  }),
  lairGone: (tried) => ({
    fact: `${island(tried)} est déjà pillé.`,
    reason: 'Un repaire sans coffres a quitté la partie.',
  }),
  twoSlots: {
    fact: `Cela ferait plus de ${SEA_REPAIRS} postes.`,
    reason: `En mer, une réparation change ${SEA_REPAIRS} postes au plus ; au port, elle peut les changer tous.`,
    instead: 'Terminez la réparation, ou reprenez un changement.',
  },
  tooManyAlike: (tried) => ({
    fact: `Ce serait un sixième ${figure(tried)}.`,
    reason: `Un bateau porte au plus ${MOST_OF_A_KIND} figurines semblables.`,
    instead: 'Changez d’abord un autre poste, ou prenez l’autre figurine.',
  }),
  noChange: (tried) => ({
    fact: `Le poste ${slotOfMove(tried.move)} est déjà ainsi.`,
    reason: 'Changer un poste, c’est y mettre une autre figurine, ou aucune.',
  }),
  slotDone: (tried) => ({
    fact: `Le poste ${slotOfMove(tried.move)} vient d’être changé.`,
    reason: 'Une réparation change chaque poste une fois au plus.',
    instead: 'Reprenez ce changement pour en faire un autre.',
  }),
  treasureThere: (tried) => ({
    fact: `Un trésor occupe le poste ${slotOfMove(tried.move)}.`,
    reason: 'Tant que le bateau transporte des trésors, personne ne peut s’y tenir.',
    instead: 'Changez un autre poste, ou rentrez d’abord au port.',
  }),
  supplyEmpty: (tried) => ({
    fact: `Il ne reste aucun ${figure(tried)}.`,
    reason:
      'À cette table, une réparation ne prend que ce qui est dans la réserve, ou ce qu’on vient d’ôter d’un poste.',
    instead: 'Prenez l’autre figurine, ou videz d’abord un poste qui en porte une.',
  }),
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'On joue de deux à six.',
  noSuchFirstSeat: 'La place qui doit commencer n’est pas à cette table : désignez-en une autre, ou tirez-la au sort.',
  notTheTreasureSlot:
    'Le trésor ne peut occuper le poste 1 ni le 4 : dans l’exemple du livret, un bateau chargé remplit les deux.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
