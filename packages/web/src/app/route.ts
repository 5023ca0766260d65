// Which screen an address names. Pure.

export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'local'; readonly key: string }
  | { readonly screen: 'rules'; readonly game: string; readonly clause: string }
  | { readonly screen: 'lost' }

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
  if (second === undefined || second === '' || rest.length > 0) return { screen: 'lost' }
  if (first === 't') return { screen: 'table', id: second }
  if (first === 'local') return { screen: 'local', key: second }
  if (first === 'rules') return { screen: 'rules', game: second, clause: decode(hash.replace(/^#/, '')) }
  return { screen: 'lost' }
}

export const rulesPage = (game: string): string => `/rules/${game}`
