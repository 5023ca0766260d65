// The letters on the buttons mean one thing at every table: no game has one of its own, and none is a key of the table itself.
import { readdirSync, readFileSync } from 'node:fs'
import { OPEN_GAME_IDS } from '@flibuste/games'
import { describe, expect, it } from 'vitest'
import { BAR_KEYS } from '../../packages/web/src/kit/keys.ts'
import { SHELL_KEYS, SHIFT_KEYS, SHOWN_BAR_KEYS } from '../../packages/web/src/table/shortcuts.ts'

const letters = Object.values(BAR_KEYS).map((key) => key.toLowerCase())

/** Every key a game gives to its buttons. */
async function keysOf(game: string): Promise<readonly string[]> {
  const { KEYS } = (await import(`../../packages/games/${game}/table/button-keys.ts`)) as {
    readonly KEYS: Readonly<Record<string, string | readonly string[]>>
  }
  return Object.values(KEYS).flat()
}

describe('keys of the bar', () => {
  it('are all different, and shadow no key of the table', () => {
    expect(new Set(letters).size).toBe(letters.length)
    const shell: readonly string[] = [...Object.keys(SHELL_KEYS), ...Object.keys(SHIFT_KEYS)]
    expect(letters.filter((letter) => shell.includes(letter))).toEqual([])
  })

  it('are each shown in the sheet of keys', () => {
    const shown = SHOWN_BAR_KEYS.flatMap(([, keys]) => keys)
    expect(Object.values(BAR_KEYS).filter((key) => !shown.includes(key))).toEqual([])
  })

  it.each(OPEN_GAME_IDS)('are the only ones of %s', async (game) => {
    const keys = await keysOf(game)
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter((key) => !(Object.values(BAR_KEYS) as string[]).includes(key))).toEqual([])
  })

  // Nor among the words, where each language could have its own.
  it.each(OPEN_GAME_IDS)('are not written by hand at the table of %s', (game) => {
    const folder = new URL(`../../packages/games/${game}/table/`, import.meta.url)
    const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    const byHand = files.flatMap((file) =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(/(?:key|shortcut): '.'|key === '[A-Za-z]'|\bkeys: \{/g),
      ].map(([found]) => `${file}: ${found}`),
    )
    expect(byHand).toEqual([])
  })
})
