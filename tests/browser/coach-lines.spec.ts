// What the coach says beside the question takes two lines of a phone at most, whichever game says it, in both languages: all its
// sentences are laid into the line one after the other, with the mark of their clause.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test } from '@playwright/test'
import { openPosition } from './support/bones-position.ts'
import { untilAsked } from './support/table.ts'

const MOST_LINES = 2

/** Those sentences that take more lines than they may. Runs in the page. */
function tooLong(paragraph: Element, { sentences, most }: { sentences: readonly string[]; most: number }): string[] {
  const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
  return sentences.filter((sentence) => {
    paragraph.firstChild!.textContent = sentence
    return paragraph.getBoundingClientRect().height > (most + 0.5) * lineHeight
  })
}

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('the coach takes two lines of a phone, whatever he says', async ({ page }) => {
      await openPosition(page, { seats: 2, is: ({ step }) => step === 'reroll' })
      await untilAsked(page)
      const line = page.locator('.foot > .coach-line p')
      await expect(line).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const game of OPEN_GAME_IDS) {
        const words = (await import(`../../packages/games/${game}/table/coach.${language}.ts`)) as Readonly<
          Record<string, Readonly<Record<string, string>>>
        >
        const sentences = Object.values(words[language]!)
        expect(sentences.length).toBeGreaterThan(5)
        expect(await line.evaluate(tooLong, { sentences, most: MOST_LINES }), game).toEqual([])
      }
      // Three would be seen: the test can fail.
      expect(await line.evaluate(tooLong, { sentences: ['word '.repeat(40)], most: MOST_LINES })).toHaveLength(1)
    })
  })
