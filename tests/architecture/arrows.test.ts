// Arrows point one way: kernel ← games ← bots ← server ← cli, kernel ← protocol ← {server, web}.
import { describe, expect, test } from 'vitest'
import { importsOf, isTest, SOURCES, type SourceFile } from './tree.ts'

/** The parts of the house, the first that fits: what each may import beside its own folder. */
interface Part {
  readonly name: string
  readonly has: RegExp
  /** The folder whose files it may import freely. */
  readonly own: (path: string) => string
  readonly may: RegExp
}

const folder = (depth: number) => (path: string) => `${path.split('/').slice(0, depth).join('/')}/`

const PARTS: readonly Part[] = [
  { name: 'kernel', has: /^packages\/kernel\/(src|testing)\//, own: folder(3), may: /^@noble\/(ciphers|hashes)\// },
  { name: 'conformance', has: /^packages\/kernel\/conformance\//, own: folder(3), may: /^@flibuste\/kernel$/ },
  {
    name: 'a game’s table',
    has: /^packages\/games\/[^/]+\/table\//,
    own: folder(3),
    may: /^(@flibuste\/(kernel|web\/(art|kit))|preact(\/.*)?|@preact\/signals|packages\/games\/example\.ts)$|\.(css|svg)$/,
  },
  {
    name: 'rules',
    has: /^packages\/games\/[^/]+\//,
    own: folder(3),
    may: /^(@flibuste\/kernel|packages\/games\/(plate|lesson|example|edition-(fields|complaints|words\.(en|fr))|(grammar|table-words)\.(en|fr))\.ts)$/,
  },
  {
    name: 'the shelf of games',
    has: /^packages\/games\/[^/]+\.ts$/,
    own: folder(2),
    may: /^(@flibuste\/kernel|node:(fs|path|url))$/,
  },
  { name: 'bots', has: /^packages\/bots\//, own: folder(2), may: /^@flibuste\/kernel$/ },
  { name: 'protocol', has: /^packages\/protocol\//, own: folder(2), may: /^(@flibuste\/kernel|typebox(\/.*)?)$/ },
  {
    name: 'server',
    has: /^packages\/server\//,
    own: folder(2),
    may: /^(@flibuste\/(kernel|games|bots|protocol)(\/.*)?|node:.*|fastify|@fastify\/.*|typebox(\/.*)?|libsql|pg|pino|tsx(\/.*)?|ws)$/,
  },
  {
    name: 'how the page is built',
    has: /^packages\/web\/build\//,
    own: folder(2),
    may: /^(vite|node:(fs|url))$/,
  },
  {
    name: 'web',
    has: /^packages\/web\//,
    own: folder(2),
    may: /^(@flibuste\/(kernel|games|bots|protocol)(\/.*)?|preact(\/.*)?|@preact\/.*|uqr|@fontsource.*|vite|node:url)$|[?]raw$|^packages\/games\/[^/]+\/table\//,
  },
  {
    name: 'cli',
    has: /^packages\/cli\//,
    own: folder(2),
    may: /^(@flibuste\/(kernel|games|bots|protocol|server)(\/.*)?|node:.*|typebox(\/.*)?|uqr|package\.json)$/,
  },
]

const isPackage = ({ path }: SourceFile): boolean => path.startsWith('packages/') && !isTest(path)
const partOf = (path: string): Part | undefined => PARTS.find(({ has }) => has.test(path))

/** Helpers of tests and measurements are not what the arrows are about. */
const isHelper = (path: string): boolean =>
  /\/(testing|measure|scenario|scenes|golden|depth|doubles)\b|-(doubles|contract)\.ts$/.test(path)

function strays(part: Part): string[] {
  return SOURCES.filter((file) => isPackage(file) && !isHelper(file.path) && partOf(file.path) === part).flatMap(
    (file) =>
      importsOf(file)
        .filter((name) => !name.startsWith(part.own(file.path)) && !part.may.test(name))
        .map((name) => `${file.path} imports ${name}`),
  )
}

describe('each part imports only what is before it', () => {
  test.each(PARTS.map((part) => [part.name, part] as const))('%s', (_name, part) => {
    expect(strays(part)).toEqual([])
  })

  test('every file of every package belongs to a part', () => {
    expect(
      SOURCES.filter((file) => isPackage(file) && partOf(file.path) === undefined).map(({ path }) => path),
    ).toEqual([])
  })
})

test('nothing imports the command line but its own tests and the benchmarks', () => {
  const importers = SOURCES.filter(({ path }) => !path.startsWith('packages/cli/') && !path.startsWith('bench/'))
  const found = importers.filter((file) =>
    importsOf(file).some((name) => /^@flibuste\/cli|^packages\/cli\//.test(name)),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

/** A plate is no rule: it says where the words are. */
test('rules know neither their table nor a language file', () => {
  const rules = SOURCES.filter(
    ({ path }) =>
      /^packages\/games\/[^/]+\/(decisions\/|[a-z-]+\.ts$)/.test(path) && !isTest(path) && !path.endsWith('/plate.ts'),
  )
  const found = rules.flatMap((file) =>
    importsOf(file)
      .filter((name) => /\/table\/|\.(en|fr)\.ts$/.test(name))
      .map((name) => `${file.path} imports ${name}`),
  )
  expect(rules.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

describe('the reader of imports', () => {
  test.each([
    ["import { a } from './b.ts'", ['packages/x/src/b.ts']],
    ["import type { A } from '@flibuste/kernel'\nexport * from '../c.ts'", ['@flibuste/kernel', 'packages/x/c.ts']],
    ["import {\n  a,\n  b,\n} from 'x'", ['x']],
    ["import './look.css'\nconst later = () => import('./d.ts')", ['packages/x/src/look.css', 'packages/x/src/d.ts']],
    ["// import { a } from './b.ts'\n/* import 'c' */", []],
  ])('%s', (text, expected) => {
    expect(importsOf({ path: 'packages/x/src/a.ts', text })).toEqual(expected)
  })
})
