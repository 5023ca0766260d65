// Friends at one table, each in a browser of their own, on a real server: played, refreshed, cut off, watched, lent, played again.
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { actionBar, answerOnce, expectNoScroll, answer, myTurn, result } from './support/table.ts'

/** A whole match of bots at the pace of the test server. */
const MATCH_MS = 300_000

interface Captain {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
}

interface Company {
  readonly host: Captain
  readonly friend: Captain
  readonly link: string
}

async function newcomer(browser: Browser, name: string): Promise<Captain> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1366, height: 768 } })
  return { name, context, page: await context.newPage() }
}

async function makeTable({ page, name }: Captain): Promise<string> {
  await page.goto('/')
  await page.locator('.plate-card').first().getByRole('button', { name: 'Invite friends' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '2', exact: true }).click()
  await sheet.getByRole('switch', { name: 'Hints allowed' }).check()
  await sheet.getByLabel('Nickname').fill(name)
  await sheet.getByRole('button', { name: 'Make the table' }).click()
  return page.getByLabel('Link to send').inputValue()
}

async function sitDown({ page, name }: Captain, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toBeVisible()
  // The colour of the second seat, at the head of the page as at the table.
  await expect(page.locator('.name-chip .seat-chip')).toHaveClass(/seat-azure/)
  await page.getByRole('button', { name: 'I am ready', exact: true }).click()
}

const atTable = (page: Page) => expect(actionBar(page)).toBeVisible()

/** From the landing page of one to the first roll before both. */
async function sitTogether(browser: Browser): Promise<Company> {
  const [host, friend] = await Promise.all([newcomer(browser, 'Anne'), newcomer(browser, 'Mary')])
  const link = await makeTable(host)
  await sitDown(friend, link)
  await host.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([atTable(host.page), atTable(friend.page)])
  return { host, friend, link }
}

const decisionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-page').getAttribute('data-decision'))

/** Both pages show the same question. */
async function expectTogether(...pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(decisionOf))).size, { message: 'the tables differ' })
    .toBe(1)
}

const isAsked = async ({ page }: Captain): Promise<boolean> => (await myTurn(page).count()) > 0

/** Whose turn it is. */
async function asked({ host, friend }: Company): Promise<Captain> {
  await expect
    .poll(async () => (await isAsked(host)) || (await isAsked(friend)), { message: 'nobody is asked' })
    .toBe(true)
  return (await isAsked(host)) ? host : friend
}

const other = ({ host, friend }: Company, captain: Captain): Captain => (captain === host ? friend : host)

/** More than any turn of Bones takes. */
const TURN_ANSWERS = 40

/** The page has told what came of the last answer: before that it asks nobody. */
const allTold = (page: Page) =>
  expect(page.locator('#action-bar:not([data-catching-up]) .who:not([data-told])')).toBeVisible()

/** Answers as long as this captain is asked. */
async function playTurn(captain: Captain): Promise<void> {
  do {
    await answerOnce(captain.page, () => answer(captain.page))
    await allTold(captain.page)
  } while (await isAsked(captain))
}

const diceOf = (page: Page): Promise<string[]> =>
  page
    .locator('.bones .die-slot[data-face]')
    .evaluateAll((slots) => slots.map((slot) => `${slot.getAttribute('data-piece')}=${slot.getAttribute('data-face')}`))

const crewRow = (page: Page, name: string) => page.locator('.crew li', { hasText: name })

/** Allowed by the host before the start: who asks gets an answer, and the others are told. */
async function askHint({ page, name }: Captain, beside: Captain): Promise<void> {
  await page.keyboard.press('h')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  for (const eyes of [page, beside.page])
    await expect(eyes.locator('.chat')).toContainText(`${name} asked what a bot would do`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

let company: Company

test.beforeEach(async ({ browser }) => {
  test.slow()
  company = await sitTogether(browser)
})

test.afterEach(async () => {
  await Promise.all([company.host.context.close(), company.friend.context.close()])
})

test(
  'both play their turns, each before the other’s eyes, and a refresh in mid-move changes nothing',
  { tag: '@quick' },
  async () => {
    const first = await asked(company)
    const second = other(company, first)
    await expect(actionBar(second.page)).toContainText(`Waiting for ${first.name}`)
    await askHint(first, second)
    await playTurn(first)
    await expect(myTurn(second.page)).toBeVisible()
    await expectTogether(first.page, second.page)
    await expect(second.page.locator('.log')).toContainText(`${first.name} rolls`)

    await answerOnce(second.page, () => second.page.getByRole('button', { name: 'Keep all dice' }).click())
    await expectTogether(first.page, second.page)
    const before = { decision: await decisionOf(second.page), dice: await diceOf(second.page) }
    await second.page.reload()
    await atTable(second.page)
    await expect(myTurn(second.page)).toBeVisible()
    expect({ decision: await decisionOf(second.page), dice: await diceOf(second.page) }).toEqual(before)
    await playTurn(second)
    await expectTogether(first.page, second.page)
    await expectNoScroll(second.page)
  },
)

test('a lost connection is said, politely, and what was missed is caught up', async () => {
  const gone = await asked(company)
  const stays = other(company, gone)
  const notice = gone.page.locator('[data-connection="lost"]')
  await gone.context.setOffline(true)
  await expect(notice).toContainText('The connection is lost. Your table is safe')
  await expect(notice).toBeVisible()
  await expect(gone.page.getByRole('status').filter({ has: notice })).toHaveCount(1)
  await expect(crewRow(stays.page, gone.name)).toContainText('away')

  // What is decided while cut off is sent when the line is back.
  await gone.page.getByRole('button', { name: 'Keep all dice' }).click()
  await expect(actionBar(gone.page)).toContainText('Sending…')
  await gone.context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(gone.page.locator('[data-connection]')).toHaveCount(0)
  await expect(stays.page.locator('.log')).toContainText(`${gone.name} keeps`)
  await expect(crewRow(stays.page, gone.name)).not.toContainText('away')
  await expectTogether(gone.page, stays.page)

  await playTurn(gone)
  await expect(myTurn(stays.page)).toBeVisible()
  await gone.context.setOffline(true)
  await expect(notice).toBeVisible()
  await playTurn(stays)
  await gone.context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(myTurn(gone.page)).toBeVisible()
  await expectTogether(gone.page, stays.page)
})

test('they talk, and whoever watches sees all and moves nothing', async ({ browser }) => {
  const { host, friend, link } = company
  await host.page.getByLabel('Say something…').fill('Count your chests!')
  await host.page.keyboard.press('Enter')
  await expect(friend.page.locator('.chat li').last()).toContainText('Anne Count your chests!')
  await friend.page.getByLabel('Say something…').fill('I do, nightly.')
  await friend.page.getByRole('button', { name: 'Send' }).click()
  await expect(host.page.locator('.chat li').last()).toContainText('Mary I do, nightly.')
  // Ready words are read by everybody in their own language.
  await host.page.getByRole('button', { name: 'Menu' }).click()
  await host.page.getByRole('button', { name: 'FR', exact: true }).click()
  await host.page.keyboard.press('Escape')
  await friend.page.getByRole('button', { name: 'Ready words' }).click()
  await friend.page.getByRole('button', { name: 'Well played!' }).click()
  await expect(friend.page.locator('.chat li').last()).toContainText('Mary Well played!')
  await expect(host.page.locator('.chat li').last()).toContainText('Mary Bien joué')
  await host.page.getByRole('button', { name: 'Mots tout prêts' }).click()
  await host.page.getByRole('button', { name: 'Bonne chance' }).click()
  await expect(friend.page.locator('.chat li').last()).toContainText('Anne Good luck!')
  await friend.page.reload()
  await expect(friend.page.locator('.chat li').last()).toContainText('Anne Good luck!')
  // Less room for the talk takes its oldest lines, not its newest.
  await friend.page.locator('.chat ul').evaluate((list) => {
    list.style.flex = 'none'
    list.style.height = '30px'
  })
  await expect(friend.page.locator('.chat li').last()).toBeInViewport({ ratio: 0.9 })
  await friend.page.locator('.chat ul').evaluate((list) => list.removeAttribute('style'))
  await host.page.getByRole('button', { name: 'Menu' }).click()
  await host.page.getByRole('button', { name: 'EN', exact: true }).click()
  await host.page.keyboard.press('Escape')

  const watcher = await newcomer(browser, 'Wu')
  await watcher.page.goto(link)
  await atTable(watcher.page)
  await expect(watcher.page.locator('.crew')).toContainText('You are watching.')
  await expect(watcher.page.locator('.chat')).toContainText('I do, nightly.')
  const active = await asked(company)
  await expect(actionBar(watcher.page).locator('[data-action="primary"], [data-action="other"]')).toHaveCount(0)
  await expect(watcher.page.locator('.crew .seat-act')).toHaveCount(0)
  await expect(watcher.page.locator('.bones .die-button')).toHaveCount(0)
  await playTurn(active)
  await expectTogether(watcher.page, active.page)
  await watcher.context.close()
})

/** Asked first: one touch gives no seat away. */
async function handOver({ page, name }: Captain): Promise<void> {
  await crewRow(page, name).getByRole('button', { name: 'Let a bot sail for me' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot sail', exact: true }).click()
}

const AWAY_MS = 100_000

test('a seat is lent to a bot and taken back; the seat of somebody who left is kept warm', async () => {
  const { host, friend } = company
  await handOver(friend)
  await expect(crewRow(host.page, 'Mary')).toContainText('held by a bot')
  // A bot answers before anybody can see that it was asked: the host plays on until it has.
  const isHerTurnOver = async () => /Mary rolls/.test((await host.page.locator('.log').textContent()) ?? '')
  for (let answers = 0; answers < TURN_ANSWERS && (await isAsked(host)) && !(await isHerTurnOver()); answers++) {
    await answerOnce(host.page, () => answer(host.page))
    await allTold(host.page)
  }
  await expect(host.page.locator('.log')).toContainText('Mary rolls')
  await expect(actionBar(friend.page)).toContainText('A bot sails for you')
  await actionBar(friend.page).getByRole('button', { name: 'Take the helm' }).click()
  await expect(crewRow(host.page, 'Mary')).not.toContainText('held by a bot')
  await expectTogether(host.page, friend.page)

  await expect(crewRow(host.page, 'Mary').getByRole('button')).toHaveCount(0)
  if ((await asked(company)) === host) await playTurn(host)
  await expect(myTurn(friend.page)).toBeVisible()
  await friend.page.goto('/')
  await expect(crewRow(host.page, 'Mary')).toContainText('away')
  await expect(actionBar(host.page)).not.toContainText('has been away')
  await host.page.clock.setFixedTime(Date.now() + AWAY_MS)
  await expect(actionBar(host.page)).toContainText(/Mary has been away for 1:\d\d/)
  await actionBar(host.page).getByRole('button', { name: 'Let a bot sail for Mary' }).click()
  await expect(crewRow(host.page, 'Mary')).toContainText('held by a bot')
  await expect(actionBar(host.page)).not.toContainText('has been away')
})

test('a rematch leads both to the same new table', { tag: '@long' }, async () => {
  const { host, friend } = company
  for (const captain of [host, friend]) await handOver(captain)
  for (const { page, name } of [host, friend]) {
    await expect(result(page)).toBeVisible({ timeout: MATCH_MS })
    await expect(page.locator('.ranking tr', { hasText: name })).toContainText('you, held by a bot')
    await expect(page.locator('.ranking .role', { hasText: /^held by a bot$/ })).toHaveCount(1)
  }
  await friend.page.getByRole('button', { name: 'Chat' }).click()
  await friend.page.getByRole('dialog').getByLabel('Say something…').fill('Again?')
  await friend.page.keyboard.press('Enter')
  await friend.page.keyboard.press('Escape')
  await expect(host.page.getByRole('button', { name: /1 new message/ })).toBeVisible()
  await host.page.getByRole('button', { name: 'Share' }).click()
  await expect(host.page.getByLabel('Link to send')).toHaveValue(company.link)
  await host.page.keyboard.press('Escape')
  const old = new URL(host.page.url()).pathname
  await host.page.getByRole('button', { name: 'Rematch' }).click()
  await expect(host.page).not.toHaveURL(new RegExp(old))
  await expect(host.page.getByRole('button', { name: 'Leave the seat' })).toBeVisible()
  await expect(friend.page.getByText('Anne has laid the next table.')).toBeVisible()
  await friend.page.getByRole('button', { name: 'Join Anne’s rematch' }).click()
  await expect(friend.page).toHaveURL(host.page.url())
  await expect(host.page.locator('.lobby-seats')).toContainText('2 of 2 ready')
  await host.page.getByRole('button', { name: 'Start the match' }).click()
  for (const { page } of [host, friend]) {
    await atTable(page)
    await expect(page.locator('.crew')).not.toContainText('held by a bot')
  }
})
