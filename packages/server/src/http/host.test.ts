// By which names the server answers: a page elsewhere must not reach it under a name of its own.
import { hostname } from 'node:os'
import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROBLEMS, routes } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { serve } from '../testing/test-server.ts'
import { createKnownHosts } from './host.ts'

describe('names', () => {
  const isKnown = createKnownHosts({ publicUrl: 'https://Play.Example.org', names: ['pirates.lan', 'Tavern:8080'] })
  const own = hostname().toLowerCase().split('.')[0]!

  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.',
    'flibuste.localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.5:3000',
    '203.0.113.9',
    '[::1]:3000',
    '[fe80::1]:3000',
    'play.example.org',
    'PLAY.example.org:443',
    'pirates.lan:3000',
    'tavern',
    'raspberrypi:3000',
    `${own}.local:3000`,
    own,
    undefined,
  ])('%s leads here', (host) => {
    expect(isKnown(host)).toBe(true)
  })

  test.each([
    'evil.example',
    'evil.example:3000',
    'play.example.org.evil.example',
    'evil-localhost.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5.nip.io:3000',
    '[::1].evil.example',
    '[evil]',
    '',
    'a b',
    'play.example.org:443:1',
  ])('%s does not', (host) => {
    expect(isKnown(host)).toBe(false)
  })
})

describe('a server', () => {
  let server: RunningServer
  beforeAll(async () => {
    const served = await serve([])
    server = served.server
    return served.end
  })

  const ask = (method: string, path: string, host: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const sent = request(server.url + path, { method, headers: { host } }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode!, text }))
      })
      sent.on('error', reject).end()
    })

  test('does nothing for a name that is not its own, whatever is asked', async () => {
    for (const [method, path] of [
      ['GET', routes.games()],
      ['GET', routes.me()],
      ['GET', '/'],
      ['POST', routes.tables()],
      ['GET', '/nowhere'],
    ] as const) {
      const { status, text } = await ask(method, path, 'rebound.evil.example')
      expect({ path, status }).toEqual({ path, status: 421 })
      expect(text).toContain(PROBLEMS['wrong-host'].title)
    }
  })

  test('answers by its address and by localhost', async () => {
    for (const host of ['localhost', `127.0.0.1:${server.port}`, '192.168.7.7:3000'])
      expect((await ask('GET', routes.games(), host)).status).toBe(200)
  })
})
