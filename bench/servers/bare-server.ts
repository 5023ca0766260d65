// A bare server: fastify, and one durable row a request. What anything that keeps moves costs at least.
import { fastify } from 'fastify'
import { begunIn, openRows, type Row } from './durable-rows.ts'

const append = openRows(begunIn())
const app = fastify()
app.post<{ Body: Row }>('/log', async ({ body }) => ({ number: await append(body) }))
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
