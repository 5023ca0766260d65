// Ce que montrent les images du livret de Bones, en français.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Votre plateau avant le premier tour : les six navires sont au port, le second est en main, trois places attendent des trésors.',
  '2': 'Vous avez lancé, puis relancé deux dés. À l’étape 4, la paire de 4 et la paire de 6 peuvent mener les navires 4 et 6 : leur destination est en surbrillance.',
  '3': 'Votre navire sur l’île 6 vous donne un dé de plus : vous en lancez cinq.',
  '4': 'Vous gardez les deux 4 et choisissez le 1 et le 6 pour les relancer. C’est votre seule relance.',
  '5': 'Votre navire sur l’île 2 vous laisse tourner un dé d’un cran. Baissé, le 5 complète un brelan de 4.',
  '6': 'Trois 4 : le navire 4 était à son île au début du tour, il peut piller. Deux 1 : le navire 1 peut prendre la mer. Vous pouvez faire les deux.',
  '7': 'Au tour d’avant, aucun navire ne pouvait bouger : le second est parti en Éclaireur sur l’île 6. Il donne son pouvoir comme un navire : cinq dés au lieu de quatre.',
  '8': 'Trois trésors chacun : les points de navigation décident. Perrine a un navire à une île, 3 points ; vous en avez deux en mer, 2 points. La paire de 5 va tout changer : 4 à 3.',
  '9': 'Seul, vous jouez contre l’échelle des rangs : moins il vous faut de tours pour votre troisième trésor, plus haut vous finissez.',
}
