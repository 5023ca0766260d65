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
  await sheet.getByText('Advanced').click()
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
      await sheet.getByText('Réglages avancés').click()
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

/** What of the page lies outside the frame of its chart, in words. */
const outsideTheFrame = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.neatline')!.getBoundingClientRect()
    return [...document.querySelectorAll('.lobby .sheet')].flatMap((sheet) => {
      const { left, right, top, bottom } = sheet.getBoundingClientRect()
      const isIn = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
      return isIn ? [] : [sheet.className]
    })
  })

test('friends come by a code said aloud, talk, are ready, asked again when the rules change, and sent away and back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.locator('.plate-card').nth(1).getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nickname').fill('Anne')
  await sheet.getByRole('button', { name: '3', exact: true }).click()
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  const code = (await page.locator('.table-code [aria-hidden]').textContent()) ?? ''
  expect(await outsideTheFrame(page)).toEqual([])
  await expect(page.locator('.match-sheet')).not.toContainText(/dice/i)
  await axe(page)

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const friend = await context.newPage()
  await friend.goto('/')
  await friend.getByLabel('Code or link of the table').fill('BABA BABA')
  await friend.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(friend.getByRole('alert')).toContainText('No table with a free seat has that code')
  await friend.getByLabel('Code or link of the table').fill(code.toLowerCase().replace('-', ' '))
  await friend.getByRole('button', { name: 'Join', exact: true }).click()
  await friend.getByLabel('Nickname').fill('Mary')
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await friend.getByRole('button', { name: 'I am ready', exact: true }).click()
  await expect(page.locator('.lobby-seats')).toContainText('2 of 3 ready')
  // A guest has been invited already: the talk comes before the link.
  const topOf = (part: string) => friend.locator(part).evaluate((box) => box.getBoundingClientRect().top)
  expect(await topOf('.lobby-talk')).toBeLessThan(await topOf('.invite'))
  await axe(friend)
  await page.getByLabel('Say something…').fill('One chair too many.')
  await page.keyboard.press('Enter')
  await expect(friend.locator('.chat')).toContainText('Anne One chair too many.')

  await page.getByRole('button', { name: 'Change seats or rules' }).click()
  await sheet.getByRole('button', { name: '4', exact: true }).click()
  await sheet.getByRole('button', { name: 'Apply the change' }).click()
  await expect(friend.getByText('Seats or rules have changed.')).toBeVisible()
  await expect(friend.locator('.seat-row')).toHaveCount(4)
  await friend.getByRole('button', { name: 'I am ready', exact: true }).click()
  await expect(page.locator('.lobby-seats')).toContainText('2 of 4 ready')

  await page.getByRole('button', { name: 'Free the seat of Mary' }).click()
  await sheet.getByRole('button', { name: 'Free the seat', exact: true }).click()
  await expect(friend.getByText('The host has freed your seat.')).toBeVisible()
  await friend.getByRole('button', { name: 'Sit here, seat 3' }).click()
  await expect(friend.getByRole('button', { name: 'Leave the seat' })).toBeVisible()
  await context.close()
})

test('on a phone the host sees who is waited for, and the button that begins, beside the code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make the table' }).click()
  await expect(page.locator('.table-code')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.start-bar')).toContainText('still empty')
})

test('over plain http the link is copied all the same; where the browser lets no page copy, by hand', async ({
  page,
}) => {
  // As on plain http: the page has no clipboard, and is asked for what it copies.
  await page.addInitScript(() => {
    for (const gift of ['clipboard', 'share']) Reflect.deleteProperty(Navigator.prototype, gift)
    addEventListener('copy', ({ target }) => {
      document.documentElement.dataset['copied'] = target instanceof HTMLTextAreaElement ? target.value : ''
    })
  })
  await page.goto('/')
  await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make the table' }).click()
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-copied', await page.getByLabel('Link to send').inputValue())
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }))
  await copy.click()
  await expect(page.locator('.invite')).toContainText('copy it by hand')
  await expect(page.getByLabel('Link to send')).toBeFocused()
})

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
  await expect(begin).toBeEnabled()
  await begin.press('Enter')
  await expect(actionBar(friend)).toBeVisible()
  await expect(friend.locator('#action-bar:focus, #action-bar :focus')).toHaveCount(1)
  await friend.context().close()
})

test('the host hands a seat to a program: a token shown once, which plays it, and is taken back', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make the table' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Put a bot, seat 2' }).click()
  await page.getByLabel('Which bot Perrine is').selectOption({ label: 'A program…' })
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('plays this seat and nothing else')
  await axe(page)
  await sheet.getByRole('button', { name: 'Make a token' }).click()
  const token = await sheet.getByLabel('Token', { exact: true }).inputValue()
  await axe(page)
  await sheet.getByRole('button', { name: 'Done' }).click()
  const row = page.locator('.seat-row').nth(1)
  await expect(row).toContainText('a program, not connected')
  const look = () =>
    request.get(`/api/tables/${token.split('.')[0]}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await look()).status()).toBe(200)
  await row.getByRole('button', { name: 'Take the token of Engine back' }).click()
  await expect(row).toContainText('Empty seat')
  expect((await look()).status()).toBe(401)
})
