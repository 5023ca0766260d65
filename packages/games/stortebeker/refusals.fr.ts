// Les refus en français : le fait, la raison, ce que l’on peut faire à la place.
import { explainerOf, tableExplainerOf, type Explanations, type Offers, type TableExplanations } from '@flibuste/kernel'
import { MOST_ADDED } from './data.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.fr.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { View } from './view.ts'
import { cardOfMove, seatAsked, shipOfMove, sideIn, type Tried } from './wording.ts'
import { card, good, ship } from './words.fr.ts'

const OPEN: Offers<View> = {
  play: 'Posez une carte près d’un navire, défaussez-en une, ou payez une bordée avec la dernière.',
  fire: 'Choisissez un navire près duquel vous avez une provision.',
  shoot: 'Prenez ou coulez une carte de la couleur obtenue, ou n’utilisez pas le dé.',
  shed: 'Choisissez un de vos pirates près de ce navire.',
  board: 'Abordez un navire dont vous avez toutes les provisions, ou terminez votre tour.',
  lose: 'Choisissez la carte que vous perdez.',
  counter: 'Contre-attaquez avec ce qui vous manque, ou renoncez.',
  over: 'Commencez une autre partie.',
}

const instead = ({ view }: { readonly view: View }): string => OPEN[view.step]
const named = ({ move }: Tried): string => {
  const kind = cardOfMove(move)
  return kind === null ? '' : ` (${card(kind)})`
}
const where = ({ move, view }: Tried): string => (shipOfMove(move) < 0 ? 'ce navire' : ship(view, shipOfMove(move)))

function lacking({ move, view }: Tried): string {
  const missing = sideIn(view, shipOfMove(move), view.active)?.missing ?? []
  return missing.length === 0 ? 'Il y manque des provisions.' : `Il y manque : ${missing.map(good).join(', ')}.`
}

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: 'Ce n’est pas à vous de répondre.',
    reason:
      view.step === 'over'
        ? 'La partie est terminée.'
        : `La table attend un autre capitaine : ${reader.name(seatAsked(view))}.`,
    instead: view.step === 'over' ? OPEN.over : 'Préparez vos trois prochaines cartes.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo(
    'Des dés ont été lancés, des cartes piochées ou retournées, ou un autre capitaine a répondu depuis.',
  ),
  cardsFirst: {
    fact: 'Pas encore.',
    reason: 'Un tour commence par ses cartes ; la bordée et les abordages viennent après.',
  },
  phaseOver: { fact: 'Pas maintenant.', reason: 'Les phases d’un tour se suivent dans un ordre fixe.' },
  mustUseCards: ({ view }) => ({
    fact: `Vous avez encore des cartes à jouer : ${view.cards.left}.`,
    reason: 'Il faut jouer trois cartes par tour, ou toutes si l’on en a moins.',
    instead: OPEN.play,
  }),
  cardsUsed: (tried) => ({
    fact: 'Plus de carte ce tour-ci.',
    reason: `Toutes sont jouées (${tried.view.cards.quota}).`,
    instead: tried.view.step === 'play' ? 'Prenez dans la défausse, ou ne prenez plus rien.' : instead(tried),
  }),
  notInHand: (tried) => ({
    fact: `Cette carte${named(tried)} n’est pas dans votre main.`,
    reason: 'Les cartes prises ce tour-ci n’arrivent en main qu’à la fin.',
    instead: 'Jouez une carte que vous avez.',
  }),
  placeFirst: {
    fact: 'Il est trop tard pour poser des cartes.',
    reason: 'On pose d’abord, on défausse ensuite, et la bordée se paie en dernier.',
    instead: 'Défaussez une autre carte, ou payez une bordée avec la dernière.',
  },
  payLast: ({ view }) => ({
    fact: 'Il est trop tôt pour payer une bordée.',
    reason: `Elle se paie avec la dernière carte du tour ; il en reste ${view.cards.left}.`,
    instead: 'Posez ou défaussez d’abord les autres.',
  }),
  notAtSea: { fact: 'Ce navire n’est pas en mer.', reason: 'Seuls comptent les navires en jeu.' },
  notNeeded: (tried) => ({
    fact: `Cette carte${named(tried)} est inutile près de ${where(tried)}.`,
    reason: 'On n’y pose que les provisions indiquées, et pas plus de chacune.',
    instead: 'Posez-la près d’un autre navire, ou posez une autre carte.',
  }),
  unsupported: (tried) => ({
    fact: `Près de ${where(tried)}, vous ne pouvez nourrir aucun pirate de plus.`,
    reason: 'Chaque pirate a besoin d’une provision sans symbole.',
    instead: 'Posez d’abord une provision sans symbole.',
  }),
  tooFewDiscarded: {
    fact: 'Rien à prendre pour l’instant.',
    reason: 'Deux cartes défaussées en rapportent une de la défausse, trois en rapportent deux.',
    instead: 'Défaussez une autre carte.',
  },
  ratio: (tried) => ({
    fact: 'C’est une carte de trop.',
    reason: 'Deux cartes défaussées en rapportent une de la défausse, trois en rapportent deux.',
    instead: tried.view.cards.left > 0 ? 'Défaussez une autre carte, ou payez une bordée.' : 'Ne prenez plus rien.',
  }),
  justDiscarded: {
    fact: 'Vous venez de défausser cette carte.',
    reason: 'On prend dans la défausse telle qu’elle était avant l’échange.',
    instead: 'Prenez une carte plus ancienne, ou aucune.',
  },
  notInPile: (tried) => ({
    fact: `Cette carte${named(tried)} n’est pas dans la défausse.`,
    reason: 'On ne peut prendre que ce qui s’y trouve.',
    instead: 'Prenez une autre carte, ou aucune.',
  }),
  alreadyPaid: { fact: 'La bordée est déjà payée.', reason: 'Il n’y en a qu’une par tour.', instead: OPEN.fire },
  noTarget: {
    fact: 'Il n’y a pas de navire sur lequel tirer.',
    reason: 'On tire sur un navire près duquel on a une provision, et vous n’en avez posé aucune.',
    instead: 'Posez ou défaussez la carte.',
  },
  notThere: (tried) => ({
    fact: `Vous ne pouvez pas tirer sur ${where(tried)}.`,
    reason: 'Vous n’y avez aucune provision.',
    instead: OPEN.fire,
  }),
  notPaid: { fact: 'Pas de bordée ce tour-ci.', reason: 'Il faut d’abord la payer d’une carte.', instead: OPEN.board },
  ownCard: {
    fact: 'Cette carte est à vous.',
    reason: 'Une bordée ne touche que les autres capitaines.',
    instead: OPEN.shoot,
  },
  wrongColour: ({ view }) => ({
    fact: 'Ce n’est pas ce qu’indique le dé.',
    reason: `Il indique ${view.matter.good < 0 ? 'une autre provision' : `autre chose : ${good(view.matter.good)}`}.`,
    instead: OPEN.shoot,
  }),
  notAtShip: (tried) => ({
    fact: `Cette carte${named(tried)} ne s’y trouve pas.`,
    reason: 'On prend une carte posée par ce capitaine près du navire.',
    instead: OPEN.shoot,
  }),
  noRoom: {
    fact: 'Vous n’avez pas de place pour elle.',
    reason: 'Vous avez déjà tout ce que le navire demande de cette provision.',
    instead: 'Coulez la carte, ou n’utilisez pas le dé.',
  },
  pirateSafe: {
    fact: 'On ne tire pas sur les pirates.',
    reason: 'Les dés de couleur ne touchent que des provisions.',
    instead: OPEN.shoot,
  },
  mustShed: {
    fact: 'Un pirate doit d’abord partir.',
    reason: 'Il y a de votre côté plus de pirates que de provisions sans symbole.',
    instead: OPEN.shed,
  },
  notYours: {
    fact: 'Vous n’avez pas ce pirate à cet endroit.',
    reason: 'On en défausse un de son propre côté.',
    instead: OPEN.shed,
  },
  incomplete: (tried) => ({
    fact: `Vous n’avez pas toutes les provisions près de ${where(tried)}.`,
    reason: lacking(tried),
    instead: OPEN.board,
  }),
  firstRound: {
    fact: 'Pas d’abordage à la première manche.',
    reason: 'Chacun joue d’abord un tour.',
    instead: 'Terminez votre tour.',
  },
  mustLose: {
    fact: 'La perte vient d’abord.',
    reason: 'Le dé indique une provision que vous avez avec et sans symbole.',
    instead: OPEN.lose,
  },
  triedAlready: {
    fact: 'Vous avez déjà tenté ce navire ce tour-ci.',
    reason: 'Chaque navire ne se tente qu’une fois par tour.',
    instead: OPEN.board,
  },
  stoppedByFailure: {
    fact: 'Plus d’abordage ce tour-ci.',
    reason: 'Un abordage a échoué, et cette table joue que c’était le dernier.',
    instead: 'Terminez votre tour.',
  },
  stoppedByCounter: {
    fact: 'Plus d’abordage ce tour-ci.',
    reason: 'On vous a arraché une prise, et cette table joue que c’était la dernière.',
    instead: 'Terminez votre tour.',
  },
  counterOnly: {
    fact: 'Ce n’est pas une réponse à un abordage.',
    reason: 'Vous pouvez contre-attaquer, ou laisser faire.',
    instead: OPEN.counter,
  },
  tooManyAdded: {
    fact: 'Cela fait trop de cartes.',
    reason: `On ajoute de sa main ${MOST_ADDED} provisions au plus.`,
    instead: OPEN.counter,
  },
  addedNotInHand: {
    fact: 'Vous n’avez pas ces cartes.',
    reason: 'Ce que l’on ajoute vient de la main.',
    instead: OPEN.counter,
  },
  pirateAdded: {
    fact: 'On n’ajoute pas de pirate maintenant.',
    reason: 'Pour contre-attaquer, on n’ajoute que des provisions, avec ou sans symbole.',
    instead: OPEN.counter,
  },
  addedNotNeeded: {
    fact: 'Cela ne vous manque pas.',
    reason: 'On ajoute exactement ce qui manque.',
    instead: OPEN.counter,
  },
  stillIncomplete: {
    fact: 'Il vous manquerait encore des provisions.',
    reason: 'Qui contre-attaque doit avoir tout ce que le navire demande.',
    instead: OPEN.counter,
  },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'Le jeu se joue à deux, trois ou quatre capitaines.',
  noSuchFirstSeat:
    'La place qui doit commencer n’existe pas à cette table : choisissez-en une autre, ou tirez-la au sort.',
  threeShipsForTwo: 'Trois navires en mer : à deux capitaines seulement.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
