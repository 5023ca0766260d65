// Buccaneer en français.
import type { Ending, Explanation, GameText, Phrase, Prompt, Reader, Seat } from '@flibuste/kernel'
import { complaint } from './complaints.fr.ts'
import type { Wrong } from './complaints.ts'
import { valueOf } from './crews.ts'
import type { Value } from './data.ts'
import type { CategoryAwarded, Event } from './events.ts'
import type { Board, Cover, Move } from './moves.ts'
import { REFUSALS, TABLE_REFUSALS } from './refusals.fr.ts'
import { isReason, isTableReason } from './refusals.ts'
import type { View } from './view.ts'
import {
  captains,
  crewsCalled,
  menIn,
  mutinyOf,
  namedIn,
  ownMenIn,
  placedFirst,
  series,
  shipIn,
  stepNumber,
  undecided,
  wealthCompared,
  type Named,
} from './wording.ts'
import { TREASURE, TREASURES } from './words.fr.ts'

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

const and = (items: readonly (string | number)[]): string => series(items, 'et')
const ducats = (number: number): string => `${number} ducat${number < 2 ? '' : 's'}`
const shown = (value: Value): string => (value === '?' ? 'point d’interrogation' : String(value))

/** de Barbe, mais d’Anne. */
const elides = (name: string): boolean => /^[aeiouàâäéèêëîïôöùûü]/i.test(name)
const ofName = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)
const of = (seat: Seat, reader: Reader): Phrase => [elides(reader.name(seat)) ? 'd’' : 'de ', { seat }]

/**
 * « votre 4 », « l’équipage de 3 (5) de Barbe » : un pirate seul par sa valeur, un équipage par son nombre et la
 * valeur du dessus.
 */
function crewName({ seat, value, men }: Named, reader: Reader): string {
  const mine = seat === reader.me
  const whose = mine ? '' : ` ${ofName(reader.name(seat))}`
  if (men === 1) return `${mine ? 'votre' : 'le'} ${shown(value)}${whose}`
  return `${mine ? 'votre équipage' : 'l’équipage'} de ${men} (${shown(value)})${whose}`
}

type Sentence = Omit<Prompt, 'title'>

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
  const own = NUMBERS[ownMenIn(view, mine.crew, mine.seat)]!
  return {
    sentence: [
      { strong: `${own[0]!.toUpperCase()}${own.slice(1)} de vos hommes` },
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
  const names = series(
    crews.map((crew) => crewName(namedIn(view, crew), reader)),
    'ou',
  )
  return {
    sentence: [{ strong: 'Mutinerie ! ' }, `Abordez avec ${names}. Le navire et le trésor restent à votre choix.`],
    clause,
  }
}

const ASK = { mutiny: askMutiny, act: askAct, obey: askObey } as const

function titleOf(view: View, reader: Reader): string {
  if (view.step === 'mutiny') return reader.me === view.active ? 'Mutinerie contre vous ?' : 'Mutinerie ?'
  const name = reader.name(view.active)
  return reader.me === view.active ? `À vous, ${name}` : `Au tour ${ofName(name)}`
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view, reader)
  return { title: titleOf(view, reader), ...ASK[view.step](view, reader) }
}

function coverLabel({ crew, target }: Cover, view: View, reader: Reader): string {
  const men = menIn(view, crew) + menIn(view, target)
  return `Recouvrir ${crewName(namedIn(view, target), reader)} avec ${crewName(namedIn(view, crew), reader)} : ${men} hommes`
}

function boardLabel({ crew, ship, treasure }: Board, view: View, reader: Reader): string {
  return `Aborder ${shipIn(view, ship)?.name ?? 'un navire'} avec ${crewName(namedIn(view, crew), reader)} et prendre le ${TREASURE[treasure]}`
}

function moveLabel(move: Move, view: View, reader: Reader): string {
  switch (move.kind) {
    case 'cover':
      return coverLabel(move, view, reader)
    case 'board':
      return boardLabel(move, view, reader)
    case 'call':
      return `Appeler à la mutinerie dans ${crewName(namedIn(view, move.crew), reader)}`
    case 'decline':
      return 'Pas de mutinerie'
    case 'pass':
      return 'Passer'
  }
}

function categoryAwarded({ treasure, value, winners, share }: CategoryAwarded): Phrase {
  const things = TREASURES[treasure]
  if (winners.length === 0) return [`Personne n’a de ${things}`]
  if (winners.length === 1) return [{ seat: winners[0]! }, ` a le plus de ${things} : ${ducats(value)}`]
  return [...captains(winners, 'et'), ` se partagent les ${things} : ${ducats(share)} chacun`]
}

const forced = (callers: readonly Seat[]): string =>
  callers.length === 0 ? '' : ', sous la contrainte d’une mutinerie'

type Telling = { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, reader: Reader) => Phrase | null }

const TELL: Telling = {
  turnBegan: () => null,
  mutinyCalled: ({ seat, captain, own }, reader) => [
    { seat },
    ' appelle à la ',
    { strong: 'mutinerie' },
    ` avec ${NUMBERS[own]} hommes dans un équipage `,
    ...of(captain, reader),
  ],
  mutinyDeclined: ({ seat }) => [{ seat }, ' n’appelle pas à la mutinerie'],
  covered: ({ seat, owner, target, targetMen, men }, reader) => [
    { seat },
    targetMen === 1 ? ` recouvre le ${shown(valueOf(target))} ` : ` recouvre l’équipage de ${targetMen} `,
    ...of(owner, reader),
    ` : ${men} hommes`,
  ],
  boarded: ({ seat, name, men, callers }) => [
    { seat },
    ' aborde ',
    { strong: name },
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
    discs.length === 1 ? 'L’homme rentre chez lui' : `Les ${NUMBERS[discs.length]} hommes rentrent chez eux`,
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
  gameEnded: ({ places }) => {
    const winners = placedFirst(places)
    return [...captains(winners, 'et'), winners.length === 1 ? ' l’emporte' : ' l’emportent ensemble']
  },
}

function tell<T extends Event['type']>(event: Extract<Event, { type: T }>, reader: Reader): Phrase | null {
  const teller: (told: Extract<Event, { type: T }>, reader: Reader) => Phrase | null = TELL[event.type as T]
  return teller(event, reader)
}

function ending(view: View, reader: Reader): Ending {
  const { places, scores, clause } = view.outcome!
  const winners = placedFirst(places)
  const names = and(winners.map((seat) => reader.name(seat)))
  const { winner, other } = wealthCompared(scores)
  if (winners.length > 1)
    return {
      title: `${names} se partagent les mers`,
      sentence: [`${ducats(winner)} chacun : la victoire est partagée.`],
      clause,
    }
  const title = winners[0] === reader.me ? 'Vous régnez sur les mers' : `${names} règne sur les mers`
  return { title, sentence: [`${ducats(winner)}, trésors compris, contre ${other}.`], clause }
}

function refusal(reason: string, move: Move | null, view: View, reader: Reader): Explanation {
  const known = isReason(reason) || reason === 'notAsked' || reason === 'cannotUndo' ? reason : 'notAnAnswer'
  return REFUSALS[known]({ move, view, reader })
}

const seatValue = (number: number): string => `Place ${number}`

export const text: GameText<View, Move, Event, Wrong> = {
  pitch:
    'Empilez les pirates, abordez les navires marchands avec les équipages des autres et payez vos hommes sur le butin.',
  options: {
    firstSeat: {
      label: 'Qui commence',
      help: 'Dans le livret, c’est le plus âgé ; désignez une place, ou tirez-la au sort.',
      values: {
        drawn: 'Tirage au sort',
        seat1: seatValue(1),
        seat2: seatValue(2),
        seat3: seatValue(3),
        seat4: seatValue(4),
        seat5: seatValue(5),
      },
    },
    covered: {
      label: 'Pirates recouverts',
      help: 'Les valeurs des pirates recouverts restent cachées, comme le veut le livret, ou se lisent à tout moment.',
      values: { strict: 'Cachés : à retenir', open: 'Visibles : à lire' },
    },
    edition: { label: 'Édition', help: 'Un fichier avec quinze autres navires et d’autres valeurs de trésors.' },
  },
  steps: ['Mutinerie', 'Équipage ou navire'],
  stepOf: stepNumber,
  progress: (view) => (view.step === 'over' ? 'Tous les navires sont partis' : `Trio ${view.trio} sur 5`),
  prompt,
  move: moveLabel,
  event: (event, reader) => tell(event, reader),
  refusal: ({ reason }, move, view, reader) => refusal(reason, move, view, reader),
  tableRefusal: ({ reason }) => TABLE_REFUSALS[isTableReason(reason) ? reason : 'noSuchSeats'],
  complaint,
  ending: (_outcome, view, reader) => ending(view, reader),
}
