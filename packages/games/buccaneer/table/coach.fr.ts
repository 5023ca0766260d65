// Ce que Buccaneer explique une fois, en français : une phrase ou deux, assez courtes pour tenir à côté de la question.
import type { en } from './coach.en.ts'

export const fr: { readonly [K in keyof typeof en]: string } = {
  obey: 'Mutinerie ! Cet équipage doit aborder ; le navire et le trésor sont à votre choix.',
  mutiny: 'Trois des vôtres au moins y servent. Mutinez-vous, et cet équipage aborde : on vous paie aussitôt.',
  deficit: 'Le butin ne suffisait pas, votre bourse a payé. Les trésors vous restent.',
  second: 'Votre homme était juste sous le capitaine : l’autre trésor est à vous.',
  wage: 'On vous paie pour votre homme : les abordages des autres vous enrichissent aussi.',
  covered: 'Recouvert ! Cet équipage obéit à un autre, mais vos hommes y seront payés.',
  last: 'Les trois derniers navires. Comptez les trésors : une majorité vaut parfois plus que le butin.',
  nine: 'Neuf hommes : personne ne peut les recouvrir. Seule une mutinerie peut vous forcer la main.',
  board: 'Vous avez assez d’hommes pour un navire. Voyez ce qui vous resterait avant d’aborder.',
  tempting: 'Un gros équipage fait des envieux. Abordez vite, ou montez à neuf : il sera intouchable.',
  arrived: 'Trois nouveaux navires. Voyez combien d’hommes chacun demande, et ce qu’il paie au « ? ».',
  cover: 'L’équipage est à vous tant que votre homme est dessus. Les autres sont payés : notez leurs chiffres.',
  act: 'Une chose par tour : posez un homme sur ceux d’un autre, ou abordez. Visez les 2 et les 3.',
}
