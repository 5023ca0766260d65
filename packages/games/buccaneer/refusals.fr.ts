// Les refus en français : le fait, la raison, ce que l’on peut faire à la place.
import { explainerOf, tableExplainerOf, type Explanations, type Offers, type TableExplanations } from '@flibuste/kernel'
import { MOST_MEN, MUTINEERS } from './data.ts'
import { cannotUndo, NOT_AN_ANSWER } from '../table-words.fr.ts'
import type { Reason, TableReason } from './refusals.ts'
import type { View } from './view.ts'
import { crewOfMove, menIn, ownMenIn, shipIn, shipOfMove, targetOfMove, type Tried } from './wording.ts'

const OPEN: Offers<View> = {
  mutiny: 'Appelez à la mutinerie, ou laissez faire.',
  act: 'Recouvrez l’équipage d’un autre capitaine, ou abordez un navire.',
  obey: 'Abordez un navire avec un équipage mutiné.',
  over: 'Commencez une autre partie.',
}

const men = (count: number): string => (count === 1 ? 'un seul homme' : `${count} hommes`)
const ship = ({ view, move }: Tried): string => shipIn(view, shipOfMove(move))?.name ?? 'Ce navire'

const REFUSALS: Explanations<Reason, Tried> = {
  notAsked: ({ view, reader }) => ({
    fact: 'Ce n’est pas à vous de jouer.',
    reason:
      view.step === 'over'
        ? 'La partie est terminée.'
        : `C’est le tour d’un autre capitaine : ${reader.name(view.active)}.`,
    instead: view.step === 'over' ? OPEN.over : 'Observez les équipages ; votre tour viendra.',
  }),
  notAnAnswer: NOT_AN_ANSWER,
  cannotUndo: cannotUndo('Un équipage a été payé, des navires sont apparus ou quelqu’un d’autre a joué depuis.'),
  noSuchPirate: {
    fact: 'Ce pirate n’est pas en jeu.',
    reason: 'Les couleurs que personne ne joue restent dans la boîte.',
  },
  mustAct: {
    fact: 'Vous ne pouvez pas passer.',
    reason: 'Qui peut recouvrir un équipage ou aborder un navire doit faire l’un ou l’autre.',
  },
  mutinyFirst: ({ view, reader }) => ({
    fact: 'Pas encore.',
    reason: `Les mutineries s’annoncent d’abord ; ${reader.name(view.active)} ne joue qu’ensuite.`,
    instead: OPEN.mutiny,
  }),
  notYourCrew: {
    fact: 'Cet équipage n’est pas le vôtre.',
    reason: 'Un équipage appartient au capitaine dont la couleur est au-dessus.',
    instead: 'Prenez un de vos équipages, ou un de vos pirates isolés.',
  },
  partOfCrew: {
    fact: 'Un équipage ne se divise jamais.',
    reason: 'Ce pirate est recouvert, et un équipage se déplace en entier.',
    instead: 'Désignez un équipage par le pirate du dessus.',
  },
  ownTarget: {
    fact: 'Vous ne pouvez pas recouvrir vos propres hommes.',
    reason: 'Votre couleur est déjà au-dessus des deux.',
    instead: 'Recouvrez un équipage que commande un autre capitaine.',
  },
  tooMany: ({ move, view }) => {
    const [mine, theirs] = [menIn(view, crewOfMove(move)), menIn(view, targetOfMove(move))]
    return {
      fact: `Cela ferait ${mine + theirs} hommes.`,
      reason: `Un équipage en compte ${MOST_MEN} au plus ; ${mine} et ${theirs}, c’est trop.`,
      instead: 'Choisissez un équipage plus petit, le vôtre ou le sien.',
    }
  },
  notCaptain: {
    fact: 'Vous ne commandez pas cet équipage.',
    reason: 'Seul le capitaine, dont la couleur est au-dessus, mène un équipage à l’abordage.',
    instead: 'Abordez avec un de vos équipages.',
  },
  tooFew: (tried) => ({
    fact: `Il faut ${men(shipIn(tried.view, shipOfMove(tried.move))?.min ?? 0)} pour aborder ce navire (${ship(tried)}).`,
    reason: `Votre équipage compte ${men(menIn(tried.view, crewOfMove(tried.move)))}.`,
    instead: 'Recouvrez un autre équipage pour grandir, ou abordez un navire plus petit.',
  }),
  shipFaceDown: {
    fact: 'Ce navire n’est pas en vue.',
    reason: 'Sa carte est encore face cachée dans le talon.',
    instead: 'Abordez un des navires visibles.',
  },
  notOnShip: {
    fact: 'Ce navire ne transporte pas ce trésor.',
    reason: 'Le capitaine prend un des trésors que montre la carte.',
    instead: 'Choisissez un trésor qui se trouve à bord.',
  },
  shipGone: {
    fact: 'Ce navire n’est plus là.',
    reason: 'Un navire abordé ou reparti au large a quitté la partie.',
    instead: 'Abordez un des navires visibles.',
  },
  ownCrew: {
    fact: 'C’est votre propre équipage.',
    reason: 'On se mutine dans un équipage que commande quelqu’un d’autre.',
    instead: OPEN.mutiny,
  },
  tooFewMutineers: ({ move, view, reader }) => ({
    fact: 'Vous y avez trop peu d’hommes.',
    reason: `Il en faut ${MUTINEERS} à vous dans un même équipage ; vous en avez ${ownMenIn(view, crewOfMove(move), reader.me)}.`,
    instead: OPEN.mutiny,
  }),
  notItsTurn: {
    fact: 'Pas dans cet équipage, pas maintenant.',
    reason: 'Une mutinerie s’annonce quand commence le tour du capitaine de l’équipage.',
    instead: OPEN.mutiny,
  },
  noWindow: {
    fact: 'L’heure n’est pas à la mutinerie.',
    reason: 'Elle s’annonce avant qu’un capitaine agisse, par ceux qui servent sous ses ordres.',
  },
  tooSmallToMutiny: {
    fact: 'Cet équipage ne peut rien aborder.',
    reason: 'Il est trop petit pour tous les navires en vue.',
    instead: OPEN.mutiny,
  },
  mustObey: {
    fact: 'Vos hommes se sont mutinés.',
    reason: 'Ce tour-ci, il faut aborder avec un équipage où la mutinerie a éclaté.',
    instead: 'Choisissez le navire et le trésor ; cela reste votre droit.',
  },
}

const TABLE_REFUSALS: TableExplanations<TableReason> = {
  noSuchSeats: 'Le jeu se joue à trois, quatre ou cinq capitaines.',
  noSuchFirstSeat:
    'La place qui doit commencer n’existe pas à cette table : choisissez-en une autre, ou tirez-la au sort.',
}

export const refusal = explainerOf(REFUSALS, OPEN)
export const tableRefusal = tableExplainerOf(TABLE_REFUSALS)
