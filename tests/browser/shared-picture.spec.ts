// The picture of the end: drawn in the page, as large as it says, with what it tells written on it; and what is said where it cannot be.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'
import { ending, scenesOf } from './support/scenes.ts'
import { result } from './support/table.ts'

const SIZE = { width: 1200, height: 630 } as const

/** Of an address that is a PNG itself. */
const pngOf = (address: string): Buffer => Buffer.from(address.replace(/^data:image\/png;base64,/, ''), 'base64')

async function askForPicture(page: Page): Promise<void> {
  await result(page)
    .getByRole('button', { name: /^(Share|Partager)$/ })
    .click()
  await page.getByRole('button', { name: /^(Show the picture|Voir l’image)$/ }).click()
}

const picture = (page: Page) => page.locator('.picture-room img')

/** How many colours are in each quarter of it, across: a blank has one. */
const coloursIn = (page: Page): Promise<readonly number[]> =>
  picture(page).evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const brush = canvas.getContext('2d')!
    brush.drawImage(image, 0, 0)
    const across = canvas.width / 4
    return [0, 1, 2, 3].map((nth) => {
      const { data } = brush.getImageData(nth * across, 0, across, canvas.height)
      return new Set(new Uint32Array(data.buffer)).size
    })
  })

for (const game of OPEN_GAME_IDS)
  test(`the end of ${game} is drawn as a picture`, async ({ page }) => {
    await ending(`${game}/${(await scenesOf(game)).replayed}`).open(page)
    const ranked = await page.locator('.ranking tbody tr').count()
    const title = (await page.locator('.result-line').textContent()) ?? ''
    await askForPicture(page)
    await expect(picture(page)).toBeVisible()
    const bytes = pngOf((await picture(page).getAttribute('src')) ?? '')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(SIZE)
    for (const colours of await coloursIn(page)) expect(colours).toBeGreaterThan(40)
    const alt = (await picture(page).getAttribute('alt')) ?? ''
    // Told to others: nobody in it is “you”.
    expect(alt).not.toMatch(/\byou/i)
    expect(title).not.toBe('')
    for (let place = 1; place <= ranked; place++) expect(alt).toMatch(/\d\. \p{Lu}/u)
    expect(alt.match(/\d\. \p{Lu}/gu)).toHaveLength(ranked)
    await expect(page.getByRole('button', { name: 'Download the picture' })).toBeVisible()
  })
