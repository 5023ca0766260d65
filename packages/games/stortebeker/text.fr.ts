// Störtebeker en français.
import {
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
import { counted, inWords, of, ofName, or, plural } from '../grammar.fr.ts'
import { beginsTold, whoBegins, winnersTold } from '../table-words.fr.ts'
import { complaint } from './complaints.fr.ts'
import type { Wrong } from './complaints.ts'
import type { AttackRolled, Event } from './events.ts'
import type { Move } from './moves.ts'
import { refusal, tableRefusal } from './refusals.fr.ts'
import { REFUSE } from './refusals.ts'
import type { OpenStep, View } from './view.ts'
import {
  canCounter,
  counterNeeds,
  placeAsked,
  seatAsked,
  stepNumber,
  whyNoBoarding,
  type NoBoarding,
} from './wording.ts'
import { cards, good, points, ship, shipName, some, the, town } from './words.fr.ts'

type Asking = (view: View) => Sentence

const asked = ({ sea, matter }: View): string => {
  const at = sea[matter.slot]?.ship
  return at === null || at === undefined ? 'ce navire' : shipName(at)
}

function askPlay({ cards: { left, discarded, picked } }: View): Sentence {
  const more = discarded > 1 + picked.length ? ' Vous pouvez prendre une carte dans la défausse.' : ''
  if (left === 0) return { sentence: ['Prenez dans la défausse, ou ne prenez plus rien.'], clause: 'STO-3.9' }
  const count = { strong: `${upper(inWords(left, 'une'))} ${plural(left, 'carte')}` }
  if (discarded > 0)
    return { sentence: [count, ` à défausser encore, ou à payer une bordée.${more}`], clause: 'STO-3.2' }
  return {
    sentence: [
      count,
      ' à jouer : posez provisions et pirates près des navires, défaussez, ou payez une bordée en dernier.',
    ],
    clause: 'STO-3.1',
  }
}

/** In a sentence, each with its clause. */
const NO_BOARDING: { readonly [N in NoBoarding]: string } = {
  firstRound: 'Pas d’abordage à la première manche.',
  stoppedByFailure: 'Un abordage a échoué : plus aucun ce tour-ci.',
  stoppedByCounter: 'On vous a soufflé un navire : plus d’abordage ce tour-ci.',
  incomplete: 'Rien à aborder : aucun de vos côtés n’est complet.',
}

function askBoard(view: View): Sentence {
  const {
    sea,
    cards: { quota },
  } = view
  const open = sea.filter(({ mayBoard }) => mayBoard)
  if (open.length === 0) {
    const why = whyNoBoarding(view)
    return {
      sentence: [`${NO_BOARDING[why]} Terminez votre tour${quota > 0 ? ', ou reprenez une carte' : ''}.`],
      clause: REFUSE[why].clause,
    }
  }
  const names = or(open.map((place) => shipName(place.ship!)))
  return { sentence: ['Abordez ', { strong: names }, ', ou terminez votre tour.'], clause: 'STO-5.1' }
}

function askCounter(view: View): Sentence {
  const missing = placeAsked(view)?.sides[view.matter.seat]?.missing ?? []
  const { total } = counterNeeds(view)
  const lacks = missing.length === 0 ? 'Il ne vous manque rien.' : `Il vous manque : ${cards(missing)}.`
  if (!canCounter(view))
    return {
      sentence: [
        `${asked(view)} tombe. ${lacks} Vous ne pouvez pas contre-attaquer : la table attend un instant, pour que personne ne le sache.`,
      ],
      clause: 'STO-6.1',
    }
  return {
    sentence: [`${asked(view)} tombe si vous n’atteignez pas ${total}. ${lacks} `, { strong: 'Contre-attaquer ?' }],
    clause: 'STO-6.1',
  }
}

const ASK_ME: { readonly [S in OpenStep]: Asking } = {
  play: askPlay,
  fire: () => ({ sentence: ['Sur quel navire tirer ? Il faut y avoir posé une provision.'], clause: 'STO-4.1' }),
  shoot: (view) => ({
    sentence: [
      { strong: upper(good(view.matter.good)) },
      ` près de ${asked(view)} : prenez ou coulez une carte, ou laissez-la.`,
    ],
    clause: 'STO-4.3',
  }),
  shed: (view) => ({
    sentence: [`Trop peu de provisions près de ${asked(view)} : défaussez un pirate.`],
    clause: 'STO-3.8',
  }),
  board: askBoard,
  lose: (view) => ({
    sentence: [`Le dé indique : ${good(view.matter.good)}. Quelle carte perdez-vous ?`],
    clause: 'STO-5.7',
  }),
  counter: askCounter,
}

/** Ce que lisent tous les autres : à qui l’on demande quoi. */
const WAIT: { readonly [S in OpenStep]: { readonly does: string; readonly clause: string } } = {
  play: { does: ' joue ses cartes.', clause: 'STO-3.1' },
  fire: { does: ' choisit un navire sur lequel tirer.', clause: 'STO-4.1' },
  shoot: { does: ' choisit ce que touche la bordée.', clause: 'STO-4.3' },
  shed: { does: ' doit défausser un pirate.', clause: 'STO-3.8' },
  board: { does: ' aborde un navire, ou termine son tour.', clause: 'STO-5.1' },
  lose: { does: ' choisit la provision à perdre.', clause: 'STO-5.7' },
  counter: { does: ' peut contre-attaquer.', clause: 'STO-6.1' },
}

function prompt(view: View, reader: Reader): Prompt {
  const { step, active } = view
  if (step === 'over') return ending(view.outcome!, reader)
  const seat = seatAsked(view)
  const name = reader.name(seat)
  if (seat !== reader.me)
    return {
      title: seat === active ? `Au tour ${ofName(name)}` : `Une question pour ${name}`,
      sentence: [{ seat }, WAIT[step].does],
      clause: WAIT[step].clause,
    }
  return { title: seat === active ? `À vous, ${name}` : `Une question pour vous, ${name}`, ...ASK_ME[step](view) }
}

const LABEL: Labels<Move, View> = {
  place: (move, view) => `Poser ${some(move.card)} près de ${ship(view, move.ship)}`,
  discard: (move) => `Défausser ${some(move.card)}`,
  pay: (move) => `Défausser ${some(move.card)} pour payer une bordée`,
  take: (move) => `Prendre ${some(move.card)} dans la défausse`,
  done: () => 'Ne plus rien prendre',
  fire: (move, view) => `Tirer sur ${ship(view, move.ship)}`,
  seize: (move, _view, reader) => `Prendre ${the(move.card)} ${ofName(reader.name(move.from))}`,
  sink: (move, _view, reader) => `Couler ${the(move.card)} ${ofName(reader.name(move.from))}`,
  spare: () => 'Ne pas utiliser ce dé',
  shed: (move) => `Défausser ${some(move.card)}`,
  board: (move, view) => `Aborder ${ship(view, move.ship)}`,
  endTurn: () => 'Terminer le tour',
  lose: (move) => `Perdre ${some(move.card)}`,
  counter: (move) => (move.cards.length === 0 ? 'Contre-attaquer' : `Contre-attaquer en ajoutant ${cards(move.cards)}`),
  decline: () => 'Ne pas contre-attaquer',
}

/** À l’abordeur il faut la force ; une contre-attaque doit l’emporter sur les totaux précédents, quelle que soit la force : STO-A11. */
function attackRolled({ seat, role, dice, total, strength, ...ship }: AttackRolled): Phrase {
  const thrown: Phrase = [{ die: dice[0]! }, ' ', { die: dice[1]! }]
  if (role === 'counter') return [{ seat }, ' lance ', ...thrown, ` : ${total} en tout`]
  return [{ seat }, ' aborde ', { strong: shipName(ship) }, ' : ', ...thrown, `, ${total} en tout contre ${strength}`]
}

/** « de Barbe », « d’Anne ». */
const owner = (event: { readonly owner: Seat }, reader: Reader): Phrase => [
  of(reader.name(event.owner)),
  { seat: event.owner },
]

const TELL: Tellings<Event> = {
  turnBegan: ({ seat, turn }, reader) => (turn === 1 ? beginsTold(seat, reader) : null),
  idled: ({ seat }) => [{ seat }, ' n’a ni carte ni navire à aborder'],
  placed: (event) => [
    { seat: event.seat },
    ` pose ${event.card === null ? 'un pirate, face cachée,' : some(event.card)} près de ${shipName(event)}`,
  ],
  discarded: (event) => [
    { seat: event.seat },
    ` défausse ${some(event.card)}${event.paid ? ' pour payer une bordée' : ''}`,
  ],
  picked: (event) => [{ seat: event.seat }, ` prend ${some(event.card)} dans la défausse`],
  broadsideFired: (event) => [
    { seat: event.seat },
    ' tire une bordée sur ',
    { strong: shipName(event) },
    ` : ${event.dice.map(good).join(', ')}`,
  ],
  dieMissed: (event) => [`Rien à toucher pour ce dé : ${good(event.good)}`],
  dieSpared: (event) => [{ seat: event.seat }, ` n’utilise pas le dé (${good(event.good)})`],
  seized: (event, reader) => [{ seat: event.seat }, ` prend ${the(event.card)} `, ...owner(event, reader)],
  sunk: (event, reader) => [{ seat: event.seat }, ` coule ${the(event.card)} `, ...owner(event, reader)],
  pirateLost: (event) => [{ seat: event.seat }, ` perd ${some(event.card)}, que plus rien ne nourrit`],
  piratesShown: (event) => [{ seat: event.seat }, ` retourne ${cards(event.cards)}`],
  attackRolled,
  boardingFailed: ({ seat }) => [{ seat }, ' manque son abordage'],
  boardingSucceeded: () => null,
  lossRolled: (event) => [`Les dés des pertes montrent ${event.dice.map(good).join(' et ')}`],
  provisionLost: (event) => [{ seat: event.seat }, ` perd ${some(event.card)}`],
  lossSpared: (event) => [`Rien à perdre pour ce dé : ${good(event.good)}`],
  counterAttacked: (event) => [
    { seat: event.seat },
    event.cards.length === 0 ? ' contre-attaque !' : ` contre-attaque en ajoutant ${cards(event.cards)} !`,
  ],
  counterDeclined: ({ seat }) => [{ seat }, ' ne contre-attaque pas'],
  tieDecided: ({ seat, total, from }) => [
    `${total} partout : `,
    { seat },
    ...(seat === from ? [' passe en premier'] : [' passe en premier, en comptant depuis ', { seat: from }]),
  ],
  shipTaken: (event) => [
    { seat: event.seat },
    ' s’empare de ',
    { strong: shipName(event) },
    ` : ${points(event.points)}, ${event.score} désormais`,
  ],
  sideCleared: (event) => [{ seat: event.seat }, ` défausse ${cards(event.cards)}`],
  shipArrived: (event) => [{ strong: shipName(event) }, ' entre en jeu'],
  shipSighted: (event) => [`${shipName(event)} est en vue`],
  endNear: () => ['Plus aucun navire n’arrive : c’est la dernière manche'],
  lockBroken: () => ['Personne ne peut rien faire : toutes les cartes près des navires sont défaussées'],
  becalmed: () => ['Vingt manches sans une prise : la partie s’arrête'],
  picksTaken: (event) => [{ seat: event.seat }, ` prend en main ${cards(event.cards)}`],
  drew: (event) => [
    { seat: event.seat },
    event.cards === null ? ` pioche ${counted(event.count, 'carte')}` : ` pioche ${cards(event.cards)}`,
  ],
  reshuffled: ({ count }) => [`La défausse est mélangée (${counted(count, 'carte')})`],
  bonusScored: (event) => [
    { seat: event.seat },
    ` : ${points(event.points)} de plus pour les navires de ${town(event.colour)}`,
  ],
  gameEnded: ({ places }) => winnersTold(places),
}

function ending(outcome: Outcome, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  return endingOf(outcome, reader, 'et', {
    mine: 'Vous êtes la terreur de la mer du Nord',
    theirs: (name) => `${name} sème la terreur en mer du Nord`,
    shared: (names) => `${names} se partagent la mer du Nord`,
    how: `La dernière manche est finie : ${winner === other ? `${points(winner)} chacun, mais plus de navires pris.` : `${points(winner)} contre ${other}.`}`,
    howShared: `${points(winner)} chacun : la victoire est partagée.`,
  })
}

function progress({ step, round, rear, rearLeft, ending: near }: View): string {
  if (step === 'over') return `${counted(round, 'manche')} ${plural(round, 'jouée')}`
  const left = rear.length + rearLeft
  return near ? `Manche ${round}, la dernière` : `Manche ${round}, encore ${counted(left, 'navire')} à venir`
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    bonus: {
      label: 'Bonus de couleur',
      help: 'Trois navires ou plus d’une même couleur rapportent une seconde fois les points du meilleur d’entre eux.',
    },
    foresight: {
      label: 'Trois navires annoncés',
      help: 'Les trois premiers navires de l’arrière-garde sont visibles, et non le seul prochain.',
    },
    stopAfterFailure: {
      label: 'Un échec arrête les abordages',
      help: 'Après un abordage manqué, on n’en tente plus d’autre ce tour-ci.',
    },
    stopAfterCounter: {
      label: 'Une prise perdue arrête les abordages',
      help: 'Après une contre-attaque réussie, l’abordeur n’en tente plus d’autre ce tour-ci.',
    },
    threeShips: {
      label: 'Trois navires en mer',
      help: 'À deux capitaines : un navire de moins en mer, trois en tout, pour une lutte plus âpre.',
    },
    tiesFromBoarder: {
      label: 'L’égalité revient à l’abordeur',
      help: 'À totaux égaux, on compte à partir de l’abordeur. Selon le livret, on compte à partir du capitaine qui a commencé la partie.',
    },
    firstSeat: whoBegins(
      4,
      'Dans le livret, le capitaine dont le navire est le plus haut sur le plateau de score ; désignez une place, ou tirez-la au sort.',
    ),
    edition: { label: 'Édition', help: 'Un fichier avec trente autres navires et d’autres cartes marquées.' },
  },
  steps: ['Trois cartes', 'Bordée', 'Abordage', 'Contre-attaque'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tellerOf(TELL),
  refusal,
  tableRefusal,
  complaint,
  ending: (outcome, _view, reader) => ending(outcome, reader),
}
