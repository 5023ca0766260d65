// Ce que Pirates! explique une fois, en français : une phrase ou deux, assez courtes pour tenir à côté de la question.
import type { en } from './coach.en.ts'

export const fr: { readonly [K in keyof typeof en]: string } = {
  load: 'Les canons sont vos dés, les pirates vos cases ; il faut les deux. Trois et trois, c’est bien.',
  stow: 'Le trésor prend un poste : dites où va la figurine. Gardez deux pirates pour le retour.',
  turned: 'La pièce dit son trésor ; chaque numéro est un poste que vos dés peuvent toucher.',
  fire: 'Un dé par canon. Chacun touche le poste de son chiffre ; deux dés égaux touchent une fois.',
  robbed: 'Sans pirate ou sans canon, vous avez perdu vos coffres. Gardez-en un de plus de chaque.',
  attacked: 'On vous a attaqué. Qui tient encore après le tir riposte, une fois.',
  taken: 'À bord, le trésor peut être volé et ne fait pas gagner. Ramenez-le.',
  parted: 'Les deux tiennent encore : rien ne change de main. Le repaire garde ses pertes : revenez.',
  unload: 'Déchargez : cela ne coûte aucune action, et rien ne pourra vous le reprendre.',
  emptied: 'Un repaire vidé quitte la carte. Quand il n’en reste aucun, la partie s’arrête et tout compte.',
  drift: 'Plus de pirate : le courant vous porte d’une case. Puis remettez un pirate à bord.',
  beside: 'Deux attaques possibles ce tour-ci : maintenant, puis en seconde action.',
  out: 'Naviguez d’une case par pirate. Une seule sortie, entre les récifs.',
  refit: 'Au port, vous pouvez changer les six postes, sans frais.',
  repair: 'En mer, une réparation change deux postes au plus.',
  second: 'Vous ne naviguez plus ce tour-ci : attaquez, réparez, ou terminez.',
}
