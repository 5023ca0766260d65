// Shapes that only the routes need: parameters, queries, and what every route may answer with.
import { LineName, PROBLEMS, Problem, routes } from '@flibuste/protocol'
import { Type, type TSchema } from 'typebox'

const closed = { additionalProperties: false }
const Digits = Type.String({ pattern: '^[0-9]{1,9}$' })

export const TableParams = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed)
export const SeatParams = Type.Object(
  { id: Type.String({ maxLength: 64 }), seat: Type.String({ pattern: '^[0-9]{1,2}$' }) },
  closed,
)
export const LookQuery = Type.Object({ seat: Type.Optional(Digits) }, closed)
export const HistoryQuery = Type.Object({ seat: Type.Optional(Digits), page: Type.Optional(Digits) }, closed)
const lining = { seat: Type.Optional(Digits), after: Type.Optional(Digits), browser: Type.Optional(LineName) }
export const LineQuery = Type.Object(lining, closed)
export const StreamQuery = Type.Object({ ...lining, line: Type.Optional(LineName) }, closed)
export const StreamHeaders = Type.Object({ 'last-event-id': Type.Optional(Type.String()) })

const LINES = new Set<string>([routes.stream(':id'), routes.line(':id')])

/** Whether a route stays open, to tell what happens. */
export const isLine = (route: string | undefined): boolean => LINES.has(route ?? '')

const DEFAULT_RESPONSE = {
  description: `A problem (RFC 9457): ${Object.keys(PROBLEMS).join(', ')}`,
  content: { 'application/problem+json': { schema: Problem } },
}

/** What a route answers with when all is well, and the problems any route may answer with. */
export const answers = <T extends TSchema>(schema: T, status: 200 | 201 = 200) => ({
  [status]: schema,
  default: DEFAULT_RESPONSE,
})
