import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Message } from '@flibuste/protocol'
import { EVENT_STREAM_HEADERS, openEventStream } from './event-stream.ts'
import type { Line } from './channel.ts'
import { Told } from './told.ts'

const message: Message = { number: 7, table: null, position: null, happenings: [], said: [] }

test('an event has its number as id, and is one line of data', () => {
  const text = 'two\nlines'
  const said = [{ from: { id: 'a', name: 'Anne' }, text, at: 1 }]
  const { event } = new Told({ ...message, said })
  expect(event.split('\n')).toHaveLength(4)
  expect(event).toMatch(/^id: 7\ndata: \{.*\}\n\n$/)
})

test('a listener who does not listen is cut once enough lies unsent', async () => {
  let take: (response: ServerResponse) => void
  const opened = new Promise<ServerResponse>((resolve) => (take = resolve))
  const server = createServer((_request, response) => take(response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const deaf = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  deaf.on('error', () => undefined)
  deaf.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const response = await opened
  const line = openEventStream(response)
  const said = [{ from: { id: 'a', name: 'Anne' }, text: 'x'.repeat(100_000), at: 1 }]
  let sent = 0
  for (; sent < 1000 && !response.destroyed; sent++) {
    line.send(new Told({ ...message, said }))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(response.destroyed).toBe(true)
  expect(response.writableLength).toBeLessThan(2_000_000)
  // Sending on to a line that was cut is harmless.
  line.send(new Told(message))
  line.beat()
  line.end()
  deaf.destroy()
  server.close()
})

/** What a line sends to whoever speaks this version, until the line ends. */
async function sentOver(version: '1.0' | '1.1', send: (line: Line) => void): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, EVENT_STREAM_HEADERS)
    const line = openEventStream(response)
    send(line)
    setImmediate(() => {
      send(line)
      line.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.end(`GET / HTTP/${version}\r\nhost: x\r\nconnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of client.setEncoding('utf8')) text += String(chunk)
  server.close()
  return text.slice(text.indexOf('\r\n\r\n') + 4)
}

test('what is sent comes whole and in order, in chunks or without, whatever letters it has', async () => {
  const from = { id: 'a', name: 'Störtebeker ⚓' }
  const told = new Told({ ...message, said: [{ from, text: 'Schiff ahoi – ☠', at: 1 }] })
  const send = (line: Line): void => {
    line.send(told)
    line.beat()
  }
  const parts = ['retry: 1500\n\n', told.event, ': still here\n\n', told.event, ': still here\n\n']
  expect(await sentOver('1.0', send)).toBe(parts.join(''))
  const framed = parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')
  expect(await sentOver('1.1', send)).toBe(`${framed}0\r\n\r\n`)
})
