// What never becomes a request: it is no HTTP, its head is too large, or it does not come to an end. Node would answer in its own words.
import { ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemType } from '@flibuste/protocol'
import { problem, problemBody } from '../problem.ts'
import { NOT_KEPT, type Headers } from './headers.ts'
import { PROBLEM_TYPE } from './problem-replies.ts'

const BY_CODE: { readonly [code: string]: ProblemType } = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'head-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
}

function replyTo(type: ProblemType, headers: Headers): string {
  const body = problemBody(problem(type))
  const text = JSON.stringify(body)
  const sent: Headers = {
    ...headers,
    ...NOT_KEPT,
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${body.status} ${STATUS_CODES[body.status] ?? ''}`, ...lines, '', text].join('\r\n')
}

/** Whether what is written now is taken for the reply to what is broken, and not to a request before it that is still answered. */
function isNextReply(socket: Socket): boolean {
  const answering = '_httpMessage' in socket ? socket._httpMessage : null
  return !(answering instanceof ServerResponse) || (!answering.headersSent && !answering.req.complete)
}

/** `headers`: what every reply carries. */
export const answererOfBroken =
  (headers: Headers) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (!socket.writable || !isNextReply(socket)) return void socket.destroy(error)
    socket.write(replyTo(BY_CODE[error.code ?? ''] ?? 'malformed', headers))
    socket.destroySoon()
  }
