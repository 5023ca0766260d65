// What a chat shows of a link that was sent there, before anybody opens it: which game, what it is, whether a seat waits.
import { isOpenGameId, registered } from '@flibuste/games'
import type { Language } from '@flibuste/kernel'
import type { Harbour } from '../tables/harbour.ts'
import type { Table } from '../tables/table.ts'
import { previewWords, type PreviewWords } from './preview-words.ts'

type Moored = Pick<Harbour, 'moored'>

/** An address of the page, as the outside knows it. */
export interface Linked {
  readonly path: string
  /** Where the page's addresses begin, without a slash at the end; null where the request does not say. */
  readonly origin: string | null
  readonly spoken: Language
}

interface Preview {
  readonly title: string
  readonly description: string
  /** Its name among the page's pictures. */
  readonly picture: string
}

const WIDTH = 1200
const HEIGHT = 630

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const freeSeats = ({ holds }: Table): number =>
  holds.filter(({ owner, bot, offered }) => owner === null && bot === null && offered === null).length

function standingOf(table: Table, words: PreviewWords): string {
  if (table.status === 'open') return words.free(freeSeats(table))
  return table.status === 'over' ? words.over : words.underWay
}

function previewOf(game: string, spoken: Language, said: string | null): Preview {
  const words = previewWords[spoken]
  if (!isOpenGameId(game)) return { title: 'Flibuste', description: said ?? words.house, picture: 'flibuste' }
  const { title, pitch } = registered(game)
  const description = said === null ? pitch[spoken] : `${said} ${pitch[spoken]}`
  return { title: `${title[spoken]} · Flibuste`, description, picture: game }
}

function previewAt(harbour: Moored, { path, spoken }: Linked): Preview {
  const words = previewWords[spoken]
  const [screen = '', name = ''] = path.split('/').filter((part) => part !== '')
  if (screen === 't') {
    const table = harbour.moored(name)
    return table === null
      ? previewOf('', spoken, words.table)
      : previewOf(table.game.id, spoken, standingOf(table, words))
  }
  if (screen === 'rules') return previewOf(name, spoken, words.rules)
  if (screen === 'cheat') return previewOf(name, spoken, words.cheat)
  return previewOf(screen === 'learn' ? name : '', spoken, screen === 'learn' ? words.learn : null)
}

/** The tags that say so. A picture needs a whole address: those who fetch it have no page to begin from. */
export function previewTags(harbour: Moored, linked: Linked): string[] {
  const { title, description, picture } = previewAt(harbour, linked)
  const { origin, spoken } = linked
  const pictured: readonly (readonly [string, string])[] =
    origin === null
      ? []
      : [
          ['og:image', `${origin}/previews/${picture}.png`],
          ['og:image:width', `${WIDTH}`],
          ['og:image:height', `${HEIGHT}`],
          ['og:image:alt', title],
          ['twitter:card', 'summary_large_image'],
        ]
  return [
    ['og:type', 'website'],
    ['og:site_name', 'Flibuste'],
    ['og:locale', previewWords[spoken].locale],
    ['og:title', title],
    ['og:description', description],
    ...pictured,
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}" />`)
}
