// Pirates ! en français.
import {
  captains,
  endingOf,
  labellerOf,
  scoresCompared,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Prompt,
  type Reader,
  type Sentence,
} from '@flibuste/kernel'
import { counted, ofName, plural } from '../grammar.fr.ts'
import { titleOfTurn, whoBegins } from '../table-words.fr.ts'
import { PORT } from './chart.ts'
import { complaint } from './complaints.fr.ts'
import type { Wrong } from './complaints.ts'
import type { Event } from './events.ts'
import type { Move, Put, Stow } from './moves.ts'
import { refusal, tableRefusal } from './refusals.fr.ts'
import { CAUSE, tell } from './tellings.fr.ts'
import type { View } from './view.ts'
import { causeIn, hasFreeSlot, islandIn, shipOf, stepNumber, stepsTo, unloaded } from './wording.ts'
import { course, FIGURE, ofSpaces, partyName, placed, treasures } from './words.fr.ts'

function askLoad(view: View, reader: Reader): Sentence {
  const waiting = unloaded(view)
  if (waiting.includes(reader.me))
    return {
      sentence: [
        'Un canon ou un pirate sur chacun de vos six postes ; personne ne les voit avant que tous aient fini.',
      ],
      clause: 'PIR-1.5',
    }
  return {
    sentence: [...captains(waiting, 'et'), waiting.length === 1 ? ' arme son bateau.' : ' arment leur bateau.'],
    clause: 'PIR-A2',
  }
}

function askUnload(view: View, reader: Reader): Sentence {
  const { aboard } = shipOf(view, view.active)
  if (reader.me !== view.active)
    return { sentence: [{ seat: view.active }, ' est au port et peut décharger.'], clause: 'PIR-4.1' }
  return { sentence: [`Vous rentrez avec ${treasures(aboard)}. Décharger ?`], clause: 'PIR-4.1' }
}

function askFirst(view: View, reader: Reader): Sentence {
  const { pirates, reach } = shipOf(view, view.active)
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' navigue ou attaque.'], clause: 'PIR-2.3' }
  if (pirates === 0) return { sentence: ['Aucun pirate à bord : le courant vous porte d’une case.'], clause: 'PIR-3.3' }
  return {
    sentence: [
      `${counted(pirates, 'pirate')} à bord : naviguez jusqu’à `,
      { strong: counted(reach, 'case') },
      ', ou attaquez.',
    ],
    clause: 'PIR-3.2',
  }
}

function askSecond(view: View, reader: Reader): Sentence {
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' attaque ou répare.'], clause: 'PIR-2.4' }
  return { sentence: ['Attaquez, réparez en changeant un poste, ou terminez votre tour.'], clause: 'PIR-2.4' }
}

function askFire(view: View, reader: Reader): Sentence {
  const target = view.fight!
  const island = target.kind === 'lair' ? islandIn(view, target.lair) : ''
  return { sentence: [{ seat: view.active }, ` attaque ${partyName(target, island, reader)}.`], clause: 'PIR-5.8' }
}

function askStow(view: View, reader: Reader): Sentence {
  const { seat, figure } = view.stow!
  const clause = hasFreeSlot(view) ? 'PIR-7.7' : 'PIR-7.8'
  if (reader.me !== seat) return { sentence: [{ seat }, ' fait de la place au trésor.'], clause }
  const slot = view.options.treasureSlot
  if (hasFreeSlot(view))
    return { sentence: [`Le trésor prend le poste ${slot} : où va le ${FIGURE[figure]} ?`], clause }
  return {
    sentence: [
      `Le trésor prend le poste ${slot} ; son ${FIGURE[figure]} ira au poste libéré : quelle figurine rendre ?`,
    ],
    clause,
  }
}

function askRepair(view: View, reader: Reader): Sentence {
  const { left } = view.repair!
  const clause = shipOf(view, view.active).space === 0 ? 'PIR-8.1' : 'PIR-8.2'
  if (reader.me !== view.active) return { sentence: [{ seat: view.active }, ' répare.'], clause }
  if (left === 0) return { sentence: ['Plus aucun poste à changer dans cette réparation.'], clause }
  return { sentence: [`Encore ${counted(left, 'poste')} à changer, si vous voulez.`], clause }
}

const ASK = {
  load: askLoad,
  unload: askUnload,
  first: askFirst,
  second: askSecond,
  fire: askFire,
  stow: askStow,
  repair: askRepair,
} as const

function titleOf(view: View, reader: Reader): string {
  if (view.step === 'load') return unloaded(view).includes(reader.me) ? 'Armez votre bateau' : 'On arme les bateaux'
  if (view.stow?.seat === reader.me) return 'Faites de la place'
  return titleOfTurn(view.active, reader)
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view.outcome!, view, reader)
  return { title: titleOf(view, reader), ...ASK[view.step](view, reader) }
}

function sailLabel(to: number, view: View): string {
  const ship = shipOf(view, view.active)
  const far = `${ship.pirates === 0 ? 'Dériver' : 'Naviguer'} ${ofSpaces(stepsTo(view, ship, to))}`
  return to === PORT ? `${far}, jusqu’au port` : `${far}${course(view, ship.space, to)}`
}

function stowLabel({ slot }: Stow, view: View): string {
  const { seat, figure } = view.stow ?? { seat: view.active, figure: 'cannon' }
  if (slot === view.options.treasureSlot) return `Rendre le ${FIGURE[figure]} du poste ${slot}`
  const there = shipOf(view, seat).slots[slot - 1]
  if (!there) return `Déplacer le ${FIGURE[figure]} sur le poste ${slot}`
  return `Rendre le ${FIGURE[there]} du poste ${slot} et y mettre le ${FIGURE[figure]}`
}

function putLabel({ slot, figure }: Put, view: View): string {
  if (figure === null) return `Vider le poste ${slot}`
  const there = shipOf(view, view.active).slots[slot - 1]
  return there
    ? `Mettre un ${FIGURE[figure]} à la place du ${FIGURE[there]} du poste ${slot}`
    : `Mettre un ${FIGURE[figure]} sur le poste ${slot}`
}

const ofCannons = (number: number): string => (number === 1 ? 'd’un canon' : `de ${number} canons`)

const LABEL: Labels<Move, View> = {
  load: ({ figures }) => upper(placed(figures)),
  sail: ({ to }, view) => sailLabel(to, view),
  attackLair: ({ lair }, view) => `Attaquer ${islandIn(view, lair)}`,
  attackShip: ({ ship }, _view, reader) => `Attaquer le bateau ${ofName(reader.name(ship))}`,
  fire: (_move, view) => `Faire feu ${ofCannons(shipOf(view, view.active).cannons)}`,
  unload: (_move, view) => `Décharger ${treasures(shipOf(view, view.active).aboard)}`,
  keep: () => 'Garder les trésors à bord',
  stow: (move, view) => stowLabel(move, view),
  put: (move, view) => putLabel(move, view),
  done: () => 'Terminer la réparation',
  pass: (_move, view) => (view.step === 'first' ? 'Renoncer à la première action' : 'Terminer le tour'),
}

function ending(outcome: Outcome, view: View, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  const where = outcome.clause === 'PIR-9.6' ? 'à terre' : 'à terre et à bord'
  const tie = winner === other ? ' ; le plus grand nombre à terre décide' : ''
  return endingOf(outcome, reader, 'et', {
    mine: 'Vous régnez sur les mers',
    theirs: (name) => `${name} règne sur les mers`,
    shared: (names) => `${names} se partagent les mers`,
    how: `${CAUSE[causeIn(outcome, view)]} : ${treasures(winner)} ${where}, contre ${other}${tie}.`,
    howShared: `${CAUSE[causeIn(outcome, view)]} : ${treasures(winner)} chacun, ${where}, et autant à terre.`,
  })
}

function progress(view: View): string {
  if (view.step === 'over') return `${counted(view.round, 'manche')} ${plural(view.round, 'jouée')}`
  return view.step === 'load'
    ? `But : ${view.target} trésors à terre`
    : `Manche ${view.round}, but : ${view.target} à terre`
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    firstSeat: whoBegins(6, 'Dans le livret, c’est le plus jeune ; désignez une place, ou tirez-la au sort.'),
    treasureSlot: {
      label: 'Poste du trésor',
      help: 'Le poste que prend le trésor sur chaque bateau : 2, 3, 5 ou 6. Son image dans le livret est perdue.',
    },
    supply: {
      label: 'Réserve de figurines',
      help: 'Si les réparations peuvent manquer de canons et de pirates quand les trente sont en jeu.',
      values: { unlimited: 'Inépuisable', strict: 'Trente de chaque' },
    },
    rounds: { label: 'Durée maximale', help: 'Après ce nombre de manches, on compte les trésors tels qu’ils sont.' },
    edition: { label: 'Édition', help: 'Un fichier avec un autre plateau et dix autres repaires.' },
  },
  steps: ['Naviguer ou attaquer', 'Attaquer ou réparer'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tell,
  refusal,
  tableRefusal,
  complaint,
  ending,
}
