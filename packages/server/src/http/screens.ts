// What a screen of the page needs is named in the page itself, so that a browser asks for all of it at once. The build of the page says which
// files those are (packages/web/build/screens.ts); a table's own are known while it lies in memory.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@flibuste/kernel'
import { routes } from '@flibuste/protocol'
import type { Harbour } from '../tables/harbour.ts'

export type FilesByScreen = ReadonlyMap<string, readonly string[]>

export function readScreens(webRoot: string): FilesByScreen {
  const file = join(webRoot, 'screens.json')
  const screens = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { [screen: string]: string[] }) : {}
  return new Map(Object.entries(screens))
}

/** The first of ours that a browser asks for; whoever has chosen another in the page fetches a few kilobytes in vain. */
export function spokenIn(accepted: string): Language {
  const wanted = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? 'en'
}

function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="/${file}" />`
  if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
  return `<link rel="modulepreload" crossorigin href="/${file}" />`
}

type Moored = Pick<Harbour, 'moored'>

export interface Asked {
  readonly path: string
  /** The languages the browser asks for, as it sends them. */
  readonly accepted: string
}

/** What a table shows first is its lobby or its board; until it is known which, neither is named. */
function atTable(screens: FilesByScreen, harbour: Moored, id: string, spoken: string): string[] {
  const table = harbour.moored(id)
  if (table === null) return (screens.get('t') ?? []).map(linkTo)
  const screen = table.status === 'open' ? `lobby/${table.game.id}` : `t/${table.game.id}/${spoken}`
  const position = `<link rel="preload" as="fetch" crossorigin href="${routes.table(id)}" />`
  return [position, ...(screens.get(screen) ?? screens.get('t') ?? []).map(linkTo)]
}

/** The tags for the page at that path; none where there is nothing to name. */
export function hintsFor(screens: FilesByScreen, harbour: Moored, { path, accepted }: Asked): string[] {
  const [screen = '', name = '', ...rest] = path.split('/').filter((part) => part !== '')
  if (rest.length > 0) return []
  const spoken = spokenIn(accepted)
  if (screen === 't') return atTable(screens, harbour, name, spoken)
  return (screens.get(screen === 'rules' ? `rules/${name}/${spoken}` : screen) ?? []).map(linkTo)
}
