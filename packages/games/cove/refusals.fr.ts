// Les refus en français : le fait, la raison, ce que l’on peut faire à la place.
import {
  explainerOf,
  tableExplainerOf,
  type Explanations,
  type Offers,
  type Said,
  type TableExplanations,
} from '@flibuste/kernel'
import { ofName } from '../grammar.fr.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.fr.ts'
import { MOST_BOUGHT, PURSE, TAVERN_PRICE } from './data.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { View } from './view.ts'
import { cardOfMove, priceOfFit, priceOfRaise, seatAsked, type Tried } from './wording.ts'
import { gold, theCard } from './words.fr.ts'

const OPEN: Offers<View> = {
  fit: 'Choisissez des niveaux qui ne coûtent pas plus que votre or.',
  window: 'Jouez une carte dont c’est le moment, ou passez.',
  course: 'Choisissez une des six îles.',
  steer: 'Choisissez une des six îles.',
  board: 'Jouez une carte Abordage, ou passez.',
  act: 'Tirez sur un navire, ou fuyez.',
  command: 'Désignez le navire d’un capitaine et une de ses sections.',
  parrot: 'Prenez le nouveau perroquet, ou gardez l’ancien.',
  income: 'Prenez deux cartes, ou une carte et 2 doublons.',
  visit: 'Faites ce que permet l’endroit, ou dites que vous avez fini.',
  over: 'Commencez une autre partie.',
}

const notNow = (reason: string): Said => ({ fact: 'Pas maintenant.', reason })

/** La carte par son nom, quand le coup en a une. */
function notInHand({ move }: Tried): Said {
  const kind = cardOfMove(move)
  return {
    fact: kind === null ? 'Vous n’avez pas cette carte.' : `Vous n’avez pas ${theCard(kind)}.`,
    reason: 'On ne joue que les cartes de sa main.',
  }
}

function notAsked({ view, reader }: Tried): Said {
  const seat = seatAsked(view)
  return {
    fact:
      seat < 0 || seat === reader.me
        ? 'On ne vous demande rien.'
        : `La table attend la réponse ${ofName(reader.name(seat))}.`,
    reason: 'La table attend quelqu’un d’autre, ou elle a déjà votre réponse.',
    instead: 'Scrutez l’horizon ; votre tour viendra.',
  }
}

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked,
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Des dés ont été lancés, quelque chose a été montré, ou un autre capitaine a agi depuis.'),
  fitTime: notNow('Les navires s’arment avant le premier mois.'),
  passTime: {
    fact: 'On ne passe pas ici.',
    reason: 'Au combat, on tire ou l’on fuit ; à terre, on dit quand on a fini.',
  },
  buccaneeringTime: notNow('Flibusterie se joue à la fin de la phase des trésors.'),
  mapTime: notNow('Une Carte du Trésor se joue à la fin de la phase des trésors.'),
  lookoutTime: notNow('Une Vigie se poste avant que les roues soient réglées.'),
  navyTime: notNow('On envoie la Royal Navy quand les navires sont arrivés.'),
  letterTime: notNow('Une Lettre de marque répond à une carte Royal Navy.'),
  escapeTime: notNow('Fuite à l’Anglaise se joue quand les navires sont arrivés.'),
  sailTime: notNow('On choisit sa route à la phase de navigation.'),
  boardingTime: notNow('Les cartes Abordage se jouent avant la première bordée d’un combat.'),
  volleyTime: notNow('Les cartes Bordée se jouent juste avant de tirer.'),
  fireTime: notNow('On tire quand vient le tour de son navire, au combat.'),
  fleeTime: notNow('On fuit quand vient le tour de son navire, au combat.'),
  holdTime: {
    fact: 'Attendre n’est pas permis.',
    reason: 'On tire ou l’on fuit, à moins que les canons ne se rechargent.',
  },
  incomeTime: notNow('C’est ce que donne la Crique, une fois par mois.'),
  buyTime: {
    fact: 'Rien à vendre ici.',
    reason: 'Les cartes Taverne s’achètent à la Taverne, à la phase des effets des îles.',
  },
  raiseTime: {
    fact: 'Rien à améliorer ici.',
    reason: 'Les anneaux montent aux quatre îles qui construisent, et à l’île au Trésor.',
  },
  buryTime: {
    fact: 'On n’enterre rien ici.',
    reason: 'Les trésors s’enterrent à l’île au Trésor, à la phase des effets des îles.',
  },
  restoreTime: notNow('Un artisan se remet en état à la phase des effets des îles.'),
  artisanTime: notNow('Un artisan s’attache à la phase des effets des îles.'),
  shipwrightTime: notNow('Armateur se joue à la phase des effets des îles.'),
  doneTime: { fact: 'Il n’y a rien à finir.', reason: 'Cela se dit à terre, à la phase des effets des îles.' },
  parrotTime: {
    fact: 'Vous n’avez pas le choix entre deux perroquets.',
    reason: 'Il se présente quand on en reçoit un second.',
  },
  belowStart: { fact: 'Un anneau ne descend pas.', reason: 'Les quatre partent du niveau 2.' },
  fitTooCostly: ({ move, view }) => ({
    fact: move?.kind === 'fit' ? `Cela coûte ${gold(priceOfFit(view, move.levels))}.` : 'Cela coûte trop cher.',
    reason: `Vous avez ${gold(PURSE)}.`,
  }),
  notInHand,
  notInHandToBoard: notInHand,
  notInHandToFire: notInHand,
  notInHandAshore: notInHand,
  noSuchCaptain: { fact: 'Ce capitaine n’existe pas.', reason: 'Cette place n’est pas à la table.' },
  noSuchIsland: { fact: 'Cette île n’existe pas.', reason: 'Les îles vont de 1 à 6.' },
  ownVictim: {
    fact: 'Pas contre vous-même.',
    reason: 'Flibusterie prend la moitié du butin d’un autre.',
    instead: 'Désignez un autre capitaine, ou passez.',
  },
  navyOuterOnly: {
    fact: 'La Royal Navy n’y va pas.',
    reason: 'Elle n’a jamais trouvé l’île au Trésor.',
    instead: 'Désignez une île extérieure, ou passez.',
  },
  noNavy: { fact: 'La Royal Navy n’est pas en mer.', reason: 'Une Lettre de marque répond à une carte Royal Navy.' },
  sameIsland: {
    fact: 'La Royal Navy y est déjà.',
    reason: 'La lettre l’envoie vers une autre île.',
    instead: 'Désignez une autre île extérieure, ou passez.',
  },
  occupied: {
    fact: 'Il y a quelqu’un.',
    reason: 'Fuite à l’Anglaise mène à une île extérieure sans aucun navire, ou à l’île au Trésor.',
  },
  notOnWheel: { fact: 'La Crique n’est pas sur la roue.', reason: 'On ne peut choisir que les six îles.' },
  becalmed: {
    fact: 'Aucune carte ne peut être jouée.',
    reason: 'Ce combat se livre par Calme plat.',
    instead: 'Tirez sans carte, ou fuyez.',
  },
  tooFewChests: {
    fact: 'Vous n’avez pas autant de coffres.',
    reason: 'Seuls les coffres à bord peuvent passer par-dessus bord.',
  },
  notInBattle: { fact: 'Ce navire n’est pas de ce combat.', reason: 'On vise les navires encore présents.' },
  ownShip: { fact: 'C’est votre propre navire.', reason: 'On vise les autres.' },
  npcFirst: {
    fact: 'Pas tant qu’une légende ou la Royal Navy est là.',
    reason: 'Il faut les couler avant de se battre entre capitaines.',
    instead: 'Tirez sur elle, ou fuyez.',
  },
  npcHullOnly: {
    fact: 'Seule sa coque peut être touchée.',
    reason: 'Légendes et Royal Navy n’ont pas d’autre section.',
    instead: 'Visez la coque.',
  },
  reloading: {
    fact: 'Vos canons ne sont pas prêts.',
    reason: 'Après une Canonnade, un échange se passe à recharger.',
    instead: 'Tenez bon, ou fuyez.',
  },
  committed: {
    fact: 'Trop tard pour fuir.',
    reason: 'Qui joue une carte Bordée a décidé de tirer.',
    instead: 'Désignez un navire et une section.',
  },
  notForNpc: { fact: 'Pas pour la Royal Navy.', reason: 'Les cartes Bordée ne servent qu’aux capitaines.' },
  npcsNeverFight: { fact: 'Ils ne se battent pas entre eux.', reason: 'La Royal Navy ne tire que sur des capitaines.' },
  commanderLast: {
    fact: 'Pas sur vous-même.',
    reason: 'La Royal Navy ne tire sur qui la commande que s’il ne reste aucun autre capitaine.',
  },
  boughtEnough: { fact: 'Plus de carte ce mois-ci.', reason: `Une visite à la Taverne en permet ${MOST_BOUGHT}.` },
  tooPoorToBuy: { fact: 'Vous ne pouvez pas payer.', reason: `Une carte Taverne coûte ${gold(TAVERN_PRICE)}.` },
  tavernEmpty: { fact: 'Il n’y a plus de carte.', reason: 'La pile et la défausse sont vides.' },
  otherSection: { fact: 'Pas à cette île.', reason: 'Chacune de ces îles n’améliore qu’une section.' },
  notHigher: { fact: 'L’anneau y est déjà, ou plus haut.', reason: 'Les anneaux montent vers la droite.' },
  tooPoorToRaise: ({ move, view, reader }) => ({
    fact:
      move?.kind === 'raise'
        ? `Cela coûte ${gold(priceOfRaise(view, reader.me, move.section, move.level))}.`
        : 'Vous ne pouvez pas payer.',
    reason: 'Les prix de tous les crans s’additionnent.',
  }),
  oneLevel: { fact: 'Un seul niveau.', reason: 'À l’île au Trésor, une section ne monte que d’un niveau.' },
  raisedAlready: {
    fact: 'Plus rien à améliorer ce mois-ci.',
    reason: 'À l’île au Trésor, une section monte d’un niveau.',
  },
  highest: { fact: 'Cet anneau est au bout.', reason: 'Il n’y a rien après le dernier niveau.' },
  buriesNothing: { fact: 'Ce serait ne rien enterrer.', reason: 'Enterrez au moins un coffre ou trois doublons.' },
  buriedAlready: { fact: 'Vous avez déjà enterré ce mois-ci.', reason: 'On n’enterre qu’une fois par visite.' },
  tooLittleToBury: { fact: 'Vous n’en avez pas autant.', reason: 'Des coffres à bord, et de l’or par sacs de trois.' },
  oneArtisan: { fact: 'Vous avez déjà un artisan.', reason: 'Un navire n’en a qu’un, qui reste où il est.' },
  sectionGuarded: { fact: 'Cette section a son artisan.', reason: 'Il y en a un au plus pour chacune.' },
  notDamaged: { fact: 'Il n’y a rien à remettre en état.', reason: 'On ne remet en état qu’un artisan touché.' },
  tooPoorToRestore: { fact: 'Vous ne pouvez pas payer.', reason: 'Remettre un artisan en état coûte 1 doublon.' },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'On joue à trois, quatre ou cinq capitaines.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
