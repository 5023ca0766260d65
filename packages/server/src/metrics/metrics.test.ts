// Figures of a server at work, read as Prometheus reads them.
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { Player, Stream } from '../testing/client.ts'
import { serve } from '../testing/test-server.ts'
import { createMeters } from './meters.ts'

describe('meters', () => {
  test('are told in the text format, buckets adding up', () => {
    const meters = createMeters()
    meters.counter('plain_total', 'One.').add('')
    const drinks = meters.counter('drinks_total', 'Drinks.', 'of')
    drinks.add('rum', 2)
    drinks.add('a "proof" of\\\n')
    const waits = meters.histogram('wait_seconds', 'Waits.', 'for')
    for (const seconds of [0.0004, 0.003, 0.003, 99]) waits.observe('wind', seconds)
    meters.gauge('ships', 'Ships.', () => 3)
    const text = meters.text()
    expect(text).toContain('# TYPE plain_total counter\nplain_total 1\n')
    expect(text).toContain('drinks_total{of="rum"} 2\n')
    expect(text).toContain('drinks_total{of="a \\"proof\\" of\\\\\\n"} 1\n')
    expect(text).toContain('wait_seconds_bucket{for="wind",le="0.0005"} 1\n')
    expect(text).toContain('wait_seconds_bucket{for="wind",le="0.005"} 3\n')
    expect(text).toContain('wait_seconds_bucket{for="wind",le="10"} 3\n')
    expect(text).toContain('wait_seconds_bucket{for="wind",le="+Inf"} 4\n')
    expect(text).toContain('wait_seconds_count{for="wind"} 4\n')
    expect(text).toContain('# TYPE ships gauge\nships 3\n')
  })

  test('do not grow without end, whatever they are told', () => {
    const meters = createMeters()
    const names = meters.counter('names_total', 'Names.', 'name')
    for (let n = 0; n < 5000; n++) names.add(`n${n}`)
    expect(meters.text().split('\n').length).toBeLessThan(600)
    expect(meters.text()).toContain('names_total{name="others"} 4500')
  })
})

describe('a server', () => {
  let server: RunningServer
  beforeAll(async () => {
    const served = await serve([], { metricsToken: 'parrot', metricsPort: 0 })
    server = served.server
    return served.end
  })

  const bearing = (authorization: string) => fetch(`${server.url}/metrics`, { headers: { authorization } })
  const figures = async (): Promise<Map<string, number>> => {
    const text = await (await bearing('Bearer parrot')).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    )
  }

  test('tells figures to whoever knows the token, and to nobody else', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await bearing('Bearer parro')).status).toBe(404)
    const reply = await bearing('Bearer parrot')
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  })

  test('tells them on a port of this machine', async () => {
    const reply = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)
    expect(await reply.text()).toContain('flibuste_streams 0')
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}/`)).status).toBe(404)
  })

  test('counts moves, refusals by clause, streams, thoughts, rows and what they take', async () => {
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('bones', 2)
    await anne.sit(id, 0)
    await anne.seat(id, 1, { who: 'bot', bot: 'random' })
    await anne.start(id)
    const stream = await Stream.open(anne, id)
    await stream.until(({ messages }) => messages.length > 0)
    for (let turns = 0; turns < 6; turns++) await expect.poll(() => anne.turn(id, 0)).toBe(true)
    await expect
      .poll(async () => (await figures()).get('flibuste_thinking_seconds_count{bot="random"}'))
      .toBeGreaterThan(0)
    const { position } = await anne.look(id)
    const refused = await anne.move(id, { decision: position!.decision, move: { type: 'sail', lane: 99 } })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const told = await figures()
    expect(told.get('flibuste_moves_total')).toBe(6)
    expect(told.get('flibuste_streams')).toBe(1)
    expect(told.get('flibuste_tables_in_memory')).toBe(1)
    expect(told.get('flibuste_tables_watched')).toBe(1)
    expect(told.get(`flibuste_request_seconds_count{route="POST ${routes.moves(':id')}"}`)).toBe(7)
    expect(told.get('flibuste_rows_total{outcome="ok"}')).toBeGreaterThan(6)
    expect(told.get('flibuste_store_seconds_count{what="append"}')).toBeGreaterThan(6)
    expect([...told.keys()].some((name) => name.startsWith('flibuste_problems_total{'))).toBe(true)
    stream.close()
    await expect.poll(async () => (await figures()).get('flibuste_streams')).toBe(0)
  })

  test('counts what a rule forbids by its clause', async () => {
    const anne = await Player.named(server.url, 'Anne')
    const { id } = await anne.create('lots', 2)
    await anne.sit(id, 0)
    await anne.sit(id, 1)
    await anne.start(id)
    const reply = await anne.move(id, { seat: 0, decision: 1, move: { kind: 'pick', n: 9 } })
    expect(reply.status).toBe(422)
    expect((await figures()).get('flibuste_refusals_total{clause="LOT-1"}')).toBe(1)
  })

  test('has nothing to tell where nobody asked for it', async () => {
    const { server: silent, end } = await serve([])
    const reply = await fetch(`${silent.url}/metrics`, { headers: { authorization: 'Bearer ' } })
    expect([reply.status, silent.metricsPort]).toEqual([404, null])
    await end()
  })
})
