// Ce que Buccaneer Bones explique une fois, en français : une phrase ou deux, assez courtes pour tenir à côté de la question.
import type { en } from './coach.en.ts'

export const fr: { readonly [K in keyof typeof en]: string } = {
  robbed: 'On vous a volé ! Un Voleur vu à temps se chasse, et un voleur se vole à son tour.',
  thief: 'Un Voleur près de votre trésor ! Si vos dés ne bougent rien, votre second peut le chasser.',
  last: 'Trois trésors : dernière manche. Dépensez chaque paire : à égalité, les navires départagent.',
  treasure: 'Un trésor ! Son navire est au port, et l’île n’aide plus avant son retour.',
  steal: 'Ce brelan peut voler, naviguer ou piller, l’un des trois. Voler prend aussi à un rival.',
  plunder: 'Votre navire a commencé le tour à son île et vous avez son brelan : pillez !',
  triple: 'Un brelan mène le navire droit à son île. Il pourra piller dès votre prochain tour.',
  pair: 'Une paire avance d’une case le navire de ce numéro vers son île.',
  rob: 'Votre second peut aussi guetter un trésor. Un brelan au prochain tour le vole.',
  calm: 'Aucun navire ne bouge : votre second peut partir. En Éclaireur, il obtient le don d’une île pour un tour.',
  change: 'Vous pouvez changer un dé d’un point. L’un d’eux est-il à un point d’une paire ou d’un brelan ?',
  again: 'Encore une relance, grâce à l’île 3 ou 4. Tous les dés y ont droit, même ceux gardés avant.',
  more: 'Un dé de plus : l’île 1 ou 6 le donne tant que votre navire ou votre Éclaireur y est.',
  reroll: 'Chaque chiffre désigne un navire. Relancez les dés qui ne font pas de paire : c’est gratuit.',
}
