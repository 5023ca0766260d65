// Fastify with the types of the schemas: a handler sees exactly what its schema lets through.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'

export const typed = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>()
