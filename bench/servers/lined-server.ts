// A bare server with lines: Node's own HTTP, one durable row a request, and what a move of Bones sends: a text to whoever moved, and the same
// down the other one's line. No framework, no guests, no rules, no limits. Nothing that is durable and told over HTTP costs less.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { begunIn, openRows, type Row } from './durable-rows.ts'

/** What a move of Bones sends each of two captains: 1,510 bytes on average in eight random matches. */
const TEXT = JSON.stringify({ view: 'x'.repeat(1500) })

const append = openRows(begunIn())
/** By table: the lines of both who play there. */
const lines = new Map<string, ServerResponse[]>()

function openLine(table: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': here\n\n')
  lines.set(table, [...(lines.get(table) ?? []), response])
}

async function take(text: string, response: ServerResponse): Promise<void> {
  const row = JSON.parse(text) as Row
  const number = await append(row)
  lines.get(row.table)?.[number % 2]?.write(`id: ${number}\ndata: ${TEXT}\n\n`)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': TEXT.length })
  response.end(TEXT)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  if (method === 'GET') return openLine(url.slice(1), response)
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => void take(text, response))
}

const server = createServer(answer).listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
