// `npm run build`: the page and the program, each if its sources have changed. `npm start` and `npm pack` do it by themselves.
import { ensureInstalled, requireNode } from './install.mjs'
import { ensurePage } from './page.mjs'
import { ensureProgram } from './program.mjs'

requireNode()
await ensureInstalled('runtime')
await ensurePage()
await ensureProgram()
