// Builds the page when what it is made of has changed since the last build, and only then.
import { ensureFresh } from './fresh.mjs'
import { runTool } from './run.mjs'

const VITE = 'node_modules/vite/bin/vite.js'

export const ensurePage = () =>
  ensureFresh({
    name: 'page',
    sources: ['package-lock.json', ...['kernel', 'games', 'bots', 'protocol', 'web'].map((part) => `packages/${part}`)],
    built: 'packages/web/dist/index.html',
    build: async () => (await runTool(VITE, ['build', 'packages/web', '--logLevel', 'warn'], { minutes: 10 })) === 0,
  })
