// Before a match: tables that cannot be laid out, a host who goes, and where the keyboard is left by sheets, seats and screens.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { actionBar, axe } from './support/table.ts'

const focused = (page: Page) => page.locator(':focus')

/** The server's word on a table that was begun under older rules; how it comes to it is tested beside it. */
async function answerOlderRules(page: Page): Promise<void> {
  const body = JSON.stringify({ type: '/problems/older-rules', title: 'older', status: 410 })
  await page.route('**/api/tables/OLD-10-OAK-OAR', (route) =>
    route.fulfill({ status: 410, contentType: 'application/problem+json', body }),
  )
}

for (const { locale, title, text, away } of [
  { locale: 'en-GB', title: 'Begun under older rules', text: 'cannot go on here', away: 'To the games' },
  {
    locale: 'fr-FR',
    title: 'Commencée sous d’anciennes règles',
    text: 'ne peut pas continuer ici',
    away: 'Vers les jeux',
  },
])
  test.describe(locale, () => {
    test.use({ locale })
    test('a match begun under older rules says that it cannot go on, and leads home', async ({ page }) => {
      await answerOlderRules(page)
      await page.goto('/t/OLD-10-OAK-OAR')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await axe(page)
      await page.getByRole('link', { name: away }).click()
      await expect(focused(page)).toHaveText('Flibuste')
    })
  })

test('a sheet gives the focus back to what opened it, however it is closed', async ({ page }) => {
  await page.goto('/')
  const opener = page.locator('.plate-card').nth(1).getByRole('button', { name: 'Invite friends' })
  for (const how of ['Cancel', 'Close', 'Escape']) {
    await opener.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByLabel('Nickname')).toBeVisible()
    if (how === 'Escape') await page.keyboard.press('Escape')
    else await sheet.getByRole('button', { name: how, exact: true }).press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('a sheet that is opened again the moment it is closed is open', async ({ page }) => {
  await page.goto('/')
  const opener = page.locator('.plate-card').nth(1).getByRole('button', { name: 'Invite friends' })
  await opener.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Nickname')).toBeVisible()
  // Faster than the browser tells of a closing, as a key pressed on a busy machine is.
  await opener.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog header button')?.click()
    for (let turns = 0; turns < 5; turns++) await Promise.resolve()
    button.click()
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(sheet.getByLabel('Nickname')).toBeVisible()
})

const jsonFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('an edition that is wrong is not taken for chosen; a right one is named, at the table too', async ({ page }) => {
  await page.goto('/')
  await page.locator('.plate-card').nth(1).getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  const choose = (name: string, text: string) => sheet.locator('input[type=file]').setInputFiles(jsonFile(name, text))
  await choose('torn.json', '{"name":')
  await expect(sheet.getByRole('alert').first()).toHaveText('torn.json was not taken: it is not JSON.')
  await expect(sheet.locator('.edition-name')).toHaveText('The game’s own')
  await choose('bare.json', '{"name": "Mine"}')
  await expect(sheet.getByRole('alert').first()).toHaveText(
    'bare.json was not taken: an edition has no field "values".',
  )
  const treasures = ['chest', 'barrel', 'candlestick', 'sabre']
  const ships = Array.from({ length: 15 }, (_, at) => ({
    name: `Ship ${at}`,
    min: 2,
    loot: 20,
    wage: 3,
    treasures: [treasures[at % 4]],
  }))
  const values = { chest: 15, barrel: 12, candlestick: 9, sabre: 6 }
  await choose('mine.json', JSON.stringify({ name: 'Mine', values, ships }))
  await expect(sheet.locator('.edition-name')).toHaveText('mine.json')
  await expect(sheet.getByRole('alert').first()).toBeEmpty()
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  await expect(page.locator('.match-sheet')).toContainText('Edition: Mine')
  await expect(focused(page)).toHaveText('A table of Buccaneer')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })
  test('what is wrong with an edition is said in French, by every game that takes one', async ({ page }) => {
    await page.goto('/')
    for (const [plate, missing] of ['values', 'marked', 'board', 'mat'].entries()) {
      const card = page.locator('.plate-card').nth(plate + 1)
      await card.getByRole('button', { name: 'Inviter des amis' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.locator('input[type=file]').setInputFiles(jsonFile('mine.json', '{"name": "Mine"}'))
      await expect(sheet.getByRole('alert').first()).toHaveText(
        `mine.json n’est pas retenu : dans l’édition, il manque le champ « ${missing} ».`,
      )
      await page.keyboard.press('Escape')
    }
  })
})

async function friendAt(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(link)
  await page.getByLabel('Nickname').fill('Mary')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toBeVisible()
  return page
}

test('whoever is there stands in for a host who has gone, by keyboard, and the match begins where it is asked', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '3', exact: true }).click()
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  const friend = await friendAt(browser, await page.getByLabel('Link to send').inputValue())
  const begin = friend.getByRole('button', { name: 'Start the match' })
  await expect(friend.locator('.start-bar')).toContainText('for a bot of the host’s')
  await expect(begin).toHaveCount(0)
  await page.goto('/')
  await expect(begin).toBeVisible()
  await friend.getByRole('button', { name: 'Put a bot, seat 3' }).press('Enter')
  await expect(friend.getByLabel(/Which bot/)).toBeFocused()
  await begin.press('Enter')
  await expect(actionBar(friend)).toBeVisible()
  await expect(friend.locator('#action-bar:focus, #action-bar :focus')).toHaveCount(1)
  await friend.context().close()
})
