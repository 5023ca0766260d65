// Les refus en français : le fait, la raison, ce que l’on peut faire à la place.
import type { Explanation } from '@flibuste/kernel'
import { MOST_BOUGHT, PURSE, TAVERN_PRICE } from './data.ts'
import { isReason, type TableReason } from './refusals.ts'
import type { OpenStep } from './view.ts'
import { cardOfMove, priceOfFit, priceOfRaise, seatAsked, type AnyReason, type Said, type Tried } from './wording.ts'
import { gold, ofName, theCard } from './words.fr.ts'

const OPEN: { readonly [S in OpenStep | 'over']: string } = {
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

const NOT_IN_HAND: Said = ['Vous n’avez pas cette carte.', 'On ne joue que les cartes de sa main.']
const notNow = (when: string): Said => ['Pas maintenant.', when]

const SAID: { readonly [R in AnyReason]: Said } = {
  notAsked: [
    'On ne vous demande rien.',
    'La table attend quelqu’un d’autre, ou elle a déjà votre réponse.',
    'Scrutez l’horizon ; votre tour viendra.',
  ],
  notAnAnswer: ['Ce n’est pas ce qui est demandé.', 'Une autre question est posée.'],
  cannotUndo: [
    'Ce coup ne peut plus être repris.',
    'Des dés ont été lancés, quelque chose a été montré, ou un autre capitaine a agi depuis.',
  ],
  fitTime: notNow('Les navires s’arment avant le premier mois.'),
  passTime: ['On ne passe pas ici.', 'Au combat, on tire ou l’on fuit ; à terre, on dit quand on a fini.'],
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
  holdTime: ['Attendre n’est pas permis.', 'On tire ou l’on fuit, à moins que les canons ne se rechargent.'],
  incomeTime: notNow('C’est ce que donne la Crique, une fois par mois.'),
  buyTime: ['Rien à vendre ici.', 'Les cartes Taverne s’achètent à la Taverne, à la phase des effets des îles.'],
  raiseTime: ['Rien à améliorer ici.', 'Les anneaux montent aux quatre îles qui construisent, et à l’île au Trésor.'],
  buryTime: ['On n’enterre rien ici.', 'Les trésors s’enterrent à l’île au Trésor, à la phase des effets des îles.'],
  restoreTime: notNow('Un artisan se remet en état à la phase des effets des îles.'),
  artisanTime: notNow('Un artisan s’attache à la phase des effets des îles.'),
  shipwrightTime: notNow('Armateur se joue à la phase des effets des îles.'),
  doneTime: ['Il n’y a rien à finir.', 'Cela se dit à terre, à la phase des effets des îles.'],
  parrotTime: ['Vous n’avez pas le choix entre deux perroquets.', 'Il se présente quand on en reçoit un second.'],
  belowStart: ['Un anneau ne descend pas.', 'Les quatre partent du niveau 2.'],
  fitTooCostly: ['Cela coûte trop cher.', `Vous avez ${gold(PURSE)}.`],
  notInHand: NOT_IN_HAND,
  notInHandToBoard: NOT_IN_HAND,
  notInHandToFire: NOT_IN_HAND,
  notInHandAshore: NOT_IN_HAND,
  noSuchCaptain: ['Ce capitaine n’existe pas.', 'Cette place n’est pas à la table.'],
  noSuchIsland: ['Cette île n’existe pas.', 'Les îles vont de 1 à 6.'],
  ownVictim: [
    'Pas contre vous-même.',
    'Flibusterie prend la moitié du butin d’un autre.',
    'Désignez un autre capitaine, ou passez.',
  ],
  navyOuterOnly: [
    'La Royal Navy n’y va pas.',
    'Elle n’a jamais trouvé l’île au Trésor.',
    'Désignez une île extérieure, ou passez.',
  ],
  noNavy: ['La Royal Navy n’est pas en mer.', 'Une Lettre de marque répond à une carte Royal Navy.'],
  sameIsland: [
    'La Royal Navy y est déjà.',
    'La lettre l’envoie vers une autre île.',
    'Désignez une autre île extérieure, ou passez.',
  ],
  occupied: [
    'Il y a quelqu’un.',
    'Fuite à l’Anglaise mène à une île extérieure sans aucun navire, ou à l’île au Trésor.',
  ],
  notOnWheel: ['La Crique n’est pas sur la roue.', 'On ne peut choisir que les six îles.'],
  becalmed: ['Aucune carte ne peut être jouée.', 'Ce combat se livre par Calme plat.', 'Tirez sans carte, ou fuyez.'],
  tooFewChests: ['Vous n’avez pas autant de coffres.', 'Seuls les coffres à bord peuvent passer par-dessus bord.'],
  notInBattle: ['Ce navire n’est pas de ce combat.', 'On vise les navires encore présents.'],
  ownShip: ['C’est votre propre navire.', 'On vise les autres.'],
  npcFirst: [
    'Pas tant qu’un chasseur est là.',
    'Il faut couler légendes et Royal Navy avant de se battre entre capitaines.',
    'Tirez sur le chasseur, ou fuyez.',
  ],
  npcHullOnly: [
    'Seule sa coque peut être touchée.',
    'Légendes et Royal Navy n’ont pas d’autre section.',
    'Visez la coque.',
  ],
  reloading: [
    'Vos canons ne sont pas prêts.',
    'Après une Canonnade, un échange se passe à recharger.',
    'Tenez bon, ou fuyez.',
  ],
  committed: [
    'Trop tard pour fuir.',
    'Qui joue une carte Bordée a décidé de tirer.',
    'Désignez un navire et une section.',
  ],
  notForNpc: ['Pas pour la Royal Navy.', 'Les cartes Bordée ne servent qu’aux capitaines.'],
  npcsNeverFight: ['Ils ne se battent pas entre eux.', 'La Royal Navy ne tire que sur des capitaines.'],
  commanderLast: [
    'Pas sur vous-même.',
    'La Royal Navy ne tire sur qui la commande que s’il ne reste aucun autre capitaine.',
  ],
  boughtEnough: ['Plus de carte ce mois-ci.', `Une visite à la Taverne en permet ${MOST_BOUGHT}.`],
  tooPoorToBuy: ['Vous ne pouvez pas payer.', `Une carte Taverne coûte ${gold(TAVERN_PRICE)}.`],
  tavernEmpty: ['Il n’y a plus de carte.', 'La pile et la défausse sont vides.'],
  otherSection: ['Pas à cette île.', 'Chacune de ces îles n’améliore qu’une section.'],
  notHigher: ['L’anneau y est déjà, ou plus haut.', 'Les anneaux montent vers la droite.'],
  tooPoorToRaise: ['Vous ne pouvez pas payer.', 'Les prix de tous les crans s’additionnent.'],
  oneLevel: ['Un seul niveau.', 'À l’île au Trésor, une section ne monte que d’un niveau.'],
  raisedAlready: ['Plus rien à améliorer ce mois-ci.', 'À l’île au Trésor, une section monte d’un niveau.'],
  highest: ['Cet anneau est au bout.', 'Il n’y a rien après le dernier niveau.'],
  buriesNothing: ['Ce serait ne rien enterrer.', 'Enterrez au moins un coffre ou trois doublons.'],
  buriedAlready: ['Vous avez déjà enterré ce mois-ci.', 'On n’enterre qu’une fois par visite.'],
  tooLittleToBury: ['Vous n’en avez pas autant.', 'Des coffres à bord, et de l’or par sacs de trois.'],
  oneArtisan: ['Vous avez déjà un artisan.', 'Un navire n’en a qu’un, qui reste où il est.'],
  sectionGuarded: ['Cette section a son artisan.', 'Il y en a un au plus pour chacune.'],
  notDamaged: ['Il n’y a rien à remettre en état.', 'On ne remet en état qu’un artisan touché.'],
  tooPoorToRestore: ['Vous ne pouvez pas payer.', 'Remettre un artisan en état coûte 1 doublon.'],
}

function cardMissing({ move }: Tried): string {
  const kind = cardOfMove(move)
  return kind === null ? NOT_IN_HAND[0] : `Vous n’avez pas ${theCard(kind)}.`
}

/** Ce qu’ajoutent les chiffres du coup lui-même. */
const FACTS: { readonly [R in AnyReason]?: (tried: Tried) => string } = {
  fitTooCostly: ({ move, view }) =>
    move?.kind === 'fit' ? `Cela coûte ${gold(priceOfFit(view, move.levels))}.` : SAID.fitTooCostly[0],
  tooPoorToRaise: ({ move, view, reader }) =>
    move?.kind === 'raise'
      ? `Cela coûte ${gold(priceOfRaise(view, reader.me, move.section, move.level))}.`
      : SAID.tooPoorToRaise[0],
  notInHand: cardMissing,
  notInHandToBoard: cardMissing,
  notInHandToFire: cardMissing,
  notInHandAshore: cardMissing,
  notAsked({ view, reader }) {
    const seat = seatAsked(view)
    return seat < 0 || seat === reader.me
      ? SAID.notAsked[0]
      : `La table attend la réponse ${ofName(reader.name(seat))}.`
  },
}

export function explain(reason: string, tried: Tried): Explanation {
  const known = isReason(reason) || reason === 'notAsked' || reason === 'cannotUndo' ? reason : 'notAnAnswer'
  const [fact, because, instead] = SAID[known]
  return { fact: FACTS[known]?.(tried) ?? fact, reason: because, instead: instead ?? OPEN[tried.view.step] }
}

export const TABLE_REFUSALS: { readonly [R in TableReason]: string } = {
  noSuchSeats: 'On joue à trois, quatre ou cinq capitaines.',
}
