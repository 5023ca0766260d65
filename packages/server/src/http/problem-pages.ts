// What the `type` of a problem points to: the same few words for a program and for a person.
import type { FastifyInstance } from 'fastify'
import { PROBLEMS, problemUri, type ProblemType } from '@flibuste/protocol'
import { Type } from 'typebox'
import { problem } from '../problem.ts'
import { typed } from './typed.ts'

const isProblemType = (name: string): name is ProblemType => Object.hasOwn(PROBLEMS, name)

export function registerProblemPages(app: FastifyInstance): void {
  const params = Type.Object({ type: Type.String({ maxLength: 40 }) })
  typed(app).get('/problems/:type', { schema: { hide: true, params } }, async (request, reply) => {
    const { type } = request.params
    if (!isProblemType(type)) throw problem('unknown-route')
    const { status, title } = PROBLEMS[type]
    if (!(request.headers.accept ?? '').includes('text/html')) return { type: problemUri(type), title, status }
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${type} (${status})</p></html>`)
  })
}
