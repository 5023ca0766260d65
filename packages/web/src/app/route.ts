// Which screen an address names. Pure.

export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'local'; readonly key: string; readonly opens: 'now' | 'replay' }
  | { readonly screen: 'rules'; readonly game: string; readonly clause: string }
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

export function routeOf(path: string, hash = ''): Route {
  const [first, second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  if (first === undefined) return { screen: 'landing' }
  if (first === 'matches' && second === undefined) return { screen: 'matches' }
  if (second === undefined || second === '' || rest.length > 0) return { screen: 'lost' }
  if (first === 't') return { screen: 'table', id: second }
  if (first === 'local') return { screen: 'local', key: second, opens: hash === REPLAY ? 'replay' : 'now' }
  if (first === 'cheat') return { screen: 'cheat', game: second }
  if (first === 'rules') return { screen: 'rules', game: second, clause: decode(hash.replace(/^#/, '')) }
  return { screen: 'lost' }
}

/** A match of this browser opened where it began. */
export const replayOf = (path: string): string => `${path}${REPLAY}`
export const MATCHES_PAGE = '/matches'
export const rulesPage = (game: string): string => `/rules/${game}`
export const cheatPage = (game: string): string => `/cheat/${game}`
