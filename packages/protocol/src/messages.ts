// What travels between a client and a table. The rules' own data (views, moves, events) is passed through as JSON:
// each game's `read` is what validates a move.
import { Type, type Static } from 'typebox'
import { LIMITS } from './limits.ts'
import { GuestName, HintTerm, Silence, TableInfo } from './table.ts'

const closed = { additionalProperties: false }
const Json = Type.Unknown()
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()])

// ── Requests ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The client's own id for what it asks, so that sending it again is harmless. */
const Answer = Type.String({ minLength: 8, maxLength: LIMITS.answerLength, pattern: '^[A-Za-z0-9_-]+$' })

/** What a page calls its stream. What it then does under that name it is told by the reply, and not by the stream as well. */
export const LineName = Type.String({ minLength: 8, maxLength: LIMITS.answerLength, pattern: '^[A-Za-z0-9_-]+$' })

/** A word of chance from whoever sits down: with it, the table alone could not have chosen the dice. */
const Entropy = Type.String({ minLength: 8, maxLength: LIMITS.entropyLength })

export const NameGuest = Type.Object({ name: GuestName }, closed)
export type NameGuest = Static<typeof NameGuest>

/** SHA-256 of such a word, hex: who sits down so opens the word when the match is called, and nobody knows it before. */
const WordPromise = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** Who is to sit in a seat: whoever asks, a bot, or nobody. The host who frees a seat says whose: `of` is a guest. */
export const Sitting = Type.Union([
  Type.Object({ who: Type.Literal('me'), entropy: Entropy }, closed),
  Type.Object({ who: Type.Literal('me'), promise: WordPromise }, closed),
  Type.Object({ who: Type.Literal('bot'), bot: Type.String({ maxLength: 24 }) }, closed),
  Type.Object({ who: Type.Literal('nobody'), of: Type.Optional(Type.String({ maxLength: 24 })) }, closed),
])
export type Sitting = Static<typeof Sitting>

export const OpenWord = Type.Object({ word: Entropy }, closed)
export type OpenWord = Static<typeof OpenWord>

/** The host hands a seat to somebody's program, under this name. */
export const HandToken = Type.Object({ name: GuestName }, closed)
export type HandToken = Static<typeof HandToken>

export const CreateTable = Type.Object(
  {
    game: Type.String({ maxLength: 24 }),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Optional(Json),
    silence: Type.Optional(Silence),
    hints: Type.Optional(HintTerm),
  },
  closed,
)
export type CreateTable = Static<typeof CreateTable>

/** Seats and rules of a table as the host would have them from now on; an option left out is as the game has it at first. */
export const LayTerms = Type.Object(
  {
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Optional(Json),
    silence: Type.Optional(Silence),
    hints: Type.Optional(HintTerm),
  },
  closed,
)
export type LayTerms = Static<typeof LayTerms>

export const MarkReady = Type.Object(
  {
    ready: Type.Boolean(),
    /** What one is ready for: `LobbyInfo.terms` as one has seen it. */
    terms: Type.Integer({ minimum: 1 }),
  },
  closed,
)
export type MarkReady = Static<typeof MarkReady>

export const MakeMove = Type.Object(
  {
    seat: Type.Integer({ minimum: 0, maximum: 15 }),
    /** The number of the question that is answered. */
    decision: Type.Integer({ minimum: 1 }),
    answer: Answer,
    move: Json,
    line: Type.Optional(LineName),
  },
  closed,
)
export type MakeMove = Static<typeof MakeMove>

export const TakeBack = Type.Object(
  {
    seat: Type.Integer({ minimum: 0, maximum: 15 }),
    decision: Type.Integer({ minimum: 1 }),
    answer: Answer,
    line: Type.Optional(LineName),
  },
  closed,
)
export type TakeBack = Static<typeof TakeBack>

/** `seen`: a captain was shown the question whether an unfinished match is to be kept; from then on it has its last days. `keep`: it is. */
export const AnswerEnding = Type.Object({ answer: Type.Union([Type.Literal('seen'), Type.Literal('keep')]) }, closed)
export type AnswerEnding = Static<typeof AnswerEnding>

export const Say = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: LIMITS.chatLength, pattern: '\\S' }), answer: Answer },
  closed,
)
export type Say = Static<typeof Say>

/** Tells everybody that this seat asks what a bot would do at the open question. */
export const AskHint = TakeBack
export type AskHint = TakeBack

// ── What the table tells ─────────────────────────────────────────────────────────────────────────────────────────

export const Said = Type.Object(
  {
    from: Type.Object({ id: Type.String(), name: Type.String() }, closed),
    /** Empty where `about` says it. */
    text: Type.String(),
    at: Type.Integer(),
    /** What the table says of somebody, in place of words of theirs: that they asked what a bot would do. */
    about: Type.Optional(Type.Literal('hint')),
  },
  closed,
)
export type Said = Static<typeof Said>

/** When a table is forgotten unless something happens there, and whether it is asked now if the match is to be kept. */
export const Ending = Type.Object({ endsAt: Type.Integer(), asks: Type.Boolean() }, closed)
export type Ending = Static<typeof Ending>

/** Where the match stands, for one viewer. */
export const Position = Type.Object(
  {
    /** How many entries the record has. */
    entries: Type.Integer(),
    decision: Type.Integer(),
    /** The seat this view is for; -1: a spectator. */
    viewer: Type.Integer(),
    view: Json,
    /** What this viewer may answer now. */
    legal: Type.Array(Json),
    mayUndo: Type.Boolean(),
  },
  closed,
)
export type Position = Static<typeof Position>

/** Something that was done in the match: by whom, and what this viewer saw of it. */
export const Happening = Type.Object(
  {
    /** The number of the record's entry. */
    entry: Type.Integer(),
    seat: Type.Integer(),
    by: Type.Union([Type.Literal('player'), Type.Literal('bot'), Type.Literal('table')]),
    undo: Type.Boolean(),
    events: Type.Array(Json),
  },
  closed,
)
export type Happening = Static<typeof Happening>

/**
 * One message of the stream. `number` is the length of the table's log when it was sent, and the id of the
 * server-sent event: `Last-Event-ID` resumes there. Parts that did not change are null. A late joiner needs only one.
 * A message may repeat a number: with a `table` somebody came or went, with a `position` this viewer answered a quiet question.
 */
export const Message = Type.Object(
  {
    number: Type.Integer(),
    table: Nullable(TableInfo),
    position: Nullable(Position),
    happenings: Type.Array(Happening),
    said: Type.Array(Said),
  },
  closed,
)
export type Message = Static<typeof Message>

/** A position of the past, for looking back and for replays. Entry 0 is the setup, which is the table's doing. */
export const Frame = Type.Object({ entry: Type.Integer(), happening: Happening, view: Json }, closed)
export type Frame = Static<typeof Frame>

/** A page of the past. One with fewer frames than `LIMITS.historyFrames` is the last; a full one never changes. */
export const History = Type.Object(
  {
    /** The seat the views are for; -1: a spectator. */
    viewer: Type.Integer(),
    /** From 0: it begins with entry `page * LIMITS.historyFrames`. */
    page: Type.Integer(),
    frames: Type.Array(Frame, { maxItems: LIMITS.historyFrames }),
  },
  closed,
)
export type History = Static<typeof History>

const Spec = Type.Union([
  Type.Object({ id: Type.String(), kind: Type.Literal('edition'), initial: Type.Null() }, closed),
  Type.Object({ id: Type.String(), kind: Type.Literal('switch'), initial: Type.Boolean() }, closed),
  Type.Object(
    { id: Type.String(), kind: Type.Literal('choice'), values: Type.Array(Type.String()), initial: Type.String() },
    closed,
  ),
  Type.Object(
    {
      id: Type.String(),
      kind: Type.Literal('count'),
      min: Type.Integer(),
      max: Type.Integer(),
      initial: Type.Integer(),
    },
    closed,
  ),
])

/** A game that can be played here, with what a form needs to open a table. */
export const GameInfo = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer(),
    minutes: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
    options: Type.Array(Spec),
    bots: Type.Array(Type.String()),
  },
  closed,
)
export type GameInfo = Static<typeof GameInfo>

/** What plays one seat and does nothing else. It is told once: only its hash is kept. */
export const SeatToken = Type.Object(
  { token: Type.String(), table: Type.String(), seat: Type.Integer(), name: GuestName },
  closed,
)
export type SeatToken = Static<typeof SeatToken>

/** The table a short code leads to. */
export const CodeFound = Type.Object({ table: Type.String() }, closed)
export type CodeFound = Static<typeof CodeFound>

/** A table of mine, for the "your turn" note on the landing page. */
export const MyTable = Type.Object(
  {
    table: TableInfo,
    seat: Type.Integer(),
    myTurn: Type.Boolean(),
    updatedAt: Type.Integer(),
    /** When the table is forgotten unless something happens there. */
    endsAt: Type.Integer(),
    /** Whether it is asked now if the match is to be kept. */
    asks: Type.Boolean(),
  },
  closed,
)
export type MyTable = Static<typeof MyTable>
