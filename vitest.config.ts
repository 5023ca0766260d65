// How unit, property and architecture tests run. Depth (conformance, contests) is plain Node's: tests/depth. Browser tests are
// Playwright's: tests/browser.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const MINUTE_MS = 60_000
/** A deep look kills and plays for hours where others want the machine too. */
const isDeep = process.env['FLIBUSTE_TEST_DEPTH'] === 'deep'
/** For what hangs: on a busy machine a test may take a hundred times as long as on a quiet one. No test has a shorter one of its own. */
const HANGS_MS = (isDeep ? 300 : 10) * MINUTE_MS
/** Less, so that what was waited for in vain is told. */
const WAITED_MS = 300_000

const shared = {
  environment: 'node',
  maxWorkers: availableParallelism(),
  exclude: ['**/node_modules/**', '**/dist/**'],
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: WAITED_MS } },
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'packages/games/**'], exclude: ['**/*.test.*'] },
    projects: [
      {
        extends: true,
        // Nothing in them outlives a test, so files share a thread and what it has loaded: that is half of their time.
        test: {
          ...shared,
          name: 'pure',
          include: ['packages/{kernel,games,bots,protocol,web}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'system',
          // They share a process and what it has loaded, one file after the other: loading a server costs more than most files test. Each
          // ends what it began.
          isolate: false,
          include: ['packages/{server,cli}/**/*.test.ts', 'tests/{architecture,depth,scripts,simulation}/**/*.test.ts'],
        },
      },
    ],
  },
})
