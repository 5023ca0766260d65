// Bodies of requests: JSON that strangers wrote, and bodies that were read before it was known which way their request goes.
import type { IncomingMessage } from 'node:http'

/** What JSON may hold that nobody has a use for, however it is spelt. */
const SUSPECT = /__proto__|constructor|\\/

/** Whether it has to be read with care. */
export const isSuspect = (text: string): boolean => SUSPECT.test(text)

const HARMFUL = new Set(['__proto__', 'constructor'])

function refuseHarm(key: string, value: unknown): unknown {
  if (HARMFUL.has(key)) throw new SyntaxError(`${key} is no field`)
  return value
}

/** Null: it is no JSON, or holds what nobody may send. */
export function readJson(text: string): unknown {
  try {
    return isSuspect(text) ? JSON.parse(text, refuseHarm) : JSON.parse(text)
  } catch {
    return null
  }
}

const read = new WeakMap<IncomingMessage, Buffer>()

export const keepBody = (request: IncomingMessage, body: Buffer): void => void read.set(request, body)

/** Null: it was not read yet. */
export const bodyRead = (request: IncomingMessage): Buffer | null => read.get(request) ?? null
