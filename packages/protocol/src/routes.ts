// Where everything is. The page, the server and other people's bots build addresses here and nowhere else.
//
//   GET  house          House: where friends find this server
//   GET  games          GameInfo[]
//   GET  me             Guest (401 no-guest before the first PUT)      PUT  me     NameGuest → Guest, and the cookie
//   POST token          no body → Guest, and another cookie: all that were given out before are nobody's, and their streams end
//   DELETE token        no body → {}: the cookie that was sent is nobody's, and is taken away
//   GET  myTables       MyTable[], newest first; without those that cannot be read any more (410 older-rules)
//   POST tables         CreateTable → 201 TableInfo
//   GET  table          Message: all of it, as a late joiner needs it
//   GET  code           CodeFound: the table with a free seat that has this short code (404 unknown-code; 429 too-many: few tries a minute)
//   PUT  seat           Sitting → Message
//   POST seatToken      HandToken → 201 SeatToken: the host hands a seat to a program; any token the seat had opens nothing any more
//   DELETE seatToken    no body → Message: the host takes the token back
//   PUT  terms          LayTerms → Message: the host changes seats and rules before the start; nobody is ready then
//   PUT  ready          MarkReady → Message (409 terms-changed)
//   POST start          no body → Message. Where words of chance were promised, `table.calledAt` says that it is called; it
//                       begins when those who are here have opened theirs, seconds later at the latest
//   PUT  word           OpenWord → Message: the word promised for that seat, once the match is called
//   POST moves, undo    MakeMove, TakeBack → Message: what this one step did (the stream carries it as well)
//                       An answer to a quiet question (view.pace) comes back with the number as it was and nothing happened:
//                       it is on disk, and shows when the question closes. It is given once (409 already-answered)
//   POST chat           Say → Message with the line said
//   POST hint           AskHint → Message with the line that says so (403 hint-forbidden; 409 hint-quiet)
//   POST rematch        no body → TableInfo of the new table, the same one for everybody who asks
//   GET  ending         Ending, for captains and whoever laid the table          PUT  ending     AnswerEnding → Ending
//   GET  stream         Message after Message. `Last-Event-ID` or ?after=<number> resumes: the first message then holds
//                       everything that happened since; without them, the position and the chat that is kept
//   GET  line         the same over a WebSocket, which carries Errand up and Message and ErrandReply down. ?after=<number> as above
//   GET  history        History: ?page=<n> from 0, fifty frames each; one with fewer is the last (429 too-many: it costs work)
//   GET  record         MatchRecord (409 not-over until the end)
//
// Where a guest has several seats, ?seat=<n> chooses whose eyes to look through.

export const API = '/api'

export const routes = {
  house: () => `${API}/house`,
  games: () => `${API}/games`,
  me: () => `${API}/me`,
  token: () => `${API}/me/token`,
  myTables: () => `${API}/me/tables`,
  tables: () => `${API}/tables`,
  table: (id: string) => `${API}/tables/${id}`,
  code: (code: string) => `${API}/codes/${code}`,
  seat: (id: string, seat: number | ':seat') => `${API}/tables/${id}/seats/${seat}`,
  word: (id: string, seat: number | ':seat') => `${API}/tables/${id}/seats/${seat}/word`,
  seatToken: (id: string, seat: number | ':seat') => `${API}/tables/${id}/seats/${seat}/token`,
  terms: (id: string) => `${API}/tables/${id}/terms`,
  ready: (id: string) => `${API}/tables/${id}/ready`,
  start: (id: string) => `${API}/tables/${id}/start`,
  moves: (id: string) => `${API}/tables/${id}/moves`,
  undo: (id: string) => `${API}/tables/${id}/undo`,
  chat: (id: string) => `${API}/tables/${id}/chat`,
  hint: (id: string) => `${API}/tables/${id}/hint`,
  rematch: (id: string) => `${API}/tables/${id}/rematch`,
  ending: (id: string) => `${API}/tables/${id}/ending`,
  stream: (id: string) => `${API}/tables/${id}/stream`,
  line: (id: string) => `${API}/tables/${id}/line`,
  history: (id: string) => `${API}/tables/${id}/history`,
  record: (id: string) => `${API}/tables/${id}/record`,
} as const

/** The page of a table: what is behind a link or a QR code. */
export const tablePage = (id: string): string => `/t/${id}`
