// `npm run check`: types, lint and format of the whole tree. Says everything that is wrong, not just the first thing.
import { readdirSync } from 'node:fs'
import { ensureInstalled, requireNode } from './install.mjs'
import { ROOT, runTool, say } from './run.mjs'

const TSC = 'node_modules/typescript/bin/tsc'

/** One project per place code runs in: rules without DOM and Node, server and tools, page, browser tests. */
const projects = readdirSync(ROOT)
  .filter((name) => /^tsconfig\.(?!base\.)\w+\.json$/.test(name))
  .sort()

/** @type {readonly (readonly [name: string, script: string, args: readonly string[]])[]} */
const CHECKS = [
  ...projects.map((name) => /** @type {const} */ ([`types, ${name}`, TSC, ['-p', name]])),
  ['lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '.']],
  ['format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']],
]

requireNode()
await ensureInstalled('all')
let failed = 0
for (const [name, script, args] of CHECKS) {
  const code = await runTool(script, args, { minutes: 5 })
  say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
  if (code !== 0) failed++
}
// .ci/run adds these to the failed tests.
process.exitCode = failed
