// A port that is taken is told at once, in one sentence with the way out, whoever asked for it and how.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from './commands/serve.ts'
import { placeOf, takenSentence } from '../../../scripts/port.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const HOST = '127.0.0.1'

describe('where a start leads', () => {
  test.each([
    [[], {}, { port: 3000, host: '0.0.0.0' }],
    [[], { PORT: '4000' }, { port: 4000, host: '0.0.0.0' }],
    [[], { PORT: '4000', FLIBUSTE_PORT: '5000', FLIBUSTE_HOST: HOST }, { port: 5000, host: HOST }],
    [['--port', '6000', '--host', HOST], { PORT: '4000', FLIBUSTE_PORT: '5000' }, { port: 6000, host: HOST }],
    [['--port=6000', `--host=${HOST}`], { FLIBUSTE_PORT: '5000' }, { port: 6000, host: HOST }],
    // Any free one, and what the program refuses in its own words.
    [['--port', '0'], {}, null],
    [['--port', '99999'], {}, null],
    [['--port'], { PORT: 'many' }, null],
  ])('%j %j', (args, env, place) => {
    expect(placeOf(args, env)).toEqual(place)
  })

  test('is where the program itself would go', () => {
    expect(serve.help()).toMatch(/--port .*default 3000; environment FLIBUSTE_PORT or PORT\)/)
    expect(serve.help()).toMatch(/--host .*default 0\.0\.0\.0;/)
  })
})

describe('where somebody else listens', () => {
  const other = createServer()
  let port = 0
  beforeAll(async () => {
    other.listen(0, HOST)
    await once(other, 'listening')
    port = (other.address() as AddressInfo).port
  })
  afterAll(() => other.close())

  test('the sentence names a port that is free', async () => {
    const told = await takenSentence({ port, host: HOST })
    const [, free] = /^Port \d+ is in use; (\d+) is free: npm start -- --port \1$/.exec(told ?? '') ?? []
    expect(told).toContain(`Port ${port} is in use`)
    expect(await takenSentence({ port: Number(free), host: HOST })).toBeNull()
  })

  test.each([
    [['--port', 'PORT'], {}],
    [[], { PORT: 'PORT' }],
  ])('`npm start` says so before anything is installed or built: %j %j', async (args, env) => {
    const real = (word: string): string => (word === 'PORT' ? String(port) : word)
    const given = Object.fromEntries(Object.entries(env).map(([name, word]) => [name, real(word)]))
    const script = spawn(process.execPath, ['scripts/start.mjs', '--host', HOST, ...args.map(real)], {
      cwd: ROOT,
      env: { ...process.env, FLIBUSTE_PORT: '', ...given },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    script.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
    const [code] = (await once(script, 'close')) as [number]
    expect(said).toMatch(new RegExp(`^Port ${port} is in use; \\d+ is free: npm start -- --port \\d+\\n$`))
    expect(code).toBe(1)
  })
})
