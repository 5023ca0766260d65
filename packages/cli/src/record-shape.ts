// What a record file must look like before any rule reads it. Whether it is true is `verify`'s business.
import { AUTHORS, RECORD_FORMAT, type MatchRecord } from '@flibuste/kernel'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

const closed = { additionalProperties: false }
const MOST_SEATS = 16
const MOST_ENTRIES = 200_000

const Hash = Type.String({ pattern: '^[0-9a-f]{32}$' })
const SeatNumber = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })
const By = Type.Union(AUTHORS.map((author) => Type.Literal(author)))
const Played = Type.Object({ seat: SeatNumber, move: Type.Object({ kind: Type.String() }), by: By, hash: Hash }, closed)
const TakenBack = Type.Object({ seat: SeatNumber, undo: Type.Literal(true), by: By, hash: Hash }, closed)
const Sitter = Type.Object(
  { name: Type.String({ maxLength: 200 }), bot: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]) },
  closed,
)

const RecordShape = Type.Object(
  {
    format: Type.Literal(RECORD_FORMAT),
    game: Type.String({ maxLength: 40 }),
    version: Type.Integer({ minimum: 1 }),
    /** The game reads them: an edition may be of any depth. */
    options: Type.Record(Type.String(), Type.Unknown()),
    seats: Type.Array(Sitter, { minItems: 1, maxItems: MOST_SEATS }),
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    entropy: Type.Array(Type.String({ maxLength: 1000 }), { maxItems: MOST_SEATS }),
    promises: Type.Optional(
      Type.Array(Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]), { maxItems: MOST_SEATS }),
    ),
    seed: Type.Union([Type.String({ pattern: '^[0-9a-f]*$', maxLength: 200 }), Type.Null()]),
    setup: Hash,
    entries: Type.Array(Type.Union([Played, TakenBack]), { maxItems: MOST_ENTRIES }),
  },
  closed,
)

export const isRecord = (raw: unknown): raw is MatchRecord => Value.Check(RecordShape, raw)

/** Where a value is not a record, and what is expected there: "/entries/3/hash must match pattern …". */
export function problemWithRecord(raw: unknown): string {
  const [first] = Value.Errors(RecordShape, raw)
  return first === undefined ? 'not a record' : `${first.instancePath || 'the file'} ${first.message}`
}
