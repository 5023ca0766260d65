import { describe, expect, test } from 'vitest'
import { parseLine } from './arguments.ts'
import { listOf, oneOf, onOff, optional, webOrigin, wholeNumber, words } from './flags.ts'
import { UsageError } from './usage.ts'

const FLAGS = {
  port: wholeNumber({ min: 0, max: 65_535 }, { help: '', initial: 3000, env: 'FLIBUSTE_PORT', commonEnv: 'PORT' }),
  url: optional(webOrigin({ help: '', initial: '', env: 'FLIBUSTE_PUBLIC_URL' })),
  lang: oneOf(['en', 'fr'], { help: '', initial: 'en' }),
  bots: listOf(['random', 'greedy'], { help: '', initial: ['random'] }),
  data: words('<folder>', { help: '', initial: 'data' }),
  json: onOff(''),
}

const parse = (argv: string[], env = {}) => parseLine(FLAGS, argv, env).values

test('what is not given is what the flag says', () => {
  expect(parse([])).toEqual({ port: 3000, url: null, lang: 'en', bots: ['random'], data: 'data', json: false })
})

test('the command line wins over the environment, which wins over the default', () => {
  expect(parse([], { FLIBUSTE_PORT: '8080' }).port).toBe(8080)
  expect(parse(['--port', '9'], { FLIBUSTE_PORT: '8080' }).port).toBe(9)
  expect(parse([], { FLIBUSTE_PORT: '' }).port).toBe(3000)
})

test('what hosts set for every program counts where its own variable is not set', () => {
  expect(parse([], { PORT: '4000' }).port).toBe(4000)
  expect(parse([], { PORT: '4000', FLIBUSTE_PORT: '' }).port).toBe(4000)
  expect(parse([], { PORT: '4000', FLIBUSTE_PORT: '8080' }).port).toBe(8080)
  expect(parse(['--port', '9'], { PORT: '4000' }).port).toBe(9)
  expect(() => parse([], { PORT: 'many' })).toThrow('PORT: "many" is not a whole number')
})

test('operands are told apart from flags', () => {
  expect(parseLine(FLAGS, ['bones', '--json', '--port=1'], {})).toMatchObject({
    operands: ['bones'],
    values: { json: true, port: 1 },
  })
})

describe('what is refused, and in which words', () => {
  test.each([
    [['--port', '70000'], '--port: "70000" is not a whole number from 0 to 65535'],
    [['--port', '1e3'], 'not a whole number'],
    [['--port', '0x10'], 'not a whole number'],
    [['--port', ''], 'not a whole number'],
    [['--port'], 'argument missing'],
    [['--port', '-1'], "Option '--port' argument is ambiguous; the flags are"],
    [['--url', 'https://me:secret@play.example.org'], 'is not an address like'],
    [['--lang', 'de'], '--lang: "de" is not one of en, fr'],
    [['--bots', 'greedy,'], '"" is not one of random, greedy'],
    [['--url', 'play.example.org'], 'is not an address like'],
    [['--url', 'ftp://play.example.org'], 'is not an address like'],
    [['--url', 'https://play.example.org/flibuste'], 'is not an address like'],
    [['--data', ' '], '--data must not be empty'],
    [['--prot', '1'], "Unknown option '--prot'; the flags are --port"],
    [['--json=yes'], 'does not take an argument'],
    [['--port', '1', '--port', '2'], '--port is given more than once'],
  ])('%j', (argv, message) => {
    expect(() => parse(argv)).toThrow(UsageError)
    expect(() => parse(argv)).toThrow(message)
  })

  test('a bad value in the environment names its variable', () => {
    expect(() => parse([], { FLIBUSTE_PORT: 'many' })).toThrow('FLIBUSTE_PORT: "many" is not a whole number')
  })
})

test('a public address is kept without its trailing slash', () => {
  expect(parse(['--url', 'https://play.example.org/']).url).toBe('https://play.example.org')
})
