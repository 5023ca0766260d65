// Les mots français d’une table avant sa partie.
import type { LobbyWords } from './words.ts'

export const fr: LobbyWords = {
  title: (game) => `Une table de ${game}`,
  code: 'Code de la table',
  link: 'Lien à envoyer',
  copy: 'Copier le lien',
  copied: 'Copié',
  share: 'Partager…',
  shareText: (game) => `Viens jouer à ${game}`,
  qr: 'Code QR du lien vers cette table',
  scan: 'À scanner d’un téléphone pour s’asseoir.',
  invite: 'Inviter',
  inviteHelp: 'Qui a le lien ou le code peut prendre une place, ou regarder. Les spectateurs sont les bienvenus.',
  onlyHere:
    'Cette adresse ne marche que sur cet ordinateur. Ouvrez la page par l’adresse de réseau que le serveur a affichée au démarrage, et le lien marchera pour vos amis.',
  seats: 'Places',
  you: 'vous',
  host: 'hôte',
  away: 'absent',
  empty: 'Place libre',
  keptFor: (name) => `gardée pour ${name}`,
  atSeat: (what, seat) => `${what}, place ${seat}`,
  sit: 'S’asseoir ici',
  move: 'Changer de place',
  leave: 'Quitter la place',
  addBot: 'Mettre un robot',
  botLevel: (name) => `Quel robot est ${name}`,
  dismiss: (name) => `Renvoyer ${name}`,
  start: 'Lancer la partie',
  startHere: 'La partie commence pour tous en même temps.',
  emptySeats: (count) =>
    count === 1
      ? 'Une place est encore libre : attendez un ami ou mettez-y un robot.'
      : `${count} places sont encore libres : attendez des amis ou mettez-y des robots.`,
  waitSeats: (count) =>
    count === 1
      ? 'Une place est encore libre, pour un ami ou pour un robot que mettra l’hôte.'
      : `${count} places sont encore libres, pour des amis ou des robots que mettra l’hôte.`,
  waitHost: (name) => (name === '' ? 'L’hôte lance la partie.' : `${name} lance la partie.`),
  rules: 'Règles de cette partie',
  option: (label, value) => `${label} : ${value}`,
  usual: 'Les règles habituelles.',
  chance: 'Des dés vérifiables',
  chanceHelp:
    'Tous les dés viennent d’une graine secrète que la table a déjà tirée, mêlée à un mot de chaque place. Voici l’empreinte de la graine : à la fin la graine est montrée, et chacun peut vérifier qu’aucun jet n’a été changé.',
  welcome: (game) => `Une place à ${game}`,
  welcomeFrom: (host) => `${host} a dressé la table. Sous quel nom vous asseyez-vous ?`,
  welcomeAny: 'La table est dressée. Sous quel nom vous asseyez-vous ?',
  sitDown: 'S’asseoir',
  watch: 'Regarder seulement',
  full: 'Toutes les places sont prises. Vous pouvez regarder.',
  watchFull: 'Regarder',
  lost: 'Connexion perdue. Nouvel essai…',
  offline: 'Le serveur ne répond pas',
  offlineText:
    'La table est sur un serveur injoignable pour l’instant. Les parties contre les robots se passent de lui.',
  again: 'Réessayer',
  tooFast: 'Trop de demandes',
  tooFastText: 'Le serveur demande un instant de repos. Votre table est gardée ; réessayez dans une minute.',
  stumbled: 'Le serveur a trébuché',
  stumbledText: 'Il n’a pas pu mettre cette table. Rien n’a changé, et ce qui a été joué est gardé.',
  olderRules: 'Commencée sous d’anciennes règles',
  olderRulesText:
    'Depuis que cette table a été dressée, ce serveur a appris des règles plus récentes du jeu, et une partie ne se poursuit jamais sous d’autres règles que celles de son début. Elle ne peut pas continuer ici ; une nouvelle table suit les règles d’aujourd’hui.',
  problems: {
    'seat-taken': 'Quelqu’un a été plus rapide : cette place est prise.',
    'hand-seen': 'La partie a commencé, et vous y avez déjà un jeu : jouez celui-là.',
    'seats-empty': 'Toutes les places ne sont pas prises.',
    'not-host': 'Seul l’hôte peut faire cela.',
    'not-your-seat': 'Ce n’est pas votre place.',
    'already-started': 'La partie a commencé.',
    'too-many': 'Trop vite. Attendez un instant et recommencez.',
    unreachable: 'Le serveur ne répond pas.',
    other: 'Cela n’a pas marché. Rien n’a changé.',
  },
}
