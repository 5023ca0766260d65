// Les mots français de la page autour des tables.
import type { AppWords } from './words.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })
const COUNTED = ['Zéro', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'] as const
const since = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' })

export const fr: AppWords = {
  tagline: (games) => `${COUNTED[games] ?? games} jeux de pirates, une seule table.`,
  sub: 'Une partie en un clic, entre amis ou contre les robots. Sans compte, rien à installer ; chaque décision cite sa règle.',
  close: 'Fermer',
  cancel: 'Annuler',
  skip: 'Aller aux jeux',
  games: 'Jeux',
  settings: 'Réglages',
  language: 'Langue',
  rulebooks: 'Règles',
  toDark: 'Carte de nuit',
  toLight: 'Carte de jour',
  nickname: (name) => `${name} : changer de nom`,

  plate: (number) => `Pl. ${number}`,
  seats: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  seatsSpoken: (min, max) => `de ${min} à ${max} joueurs`,
  minutes: (count) => `${count} min`,
  play: 'Jouer',
  playGame: (game) => `Jouer à ${game}`,
  versus: (bots) => (bots === 1 ? 'contre 1 robot' : `contre ${bots} robots`),
  invite: 'Inviter des amis',
  inviteShort: 'Inviter',
  pass: 'Même écran',
  solo: 'Seul',
  options: 'Choisir les places et les variantes',
  starting: 'On largue…',

  yourTurn: 'À vous de jouer',
  underWay: 'En mer',
  keptUntil: (day) => `Gardée jusqu’au ${day}, sauf si quelqu’un joue.`,
  atTable: 'À la table',
  others: (names, more) => list.format(more > 0 ? [...names, more === 1 ? '1 autre' : `${more} autres`] : names),
  waiting: (names, count) => (count === 1 ? `${names} vous attend` : `${names} vous attendent`),
  playing: (names) => `avec ${names}`,
  alone: 'en solitaire',
  back: 'Reprendre',
  backShort: 'Reprendre',
  saved: (minutes) =>
    minutes < 60
      ? since.format(-minutes, 'minute')
      : minutes < 1440
        ? since.format(-Math.round(minutes / 60), 'hour')
        : since.format(-Math.round(minutes / 1440), 'day'),
  join: 'J’ai un code',
  joinTitle: 'Rejoindre une table',
  joinHelp: 'Tapez les deux mots que votre hôte vous a dits, comme vous les avez entendus. Le lien convient aussi.',
  invited: 'On vous attend ?',
  code: 'Code ou lien de la table',
  joinGo: 'Rejoindre',
  codeBad: 'Cela ne ressemble pas au code d’une table.',
  codeUnknown: 'Aucune table avec une place libre n’a ce code. Redemandez-le à votre hôte, ou demandez le lien.',
  codeTooMany: 'Trop de codes essayés. Attendez une minute, ou demandez le lien à votre hôte.',
  codeOffline: 'Le serveur ne répond pas.',

  sheetBots: (game) => `${game} contre les robots`,
  sheetPass: (game) => `${game} sur cet écran`,
  sheetFriends: (game) => `Une table de ${game}`,
  sheetFriendsHelp: 'Vous recevrez un lien et un code à envoyer. Les places libres peuvent aller à des robots.',
  sheetPassHelp: 'Tout le monde joue sur cette page et se la passe. Elle marche sans réseau.',
  sheetBotsHelp: 'La partie se joue dans cette page, qui la garde si vous partez. Elle marche sans réseau.',
  seatCount: 'Places',
  whoSits: 'Qui s’assoit où',
  seat: (number) => `Place ${number}`,
  nameOf: (number) => `Nom de la place ${number}`,
  sitterOf: (number) => `Qui joue la place ${number}`,
  you: 'Vous',
  person: 'Une personne',
  captain: (number) => `Capitaine ${number}`,
  bots: {
    random: { name: 'Mousse', help: 'joue n’importe quel coup permis' },
    greedy: { name: 'Quartier-maître', help: 'prend ce que le tour peut donner' },
  },
  variants: 'Variantes',
  advanced: 'Réglages avancés',
  notJson: 'ce n’est pas du JSON',
  notTaken: (file, why) => `${file} n’est pas retenu : ${why}.`,
  chooseFile: 'Choisir un fichier…',
  ownEdition: 'Celle du jeu',
  dropFile: 'Revenir à l’édition du jeu',
  less: 'Moins',
  more: 'Plus',
  begin: 'Commencer',
  makeTable: 'Dresser la table',
  forced: (option, seats) => `« ${option} » va de pair avec ${seats} places.`,
  noServer: 'Le serveur ne répond pas. Les parties contre les robots et sur un même écran se passent de lui.',
  tooMany: 'Trop de tables en peu de temps. Attendez une minute et recommencez.',
  tooManyTables: 'Trop de vos tables ne sont pas finies. Finissez-en d’abord quelques-unes.',
  tooLarge: 'Le fichier de l’édition est trop lourd pour le serveur.',
  notDone: 'Cela n’a pas marché. Rien n’a changé.',

  nameTitle: 'Comment vous appelez-vous ?',
  nameHelp: 'Un surnom suffit. Les autres à la table le verront.',
  name: 'Surnom',
  nameKeep: 'Garder ce nom',
  nameAnother: 'Un autre',

  rulesTitle: (game) => `Règles de ${game}`,
  rulesContents: 'Sommaire',
  rulesOf: 'Livrets de règles',
  rulesGone: 'Aucun livret de ce nom n’est à bord.',
  toGames: 'Vers les jeux',
  learn: (game) => `Apprendre ${game} dans son livret`,
  offlineNote: 'Les parties contre les robots et sur un même écran continuent sans réseau.',
  freeNote: 'Logiciel libre, AGPL-3.0. Sans lien avec les éditeurs de ces jeux.',

  lostTitle: 'Hors de la carte',
  lostText: 'Il n’y a rien par ici. L’adresse n’a pas de page, ou la table n’a jamais été dressée.',
  lostMatch: 'Cette partie n’est plus gardée dans ce navigateur.',
  stranded: {
    older: {
      title: 'Commencée sous d’anciennes règles',
      text: (game) =>
        `Les règles de ${game} ont été corrigées depuis le début de cette partie, et une partie ne se poursuit jamais sous d’autres règles que les siennes : personne ne pourrait la vérifier. Elle s’arrête donc ici. Vous pouvez l’enregistrer, et en commencer une nouvelle avec les mêmes capitaines, sous les règles d’aujourd’hui.`,
    },
    damaged: {
      title: 'Une partie illisible',
      text: (game) =>
        `Ce que ce navigateur a gardé de cette partie de ${game} ne mène plus à aucune position. Vous pouvez l’enregistrer, et en commencer une nouvelle avec les mêmes capitaines.`,
    },
  },
  beginAgain: 'Commencer une nouvelle partie',
  forgetMatch: 'La retirer de ce navigateur',
  loss: {
    full: 'Ce navigateur est plein : la suite de la partie n’est plus gardée. Enregistrez-la.',
    forbidden: 'Ce navigateur ne garde rien pour cette page : fermée, la partie est perdue. Enregistrez-la.',
  },
  saveRecord: 'Enregistrer la partie',
  brokenTitle: 'Nous avons touché le fond',
  brokenText:
    'Quelque chose s’est cassé dans la page. Votre partie est gardée ; recharger la page la remet d’ordinaire à flot.',
  again: 'Recharger',
  loading: 'On déroule la carte…',
  elsewhereTitle: 'Ouverte dans un autre onglet',
  elsewhereText: 'Cette partie se joue dans un autre onglet de ce navigateur. Fermez-le pour continuer ici.',
}
