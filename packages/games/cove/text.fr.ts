// Pirate’s Cove en français.
import {
  endingOf,
  labellerOf,
  scoresCompared,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Phrase,
  type Prompt,
  type Reader,
  type Sentence,
} from '@flibuste/kernel'
import { counted, ofName } from '../grammar.fr.ts'
import { cardOf } from './cards.ts'
import { complaint } from './complaints.fr.ts'
import type { Wrong } from './complaints.ts'
import { BAG, monthsIn, OVERBOARD_SPEED, ROYAL_NAVY, TAVERN_KINDS, type Window } from './data.ts'
import type { Event } from './events.ts'
import { isSeat, LEGEND, type Fire, type Fit, type Move, type Raise } from './moves.ts'
import { refusal, tableRefusal } from './refusals.fr.ts'
import { tell } from './tellings.fr.ts'
import type { OpenStep, View } from './view.ts'
import { openItem, priceOfFit, priceOfRaise, raisedFrom, seatAsked, stepNumber, valueAt, valuesOf } from './wording.ts'
import { at, bareSection, booty, card, chests, fame, gold, legend, place, section } from './words.fr.ts'

const legendHere = ({ battle, blackShips }: View): string => legend(blackShips[battle?.ship ?? -1]?.legend ?? -1)

const WINDOW: { readonly [W in Window]: Sentence } = {
  treasureEnd: { sentence: ['C’est le moment de jouer Flibusterie ou Carte du Trésor.'], clause: 'COV-4.3' },
  navigationStart: { sentence: ['C’est le moment de poster une Vigie.'], clause: 'COV-5.1' },
  navigationEnd: {
    sentence: ['C’est le moment de jouer Royal Navy, Lettre de marque ou Fuite à l’Anglaise.'],
    clause: 'COV-5.6',
  },
  effects: { sentence: ['C’est le moment de jouer Armateur.'], clause: 'COV-10.12' },
}

function askWindow(view: View): Sentence {
  const item = openItem(view)
  return WINDOW[item?.kind === 'window' ? item.window : 'effects']
}

function askAct({ battle, players }: View, reader: Reader): Sentence {
  const dice = players[reader.me]?.dice ?? 0
  if (battle?.reload[reader.me] === battle?.exchange)
    return { sentence: ['Vos canons se rechargent : tenez bon ou fuyez.'], clause: 'COV-A36' }
  const fire = { strong: `Bordée de ${counted(dice, 'dé')}` }
  return (battle?.volley.length ?? 0) > 0
    ? { sentence: [fire, ' : désignez un navire et une section, ou ajoutez une carte.'], clause: 'COV-8.4' }
    : { sentence: [fire, ', ou fuite vers la Crique.'], clause: 'COV-8.2' }
}

function askParrot(view: View, reader: Reader): Sentence {
  const item = openItem(view)
  const old = view.players[reader.me]?.parrot?.parrot
  if (item?.kind !== 'parrot' || old === undefined) return { sentence: ['Deux perroquets.'], clause: 'COV-12.4' }
  return {
    sentence: [`Prendre le ${card(item.parrot)} à la place du ${card(old)}, au prix de 1 point de renommée ?`],
    clause: 'COV-12.4',
  }
}

function askVisit(view: View, reader: Reader): Sentence {
  const mine = view.players[reader.me]
  if (mine === undefined) return { sentence: ['À terre.'], clause: 'COV-10.1' }
  return {
    sentence: [{ strong: upper(place(mine.place)) }, ` : que faites-vous ? ${gold(mine.gold)} à bord.`],
    clause: 'COV-10.1',
  }
}

const ASK_ME: { readonly [S in OpenStep]: (view: View, reader: Reader) => Sentence } = {
  fit: () => ({
    sentence: [
      'Neuf doublons pour les voiles, l’équipage, les canons et la coque. Personne ne voit rien tant que tous n’ont pas choisi.',
    ],
    clause: 'COV-1.10',
  }),
  window: askWindow,
  course: () => ({
    sentence: ['Choisissez une île : personne ne la voit tant que tous n’ont pas choisi.'],
    clause: 'COV-5.2',
  }),
  steer: () => ({ sentence: ['Choisissez votre île ; tous le voient aussitôt.'], clause: 'COV-A46' }),
  board: () => ({ sentence: ['Jouez une carte Abordage, ou passez.'], clause: 'COV-7.1' }),
  act: askAct,
  command: () => ({
    sentence: [`Vous commandez la Royal Navy : ${ROYAL_NAVY.dice} dés, sur qui, et où ?`],
    clause: 'COV-18.5',
  }),
  parrot: askParrot,
  income: () => ({ sentence: ['Deux cartes Taverne, ou une carte et 2 doublons ?'], clause: 'COV-10.6' }),
  visit: askVisit,
}

/** Ce que lisent tous les autres. */
const WAIT: { readonly [S in OpenStep]: { readonly does: string; readonly clause: string } } = {
  fit: { does: 'Les capitaines arment leur navire.', clause: 'COV-1.13' },
  window: { does: 'On interroge en secret ceux qui ont des cartes.', clause: 'COV-A5' },
  course: { does: 'Les roues se règlent.', clause: 'COV-5.2' },
  steer: { does: ' choisit une île.', clause: 'COV-14.5' },
  board: { does: ' peut jouer une carte Abordage.', clause: 'COV-7.1' },
  act: { does: ' tire ou fuit.', clause: 'COV-8.2' },
  command: { does: ' commande la Royal Navy.', clause: 'COV-18.5' },
  parrot: { does: ' choisit entre deux perroquets.', clause: 'COV-12.4' },
  income: { does: ' prend ce que donne la Crique.', clause: 'COV-10.6' },
  visit: { does: ' est à terre.', clause: 'COV-10.1' },
}

const TITLE: { readonly [S in OpenStep]: string } = {
  fit: 'Armez votre navire',
  window: 'Jouer un Événement',
  course: 'Réglez votre roue',
  steer: 'Choisissez votre île',
  board: 'Avant le premier coup',
  act: 'À vos canons',
  command: 'La Royal Navy est à vous',
  parrot: 'Deux perroquets',
  income: 'À la Crique',
  visit: 'À terre',
}

const isAsked = ({ asked, answered }: View, reader: Reader): boolean =>
  reader.me >= 0 && (asked & ~answered & (1 << reader.me)) !== 0

function titleOf(step: OpenStep, name: string): string {
  return `${TITLE[step]}, ${name}${step === 'window' ? ' ?' : ''}`
}

function prompt(view: View, reader: Reader): Prompt {
  const { step } = view
  if (step === 'over') return ending(view.outcome!, reader)
  if (isAsked(view, reader)) return { title: titleOf(step, reader.name(reader.me)), ...ASK_ME[step](view, reader) }
  const { does, clause } = WAIT[step]
  const seat = seatAsked(view)
  const who: Phrase = seat < 0 ? [] : [{ seat }]
  return { title: progress(view), sentence: [...who, does], clause }
}

function fitLabel({ levels }: Fit, view: View): string {
  const values = valuesOf(view, levels).map((value, row) => `${bareSection(row)} ${value}`)
  return `Armer pour ${gold(priceOfFit(view, levels))} : ${values.join(', ')} (niveaux ${levels.join(' ')})`
}

function fireLabel({ at: target, section: row }: Fire, view: View, reader: Reader): string {
  if (!isSeat(target)) return `Tirer sur ${target === LEGEND ? legendHere(view) : 'la Royal Navy'}, ${section(row)}`
  return `Tirer sur ${section(row)} ${ofName(reader.name(target))}`
}

/** Deux niveaux peuvent compter autant : le cran vaut alors un coup. */
function raiseLabel({ section: row, level }: Raise, view: View, reader: Reader): string {
  const [was, now] = [raisedFrom(view, reader.me, row), valueAt(view, row, level)]
  const price = gold(priceOfRaise(view, reader.me, row, level))
  return was === now
    ? `Monter ${section(row)} pour ${price}\u00a0: toujours ${now}, mais un coup de plus`
    : `Monter ${section(row)} ${was} → ${now} pour ${price}`
}

const play = (kind: Move['kind']): string => {
  const known = TAVERN_KINDS.find((one) => one === kind)
  return known === undefined ? '' : `Jouer ${card(cardOf(known))}`
}

const LABEL: Labels<Move, View> = {
  fit: fitLabel,
  pass: () => 'Passer',
  buccaneering: ({ kind, victim }, _view, reader) => `${play(kind)} contre ${reader.name(victim)}`,
  treasureMap: ({ kind }) => play(kind),
  lookout: ({ kind, first }, _view, reader) => `${play(kind)} : ${reader.name(first)} choisit d’abord`,
  royalNavy: ({ island }) => `Envoyer la Royal Navy vers ${place(island)}`,
  letterOfMarque: ({ island }) => `Jouer Lettre de marque : la Royal Navy vers ${place(island)}`,
  escape: ({ kind, island }) => `${play(kind)} : vers ${place(island)}`,
  sail: ({ island }) => `Faire voile vers ${place(island)}`,
  doldrums: ({ kind }) => play(kind),
  fairWind: ({ kind }) => play(kind),
  grapple: ({ kind }) => play(kind),
  smoke: ({ kind }) => play(kind),
  overboard: ({ kind, chests: count }) => `${play(kind)} : ${chests(count)} pour ${OVERBOARD_SPEED * count} de vitesse`,
  grapeshot: ({ kind }) => play(kind),
  powderMagazine: ({ kind }) => play(kind),
  cannonade: ({ kind }) => play(kind),
  fire: fireLabel,
  flee: () => 'Fuir vers la Crique',
  hold: () => 'Tenir bon et recharger',
  income: ({ take }) => (take === 'cards' ? 'Prendre deux cartes Taverne' : 'Prendre une carte Taverne et 2 doublons'),
  buy: () => 'Acheter une carte Taverne pour 2 doublons',
  raise: raiseLabel,
  bury: ({ chests: count, bags }) =>
    `Enterrer ${booty({ chests: count, gold: BAG * bags, fame: 0, tavern: 0 })} pour ${fame(count + bags)}`,
  restore: ({ section: row }) => `Remettre en état l’artisan qui garde ${section(row)} pour 1 doublon`,
  artisan: ({ section: row }) => `Prendre un artisan pour garder ${section(row)}`,
  shipwright: ({ section: row }) => `Jouer Armateur : améliorer ${section(row)} sans rien payer`,
  done: () => 'Terminer ici',
  swap: () => 'Prendre le nouveau perroquet, pour 1 point de renommée',
  keep: () => 'Garder l’ancien perroquet',
}

function ending(outcome: Outcome, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  return endingOf(outcome, reader, 'et', {
    mine: 'Vous êtes la terreur de ces îles',
    theirs: (name) => `${name} est la terreur de ces îles`,
    shared: (names) => `${names} se partagent l’année`,
    how: `Le dernier mois est fini : ${winner === other ? `${fame(winner)} chacun, et le dernier combat gagné.` : `${fame(winner)} contre ${other}.`}`,
    howShared: `${fame(winner)} chacun, et personne n’a survécu à l’autre.`,
  })
}

function progress(view: View): string {
  const { step, month, battle } = view
  if (step === 'over') return 'Le dernier mois est fini'
  if (month === 0) return 'On arme les navires'
  return battle === null ? `Mois ${month} sur ${monthsIn(view)}` : `Mois ${month}, combat ${at(battle.place)}`
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    severalArtisans: {
      label: 'Plusieurs artisans',
      help: 'Un navire peut avoir un artisan sur chaque section, au lieu d’un seul en tout.',
    },
    halfYear: {
      label: 'Une demi-année',
      help: 'La partie finit après six mois au lieu de douze : pour une première fois, ou une soirée courte.',
    },
    edition: {
      label: 'Édition',
      help: 'Un fichier avec une autre fiche de navire, d’autres cartes Trésor ou d’autres cartes Taverne.',
    },
  },
  steps: ['Trésors', 'Navigation', 'Combat', 'Pillage', 'Îles', 'Navires noirs'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tell,
  refusal,
  tableRefusal,
  complaint,
  ending: (outcome, _view, reader) => ending(outcome, reader),
}
