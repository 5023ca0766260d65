// A link that was sent to a chat says there what waits behind it, and nothing that only somebody at the table may know.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPEN_GAME_IDS, registered } from '@flibuste/games'
import { LANGUAGES } from '@flibuste/kernel'
import { routes, tablePage, type TableInfo } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { Player } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { previewTags } from './preview.ts'

const PICTURES = new URL('../../../web/public/previews/', import.meta.url)
const nothingMoored = { moored: () => null }

/** What a tag says, as a chat reads it. */
const said = (html: string, property: string): string =>
  (new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

test.each([...OPEN_GAME_IDS, 'flibuste'])('%s has a picture of the size that is told', (name) => {
  const png = readFileSync(new URL(`${name}.png`, PICTURES))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

describe('without a table', () => {
  const tagsAt = (path: string, origin: string | null = 'https://play.example'): string =>
    previewTags(nothingMoored, { path, origin, spoken: 'fr' }).join('')

  test('rules, lessons and the sheet of a game tell of it', () => {
    for (const screen of ['rules', 'learn', 'cheat']) {
      const tags = tagsAt(`/${screen}/pirates`)
      expect(said(tags, 'og:title')).toBe('Pirates\u202F! · Flibuste')
      expect(said(tags, 'og:description')).toContain(registered('pirates').pitch.fr)
      expect(said(tags, 'og:image')).toBe('https://play.example/previews/pirates.png')
    }
  })

  test.each(['/', '/matches', '/rules', '/rules/nothing', '/t/NO-11-SUCH-TABLE', '/t/"><script>', '/__proto__'])(
    'at %s the house speaks',
    (path) => {
      expect(said(tagsAt(path), 'og:title')).toBe('Flibuste')
      expect(said(tagsAt(path), 'og:image')).toMatch(/\/previews\/flibuste\.png$/)
      expect(tagsAt(path)).not.toContain('<script')
    },
  )

  test('an address nobody has told has no picture, and a strange one cannot write tags', () => {
    expect(tagsAt('/', null)).not.toContain('og:image')
    expect(tagsAt('/', 'http://x"><b>')).not.toContain('<b>')
  })
})

describe('on a server', () => {
  const folder = newFolder()
  let server: RunningServer
  beforeAll(async () => {
    const webRoot = join(folder, 'web')
    mkdirSync(webRoot)
    writeFileSync(join(webRoot, 'index.html'), '<html><head><title>x</title></head></html>')
    server = await startTestServer(folder, { webRoot })
  })
  afterAll(async () => {
    await server.close()
    dropFolder(folder)
  })

  const pageAt = async (path: string, language = 'en'): Promise<string> => {
    const reply = await fetch(server.url + path, { headers: { accept: 'text/html', 'accept-language': language } })
    return reply.text()
  }

  test('a table says which game, and whether a seat waits, is played or was; never who sits there', async () => {
    const anne = await Player.named(server.url, 'Annelore')
    const { body } = await anne.ask<TableInfo>('POST', routes.tables(), { body: { game: 'bones', seats: 3 } })
    const at = (language?: string): Promise<string> => pageAt(tablePage(body.id), language)
    await anne.ask('PUT', routes.seat(body.id, 0), { body: { who: 'me', entropy: 'a word of chance' } })
    expect(said(await at(), 'og:description')).toContain('2 seats are free')
    await anne.ask('PUT', routes.seat(body.id, 1), { body: { who: 'bot', bot: 'sailor' } })
    expect(said(await at(), 'og:description')).toContain('One seat waits for you.')
    expect(said(await at('fr'), 'og:description')).toContain('Un siège vous attend.')
    expect(said(await at('fr'), 'og:image')).toBe(`${server.url}/previews/bones.png`)
    await anne.ask('PUT', routes.seat(body.id, 2), { body: { who: 'bot', bot: 'sailor' } })
    expect(said(await at(), 'og:description')).toContain('Every seat is taken')
    await anne.ask('POST', routes.start(body.id))
    expect(said(await at(), 'og:description')).toContain('A match is under way.')
    expect(await at()).not.toContain('Annelore')
  })

  test('every language has its own words', async () => {
    const told = await Promise.all(LANGUAGES.map(async (spoken) => said(await pageAt('/', spoken), 'og:description')))
    expect(new Set(told).size).toBe(LANGUAGES.length)
  })
})
