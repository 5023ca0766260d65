// One line in, one line out. Whatever the line is, there is an answer and the referee goes on.
import { isNestedBeyond, isObject, messageOf, MOST_NESTED, parseJson, type JsonObject } from '../json.ts'
import { ACTIONS, Misuse, Refused, type Desk } from './actions.ts'

const MOST_CHARACTERS = 1_000_000

export interface Reply {
  readonly text: string
  readonly quit: boolean
}

function helpReply(): JsonObject {
  const lines = Object.entries(ACTIONS).map(([name, { fields, help }]) => [name, { fields, help }])
  const own = { help: { fields: [], help: 'this list' }, quit: { fields: [], help: 'ends the session' } }
  return { ok: true, do: { ...Object.fromEntries(lines), ...own } }
}

function refusalReply(error: unknown): JsonObject {
  if (error instanceof Refused) return { ok: false, refusal: { ...error.refusal, text: error.text } }
  return { ok: false, error: error instanceof Misuse ? error.message : `the game could not go on: ${messageOf(error)}` }
}

function carryOut(desk: Desk, name: unknown, request: JsonObject): JsonObject {
  if (name === 'help') return helpReply()
  if (name === 'quit') return { ok: true }
  const action = typeof name === 'string' && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (action === undefined)
    return { ok: false, error: `"do" must be one of ${Object.keys(ACTIONS).join(', ')}, help, quit` }
  try {
    return { ok: true, ...action.run(desk, request) }
  } catch (error) {
    return refusalReply(error)
  }
}

/** Null for a line with nothing on it. */
export function answerLine(desk: Desk, line: string): Reply | null {
  if (line.trim() === '') return null
  const reply = (answer: JsonObject, quit = false): Reply => ({ text: JSON.stringify(answer), quit })
  if (line.length > MOST_CHARACTERS) return reply({ ok: false, error: `longer than ${MOST_CHARACTERS} characters` })
  const parsed = parseJson(line)
  if ('problem' in parsed) return reply({ ok: false, error: 'not JSON' })
  const request = parsed.value
  if (isNestedBeyond(request, MOST_NESTED)) return reply({ ok: false, error: `nested deeper than ${MOST_NESTED}` })
  if (!isObject(request)) return reply({ ok: false, error: 'not an object; try {"do":"help"}' })
  const { ok, ...rest } = carryOut(desk, request['do'], request)
  const id = Object.hasOwn(request, 'id') ? { id: request['id'] } : {}
  return reply({ ok, ...id, ...rest }, request['do'] === 'quit')
}
