// A line over a real socket: frames as the library at the far end reads them, and far ends that do not keep up, or ask too much at a time.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Message } from '@flibuste/protocol'
import type { Line } from './channel.ts'
import { openSocketLine, type Runner } from './socket-line.ts'
import { Bundle, Told } from './told.ts'

const message: Message = { number: 7, table: null, position: null, happenings: [], said: [] }
const saying = (text: string): Told =>
  new Told({ ...message, said: [{ from: { id: 'a', name: 'Störtebeker ⚓' }, text, at: 1 }] })

interface Ends {
  readonly line: Line
  readonly stream: Socket
  readonly far: WebSocket
}

const servers: { close(): void }[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function ends(run: Runner = async () => null): Promise<Ends> {
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer().listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const opened = new Promise<Omit<Ends, 'far'>>((resolve) =>
    server.on('upgrade', (request, stream: Socket, head) =>
      sockets.handleUpgrade(request, stream, head, (socket) =>
        resolve({ line: openSocketLine({ socket, stream }, run), stream }),
      ),
    ),
  )
  const far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await once(far, 'open')
  return { ...(await opened), far }
}

test('what is sent comes whole and in order, however long it is and whatever letters it has', async () => {
  const { line, far } = await ends()
  const heard: string[] = []
  far.on('message', (data: Buffer) => heard.push(data.toString()))
  // A frame tells its length in one byte, in two more, or in eight.
  const told = [new Told(message), saying('☠'), saying('Schiff ahoi – ☠'.repeat(20)), saying('⚓'.repeat(40_000))]
  for (const one of told) line.send(one)
  line.send(new Bundle(told))
  line.end()
  await once(far, 'close')
  const texts = told.map(({ text }) => text)
  expect(heard).toEqual([...texts, ...texts])
})

test('a listener who does not listen is cut once enough lies unsent', async () => {
  const { line, stream, far } = await ends()
  far.pause()
  const told = saying('x'.repeat(100_000))
  for (let sent = 0; sent < 1000 && !stream.destroyed; sent++) {
    line.send(told)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(stream.destroyed).toBe(true)
  expect(stream.writableLength).toBeLessThan(2_000_000)
  // Sending on to a line that was cut is harmless.
  line.send(told)
  line.beat()
  line.end()
  far.terminate()
})

test('whoever answers stays, and whoever does not is gone at the second beat', async () => {
  const { line, stream, far } = await ends(async (text) => text)
  for (let beats = 0; beats < 3; beats++) {
    line.beat()
    await once(far, 'ping')
    // The answer is on its way before this is, and read before it is answered.
    far.send('x')
    await once(stream, 'data')
    expect(stream.destroyed).toBe(false)
  }
  far.pause()
  line.beat()
  line.beat()
  expect(stream.destroyed).toBe(true)
  far.terminate()
})

test('no more errands are begun at a time than are finished, and all are', async () => {
  let underway = 0
  let most = 0
  const waiting: (() => void)[] = []
  const run: Runner = async (text) => {
    most = Math.max(most, ++underway)
    await new Promise<void>((resolve) => waiting.push(resolve))
    underway--
    return text
  }
  const { far } = await ends(run)
  const heard: string[] = []
  far.on('message', (data: Buffer) => heard.push(data.toString()))
  const sent = Array.from({ length: 60 }, (_, at) => String(at))
  // Each in a packet of its own.
  for (const text of sent) await new Promise<void>((resolve) => far.send(text, () => setImmediate(resolve)))
  while (heard.length < sent.length) {
    waiting.splice(0).forEach((finish) => finish())
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(heard).toEqual(sent)
  expect(most).toBeLessThan(sent.length)
  far.close()
})

test('what is under way is answered before the line ends, and nothing more is begun', async () => {
  const begun: string[] = []
  let finish = (): void => undefined
  const { line, far } = await ends(async (text) => {
    begun.push(text)
    await new Promise<void>((resolve) => (finish = resolve))
    return `done ${text}`
  })
  const heard: string[] = []
  far.on('message', (data: Buffer) => heard.push(data.toString()))
  far.send('one')
  await expect.poll(() => begun).toEqual(['one'])
  line.end()
  far.send('two')
  await new Promise((resolve) => setTimeout(resolve, 20))
  finish()
  const [code] = (await once(far, 'close')) as [number]
  expect([begun, heard, code]).toEqual([['one'], ['done one'], 1012])
})
