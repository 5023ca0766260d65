// Attacks that need a real browser: scripts hidden in what people type, and pages elsewhere that write in a visitor's name.
import { createServer } from 'node:http'
import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { routes, tablePage, type Message, type TableInfo } from '@flibuste/protocol'
import { actionBar } from './support/table.ts'

/** As long as a nickname may be, and more than enough. */
const EVIL_NAME = '<img src=x onerror=p()>'
const EVIL_LINES = [
  '<script>pwned()</script>',
  '<img src=x onerror="pwned()"><svg onload="pwned()">',
  '[click](javascript:pwned()) javascript:pwned()',
  '"><iframe srcdoc="<script>parent.pwned()</script>">',
]

async function ask<T>(api: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
  const reply = await api.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  expect({ path, ok: reply.ok() }).toEqual({ path, ok: true })
  return (await reply.json()) as T
}

/** Somebody with this name at a table of their own, with a bot. */
async function openTable({ request }: BrowserContext, name: string): Promise<string> {
  const guest = await ask<{ id: string }>(request, 'PUT', routes.me(), { name })
  const { id } = await ask<TableInfo>(request, 'POST', routes.tables(), { game: 'bones', seats: 2 })
  await ask(request, 'PUT', routes.seat(id, 0), { who: 'me', entropy: 'some entropy' })
  await ask(request, 'PUT', routes.seat(id, 1), { who: 'bot', bot: 'random' })
  expect(guest.id).toBeTruthy()
  return id
}

/** Notes whatever runs or opens that nobody of ours has written. */
async function watchFor(page: Page): Promise<string[]> {
  const trouble: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => trouble.push('a dialog')))
  await page.exposeFunction('pwned', () => trouble.push('a script ran'))
  await page.exposeFunction('p', () => trouble.push('a script ran'))
  return trouble
}

const planted = (page: Page): Promise<number> =>
  page.locator('img[src="x"], iframe, body script:not([src]), svg[onload], a[href^="javascript:"]').count()

test('what people type is text and nothing else, in the lobby and at the table', async ({ page, context }) => {
  const id = await openTable(context, EVIL_NAME)
  const say = (text: string, at: number) =>
    ask(context.request, 'POST', routes.chat(id), { text, answer: `evil-line-${at}-of-chat` })
  for (const [at, line] of EVIL_LINES.entries()) await say(line, at)
  const trouble = await watchFor(page)
  await page.goto(tablePage(id))
  await expect(page.getByText(EVIL_NAME).first()).toBeVisible()
  expect(await planted(page)).toBe(0)
  await ask(context.request, 'POST', routes.start(id))
  await expect(actionBar(page)).toBeVisible()
  await expect(page.getByText(EVIL_NAME).first()).toBeAttached()
  await say('<b onmouseover=pwned()>ahoy</b>', EVIL_LINES.length)
  expect(await planted(page)).toBe(0)
  expect(trouble).toEqual([])
})

test('a script that found its way into the page would not run', async ({ page }) => {
  const trouble = await watchFor(page)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'pwned()'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="pwned()">')
  })
  await page.waitForFunction(() => document.querySelector('img[src="data:,"]') !== null)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(trouble).toEqual([])
})

/** What a page of somebody else's tries, as whoever visits it. */
function evilPage(target: string, id: string): string {
  const tries = [
    [`/api/tables/${id}/chat`, { text: 'forged', answer: 'forged-answer' }, 'POST'],
    [`/api/tables/${id}/start`, {}, 'POST'],
    [`/api/tables/${id}/seats/0`, { who: 'nobody' }, 'PUT'],
    ['/api/me', { name: 'Forged' }, 'PUT'],
    ['/api/me/token', {}, 'DELETE'],
  ]
  return `<!doctype html><title>evil</title>
    <iframe name="sink"></iframe><iframe id="framed" src="${target}/"></iframe>
    <form id="form" target="sink" method="post" enctype="text/plain" action="${target}/api/tables/${id}/chat">
      <input name='{"text":"forged","answer":"forged-form","x":"' value='"}'></form>
    <script>
      document.getElementById('form').submit()
      const kinds = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']
      const modes = ['cors', 'no-cors']
      const all = ${JSON.stringify(tries)}.flatMap(([path, body, method]) => modes.flatMap((mode) => kinds.map((kind) =>
        fetch('${target}' + path, { method, mode, credentials: 'include', headers: { 'content-type': kind }, body: JSON.stringify(body) })
          .then((reply) => reply.type + ' ' + reply.status, () => 'failed'))))
      // Without a body nothing but the origin tells whose request it is.
      all.push(fetch('${target}/api/tables/${id}/start', { method: 'POST', mode: 'no-cors', credentials: 'include' }).then(() => 'sent', () => 'failed'))
      all.push(fetch('${target}/api/me', { credentials: 'include' }).then((reply) => reply.text(), () => 'failed'))
      // Nothing holds a page back from opening a socket anywhere, and cookies go along.
      all.push(new Promise((told) => {
        const socket = new WebSocket('${target.replace(/^http/, 'ws')}/api/tables/${id}/line')
        socket.onopen = () => socket.send(JSON.stringify({ errand: 1, to: 'chat', body: { text: 'forged', answer: 'forged-errand' } }))
        socket.onmessage = () => told('a socket 200')
        socket.onerror = () => told('failed')
      }))
      Promise.all(all).then((done) => { window.done = done })
    </script>`
}

/** Somebody else's server, on this machine too: what a browser lets a page do depends on where it really came from. */
async function serveEvil(body: string): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((_request, reply) => void reply.setHeader('content-type', 'text/html').end(body))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, close: () => server.close() }
}

// Another port of the same machine is of the same site to a browser: cookies go along, and only the origin tells them apart.
for (const site of ['127.0.0.1', 'localhost'])
  test(`a page of another server at ${site} writes and reads nothing in a visitor's name`, async ({
    page,
    context,
    baseURL,
  }) => {
    const id = await openTable(context, 'Anne')
    const look = (): Promise<Message> => ask(context.request, 'GET', routes.table(id))
    const before = await look()
    const me = await ask<{ id: string; name: string }>(context.request, 'GET', routes.me())
    const evil = await serveEvil(evilPage(baseURL ?? '', id))
    await page.goto(`http://${site}:${evil.port}/`)
    await page.waitForFunction(() => 'done' in window)
    const done = await page.evaluate(() => (window as unknown as { done: string[] }).done)
    evil.close()
    expect(done.filter((one) => / 2\d\d$/.test(one) || one.includes(me.id))).toEqual([])
    expect(await look()).toEqual(before)
    expect(await ask(context.request, 'GET', routes.me())).toEqual(me)
    expect(await page.frameLocator('#framed').locator('.plate-card').count()).toBe(0)
  })
