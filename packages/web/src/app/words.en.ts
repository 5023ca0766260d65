// English words of the page around the tables.

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const COUNTED = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const
const since = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export const en = {
  tagline: (games: number): string => `${COUNTED[games] ?? games} pirate games, one table.`,
  sub: 'Sit down in one click, against friends or bots. No account, no downloads; every ruling cites its clause.',
  close: 'Close',
  cancel: 'Cancel',
  skip: 'Skip to the games',
  games: 'Games',
  settings: 'Settings',
  language: 'Language',
  rulebooks: 'Rulebooks',
  toDark: 'Night chart',
  toLight: 'Day chart',
  nickname: (name: string): string => `${name}: change your name`,

  plate: (number: string): string => `Pl. ${number}`,
  seats: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
  seatsSpoken: (min: number, max: number): string => `${min} to ${max} players`,
  minutes: (count: number): string => `${count} min`,
  play: 'Play now',
  playGame: (game: string): string => `Play ${game} now`,
  versus: (bots: number): string => (bots === 1 ? 'vs 1 bot' : `vs ${bots} bots`),
  invite: 'Invite friends',
  inviteShort: 'Invite',
  pass: 'Pass & play',
  solo: 'Solo',
  options: 'Choose seats and variants',
  starting: 'Casting off…',

  yourTurn: 'Your turn',
  underWay: 'Under way',
  keptUntil: (day: string) => `Kept until ${day}, unless somebody plays.`,
  atTable: 'At the table',
  others: (names: readonly string[], more: number): string =>
    list.format(more > 0 ? [...names, `${more} more`] : names),
  waiting: (names: string, count: number): string => (count === 1 ? `${names} is waiting` : `${names} are waiting`),
  playing: (names: string): string => `with ${names}`,
  alone: 'solo',
  back: 'Return to table',
  backShort: 'Return',
  saved: (minutes: number): string =>
    minutes < 60
      ? since.format(-minutes, 'minute')
      : minutes < 1440
        ? since.format(-Math.round(minutes / 60), 'hour')
        : since.format(-Math.round(minutes / 1440), 'day'),
  join: 'Join with a code',
  joinTitle: 'Join a table',
  joinHelp: 'The code is the end of the link your host sent you. The whole link will do as well.',
  invited: 'Invited?',
  code: 'Code or link of the table',
  joinGo: 'Join',
  codeBad: 'That does not look like the code of a table.',

  sheetBots: (game: string): string => `${game} against bots`,
  sheetPass: (game: string): string => `${game} on this screen`,
  sheetFriends: (game: string): string => `A table of ${game}`,
  sheetFriendsHelp: 'You get a link and a code to send. Seats nobody takes can be given to bots.',
  sheetPassHelp: 'Everybody plays on this page and hands it on. It works without network.',
  sheetBotsHelp: 'The match runs in this page and is kept here if you leave. It works without network.',
  seatCount: 'Seats',
  whoSits: 'Who sits where',
  seat: (number: number): string => `Seat ${number}`,
  nameOf: (number: number): string => `Name of seat ${number}`,
  sitterOf: (number: number): string => `Who plays seat ${number}`,
  you: 'You',
  person: 'A person',
  captain: (number: number): string => `Captain ${number}`,
  bots: {
    random: { name: 'Cabin boy', help: 'plays any move the rules allow' },
    greedy: { name: 'Quartermaster', help: 'takes what the turn can bring' },
  },
  variants: 'Variants',
  notJson: 'it is not JSON',
  notTaken: (file: string, why: string): string => `${file} was not taken: ${why}.`,
  chooseFile: 'Choose a file…',
  ownEdition: 'The game’s own',
  dropFile: 'Back to the game’s own edition',
  less: 'Fewer',
  more: 'More',
  begin: 'Begin',
  makeTable: 'Make the table',
  forced: (option: string, seats: number): string => `“${option}” comes with ${seats} seats.`,
  noServer: 'The server does not answer. Matches against bots and on one screen work without it.',
  tooMany: 'Too many tables in a short time. Wait a minute and try again.',
  tooManyTables: 'You have too many tables that are not over. Finish some first.',
  tooLarge: 'The file of the edition is too large for the server.',
  notDone: 'That did not work. Nothing was changed.',

  nameTitle: 'What shall we call you?',
  nameHelp: 'A nickname is enough. Others at the table will see it.',
  name: 'Nickname',
  nameKeep: 'Keep this name',
  nameAnother: 'Another',

  rulesTitle: (game: string): string => `Rules of ${game}`,
  rulesContents: 'Contents',
  rulesOf: 'Rulebooks',
  rulesGone: 'No rulebook of that name is on board.',
  toGames: 'To the games',
  learn: (game: string): string => `Learn ${game} from its rulebook`,
  offlineNote: 'Matches against bots and on one screen go on without network.',
  freeNote: 'Free software, AGPL-3.0. Not affiliated with the publishers of these games.',

  lostTitle: 'Off the chart',
  lostText: 'Here be nothing. The address has no page, or the table was never laid.',
  lostMatch: 'This match is not kept in this browser any more.',
  stranded: {
    older: {
      title: 'Begun under older rules',
      text: (game: string): string =>
        `The rules of ${game} have been corrected since this match began, and a match is never carried on by other rules than its own: nobody could check it. So it ends here. Its record is yours to save, and a new match with the same captains begins by the rules of today.`,
    },
    damaged: {
      title: 'A match that cannot be read',
      text: (game: string): string =>
        `What this browser kept of this match of ${game} leads to no position any more. Its record is yours to save, and a new match with the same captains can begin.`,
    },
  },
  beginAgain: 'Begin a new match',
  forgetMatch: 'Remove it from this browser',
  loss: {
    full: 'This browser is full: the match is kept no further. Save the record.',
    forbidden: 'This browser keeps nothing for this page: the match is gone when you close it. Save the record.',
  },
  saveRecord: 'Save the record',
  brokenTitle: 'We have run aground',
  brokenText: 'Something in the page broke. Your match is kept; loading the page again usually floats it.',
  again: 'Load again',
  loading: 'Unrolling the chart…',
  elsewhereTitle: 'Open in another tab',
  elsewhereText: 'This match is being played in another tab of this browser. Close it there to go on here.',
}
