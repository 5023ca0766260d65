// How unit, property, conformance and architecture tests run. Browser tests are Playwright's: tests/browser.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'packages/games/**'], exclude: ['**/*.test.*'] },
  },
})
