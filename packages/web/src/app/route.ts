// Which screen an address names. Pure.

export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'local'; readonly key: string; readonly opens: 'now' | 'replay' }
  | { readonly screen: 'rules'; readonly game: string; readonly clause: string }
  | { readonly screen: 'lessons'; readonly game: string }
  | { readonly screen: 'lesson'; readonly game: string; readonly number: number }
  | { readonly screen: 'cheat'; readonly game: string }
  | { readonly screen: 'lost' }

const REPLAY = '#replay'

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** All lessons of a game, or one of them, counted from 1. */
function lessonOf(game: string, number: string | undefined): Route {
  if (number === undefined) return { screen: 'lessons', game }
  return /^[1-9]\d?$/.test(number) ? { screen: 'lesson', game, number: Number(number) } : { screen: 'lost' }
}

type Named = (name: string, hash: string) => Route

/** Screens with one name after their own: which table, match or game. */
const NAMED = new Map<string, Named>([
  ['t', (id) => ({ screen: 'table', id })],
  ['local', (key, hash) => ({ screen: 'local', key, opens: hash === REPLAY ? 'replay' : 'now' })],
  ['cheat', (game) => ({ screen: 'cheat', game })],
  ['rules', (game, hash) => ({ screen: 'rules', game, clause: decode(hash.replace(/^#/, '')) })],
])

export function routeOf(path: string, hash = ''): Route {
  const [first, second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  if (first === undefined) return { screen: 'landing' }
  if (first === 'matches' && second === undefined) return { screen: 'matches' }
  if (first === 'learn' && second !== undefined && rest.length <= 1) return lessonOf(second, rest[0])
  const [name = ''] = rest.length === 0 ? [second] : []
  const named = NAMED.get(first)
  return name === '' || named === undefined ? { screen: 'lost' } : named(name, hash)
}

/** A match of this browser opened where it began. */
export const replayOf = (path: string): string => `${path}${REPLAY}`
export const MATCHES_PAGE = '/matches'
export const lessonsPage = (game: string): string => `/learn/${game}`
export const lessonPage = (game: string, number: number): string => `/learn/${game}/${number}`
export const rulesPage = (game: string): string => `/rules/${game}`
export const cheatPage = (game: string): string => `/cheat/${game}`
