// Bodies that were read before it was known which way their request goes.
import type { IncomingMessage } from 'node:http'

const read = new WeakMap<IncomingMessage, Buffer>()

export const keepBody = (request: IncomingMessage, body: Buffer): void => void read.set(request, body)

/** Null: it was not read yet. */
export const bodyRead = (request: IncomingMessage): Buffer | null => read.get(request) ?? null
