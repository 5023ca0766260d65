// Players that never think: each answers as soon as the last answer is acknowledged, up a line as the page has it. Before that they speak HTTP as
// browsers do, over connections that stay open: they take what is packed, and unpack it.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { routes, type Message, type TableInfo } from '@flibuste/protocol'
import { openLine, type OpenLine } from './open-line.ts'

interface Caller {
  readonly url: string
  readonly agent: Agent
  cookie: string
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

function call<T>(caller: Caller, method: string, path: string, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers: { [name: string]: string | number } = { cookie: caller.cookie, 'accept-encoding': 'gzip, deflate, br' }
  if (text !== undefined)
    Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  return new Promise((resolve, reject) => {
    const sent = request(caller.url + path, { method, headers, agent: caller.agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const reply = unpacked(Buffer.concat(chunks), response.headers['content-encoding'])
        const [given] = response.headers['set-cookie'] ?? []
        if (given !== undefined) caller.cookie = given.split(';')[0]!
        if ((response.statusCode ?? 500) < 400) resolve(JSON.parse(reply) as T)
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${reply}`))
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

interface LiveMatch {
  readonly line: OpenLine
  message: Message
}

async function openMatch(caller: Caller): Promise<LiveMatch> {
  const { id } = await call<TableInfo>(caller, 'POST', routes.tables(), { game: 'bones', seats: 1 })
  await call(caller, 'PUT', routes.seat(id, 0), { who: 'me', entropy: randomUUID() })
  const message = await call<Message>(caller, 'POST', routes.start(id))
  return { line: await openLine(caller, id, () => undefined), message }
}

/** One table after another until the time is up; the latency of every acknowledged move, in milliseconds. */
async function playOn(caller: Caller, isTimeUp: () => boolean, latencies: number[]): Promise<void> {
  let match = await openMatch(caller)
  while (!isTimeUp()) {
    const { legal, decision } = match.message.position!
    if (legal.length === 0) {
      match.line.close()
      match = await openMatch(caller)
      continue
    }
    const move = legal[decision % legal.length]
    const begun = performance.now()
    const asked = { seat: 0, decision, answer: randomUUID(), move }
    match.message = await match.line.run('moves', asked)
    latencies.push(performance.now() - begun)
  }
  match.line.close()
}

/** So many matches at once. */
export async function playMatches(url: string, matches: number, durationMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: matches })
  const latencies: number[] = []
  const until = performance.now() + durationMs
  const play = async (): Promise<void> => {
    const caller = { url, agent, cookie: '' }
    await call(caller, 'PUT', routes.me(), { name: 'Load' })
    await playOn(caller, () => performance.now() > until, latencies)
  }
  await Promise.all(Array.from({ length: matches }, play))
  agent.destroy()
  return latencies
}
