// Speaking to the server: JSON both ways, problems as denials, and who the server takes us for.
import {
  PROBLEMS,
  routes,
  type AnswerEnding,
  type CreateTable,
  type Ending,
  type Guest,
  type MyTable,
  type TableInfo,
} from '@flibuste/protocol'
import { outward } from '../kit/base.ts'
import { storage } from '../kit/storage.ts'
import type { Denial } from './session.ts'

export type Answer<Value> = { readonly value: Value } | { readonly denial: Denial }

/** The problem of a server that cannot be reached. */
export const UNREACHABLE = 'unreachable'

export const unreachable: Answer<never> = { denial: { problem: UNREACHABLE, refusal: null } }

const textOf = (from: object, key: string): string => {
  const value = new Map<string, unknown>(Object.entries(from)).get(key)
  return typeof value === 'string' ? value : ''
}

/** An RFC 9457 problem as the page knows it: the last part of its type names it. */
export function denialOf(body: unknown, status: number): Denial {
  const from = typeof body === 'object' && body !== null ? body : {}
  const named = textOf(from, 'type').split('/').at(-1) ?? ''
  const [clause, reason] = [textOf(from, 'clause'), textOf(from, 'reason')]
  return {
    problem: Object.hasOwn(PROBLEMS, named) ? named : status === 429 ? 'too-many' : 'internal',
    refusal: clause === '' ? null : { clause, reason },
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The server answers in the shapes of the protocol; both come from one build. */
export async function ask<Value>(method: Method, path: string, body?: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(outward(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? { value: answer as Value } : { denial: denialOf(answer, response.status) }
  } catch {
    return unreachable
  }
}

const GUEST = 'flibuste.guest'

/** The guest this browser was last known as; the cookie that proves it cannot be read here. */
export const knownGuest = (): string | null => storage.read(GUEST)

/** Makes us known by this name, or renames us. */
export async function introduce(name: string): Promise<Answer<Guest>> {
  const answer = await ask<Guest>('PUT', routes.me(), { name })
  if ('value' in answer) storage.write(GUEST, answer.value.id)
  return answer
}

export const makeTable = (table: CreateTable): Promise<Answer<TableInfo>> => ask('POST', routes.tables(), table)

/** Mine on the server, where it may know me; none where it does not. */
export async function myTables(): Promise<readonly MyTable[]> {
  if (knownGuest() === null) return []
  const answer = await ask<readonly MyTable[]>('GET', routes.myTables())
  return 'denial' in answer ? [] : answer.value
}

/** When a table of mine goes, and whether it is asked if the match is to be kept; null: the server does not say. */
export async function endingOf(table: string): Promise<Ending | null> {
  const answer = await ask<Ending>('GET', routes.ending(table))
  return 'denial' in answer ? null : answer.value
}

/** Null: the answer did not get through. */
export async function answerEnding(table: string, answer: AnswerEnding['answer']): Promise<Ending | null> {
  const told = await ask<Ending>('PUT', routes.ending(table), { answer } satisfies AnswerEnding)
  return 'denial' in told ? null : told.value
}
