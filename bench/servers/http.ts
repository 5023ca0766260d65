// HTTP as browsers speak it: lines that stay open, cookies, packed answers, server-sent events.
import { Agent, request, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ENCODINGS } from './side.ts'

/** One browser. */
export interface Caller {
  readonly url: string
  cookie: string
}

/**
 * A line that nobody used for a while is given up before the server does. Until then each stays, as it does in as many browsers: left to itself
 * an agent closes all but 256.
 */
const agent = new Agent({ keepAlive: true, timeout: 20_000, maxFreeSockets: Infinity })

/** Gives up all lines that are not in use: a server that is asked what it holds is not to hold them. */
export const hangUp = (): void => agent.destroy()

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

function headersOf({ cookie }: Caller, text: string | undefined) {
  const always = { 'accept-encoding': ENCODINGS, ...(cookie === '' ? {} : { cookie }) }
  if (text === undefined) return always
  return { ...always, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
}

export function call<T>(caller: Caller, method: string, path: string, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(caller.url + path, { method, headers: headersOf(caller, text), agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const reply = unpacked(Buffer.concat(chunks), response.headers['content-encoding'])
        const [given] = response.headers['set-cookie'] ?? []
        if (given !== undefined) caller.cookie = given.slice(0, given.indexOf(';'))
        if ((response.statusCode ?? 500) < 400) resolve(JSON.parse(reply) as T)
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${reply}`))
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/** The data of each event, one after the other, as far as they came whole. */
function readEvents(response: IncomingMessage, hear: (data: string) => void): void {
  let rest = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const at = event.indexOf('data: ')
      if (at >= 0) hear(event.slice(at + 'data: '.length))
    }
  })
}

/** Resolves when the stream is open; the way to close it. */
export function openStream(caller: Caller, path: string, hear: (data: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(caller, undefined), accept: 'text/event-stream' }
    const asked = request(caller.url + path, { headers, agent: false }, (response) => {
      readEvents(response, hear)
      response.on('error', () => undefined)
      if (response.statusCode === 200) resolve(() => asked.destroy())
      else reject(new Error(`${path}: ${response.statusCode}`))
    })
    asked.on('error', reject)
    asked.end()
  })
}
