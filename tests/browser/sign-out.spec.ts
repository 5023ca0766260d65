// Whoever was on another's computer takes their name back there, from the dialog where the name is.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { axe } from './support/table.ts'

const WORDS = {
  'en-GB': { mine: /change your name/, out: 'Sign out on other devices', done: /Only this browser/ },
  'fr-FR': { mine: /changer de nom|votre nom/, out: 'Déconnecter les autres appareils', done: /Seul ce navigateur/ },
} as const

async function browserOf(browser: Browser, locale: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ locale, baseURL })
  return context.newPage()
}

const whoAmI = (page: Page): Promise<number> => page.evaluate(async () => (await fetch('/api/me')).status)

for (const locale of ['en-GB', 'fr-FR'] as const)
  test(`tokens on other devices are taken back from the name dialog, ${locale}`, async ({ browser, baseURL }) => {
    const say = WORDS[locale]
    const [home, cafe] = [await browserOf(browser, locale, baseURL!), await browserOf(browser, locale, baseURL!)]
    await home.goto('/')
    // Nobody is known yet: there is nothing to sign out of.
    await home.getByRole('button', { name: say.mine }).click()
    await expect(home.getByRole('dialog')).toBeVisible()
    await expect(home.getByRole('button', { name: say.out })).toHaveCount(0)
    await home.evaluate(async () => {
      const named = await fetch('/api/me', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Anne"}',
      })
      const { id } = (await named.json()) as { id: string }
      localStorage.setItem('flibuste.guest', id)
    })
    await cafe.context().addCookies(await home.context().cookies())
    await cafe.goto('/')
    expect([await whoAmI(home), await whoAmI(cafe)]).toEqual([200, 200])
    await home.reload()
    await home.getByRole('button', { name: say.mine }).click()
    await axe(home)
    await home.getByRole('button', { name: say.out }).click()
    await expect(home.getByRole('status').filter({ hasText: say.done })).toBeVisible()
    expect([await whoAmI(home), await whoAmI(cafe)]).toEqual([200, 401])
    for (const page of [home, cafe]) await page.context().close()
  })
