// Everything that can go wrong, as RFC 9457 problems: one registry, so that every `type` is stable and documented.
import { Type, type Static } from 'typebox'

export const PROBLEMS = {
  malformed: { status: 400, title: 'The request is not well formed' },
  'no-guest': { status: 401, title: 'Tell us a nickname first' },
  'unknown-token': { status: 401, title: 'That token opens nothing: it was taken back, or never was' },
  'wrong-origin': { status: 403, title: 'This page may not write here' },
  'not-your-seat': { status: 403, title: 'That is not your seat' },
  'token-scope': { status: 403, title: 'That token plays one seat of one table, and does nothing else' },
  'not-host': { status: 403, title: 'Only the host of the table may do that' },
  'shown-out': { status: 403, title: 'The host has freed your seat twice; you are welcome to watch' },
  'hint-forbidden': { status: 403, title: 'The host has not allowed hints at this table' },
  'unknown-route': { status: 404, title: 'There is nothing here' },
  'unknown-game': { status: 404, title: 'No such game' },
  'unknown-table': { status: 404, title: 'No such table' },
  'unknown-code': { status: 404, title: 'No table with a free seat has that code' },
  'unknown-seat': { status: 404, title: 'No such seat at this table' },
  'unknown-bot': { status: 404, title: 'No such bot' },
  'too-slow': { status: 408, title: 'The request did not come to an end' },
  'seat-taken': { status: 409, title: 'Somebody sits there already' },
  'hand-seen': { status: 409, title: 'You have seen another hand of this match; go back to its seat, or watch' },
  'seats-empty': { status: 409, title: 'Not every seat is taken yet' },
  'too-few-seats': { status: 409, title: 'More people sit here than that; free a seat first' },
  'terms-changed': { status: 409, title: 'Seats or rules have changed; look again before you are ready' },
  'already-started': { status: 409, title: 'The match has begun' },
  'kept-by-bot': { status: 409, title: 'A bot keeps that seat; take it back first' },
  'not-started': { status: 409, title: 'The match has not begun' },
  'not-over': { status: 409, title: 'The match is not over' },
  'already-answered': { status: 409, title: 'That seat has answered; a quiet answer is not changed' },
  'answer-reused': { status: 409, title: 'That answer id was used for something else; nothing was done' },
  'hint-quiet': { status: 409, title: 'Nobody may be seen to think about a quiet question' },
  'wrong-decision': { status: 409, title: 'That question is no longer open' },
  'older-rules': { status: 410, title: 'The match was begun under older rules and cannot go on' },
  'too-large': { status: 413, title: 'The request is too large' },
  'wrong-media-type': { status: 415, title: 'Send JSON' },
  'wrong-host': { status: 421, title: 'This server does not go by that name' },
  'no-socket': { status: 426, title: 'A WebSocket is opened there' },
  refused: { status: 422, title: 'The rules refuse that' },
  'table-refused': { status: 422, title: 'No game can start like that' },
  'too-many-tables': { status: 429, title: 'You have so many tables that are not over; finish some first' },
  'too-many': { status: 429, title: 'Too many requests' },
  'head-too-large': { status: 431, title: 'The head of the request is too large' },
  internal: { status: 500, title: 'Something broke here; nothing was changed' },
  'not-ready': { status: 503, title: 'The store takes no writes' },
  full: { status: 503, title: 'So many are here that there is no room; come again in a moment' },
  draining: { status: 503, title: 'The server is shutting down' },
} as const satisfies { readonly [type: string]: { readonly status: number; readonly title: string } }

export type ProblemType = keyof typeof PROBLEMS

export const Problem = Type.Object({
  /** `/problems/<name>`: stable, and a page that explains it. */
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  /** Where a rule refused: the clause, and the key of the reason in the game's text files. */
  clause: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  /** Where a game complained of an edition: the key and the figures from which its text files say what is wrong. */
  complaint: Type.Optional(Type.Object({ reason: Type.String() })),
})
export type Problem = Static<typeof Problem>

export const problemUri = (type: ProblemType): string => `/problems/${type}`
