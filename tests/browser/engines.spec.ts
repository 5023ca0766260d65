// The page in the engines people have besides Chromium: landing, a match of every game, a reload in the midst of it, and a table shared
// with a Chromium. Firefox is installed for it; WebKit is looked at where the machine has it.
import { OPEN_GAME_IDS, registered } from '@flibuste/games'
import { expect, test } from '@playwright/test'
import { findFirefox } from '../../scripts/browser.mjs'
import { DEPTHS, FIREFOX_ANSWERS } from '../depth/depths.ts'
import { click, clickIfThere, pause, until, type Engine, type Tab } from './support/engine.ts'
import { startFirefox } from './support/firefox.ts'
import { endedMatch } from './support/scenes.ts'
import { actionBar, answer, answerOnce, myTurn } from './support/table.ts'
import { layTable } from './support/watched-table.ts'
import { findWebKit, startWebKit } from './support/webkit.ts'

const LAPTOP = { width: 1366, height: 768 }
const BETWEEN_LOOKS_MS = 100
/** Time enough for an answer to be carried out, also on a busy machine. */
const LOOKS_A_PRESS = 50
const depth = DEPTHS.findIndex((name) => name === process.env['FLIBUSTE_TEST_DEPTH'])
/** WebKit draws without a graphics card, and slowly. */
const ANSWERS = { Firefox: FIREFOX_ANSWERS[depth] ?? FIREFOX_ANSWERS[1], WebKit: 3 }

/** Whatever a page throws or forbids, in an engine whose console cannot be heard. Begins with the page it is called in. */
const listen = (tab: Tab): Promise<null> =>
  tab.run(() => {
    const heard = ((globalThis as { heard?: string[] }).heard ??= [])
    addEventListener('error', ({ message }) => heard.push(message))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => heard.push(`policy: ${blockedURI}`))
    return null
  }, null)

const heard = (tab: Tab): Promise<string[]> => tab.run(() => (globalThis as { heard?: string[] }).heard ?? [], null)

/** Remembers every place the buttons by which one begins have ever had. */
function watchPlaces(): void {
  const places = ((globalThis as { places?: Set<string> }).places = new Set<string>())
  const look = (): void => {
    const buttons = [...document.querySelectorAll('.plate-actions .btn.pri')].map((one) => one.getBoundingClientRect())
    if (buttons.length > 0) places.add(buttons.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' '))
    requestAnimationFrame(look)
  }
  look()
}

const places = (tab: Tab): Promise<string[] | null> =>
  tab.run(() => {
    const faces = [...document.fonts]
    const isSettled =
      faces.some(({ status }) => status === 'loaded') && faces.every(({ status }) => status !== 'loading')
    const { places = new Set() } = globalThis as { places?: Set<string> }
    return isSettled && places.size > 0 ? [...places] : null
  }, null)

interface Standing {
  readonly at: 'asked' | 'over' | 'waiting'
  /** What is asked, of whom, and whose answers are known. */
  readonly question: string
  /** What answers it at once; null: it is chosen from the list. */
  readonly button: string | null
}

const standing = (tab: Tab): Promise<Standing> =>
  tab.run((bar) => {
    const { decision, viewer, answered } = document.querySelector<HTMLElement>('.table-page')?.dataset ?? {}
    const chosen = `${bar} [data-action="primary"][data-plays]`
    const offered = `${bar} [data-action="other"][data-plays]`
    const isAsking = document.querySelector(`${bar} [data-action="ask"]`) !== null
    const buttons = [chosen, ...(isAsking ? [] : [offered])]
    const isOver = document.querySelector('[data-result="shown"]') !== null
    return {
      at: isOver ? 'over' : document.querySelector(`${bar}[data-turn="mine"]`) === null ? 'waiting' : 'asked',
      question: [decision, viewer, answered].join('/'),
      button: buttons.find((button) => document.querySelector(button) !== null) ?? null,
    }
  }, '#action-bar')

/** Skips what is told and the bots' waits. */
const untilAsked = (tab: Tab): Promise<Standing> =>
  until('a question', async () => {
    const now = await standing(tab)
    if (now.at !== 'waiting') return now
    await tab.press('.')
    return null
  })

const isListed = (tab: Tab): Promise<boolean> => tab.run(() => document.querySelector('.move-list') !== null, null)

/** By a button, else from the list, which may lie open already. An answer that comes late may have taken both away meanwhile. */
async function pressAnswer(tab: Tab, button: string | null): Promise<void> {
  if (button !== null && !(await isListed(tab))) return void (await clickIfThere(tab, button))
  if (!(await isListed(tab))) await tab.press('m')
  for (let looks = 0; looks < LOOKS_A_PRESS && !(await isListed(tab)); looks++) await pause(BETWEEN_LOOKS_MS)
  await clickIfThere(tab, '.move-list button')
}

/** What lies under the pointer may move as it goes down: whoever missed presses again. */
async function answerIn(tab: Tab): Promise<void> {
  const { question } = await untilAsked(tab)
  for (let looks = 0; ; looks++) {
    const now = await standing(tab)
    if (now.question !== question || now.at === 'over') return
    if (looks % LOOKS_A_PRESS === 0) await pressAnswer(tab, now.button)
    await pause(BETWEEN_LOOKS_MS)
  }
}

/** The decision and who sees it. How many have answered with me may have grown meanwhile. */
const askedOf = ({ question }: Standing): string => question.split('/').slice(0, 2).join('/')

async function playAndReload(tab: Tab, url: string, plate: number, most: number): Promise<void> {
  await tab.goto(`${url}/`)
  await listen(tab)
  await click(tab, `.plate-card:nth-child(${plate + 1} of .plate-card) .plate-actions .btn.pri`)
  for (let answers = 0; answers < most; answers++) await answerIn(tab)
  const before = await untilAsked(tab)
  expect(await heard(tab)).toEqual([])
  await tab.reload()
  const after = await untilAsked(tab)
  expect(askedOf(after)).toBe(askedOf(before))
}

/** How many there are in each quarter of a picture, across; null: it is not there yet. */
function colours(selector: string): number[] | null {
  const image = document.querySelector<HTMLImageElement>(selector)
  if (image === null || !image.complete || image.naturalWidth !== 1200 || image.naturalHeight !== 630) return null
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 630
  const brush = canvas.getContext('2d')!
  brush.drawImage(image, 0, 0)
  return [0, 300, 600, 900].map((x) => new Set(new Uint32Array(brush.getImageData(x, 0, 300, 630).data.buffer)).size)
}

for (const name of ['Firefox', 'WebKit'] as const)
  test.describe(name, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default' })
    let engine: Engine & { readonly errors?: readonly string[] }

    test.beforeAll(async () => {
      const firefox = name === 'Firefox' ? findFirefox() : null
      const webkit = name === 'WebKit' ? findWebKit() : null
      test.skip(firefox === null && webkit === null, `there is no ${name} on this machine`)
      if (firefox !== null) engine = await startFirefox(firefox)
      if (webkit !== null) engine = await startWebKit(webkit)
    })

    test.afterAll(() => engine?.close())

    test('no button of the landing page moves when its letters come', async ({ baseURL }) => {
      const tab = await engine.open(LAPTOP)
      test.skip(tab.prepare === undefined, `${name} cannot be watched so early`)
      await tab.prepare?.(watchPlaces)
      await tab.goto(`${baseURL!}/`)
      expect(await until('a page with its letters', () => places(tab))).toHaveLength(1)
    })

    for (const [plate, game] of OPEN_GAME_IDS.entries())
      test(`plays ${registered(game).title.en} from the landing page, and goes on after a reload`, async ({
        baseURL,
      }) => {
        const tab = await engine.open(LAPTOP)
        await playAndReload(tab, baseURL!, plate, ANSWERS[name])
        expect(engine.errors ?? []).toEqual([])
      })

    test('draws the picture of the end', async ({ baseURL }) => {
      const tab = await engine.open(LAPTOP)
      await tab.goto(`${baseURL!}/`)
      const match = endedMatch('bones/four')
      await tab.run(([key, text]) => (localStorage.setItem(`flibuste.match.${key}`, text), null), [
        match.key,
        JSON.stringify(match),
      ] as const)
      await tab.goto(`${baseURL!}/local/${match.key}`)
      await listen(tab)
      await click(tab, '.ends .btn', 'Share')
      await click(tab, '.share-sheet .btn', 'Show the picture')
      const drawn = await until('the picture', () => tab.run(colours, '.picture-room img'))
      // A blank has one, and without its inks a drawing has few.
      expect(drawn.filter((nth) => nth > 40)).toHaveLength(4)
      expect([...(await heard(tab)), ...(engine.errors ?? [])]).toEqual([])
    })

    test('shares a table with a Chromium', async ({ page, baseURL }) => {
      const link = new URL(await layTable(page, 0, 2))
      const tab = await engine.open(LAPTOP)
      await tab.goto(new URL(link.pathname, baseURL).href)
      await listen(tab)
      await click(tab, 'button', 'Sit down')
      await click(tab, 'button', 'I am ready')
      await page.getByRole('button', { name: 'Start the match' }).click()
      await expect(actionBar(page)).toBeVisible()
      for (let turns = 0; turns < 4; turns++) {
        await expect
          .poll(async () => (await myTurn(page).count()) > 0 || (await standing(tab)).at === 'asked')
          .toBe(true)
        if ((await myTurn(page).count()) > 0) await answerOnce(page, () => answer(page))
        else await answerIn(tab)
      }
      const decision = page.locator('.table-page')
      await expect
        .poll(
          async () => (await standing(tab)).question.split('/')[0] === (await decision.getAttribute('data-decision')),
        )
        .toBe(true)
      expect([...(await heard(tab)), ...(engine.errors ?? [])]).toEqual([])
    })
  })
