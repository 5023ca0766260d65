// A table as everybody who has its link sees it: who sits where, what is played, how far it is.
import { Type, type Static } from 'typebox'
import { LIMITS } from './limits.ts'

const closed = { additionalProperties: false }

/** The server itself. */
export const House = Type.Object(
  {
    /** What friends open, `http://192.168.1.5:3000/`; null: nobody but this machine reaches it. */
    address: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type House = Static<typeof House>

export const GuestName = Type.String({ minLength: 1, maxLength: LIMITS.nameLength, pattern: '\\S' })

/** A person without an account: a nickname and an id that others may see. */
export const Guest = Type.Object({ id: Type.String(), name: GuestName }, closed)
export type Guest = Static<typeof Guest>

export const SeatInfo = Type.Object(
  {
    /** Whose seat it is; null: nobody's yet, or a bot's own. */
    owner: Type.Union([Guest, Type.Null()]),
    /** The bot that answers for it now; with an owner, it only keeps the seat warm. */
    bot: Type.Union([Type.String(), Type.Null()]),
    /** The owner is a program that holds a token for this seat, or held one. */
    engine: Type.Optional(Type.Literal(true)),
    /** Whether the owner has the table open. */
    here: Type.Boolean(),
    /** SHA-256 of the seat's word of chance, bound before any word is opened; none where the word was given at once. */
    promise: Type.Optional(Type.String()),
    /** Where the owner does not: since when, by the server's clock. */
    awaySince: Type.Optional(Type.Integer()),
    /** At a rematch, whom an empty seat is kept for. */
    offered: Type.Optional(Guest),
  },
  closed,
)
export type SeatInfo = Static<typeof SeatInfo>

export type Status = 'open' | 'playing' | 'over'

/** What there is to know of a table before its match, and not any more after. */
export const LobbyInfo = Type.Object(
  {
    /** The row at which seats and rules were last laid: whoever is ready names it, and so is ready for these and no others. */
    terms: Type.Integer(),
    /** By seat. Bots are ready at once, and so is whoever laid the table. */
    ready: Type.Array(Type.Boolean()),
    /** A short code that leads here, for `LIMITS.codeMs` from the laying of the table; null: no seat is free. */
    code: Type.Union([Type.String(), Type.Null()]),
    /** Guests whose seat the host has freed, once for each time. */
    freed: Type.Array(Type.String()),
  },
  closed,
)
export type LobbyInfo = Static<typeof LobbyInfo>

/** Who has the table open without a seat. A second page of the same person is not counted again. */
export const Spectators = Type.Object(
  {
    /** By the names they go by at this table: no two can be taken for each other, nor for somebody who sits. */
    names: Type.Array(Type.String(), { maxItems: LIMITS.spectatorsNamed }),
    /** How many there are besides: nobody knows their names, or there is no room for more. */
    others: Type.Integer({ minimum: 0 }),
  },
  closed,
)
export type Spectators = Static<typeof Spectators>

/** Left out: whoever is asked is waited for. */
export const Silence = Type.Literal('passes')

/** Left out: nobody may ask what a bot would do, unless all others are bots. */
export const HintTerm = Type.Literal('told')

export const TableInfo = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    version: Type.Integer(),
    /** As the game's own option list says; see `/api/games`. */
    options: Type.Record(Type.String(), Type.Unknown()),
    /** Laid so that silence is a pass: every page passes windows by itself unless its player speaks up (docs/decisions/0081). */
    silence: Type.Optional(Silence),
    /** Laid so that one may ask what a bot would do, and everybody is told (docs/decisions/0140). The bot thinks in the page that asks. */
    hints: Type.Optional(HintTerm),
    status: Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]),
    /** Who may start and seat bots: whoever laid the table; as long as they are away, the first captain who is there. */
    host: Type.String(),
    seats: Type.Array(SeatInfo),
    /** Left out: nobody watches. */
    spectators: Type.Optional(Spectators),
    /** Only while the table is open. */
    lobby: Type.Optional(LobbyInfo),
    /** SHA-256 of the seed all chance of the match comes from, shown before anybody sits down. */
    commitment: Type.String(),
    /** When the match was called: seats are bound, and begin as soon as whoever is here has opened their word. */
    calledAt: Type.Optional(Type.Integer()),
    /** The table where the same people play again. */
    rematch: Type.Union([Type.String(), Type.Null()]),
    /** Who laid that table. */
    rematchBy: Type.Optional(Guest),
    createdAt: Type.Integer(),
  },
  closed,
)
export type TableInfo = Static<typeof TableInfo>
