// The picture of the end: drawn in the page, as large as it says, with what it tells written on it; and what is said where it cannot be.
import { OPEN_GAME_IDS } from '@flibuste/games'
import { expect, test, type Page } from '@playwright/test'
import { ending, scenesOf } from './support/scenes.ts'
import { axe, result } from './support/table.ts'

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

const opened = async (page: Page): Promise<void> => ending(`bones/${(await scenesOf('bones')).replayed}`).open(page)

const srcOf = async (page: Page): Promise<string> => (await picture(page).getAttribute('src')) ?? ''

test('the picture is the same by day and by night, and the ship in it may be mine', async ({ page }) => {
  await opened(page)
  await askForPicture(page)
  await expect(picture(page)).toBeVisible()
  const byDay = await srcOf(page)
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(picture(page)).not.toHaveAttribute('src', byDay)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await askForPicture(page)
  await expect(picture(page)).toHaveAttribute('src', byDay)
})

test('a telephone is handed the picture, with one sentence and no link', async ({ page }) => {
  await page.addInitScript(() => {
    const given: unknown[] = []
    Object.assign(globalThis, { given })
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, ...rest }: ShareData) => {
        given.push({ ...rest, files: files?.map(({ name, type, size }) => ({ name, type, isEmpty: size < 10_000 })) })
        return Promise.resolve()
      },
    })
  })
  await opened(page)
  await askForPicture(page)
  await page.getByRole('button', { name: 'Share the picture' }).click()
  const given = await page.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'given')?.[1] as unknown)
  const files = [{ name: 'flibuste-bones.png', type: 'image/png', isEmpty: false }]
  expect(given).toEqual([{ text: 'Buccaneer Bones · Perrine rules the seas', files }])
})

test('who played a match that came as a file is not told', async ({ page }) => {
  await page.goto('/matches')
  await page.locator('input[type="file"]').setInputFiles('records/bones/four.json')
  await expect(page).toHaveURL(/\/local\/record-.*#replay$/)
  const { pathname } = new URL(page.url())
  await page.goto('/')
  await page.goto(pathname)
  await askForPicture(page)
  await expect(picture(page)).toBeVisible()
  await expect(page.getByText('Names of other people are left out')).toBeVisible()
  await expect(page.locator('.whose-ship')).toHaveCount(0)
  const alt = (await picture(page).getAttribute('alt')) ?? ''
  expect(alt).toContain('Captain Red')
  expect(alt).not.toContain('Captain 1')
})

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [640, 360],
  [1366, 768],
] as const)
  test.describe(`the sheet of the picture at ${width} × ${height}`, () => {
    test.use({ locale: 'fr-FR' })
    test('has room for all it offers, by finger and by ear', async ({ page }) => {
      await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }))
      await page.setViewportSize({ width, height })
      await opened(page)
      await askForPicture(page)
      await expect(picture(page)).toBeVisible()
      await expect(page.locator('.picture-room')).toBeFocused()
      const sheet = page.locator('.share-sheet')
      expect(await sheet.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
      const buttons = sheet.locator('.shared-picture button')
      await expect(buttons).toHaveCount(5)
      for (const button of await buttons.all()) {
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 1 })
        expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
        if (width < 700) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      }
      const box = (await page.locator('.picture-room').boundingBox())!
      expect(box.height).toBeLessThan(height)
      await axe(page)
    })
  })

test('the picture can be saved and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await opened(page)
  await askForPicture(page)
  await expect(picture(page)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the picture' }).click()
  expect((await saved).suggestedFilename()).toBe('flibuste-bones.png')
  await page.getByRole('button', { name: 'Copy the picture' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(kinds).toEqual(['image/png'])
})

/** Without network, or the page would load itself again. */
async function loseThePart(page: Page): Promise<void> {
  await page.route(/share-picture.*\.js/, (route) => route.abort())
  await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
}

const noCanvas = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })

const noFaces = (page: Page) =>
  page.addInitScript(() => {
    FontFaceSet.prototype.load = () => Promise.reject(new Error('lost'))
  })

for (const [what, fail] of [
  ['a browser without a canvas', noCanvas],
  ['a face that cannot be had', noFaces],
  ['a part of the page that is lost', loseThePart],
] as const)
  test(`${what} is told in a sentence, and the rest can be shared as ever`, async ({ page }) => {
    await fail(page)
    await opened(page)
    await askForPicture(page)
    await expect(page.getByRole('alert')).toHaveText(/^The picture could not be drawn here\./)
    await expect(picture(page)).toHaveCount(0)
    await expect(page.locator('.share-sheet footer .btn')).toBeEnabled()
  })
