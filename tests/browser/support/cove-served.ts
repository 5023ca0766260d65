// Pirate's Cove at a table on the server, laid without clicks: me among bots, with a hand, as many captains as can be.
import type { View } from '@flibuste/games/cove/index.ts'
import type { LayTerms } from '@flibuste/protocol'
import { expect, type Page } from '@playwright/test'
import { LOADED_MS } from './position.ts'
import { actionBar } from './table.ts'

const SEATS = 5

/** What the host says beyond seats and options. */
export type Terms = Pick<LayTerms, 'silence'>

/** How long the page hesitates: chance says the least or the most. The function travels to the page as text. */
export async function hesitate(page: Page, how: 'shortly' | 'long'): Promise<void> {
  await page.addInitScript(
    (chance: number) => {
      const { getRandomValues } = crypto
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array.fill(chance)
        else getRandomValues.call(crypto, array)
        return array
      }
    },
    how === 'long' ? 0xffffffff : 0,
  )
}

/** Me among bots, at a table on the server. */
async function serveTable(page: Page, terms: Terms): Promise<string> {
  await page.goto('/healthz')
  return page.evaluate(
    async ({ seats, terms: laid }) => {
      const send = async (method: string, path: string, body?: object): Promise<{ id: string }> => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, {
          method,
          ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
        })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json() as Promise<{ id: string }>
      }
      const me = await send('PUT', '/api/me', { name: 'Anne' })
      localStorage.setItem('flibuste.guest', me.id)
      const options = { severalArtisans: false, halfYear: false, edition: null }
      const { id } = await send('POST', '/api/tables', { game: 'cove', seats, options, ...laid })
      await send('PUT', `/api/tables/${id}/seats/0`, { who: 'me', entropy: crypto.randomUUID() })
      for (let seat = 1; seat < seats; seat++)
        await send('PUT', `/api/tables/${id}/seats/${seat}`, { who: 'bot', bot: 'greedy' })
      await send('POST', `/api/tables/${id}/start`)
      return id
    },
    { seats: SEATS, terms },
  )
}

/** What the server tells me now. */
export async function viewNow(page: Page, id: string): Promise<View> {
  const answer = await page.request.get(`/api/tables/${id}`)
  return ((await answer.json()) as { position: { view: View } }).position.view
}

/** Whether I am to set my wheel: sealed with all others, or in the open where somebody's Lookout says so. */
export const isMyWheel = ({ step, asked }: View): boolean => (step === 'course' || step === 'steer') && asked % 2 === 1

/** Whose first card is a parrot has no hand, and is asked nothing: then the cards are dealt again at another table. */
async function dealtTable(page: Page, terms: Terms): Promise<string> {
  for (;;) {
    const id = await serveTable(page, terms)
    const { players } = await viewNow(page, id)
    if (players[0]!.handSize > 0) return id
  }
}

export async function openServed(page: Page, terms: Terms = {}): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const id = await dealtTable(page, terms)
  await page.goto(`/t/${id}`)
  await expect(actionBar(page)).toBeVisible({ timeout: LOADED_MS })
  return id
}
