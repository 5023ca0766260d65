// Buccaneer en français.
import {
  captains,
  endingOf,
  labellerOf,
  scoresCompared,
  tellerOf,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Phrase,
  type Prompt,
  type Reader,
  type Seat,
  type Sentence,
  type Tellings,
} from '@flibuste/kernel'
import { and, counted, inWords, ofName, ofSeat, or } from '../grammar.fr.ts'
import { beginsTold, titleOfTurn, whoBegins, winnersTold } from '../table-words.fr.ts'
import { complaint } from './complaints.fr.ts'
import type { Wrong } from './complaints.ts'
import { valueOf } from './crews.ts'
import { SHIPS, type Value } from './data.ts'
import type { CategoryAwarded, Event } from './events.ts'
import type { Board, Cover, Move } from './moves.ts'
import { refusal, tableRefusal } from './refusals.fr.ts'
import type { View } from './view.ts'
import {
  crewsCalled,
  menIn,
  mutinyOf,
  namedIn,
  ownMenIn,
  shipIn,
  stepNumber,
  undecided,
  type Named,
} from './wording.ts'
import { theShip, TREASURE, TREASURES } from './words.fr.ts'

const ducats = (number: number): string => counted(number, 'ducat')
const shown = (value: Value): string => (value === '?' ? 'point d’interrogation' : String(value))

/**
 * « votre 4 », « l’équipage de 3 (sous le 5) de Barbe » : un pirate seul par sa valeur, un équipage par son nombre et la
 * valeur du dessus.
 */
function crewName({ seat, value, men }: Named, reader: Reader): string {
  const mine = seat === reader.me
  const whose = mine ? '' : ` ${ofName(reader.name(seat))}`
  if (men === 1) return `${mine ? 'votre' : 'le'} ${shown(value)}${whose}`
  return `${mine ? 'votre équipage' : 'l’équipage'} de ${men} (sous le ${shown(value)})${whose}`
}

function askMutiny(view: View, reader: Reader): Sentence {
  const mine = mutinyOf(view, reader.me)
  const waiting = undecided(view)
  if (mine === undefined || !waiting.includes(reader.me)) {
    const may = waiting.length === 1 ? ' peut' : ' peuvent'
    return {
      sentence: [...captains(waiting, 'et'), `${may} appeler à la mutinerie contre `, { seat: view.active }, '.'],
      clause: 'BUC-2.6',
    }
  }
  const own = inWords(ownMenIn(view, mine.crew, mine.seat), 'un')
  return {
    sentence: [
      { strong: `${upper(own)} de vos hommes` },
      ` servent dans ${crewName(namedIn(view, mine.crew), reader)}. Le forcer à l’abordage ?`,
    ],
    clause: 'BUC-7.1',
  }
}

function askAct(view: View, reader: Reader): Sentence {
  if (reader.me !== view.active)
    return { sentence: [{ seat: view.active }, ' recouvre un équipage ou aborde un navire.'], clause: 'BUC-2.2' }
  return {
    sentence: ['Recouvrez l’équipage d’un autre capitaine avec un des vôtres, ou abordez un navire.'],
    clause: 'BUC-2.2',
  }
}

function askObey(view: View, reader: Reader): Sentence {
  const crews = crewsCalled(view)
  const clause = crews.length > 1 ? 'BUC-7.7' : 'BUC-7.4'
  if (reader.me !== view.active)
    return { sentence: ['Mutinerie ! ', { seat: view.active }, ' doit aborder un navire.'], clause }
  const names = or(crews.map((crew) => crewName(namedIn(view, crew), reader)))
  return {
    sentence: [{ strong: 'Mutinerie ! ' }, `Abordez avec ${names}. Le navire et le trésor restent à votre choix.`],
    clause,
  }
}

const ASK = { mutiny: askMutiny, act: askAct, obey: askObey } as const

function titleOf(view: View, reader: Reader): string {
  if (view.step === 'mutiny') return reader.me === view.active ? 'Mutinerie contre vous ?' : 'Mutinerie ?'
  return titleOfTurn(view.active, reader)
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view.outcome!, reader)
  return { title: titleOf(view, reader), ...ASK[view.step](view, reader) }
}

function coverLabel({ crew, target }: Cover, view: View, reader: Reader): string {
  const men = menIn(view, crew) + menIn(view, target)
  return `Recouvrir ${crewName(namedIn(view, target), reader)} avec ${crewName(namedIn(view, crew), reader)} : ${men} hommes`
}

function boardLabel({ crew, ship, treasure }: Board, view: View, reader: Reader): string {
  const name = shipIn(view, ship)?.name
  return `Aborder ${name === undefined ? 'un navire' : theShip(name)} avec ${crewName(namedIn(view, crew), reader)} et prendre le ${TREASURE[treasure]}`
}

const LABEL: Labels<Move, View> = {
  cover: coverLabel,
  board: boardLabel,
  call: (move, view, reader) => `Appeler à la mutinerie dans ${crewName(namedIn(view, move.crew), reader)}`,
  decline: () => 'Pas de mutinerie',
  pass: () => 'Passer',
}

function categoryAwarded({ treasure, value, winners, share }: CategoryAwarded): Phrase {
  const things = TREASURES[treasure]
  if (winners.length === 0) return [`Personne n’a de ${things}`]
  if (winners.length === 1) return [{ seat: winners[0]! }, ` a le plus de ${things} : ${ducats(value)}`]
  return [...captains(winners, 'et'), ` se partagent les ${things} : ${ducats(share)} chacun`]
}

const forced = (callers: readonly Seat[]): string =>
  callers.length === 0 ? '' : ', sous la contrainte d’une mutinerie'

const TELL: Tellings<Event> = {
  turnBegan: ({ seat, turn }, reader) => (turn === 1 ? beginsTold(seat, reader) : null),
  mutinyCalled: ({ seat, captain, own }, reader) => [
    { seat },
    ' appelle à la ',
    { strong: 'mutinerie' },
    ` avec ${inWords(own, 'un')} hommes dans un équipage `,
    ...ofSeat(captain, reader),
  ],
  mutinyDeclined: ({ seat }) => [{ seat }, ' n’appelle pas à la mutinerie'],
  covered: ({ seat, owner, target, targetMen, men }, reader) => [
    { seat },
    targetMen === 1 ? ` recouvre le ${shown(valueOf(target))} ` : ` recouvre les ${inWords(targetMen, 'un')} hommes `,
    ...ofSeat(owner, reader),
    ` : ${men} hommes`,
  ],
  boarded: ({ seat, name, men, callers }) => [
    { seat },
    ' aborde ',
    { strong: theShip(name) },
    ` avec ${men === 1 ? 'un homme' : `${men} hommes`}${forced(callers)}`,
  ],
  treasureTaken: ({ seat, role, treasure }) => [
    { seat },
    `${role === 'second' ? ', le second,' : ''} prend un ${TREASURE[treasure]}`,
  ],
  treasureMissing: ({ seat, treasure }) => [{ seat }, ` ne trouve plus de ${TREASURE[treasure]} dans la réserve`],
  lootTaken: ({ ducats: loot }) => [`Le butin est de ${ducats(loot)}`],
  wagePaid: ({ seat, disc, ducats: wage }) => [
    { seat },
    ` reçoit ${ducats(wage)} de solde${valueOf(disc) === '?' ? ' pour le point d’interrogation' : ''}`,
  ],
  deficitPaid: ({ seat, ducats: missing }) => [{ seat }, ` ajoute ${ducats(missing)} de sa bourse`],
  bankPaid: ({ ducats: missing }) => [`La réserve paie le reste : ${ducats(missing)}`],
  restKept: ({ seat, ducats: rest }) => [{ seat }, rest === 0 ? ' ne garde rien' : ` garde ${ducats(rest)}`],
  crewHome: ({ discs }) => [
    discs.length === 1 ? 'L’homme rentre chez lui' : `Les ${inWords(discs.length, 'un')} hommes rentrent chez eux`,
  ],
  shipGone: () => null,
  shipsArrived: ({ names }) => [`Navires en vue : ${and(names)}`],
  passed: ({ seat, clause }) => [
    { seat },
    clause === 'BUC-2.4' ? ' ne commande personne et passe' : ' ne peut rien faire et passe',
  ],
  sailedAway: ({ names }) => [
    `Personne ne peut agir : ${and(names)} ${names.length === 1 ? 'repart' : 'repartent'} au large`,
  ],
  categoryAwarded,
  consolationPaid: ({ seat, treasure, ducats: sum }) => [
    { seat },
    ` : ${ducats(sum)} pour ${sum} ${sum === 1 ? TREASURE[treasure] : TREASURES[treasure]}`,
  ],
  gameEnded: ({ places }) => winnersTold(places),
}

function ending(outcome: Outcome, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  return endingOf(outcome, reader, 'et', {
    mine: 'Vous régnez sur les mers',
    theirs: (name) => `${name} règne sur les mers`,
    shared: (names) => `${names} se partagent les mers`,
    how: `Le dernier navire est parti : ${ducats(winner)}, trésors compris, contre ${other}.`,
    howShared: `${ducats(winner)} chacun : la victoire est partagée.`,
  })
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    firstSeat: whoBegins(5, 'Dans le livret, c’est le plus âgé ; désignez une place, ou tirez-la au sort.'),
    covered: {
      label: 'Pirates recouverts',
      help: 'Les valeurs des pirates recouverts restent cachées, comme le veut le livret, ou se lisent à tout moment.',
      values: { strict: 'Cachés : à retenir', open: 'Visibles : à lire' },
    },
    edition: { label: 'Édition', help: 'Un fichier avec quinze autres navires et d’autres valeurs de trésors.' },
  },
  steps: ['Mutinerie', 'Équipage ou navire'],
  stepOf: stepNumber,
  progress: (view) =>
    view.step === 'over'
      ? 'Tous les navires sont partis'
      : `Navires ${3 * view.trio - 2} à ${3 * view.trio} sur ${SHIPS}`,
  prompt,
  move: labellerOf(LABEL),
  event: tellerOf(TELL),
  refusal,
  tableRefusal,
  complaint,
  ending: (outcome, _view, reader) => ending(outcome, reader),
}
