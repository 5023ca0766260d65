// House style, where a machine can see it. What needs judgement is for readers.
import { posix } from 'node:path'
import { GAME_IDS } from '@flibuste/games'
import { LANGUAGES } from '@flibuste/kernel'
import { describe, expect, test } from 'vitest'
import { ALL_FILES, codeOf, isTest, SOURCES } from './tree.ts'

const MOST_LINES = 400

const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)
const isDeclaration = (path: string): boolean => /\.d\.m?ts$/.test(path)
const ours = SOURCES.filter(({ path }) => !isDeclaration(path) && !path.split('/').some((part) => part.startsWith('.')))
const written = ours.filter(({ path }) => !isTest(path))
const typed = written.filter(({ path }) => isTypeScript(path))

/** Figures, rulebooks in words and dictionaries may be as long as they must. */
const isData = (path: string): boolean =>
  /(\/data|\/(text|words|refusals)\.(en|fr)|[/-](data|shapes|paths))\.tsx?$/.test(path)

/** Rules: what runs in playouts and on every machine alike. */
const isRule = (path: string): boolean =>
  /^packages\/games\/(edition-fields|[^/]+\/(decisions\/)?[^/]+)\.ts$/.test(path) &&
  !/\/text\.|\/refusals\.(en|fr)|\/scenario/.test(path) &&
  !isTest(path)

const withMatch = (files: typeof ours, pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => {
    const found = pattern.exec(codeOf(text))
    return found === null ? [] : [`${path}: ${found[0].trim()}`]
  })

test('a file opens by saying what it is for', () => {
  const silent = written.filter(({ text }) => !/^(#!.*\n)?\/[/*]/.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('names of files are kebab-case', () => {
  const odd = ours.filter(({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(path.split('/').at(-1)!))
  expect(odd.map(({ path }) => path)).toEqual([])
})

test(`no file has more than ${MOST_LINES} lines, data and tests aside`, () => {
  const sheets = ALL_FILES.filter(({ path }) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const long = [...written, ...sheets].filter(({ path, text }) => !isData(path) && text.split('\n').length > MOST_LINES)
  expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([])
})

/**
 * Elements taken from a list on trust: the compiler is told that they are there, and nobody looks. For lists by seat there is
 * `bySeat`, which does; rules in playouts do without it, because it costs them a twelfth of their speed. Whoever brings the
 * number down writes the new one here; nobody brings it up.
 */
const ON_TRUST = 949

test('no more elements are taken on trust than there were', () => {
  const found = typed
    .filter(({ path }) => path.startsWith('packages/'))
    .map(({ text }) => codeOf(text).split(']!').length - 1)
  expect(found.reduce((sum, count) => sum + count, 0)).toBe(ON_TRUST)
})

describe('what is not written', () => {
  test('any', () => {
    expect(withMatch(typed, /(?<![.\w])any(?=\s*[;,)\]>=|&[\n}])(?<=[:<|&,(]\s*any|\bas any)/)).toEqual([])
  })

  test('as unknown as', () => {
    expect(withMatch(typed, /\bas unknown as\b/)).toEqual([])
  })

  test('enum, namespace, suppressions', () => {
    expect(withMatch(typed, /^\s*(export )?(const )?enum \w|^\s*(export )?namespace \w/m)).toEqual([])
    const suppressing = written.filter(({ text }) =>
      /(eslint|oxlint)-disable|@ts-(ignore|nocheck|expect-error)|c8 ignore|istanbul ignore/.test(text),
    )
    expect(suppressing.map(({ path }) => path)).toEqual([])
  })

  test('notes to do later', () => {
    const later = written.filter(({ text }) => /\/\/.*\b(TODO|FIXME|XXX)\b/.test(text))
    expect(later.map(({ path }) => path)).toEqual([])
  })

  test('in rules: clocks, other chance, JSON, structured clones, collections that are not plain data', () => {
    const rules = written.filter(({ path }) => isRule(path))
    expect(rules.length).toBeGreaterThan(10)
    expect(
      withMatch(rules, /\bMath\.random\b|\bDate\b|\bJSON\b|\bstructuredClone\b|\bperformance\b|\bsetTimeout\b/),
    ).toEqual([])
  })

  test('outside tools: chance that nobody can check', () => {
    const engines = written.filter(
      ({ path }) => /^packages\/(kernel\/src|games|bots|protocol)\//.test(path) && !/\/table\//.test(path),
    )
    expect(withMatch(engines, /\bMath\.random\b/)).toEqual([])
  })
})

test('nothing but the shelf must name every game: a new one is its folder and its line', () => {
  const listing = ours.filter(
    ({ path, text }) => path !== 'packages/games/shelf.ts' && /\bin GameId\](?!\?)/.test(codeOf(text)),
  )
  expect(listing.map(({ path }) => path)).toEqual([])
})

test('one file of the page touches the browser’s storage, and never throws', () => {
  const touching = typed.filter(
    ({ path, text }) => path.startsWith('packages/') && /\blocalStorage\b/.test(codeOf(text)),
  )
  expect(touching.map(({ path }) => path)).toEqual(['packages/web/src/kit/storage.ts'])
})

test('no drawing is remembered: it would keep the page of its moment alive (kit/still.ts)', () => {
  const remembered = ours.filter(({ text }) => /\buseMemo\(\s*\(\)(: \w+)? =>\s*\(?\s*</.test(codeOf(text)))
  expect(remembered.map(({ path }) => path)).toEqual([])
})

describe('English is set as French is', () => {
  /** A straight apostrophe in a word: in code it can only stand in a text. */
  const STRAIGHT = /\p{L}'\p{L}/u

  test('no straight apostrophes in dictionaries, rulebooks and cheat sheets', () => {
    const dictionaries = typed.filter(({ path }) => /\.en\.ts$|\/plate\.ts$/.test(path))
    const rulebooks = ALL_FILES.filter(({ path }) => /^packages\/games\/[^/]+\/(rules|cheat)\.(en|fr)\.md$/.test(path))
    expect([dictionaries.length > 20, rulebooks.length]).toEqual([true, 2 * LANGUAGES.length * GAME_IDS.length])
    expect(withMatch(dictionaries, STRAIGHT)).toEqual([])
    expect(rulebooks.filter(({ text }) => text.includes("'")).map(({ path }) => path)).toEqual([])
  })
})

test('wordings that players stumbled over do not come back', () => {
  const STUMBLED = {
    en: /at the bell|lit = now|[Rr]ear-guard|\bTrio\b|ring is off the mat|aims as it is told|lets the second action go|tiles it may be|All \d+ moves|The one move|Raise \w+ to level|The loss:/,
    fr: /\bPresser\b|\bSurnom\b|\bLieutenant\b|dès 5 ça touche|à la cloche|à employer|[Pp]aroles\b|\bParler\b|[ÉéE]clairé|Garder le journal|Recouvrir l’équipage|Le seul coup|Les \d+ coups|perd les canons|[Ee]mplacement/,
  }
  for (const language of LANGUAGES) {
    const spoken = ALL_FILES.filter(({ path }) => path.startsWith('packages/') && path.includes(`.${language}.`))
    expect(spoken.length).toBeGreaterThan(60)
    expect(withMatch(spoken, STUMBLED[language])).toEqual([])
  }
})

test('every rulebook begins with the goal of its game', () => {
  const rulebooks = ALL_FILES.filter(({ path }) => /\/rules\.(en|fr)\.md$/.test(path))
  expect(rulebooks).toHaveLength(GAME_IDS.length * LANGUAGES.length)
  expect(
    rulebooks.filter(({ text }) => !/^# .+\n\n\*\*(The goal|Le but)\.\*\* /.test(text)).map(({ path }) => path),
  ).toEqual([])
})

describe('what a reader of the page sees comes from the dictionaries', () => {
  /** Names are the same in every language: ours, and what is engraved on the chart. */
  const NAMES = new Set(['Flibuste', 'TORTUGA'])

  /** Text before a closing tag that has a word in it: `>Your turn</p>`. Braces are code. */
  function looseText(text: string): string[] {
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
    return [...code.matchAll(/<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?(?<!=)>([^<>{}=;()]*[A-Za-zÀ-ÿ]{3,}[^<>{}=;()]*)<\//g)]
      .map(([, words]) => words!.trim())
      .filter((words) => !NAMES.has(words))
  }

  test('no words between tags', () => {
    const pages = written.filter(({ path }) => path.endsWith('.tsx'))
    expect(pages.flatMap(({ path, text }) => looseText(text).map((words) => `${path}: ${words}`))).toEqual([])
  })

  test('no words in what is read aloud or shown on hover', () => {
    const spoken = /\b(?:aria-label|title|placeholder|alt|aria-description)="[^"]*[A-Za-zÀ-ÿ]{3,}[^"]*"/
    const pages = written.filter(({ path }) => path.endsWith('.tsx'))
    const found = pages.flatMap(({ path, text }) => {
      const match = spoken.exec(text)
      return match === null ? [] : [`${path}: ${match[0]}`]
    })
    expect(found).toEqual([])
  })

  test('the scan sees what it is for', () => {
    expect(looseText('<p class="x">Your turn</p>')).toEqual(['Your turn'])
    expect(looseText('<p>{words.turn}</p>')).toEqual([])
    expect(looseText('const f = (a: Map<string, number>): Set<string> => a')).toEqual([])
  })
})

describe('whatever a reader is sent to is in the repository', () => {
  const paths = ALL_FILES.map(({ path }) => path)
  const isHere = (name: string): boolean => paths.some((path) => path === name || path.endsWith(`/${name}`))
  const isDecision = (name: string): boolean => paths.some((path) => path.startsWith(`${name}-`))

  /** Names of documents, and decisions by their numbers. A star stands for any name. */
  const citedIn = (text: string): string[] =>
    [...text.matchAll(/[\w./*-]*[\w*]\.md\b|\bdocs\/decisions\/\d+\b(?!-)/g)]
      .map(([name]) => name.replace(/^[./]+/, ''))
      .filter((name) => !name.includes('*'))

  test('documents that code cites', () => {
    const citing = ALL_FILES.filter(
      ({ path }) => /\.(tsx?|mjs|css)$/.test(path) && path !== 'tests/architecture/style.test.ts',
    )
    const cited = citing.flatMap(({ path, text }) => citedIn(text).map((name) => ({ path, name })))
    expect(cited.length).toBeGreaterThan(10)
    const missing = cited.filter(({ name }) => !isHere(name) && !isDecision(name))
    expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })

  test('what documents link to', () => {
    const linked = ALL_FILES.filter(({ path }) => path.endsWith('.md')).flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
        ([, to]) => `${path}: ${posix.join(posix.dirname(path), to!)}`,
      ),
    )
    expect(linked.length).toBeGreaterThan(30)
    expect(linked.filter((link) => !paths.includes(link.split(': ')[1]!))).toEqual([])
  })

  test('the scan sees what it is for', () => {
    expect(citedIn('// See LOOK.md and ../docs/look.md, docs/decisions/0011 and rules.*.md.')).toEqual([
      'LOOK.md',
      'docs/look.md',
      'docs/decisions/0011',
    ])
    expect([isHere('LOOK.md'), isHere('docs/look.md'), isDecision('docs/decisions/0011')]).toEqual([false, true, true])
  })
})

describe('nothing of the machine it was written on', () => {
  test('the lock file names no place to download from', () => {
    const lock = ALL_FILES.find(({ path }) => path === 'package-lock.json')!
    expect(lock.text.match(/"resolved": "(?!packages\/)[^"]*"/g) ?? []).toEqual([])
  })

  test('no file holds a path of somebody’s machine or the address of a mirror', () => {
    const home =
      /(?:^|[\s'"`(=:])\/(?:home|root|Users|work)\/[\w.-]+\/|[A-Z]:\\\\Users\\\\|registry\.npmjs\.org|verdaccio|artifactory/m
    const found = ALL_FILES.filter(({ path }) => !path.startsWith('tests/architecture/')).flatMap(({ path, text }) => {
      const match = home.exec(text)
      return match === null ? [] : [`${path}: ${match[0].trim()}`]
    })
    expect(found).toEqual([])
  })
})
