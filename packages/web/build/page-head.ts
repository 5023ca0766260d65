// What stands in the page itself, before any of its files: the hour and the language, the colours, and the head of the landing page. So the
// first picture waits for nothing but the page. The server puts the name of a game in its place where the address names one.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { en } from '../src/app/words.en.ts'
import { fr } from '../src/app/words.fr.ts'

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

const scriptOf = (path: string): string => textOf(path).replace(/^\s*\/\/.*\n/gm, '')
const styleOf = (path: string): string =>
  textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')

const isOpen = (game: string): boolean => textOf(`../../games/${game}/plate.ts`).includes(`stage: 'open'`)

function landingHead(games: readonly string[]): string {
  const open = games.filter(isOpen).length
  const both = (said: typeof en): string => said.tagline(open)
  return `<p class="wordmark">Flibuste</p><p class="tagline"><span lang="en">${both(en)}</span><span lang="fr">${both(fr)}</span></p>`
}

export const pageHead = (games: readonly string[]): Plugin => ({
  name: 'flibuste-page-head',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      // The page is served at any depth, so its own addresses begin at the root; the server puts what it is served under before them.
      const rooted = html.replaceAll(/(src|href)="\.\//g, '$1="/')
      const style = `@layer tokens{${styleOf('../src/look/tokens.css')}}${styleOf('../before-paint.css')}`
      // They keep their place before the styles of single screens, but nothing painted without them waits for them: main.tsx does.
      return rooted
        .replace('<link rel="stylesheet"', '<link rel="stylesheet" media="print"')
        .replace(
          '<title>',
          `<script>${scriptOf('../before-paint.js')}</script>\n    <style>${style}</style>\n    <title>`,
        )
        .replace('</main>', `${landingHead(games)}</main>`)
    },
  },
})
