// Every failure leaves as an RFC 9457 problem with a stable type. What broke inside is logged, and not told.
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemType } from '@flibuste/protocol'
import { laterProblem, problem, problemBody, ProblemError } from '../problem.ts'
import { StoreFault } from '../store/fault.ts'

const BY_CODE: { readonly [code: string]: ProblemType } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-media-type',
  FST_ERR_NOT_FOUND: 'unknown-route',
}

const BY_STATUS: { readonly [status: number]: ProblemType } = {
  404: 'unknown-route',
  413: 'too-large',
  415: 'wrong-media-type',
  429: 'too-many',
}

/** A disk is seldom mended sooner. */
const STORE_RETRY_S = 10

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error

export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof StoreFault) return laterProblem('not-ready', STORE_RETRY_S)
  if (!isFastifyError(error)) return problem('internal')
  if (error.validation) return problem('malformed', error.message)
  const type = BY_CODE[error.code] ?? BY_STATUS[error.statusCode ?? 500]
  if (type !== undefined) return problem(type)
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? problem('malformed', error.message) : problem('internal')
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  const body = problemBody(error)
  if (error.retryAfterS !== null) reply.header('retry-after', error.retryAfterS)
  return reply.code(body.status).type(PROBLEM_TYPE).send(JSON.stringify(body))
}

/** The problem that is sent. If the fault is ours, it is logged as well. */
export function toldOf(error: unknown, log: FastifyBaseLogger): ProblemError {
  const told = problemOf(error)
  if (told.type === 'internal' || told.type === 'not-ready') log.error({ err: error }, 'a request failed')
  return told
}

/** Also for what fails before a route is found. */
export const replyWithProblem = (error: unknown, { log }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, toldOf(error, log))

export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithProblem(error, request, reply))
}
