// What a page shows before any of its files has come: the landing page its own head, as it was built; every other address the game it names.
import { isOpenGameId, registered } from '@flibuste/games'
import { LANGUAGES, type Language } from '@flibuste/kernel'
import type { Harbour } from '../tables/harbour.ts'

type Moored = Pick<Harbour, 'moored'>

/** The head of the landing page, in the built one. */
const LANDING = /<main class="first-picture[\s\S]*?<\/main>/

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Both languages: the page itself knows which is spoken. */
const both = (words: { readonly [L in Language]: string }): string =>
  LANGUAGES.map((spoken) => `<span lang="${spoken}">${escaped(words[spoken])}</span>`).join('')

/** The id of the game whose table, rules or lessons are asked for, where that is known without looking anything up. */
function gameAt(path: string, harbour: Moored): string {
  const [screen = '', name = ''] = path.split('/').filter((part) => part !== '')
  if (screen === 't') return harbour.moored(name)?.game.id ?? ''
  return ['rules', 'cheat', 'learn'].includes(screen) ? name : ''
}

function pictureOf(game: string): string {
  if (!isOpenGameId(game)) return '<p class="wordmark-first">Flibuste</p>'
  const { title, pitch } = registered(game)
  return `<p class="wordmark-first">${both(title)}</p><p class="pitch-first">${both(pitch)}</p>`
}

/** `replace` gets a function, because a title may hold a sign that means something in a text to put in. */
export const withFirstPicture = (html: string, harbour: Moored, path: string): string =>
  path === '/'
    ? html
    : html.replace(
        LANDING,
        () => `<main class="first-picture loading-page" aria-busy="true">${pictureOf(gameAt(path, harbour))}</main>`,
      )
