// The kit without a browser: tests and tools read it too, where there is neither a page nor a storage.
import { expect, it } from 'vitest'
import { language, words } from './index.ts'

it('asks nothing of a browser before the page begins, and speaks English until then', () => {
  expect(globalThis).not.toHaveProperty('document')
  expect(language.value).toBe('en')
  expect(words({ en: 'sail', fr: 'voile' })).toBe('sail')
})
