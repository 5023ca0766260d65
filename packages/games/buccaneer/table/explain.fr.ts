// Ce que disent les pièces de Buccaneer en français : un titre, ce que c’est, ce qu’elle fait maintenant.
import type { Value } from '../data.ts'
import type { BuccaneerExplain, CrewFacts } from './explain.ts'
import { fr } from './words.fr.ts'

const names = (whose: readonly (string | null)[]): string => fr.list(whose.map((name) => name ?? 'vous'))
const shown = (value: Value): string => (value === '?' ? '« ? »' : String(value))
const wage = ({ value, wages }: Pick<CrewFacts, 'value' | 'wages'>): string =>
  value === '?' ? `ce que dit le navire (ici ${fr.list([...new Set(wages)].map(String))})` : fr.ducats(value)

function single(facts: CrewFacts): readonly [string, string, string] {
  const { whose, value } = facts
  const title = whose === null ? `Votre homme, ${shown(value)}` : `Un homme de ${whose}, ${shown(value)}`
  if (whose === null)
    return [
      title,
      'Posez-le sur l’équipage d’un autre, et vous le commandez.',
      `Chez un autre, il gagne ${wage(facts)}.`,
    ]
  return [title, `Recouvrez-le et il vous sert ; à l’abordage, ${whose} reçoit ${wage(facts)}.`, '']
}

function pile(facts: CrewFacts): readonly [string, string, string] {
  const { whose, men, own, ships, room, mutineers } = facts
  const title = whose === null ? `Votre équipage de ${men}` : `Équipage de ${men}, commandé par ${whose}`
  const what = `L’homme du dessus commande et aborde ; ceux du dessous sont payés.${own > 0 ? ` ${own} des vôtres y servent.` : ''}`
  const danger = mutineers.length > 0 ? ` Risque de mutinerie : au moins trois hommes à ${names(mutineers)}.` : ''
  const lock = room === 0 ? ' Neuf hommes : on ne peut plus le recouvrir.' : ` Il peut grandir de ${room}.`
  const may = ships.length === 0 ? 'Trop petit pour les navires en vue.' : `Assez grand pour ${fr.list(ships)}.`
  return [title, what, `${may}${lock}${danger}`]
}

export const explainFr: BuccaneerExplain = {
  crew: (facts) => (facts.men === 1 ? single(facts) : pile(facts)),
  disc: ({ whose, value, second }) => [
    second ? 'Le second' : 'Un homme recouvert',
    whose === null ? 'L’un des vôtres.' : `Un homme de ${whose}.`,
    [
      second ? `Sur un navire à deux trésors, celui qui reste est à ${whose ?? 'vous'}.` : '',
      value === null ? 'Sa valeur s’est vue avant ; elle est cachée jusqu’à la paie.' : `Sa valeur : ${shown(value)}.`,
    ]
      .join(' ')
      .trim(),
  ],
  ship: ({ name, loot, min, largest }) => [
    name,
    `${fr.ducats(loot)} de butin, au moins ${min} hommes. L’abordage réussit toujours.`,
    largest >= min ? 'Un de vos équipages suffit.' : `Votre plus gros équipage en compte ${largest}.`,
  ],
  loot: ({ loot }) => ['Le butin', `${fr.ducats(loot)}.`, 'On y prend les soldes ; le capitaine garde le reste.'],
  men: ({ min, largest }) => [
    'L’équipage minimum',
    `Il faut ${min} hommes pour ce navire.`,
    `Votre plus gros équipage en compte ${largest}.`,
  ],
  question: ({ wage: paid }) => [
    'Solde d’un point d’interrogation',
    `Sur ce navire, chacun gagne ${fr.ducats(paid)}.`,
    'Les hommes du capitaine ne gagnent rien.',
  ],
  hold: ({ treasure, count, value }) => [
    `Un ${fr.treasure(treasure)}`,
    `À la fin, ${value} ducats à qui a le plus de ${fr.kinds(treasure)}.`,
    count > 1 ? 'Le capitaine en prend un, le second l’autre.' : 'Le capitaine le prend.',
  ],
  berth: ({ name, taken, taker, left, toCome }) => [
    name,
    taken ? `Abordé par ${taker ?? 'vous'}.` : 'Il est reparti.',
    toCome === 0
      ? `Aucun autre ne vient : encore ${left} en vue, et la partie finit avec le dernier.`
      : `D’autres viennent quand les trois sont partis : encore ${left} en vue.`,
  ],
  deck: ({ left, ships }) => [
    'Navires à venir',
    `${left} sur ${ships}, par trois.`,
    left === 0 ? 'Ce sont les derniers.' : 'Lesquels, le hasard décide ; ceux qu’on a vus ne reviennent pas.',
  ],
  bank: ({ ducats }) => [
    'La banque',
    `${fr.ducats(ducats)} qui ne sont à personne.`,
    'Le butin en vient, et elle ne s’épuise jamais.',
  ],
  purse: ({ whose, ducats }) => [
    whose === null ? 'Votre bourse' : `Bourse de ${whose}`,
    `${fr.ducats(ducats)}.`,
    'Elle paie les soldes si le butin ne suffit pas.',
  ],
  kind: ({ treasure, value, share, leaders, left }) => [
    `Le plus de ${fr.kinds(treasure)} : ${value}`,
    leaders.length === 0
      ? 'Personne n’en a encore.'
      : leaders.length === 1
        ? `Ici, ${value} à ${leaders[0] ?? 'vous'} ; chez les autres, 1 chacun.`
        : `Partagés entre ${names(leaders)}, ${share} chacun.`,
    `Encore ${left} à la banque. On compte après le dernier navire.`,
  ],
  held: ({ whose, treasure, count, award }) => [
    `${fr.treasures(treasure, count)} à ${whose ?? 'vous'}`,
    `Valeur du moment : ${fr.ducats(award)}.`,
    'Le plus d’une sorte rapporte sa valeur à la fin ; sinon 1 chacun.',
  ],
  forecast: ({ name }) => [
    `Si vous abordez ${name}`,
    'Ce que cet abordage rapporterait à chacun.',
    'Une fourchette : des valeurs recouvertes ne sont pas sûres.',
  ],
  mutiny: ({ callers, captain, called }) => [
    'Une mutinerie',
    'Qui a trois hommes ou plus dans un équipage peut l’appeler, si un navire est à sa portée.',
    called
      ? `Appelée par ${names(callers)} : ${captain === null ? 'vous devez' : `${captain} doit`} aborder avec cet équipage.`
      : `Elle peut s’appeler maintenant contre ${captain ?? 'vous'}.`,
  ],
  captain: ({ whose, ducats, wealth, treasures }) => [
    whose ?? 'Vous',
    treasures.length === 0
      ? `Fortune : ${fr.ducats(wealth)}, tout en bourse.`
      : `Fortune : ${fr.ducats(wealth)}, soit ${fr.list([`${ducats} en bourse`, ...treasures.map(({ treasure, count, award }) => `${award} pour ${fr.treasures(treasure, count)}`)])}, tels que sont les trésors.`,
    'La plus grande fortune après le dernier navire gagne.',
  ],
  steps: ({ gone, ships }) => [
    'Un tour',
    'D’abord les mutineries, puis une chose : recouvrir un équipage ou aborder un navire.',
    `${gone} navires sur ${ships} sont partis.`,
  ],
}
