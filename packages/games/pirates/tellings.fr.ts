// Les événements en français, une ligne du journal chacun.
import { tellerOf, type Phrase, type Tellings } from '@flibuste/kernel'
import { and, counted, ofName } from '../grammar.fr.ts'
import { beginsTold, winnersTold } from '../table-words.fr.ts'
import type { Event, Miss, Sailed } from './events.ts'
import type { Ending as Cause } from './score.ts'
import { inRow } from './wording.ts'
import { FIGURE, ofSpaces, ofTold, placed, told, treasures } from './words.fr.ts'

const MISS: { readonly [M in Miss]: string } = {
  empty: 'le poste est vide',
  again: 'déjà touché',
  treasure: 'un coffre ne se détruit pas',
  noSlot: 'aucun poste de ce numéro',
}

/** Why a match ended. */
export const CAUSE: { readonly [C in Cause]: string } = {
  target: 'Assez de trésors à terre',
  plundered: 'Le dernier repaire est pillé',
  calm: 'Depuis douze manches, aucun repaire retourné ni pillé, aucun trésor débarqué',
  rounds: 'La dernière manche est jouée',
}

function sailed({ seat, course, name, islands, clause }: Sailed): Phrase {
  const verb = clause === 'PIR-3.3' ? 'dérive' : 'navigue'
  const far = ofSpaces(course.length - 1)
  if (name === '') return [{ seat }, ` ${verb} ${far} et entre au port`]
  return [
    { seat },
    ` ${verb} ${far}, ${islands.length === 0 ? 'en pleine mer' : `au large ${and(islands.map(ofName))}`}`,
  ]
}

const TELL: Tellings<Event> = {
  firstChosen: ({ seat, drawn }, reader) => {
    if (!drawn) return beginsTold(seat, reader)
    return seat === reader.me
      ? ['Le sort vous désigne pour commencer']
      : ['Le sort désigne ', { seat }, ' pour commencer']
  },
  loaded: ({ seat, figures }) => [{ seat }, ` arme son bateau : ${placed(figures)}`],
  turnBegan: () => null,
  sailed,
  unloaded: ({ seat, treasure, banked, target }) => [
    { seat },
    ` décharge ${treasures(treasure)} : `,
    { strong: `${banked} sur ${target}` },
    ' à terre',
  ],
  kept: ({ seat, treasure }) => [{ seat }, ` garde ${treasures(treasure)} à bord`],
  actionLost: ({ seat, action }) => [{ seat }, action === 1 ? ' renonce à la première action' : ' termine son tour'],
  attacked: ({ seat, target, island }) => [{ seat }, ' attaque ', told(target, island)],
  lairTurned: ({ seat, island, coin }) => [{ seat }, ` découvre ${island} : ${treasures(coin)}`],
  fired: ({ from, island, answer, dice }) => [
    told(from, answer ? island : ''),
    answer ? ' riposte : ' : ' fait feu : ',
    ...inRow(dice),
  ],
  struck: ({ at, island, slot, figure }) => [
    { die: slot },
    ' ',
    told(at, island),
    ` perd le ${FIGURE[figure]} du poste ${slot}`,
  ],
  missed: ({ slot, why }) => [{ die: slot }, ` ne touche rien : ${MISS[why]}`],
  silenced: ({ party, island }) => [told(party, island), ' ne peut pas riposter'],
  stoodOff: ({ attacker, target, island }) => [
    told(attacker, island),
    ' et ',
    told(target, island),
    ' se séparent ; aucun trésor ne change de main',
  ],
  treasureTaken: ({ winner, loser, island, treasure, has }, reader) => [
    told(winner, island),
    treasure === 1 ? ' s’empare d’un trésor ' : ` s’empare de ${treasure} trésors `,
    ...ofTold(loser, island, reader),
    winner.kind === 'ship' ? ` et en a ${has} à bord` : '',
  ],
  nothingTaken: ({ winner, loser, island, full }) => [
    told(winner, island),
    ' l’emporte sur ',
    told(loser, island),
    full ? ', mais n’a plus de place à bord' : ', mais il n’y a rien à prendre',
  ],
  treasureLeft: ({ loser, island, left }) => [told(loser, island), ` en garde ${left} : un bateau n’en porte que six`],
  changeMade: ({ chests, taken }) => [`Coffres de ${and(chests)} : on fait la monnaie pour ${taken}`],
  figureMoved: ({ seat, figure, from, to }) => [{ seat }, ` déplace le ${FIGURE[figure]} du poste ${from} au ${to}`],
  figureDropped: ({ seat, figure, slot }) => [{ seat }, ` rend le ${FIGURE[figure]} du poste ${slot}`],
  lairEmptied: ({ island, left }) => [
    { strong: island },
    ` est pillé ; ${left === 0 ? 'il ne reste aucun repaire' : `il reste ${counted(left, 'repaire')}`}`,
  ],
  repaired: ({ seat, slot, figure, inPort }) => [
    { seat },
    figure === null ? ` vide le poste ${slot}` : ` met un ${FIGURE[figure]} sur le poste ${slot}`,
    inPort ? ', au port' : ', en mer',
  ],
  gameEnded: ({ places, ending: cause }) => [`${CAUSE[cause]} : `, ...winnersTold(places)],
}

export const tell = tellerOf(TELL)
