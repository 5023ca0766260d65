// Ce que Störtebeker explique une fois, en français : une phrase ou deux, assez courtes pour tenir à côté de la question.
import type { en } from './coach.en.ts'

export const fr: { readonly [K in keyof typeof en]: string } = {
  counter: 'Vous pouvez souffler ce navire : ajoutez ce qui manque et lancez. Chances dit le total qu’il faut.',
  cannot: 'On vous interroge pour que nul ne sache ce que vous avez. Il vous manque de quoi : laissez faire.',
  lose: 'Simple ou au crâne ? La simple nourrit un pirate, le crâne ajoute 1. Cédez ce qui sert le moins.',
  shed: 'Plus de pirates que de denrées sans crâne : l’un doit partir. Gardez le plus fort.',
  shoot: 'Prenez la denrée si elle manque à votre ligne, coulez-la, ou n’utilisez pas le dé.',
  fire: 'Tirez là où vous avez une denrée et un rival aussi ; ailleurs, il n’y a rien à toucher.',
  end: 'Plus aucun navire n’arrive. On achève la manche, puis l’on compte.',
  taken: 'Il est à vous ! Toutes les cartes près de ce navire sont défaussées, celles de chacun.',
  failed: 'Repoussé : des dés de couleur disent ce que vous perdez. Un autre navire reste possible.',
  hit: 'Un tir vous a ôté une denrée. Une ligne pleine est plus sûre quand on aborde aussitôt.',
  rival: 'Attention : un rival a des cartes près de ce navire et peut répondre avec un total plus fort.',
  board: 'Votre ligne est pleine : deux dés et vos pirates contre l’écu. Le bouton Chances calcule pour vous.',
  picks: 'Choisissez dans la défausse d’avant l’échange. La carte vient en main en fin de tour.',
  discarded: 'On ne pose plus rien ce tour-ci. Une seconde défausse vous laisse choisir une carte dans la pile.',
  pay: 'La dernière carte peut payer une bordée, qui ôte des denrées à un rival.',
  pirate: 'Un pirate ajoute son chiffre à l’abordage. Il lui faut une de vos denrées sans crâne.',
  play: 'Jouez trois de vos six cartes. Prenez-en une : les navires en surbrillance ont de la place pour elle.',
}
