// What `deploy/` and its page say can be done: every file, flag, variable, command and path they name is there. Nothing of it is run here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import program from '../../../package.json' with { type: 'json' }
import { HEARTBEAT_MS } from '../../server/src/config.ts'
import { serve } from '../../server/src/testing/test-server.ts'
import { COMMANDS } from './flibuste.ts'
import { runFlibuste } from './testing.ts'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const DEPLOY = readdirSync(join(ROOT, 'deploy')).map((name) => `deploy/${name}`)
const PAGES = [...DEPLOY, 'docs/operate.md']

/** Every match of the pattern's only group. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const helpOf = (name: string): string => COMMANDS.find((command) => command.name === name)?.help() ?? ''
const variables = new Set(all(helpOf('serve'), /\b(FLIBUSTE_[A-Z_]+|DATABASE_URL)\b/g))

/** What compose fills in before anybody sees it: what a file asks of whoever starts it, or what it takes instead. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{\w+(?::-([^}]*)|[^}]*)\}/g, (_, usual?: string) => usual ?? 'x')

/** `NAME=value` and `NAME: value`, in comments too, where the value is one. */
function settingsIn(text: string): [name: string, value: string][] {
  const found = filledIn(text).matchAll(/\b(FLIBUSTE_[A-Z_]+|DATABASE_URL)(?:=|: )([^\s,;)`<…]*[^\s,;:.)`<…])/g)
  return [...found].flatMap(([, name = '', value = '']) => (variables.has(name) ? [[name, value]] : []))
}

test('there is something to look at', () => {
  expect(DEPLOY.length).toBeGreaterThanOrEqual(6)
  expect(variables.size).toBeGreaterThan(12)
  expect(PAGES.flatMap((path) => settingsIn(textOf(path))).length).toBeGreaterThan(12)
})

describe.each(PAGES)('%s', (path) => {
  const text = textOf(path)

  test('names variables that are read, and gives them values that are taken', async () => {
    const asked = new Set(all(text, /\$\{(\w+)/g))
    const unknown = all(text, /\b(FLIBUSTE_[A-Z_]+|DATABASE_URL)\b/g).filter(
      (name) => !variables.has(name) && !asked.has(name),
    )
    expect(unknown).toEqual([])
    for (const [name, value] of settingsIn(text)) {
      // A word too many ends it before it serves. Variables are read before that.
      const { code, err } = await runFlibuste(['serve', 'parrot'], '', { [name]: value })
      expect([code, err]).toEqual([2, expect.not.stringContaining(name)])
    }
  })

  test('calls commands that there are, with flags they have', () => {
    for (const [, name = '', rest = ''] of text.matchAll(
      /(?:^|[`;&]|env |-- |flibuste )flibuste ([a-z]+)([^`\n]*)/gm,
    )) {
      expect(COMMANDS.map((command) => command.name)).toContain(name)
      for (const flag of all(rest, /(--[a-z-]+)/g)) expect(helpOf(name)).toContain(`${flag} `)
    }
  })

  test('names files that are there, and the package as it is called', () => {
    const files = all(text, /(?:^|[\s(/])((?:deploy|scripts|docs)\/[\w.-]+\.[a-z]+|deploy\/Dockerfile)\b/g)
    for (const file of files) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true])
    for (const packed of all(text, /(flibuste-\d[\w.-]*\.tgz)/g)) expect(packed).toBe(`flibuste-${program.version}.tgz`)
  })
})

test('a page of the docs links to what is there', () => {
  const links = all(textOf('docs/operate.md'), /\]\(([^)#:]+)\)/g)
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) expect([link, existsSync(join(ROOT, 'docs', link))]).toEqual([link, true])
})

/** By health checks, by what a proxy keeps from outside, and by the page's own words. */
const ASKED_FOR = /(?:health_uri |PORT\+'|location = |@figures path |:3000|^`)(\/[a-z]+)(?=[\s'`])/gm

describe('paths that proxies, containers and the page ask for', () => {
  let url = ''
  beforeAll(async () => {
    const served = await serve([], { metricsToken: 'parrot' })
    url = served.server.url
    return served.end
  })

  test('are answered', async () => {
    const named = PAGES.flatMap((path) => all(textOf(path), ASKED_FOR))
    expect(new Set(named)).toEqual(new Set(['/readyz', '/healthz', '/metrics']))
    for (const path of new Set(named)) {
      const reply = await fetch(url + path, { headers: { authorization: 'Bearer parrot' } })
      expect([path, reply.status]).toEqual([path, 200])
    }
  })
})

test('the container runs what the package brings, on a Node that it runs on', () => {
  const dockerfile = textOf('deploy/Dockerfile')
  const words = (name: string): unknown =>
    JSON.parse(all(dockerfile, new RegExp(`^${name} (\\[.*\\])$`, 'gm'))[0] ?? '[]')
  expect(Object.keys(program.bin)).toEqual(words('ENTRYPOINT'))
  expect(COMMANDS.map(({ name }) => [name])).toContainEqual(words('CMD'))
  const least = Number(/\d+/.exec(program.engines.node)?.[0])
  const images = all(dockerfile, /^FROM node:(\d+)/gm).map(Number)
  expect(images.length).toBe(2)
  for (const image of images) expect(image).toBeGreaterThanOrEqual(least)
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual(all(dockerfile, /FLIBUSTE_PORT=(\d+)/g))
})

test('the unit starts what the package brings', () => {
  const [called = ''] = all(textOf('deploy/flibuste.service'), /^ExecStart=\/usr\/bin\/env (.*)$/gm)
  expect(called.split(' ')[0]).toBe(Object.keys(program.bin)[0])
})

describe('compose and its balancer', () => {
  const compose = textOf('deploy/compose.yaml')
  const balancer = textOf('deploy/nginx-compose.conf')
  const services = all(compose.split(/^volumes:/m)[0] ?? '', /^ {2}([a-z]+):/gm)

  test('the balancer sends to the nodes there are, where they listen, and is reached where it listens', () => {
    const [port] = all(textOf('deploy/Dockerfile'), /FLIBUSTE_PORT=(\d+)/g)
    const nodes = services.filter((name) => name !== 'database' && name !== 'balancer')
    expect(nodes).toHaveLength(3)
    expect(all(balancer, /^ {2}server (\S+)/gm)).toEqual(nodes.map((node) => `${node}:${port}`))
    const [listens] = all(balancer, /^ {2}listen (\d+);/gm)
    expect(all(compose, /ports: \['\d+:(\d+)'\]/g)).toEqual([listens])
    expect(compose).toContain(`FLIBUSTE_PUBLIC_URL:-http://localhost:${all(compose, /ports: \['(\d+):/g)[0]}`)
  })

  test('what it mounts, builds and waits for is there', () => {
    for (const file of all(compose, /'\.\/([^:']+):/g)) expect(existsSync(join(ROOT, 'deploy', file))).toBe(true)
    expect(existsSync(join(ROOT, all(compose, /dockerfile: ([^ }]+)/g)[0] ?? 'none'))).toBe(true)
    const named = all(compose, /depends_on: (?:\{ |\[)([a-z, ]+)/g).flatMap((list) => list.split(', '))
    expect(named.length).toBeGreaterThan(2)
    for (const name of named) expect(services).toContain(name)
  })

  test('it is nginx.conf with other names and ports', () => {
    const plain = (text: string): string[] =>
      text
        .replaceAll(/^ *#.*$/gm, '')
        .replaceAll(/\b(server|listen|server_name) \S+/g, '$1')
        .replaceAll('$http_host', '$host')
        .split('\n')
        .filter((line) => line.trim() !== '')
    expect(plain(balancer)).toEqual(plain(textOf('deploy/nginx.conf')))
  })

  test('no proxy gives up on a line between two signs of life', () => {
    for (const seconds of all(balancer, /proxy_read_timeout (\d+)s/g))
      expect(Number(seconds) * 1000).toBeGreaterThan(2 * HEARTBEAT_MS)
  })
})
