// Writes down which files each screen needs beyond those the page names anyway, so that the server can name them in the page it sends and a
// browser asks for all of them at once instead of one after another. `screens.json`: by "rules/cove/en", "t/cove/fr", "lobby/cove", "t", "local",
// and the landing page under no name.
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const PAGES = {
  rules: 'rules-page.tsx',
  t: 'room-page.tsx',
  lobby: 'lobby/lobby.tsx',
  local: 'local-page.tsx',
} as const
/** The faces of what is read first; the others come when they are needed. */
const FACES = { '': ['fell-sc', 'sans-700'], rules: ['sans-700', 'alegreya'], t: ['sans-700'] } as const
const LANGUAGES = ['en', 'fr'] as const

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The files of a module and of all it imports at once, styles included. */
function filesOf(bundle: Bundle, module: string): string[] {
  const found = new Set<string>()
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
  }
  const holder = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.split('?')[0]?.endsWith(module)))
  if (holder === undefined) throw new Error(`no file of the page has ${module}`)
  visit(holder)
  return [...found]
}

function facesOf(bundle: Bundle, screen: keyof typeof FACES): string[] {
  const isOf = (file: string): boolean =>
    FACES[screen].some((face) => file.startsWith(`assets/${face}-`) && !file.includes('-latin-'))
  return Object.keys(bundle).filter((file) => file.endsWith('.woff2') && isOf(file))
}

function filesByScreen(bundle: Bundle, games: readonly string[]): { [screen: string]: string[] } {
  const first = new Set(filesOf(bundle, 'src/main.tsx'))
  const beyond = (screen: keyof typeof FACES, ...modules: string[]): string[] => {
    const files = new Set(modules.flatMap((module) => filesOf(bundle, module)))
    return [...facesOf(bundle, screen), ...[...files].filter((file) => !first.has(file))]
  }
  const screens: { [screen: string]: string[] } = {
    '': beyond(''),
    t: beyond('t', PAGES.t),
    local: beyond('t', PAGES.local),
  }
  for (const game of games) {
    const of = `games/${game}/`
    screens[`lobby/${game}`] = beyond('', PAGES.t, PAGES.lobby, `${of}index.ts`)
    for (const spoken of LANGUAGES) {
      const book = [`${of}rules.${spoken}.md`, `${of}table/frames.ts`, `${of}examples/words.${spoken}.ts`]
      screens[`rules/${game}/${spoken}`] = beyond('rules', PAGES.rules, ...book)
      const board = [`${of}index.ts`, `${of}table/index.tsx`, `${of}text.${spoken}.ts`]
      screens[`t/${game}/${spoken}`] = beyond('t', PAGES.t, ...board)
    }
  }
  return screens
}

export const screenFiles = (games: readonly string[]): Plugin => ({
  name: 'flibuste-screen-files',
  apply: 'build',
  // After the styles have been given their names.
  enforce: 'post',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(filesByScreen(bundle, games)) })
  },
})
