// Ce que montrent les images du livret de Buccaneer, en français.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Une nouvelle partie : trois navires en vue, et devant chaque capitaine cinq hommes, un à un, et 10 ducats.',
  '2': 'Vous avez pris en main votre équipage de deux. En surbrillance : ce qu’il peut faire à ce tour, aborder La Mouette, qui demande deux hommes, ou recouvrir l’équipage d’un autre.',
  '3': 'Des six hommes de Mira, trois sont à vous, mais c’est elle qui est au-dessus. Posez-y vos trois hommes, et vous en commandez neuf, autant qu’il est permis.',
  '4': 'Vos trois hommes en main : Merry Wind en demande trois, vous pouvez l’aborder. Les deux autres navires en demandent davantage.',
  '5': 'Étoile du Nord : 16 ducats, un coffre et un chandelier. Vous, au sommet, prenez un trésor ; Perrine, juste dessous, prend l’autre. Les soldes : 3, 4, et 2 pour le point d’interrogation ; le reste est à vous.',
  '6': 'L’un des trois navires a été abordé, il est parti, et sa place reste vide. Les trois suivants viendront quand le dernier sera parti ; il en reste douze à venir.',
  '7': 'Perrine commande cinq hommes, mais trois sont à vous. Son tour commence, et l’on vous demande : mutinerie, ou non ?',
  '8': 'Il reste un navire. Sous les navires : ce que vaut le plus grand nombre de chaque sorte, et qui l’a. Les coffres sont à vous, les tonneaux partagés avec Perrine, chandeliers et sabres à Mira.',
}
