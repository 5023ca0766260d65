// Ce qui se dit à côté de l’image, et d’elle à qui l’écoute, en français.
import type { PictureWords } from './picture-words.en.ts'

export const pictureFr: PictureWords = {
  ship: 'Navire',
  winners: 'Du vainqueur',
  theirs: 'Des vainqueurs',
  mine: 'Le mien',
  send: 'Partager l’image',
  download: 'Télécharger l’image',
  copy: 'Copier l’image',
  copied: 'Copiée',
  notCopied: 'Ce navigateur ne laisse pas copier une image. Téléchargez-la.',
  discreet: 'Les noms des autres personnes n’y sont pas : elles naviguent sous leurs couleurs.',
  ready: 'L’image est prête.',
  ranked: (place, name, amount) => (amount === '' ? `${place}. ${name}` : `${place}. ${name}, ${amount}`),
  listed: (captains) => captains.join('\u202F; '),
}
