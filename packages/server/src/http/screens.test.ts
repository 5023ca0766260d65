// The page names what its screen needs: by address, by what is known of a table, by the language a browser asks for.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes, tablePage, type TableInfo } from '@flibuste/protocol'
import type { RunningServer } from '../index.ts'
import { Player } from '../testing/client.ts'
import { dropFolder, newFolder, startTestServer } from '../testing/test-server.ts'
import { hintsFor, spokenIn } from './screens.ts'

const SCREENS = {
  '': ['assets/title.woff2'],
  t: ['assets/room.js'],
  'lobby/bones': ['assets/lobby.js'],
  't/bones/en': ['assets/board.js', 'assets/board.css'],
  'rules/bones/en': ['assets/rules.en.js'],
  'rules/bones/fr': ['assets/rules.fr.js'],
}
const nothingMoored = { moored: () => null }

describe('what is named', () => {
  const namedAt = (path: string, accepted = 'en-GB,en;q=0.9'): string =>
    hintsFor(new Map(Object.entries(SCREENS)), nothingMoored, { path, accepted }).join()

  test('files by the screen of the address, each as what it is', () => {
    expect(namedAt('/')).toBe(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/title.woff2" />',
    )
    expect(namedAt('/rules/bones')).toBe('<link rel="modulepreload" crossorigin href="/assets/rules.en.js" />')
    expect(namedAt('/rules/bones', 'fr-CH, en;q=0.5')).toContain('rules.fr.js')
  })

  test.each(['/rules/nothing', '/rules/bones/more', '/elsewhere', '/rules', '/matches', '/__proto__', '/rules/../t'])(
    'nothing at %s',
    (path) => expect(namedAt(path)).toBe(''),
  )

  test('of a table nobody knows only what every table needs, and its name is not repeated', () => {
    expect(namedAt('/t/"><script>')).toBe('<link rel="modulepreload" crossorigin href="/assets/room.js" />')
  })

  test.each([
    ['', 'en'],
    ['de-DE,de', 'en'],
    ['FR', 'fr'],
    ['de, fr;q=0.8, en;q=0.7', 'fr'],
  ])('who asks for “%s” is spoken to in %s', (accepted, spoken) => expect(spokenIn(accepted)).toBe(spoken))
})

describe('on a server', () => {
  const folder = newFolder()
  let server: RunningServer
  beforeAll(async () => {
    const webRoot = join(folder, 'web')
    mkdirSync(webRoot)
    writeFileSync(
      join(webRoot, 'index.html'),
      '<html><head><title>x</title></head><main class="first-picture landing-first">the head</main></html>',
    )
    writeFileSync(join(webRoot, 'screens.json'), JSON.stringify(SCREENS))
    server = await startTestServer(folder, { webRoot })
  })
  afterAll(async () => {
    await server.close()
    dropFolder(folder)
  })

  const pageAt = async (path: string): Promise<string> => {
    const reply = await fetch(server.url + path, { headers: { accept: 'text/html', 'accept-language': 'en' } })
    expect(reply.headers.get('vary')).toContain('accept-language')
    return reply.text()
  }

  test('the landing page has its faces, a lobby itself, a begun match its board and where it stands', async () => {
    expect(await pageAt('/')).toContain('href="/assets/title.woff2"')
    const anne = await Player.named(server.url, 'Anne')
    const { body } = await anne.ask<TableInfo>('POST', routes.tables(), { body: { game: 'bones', seats: 2 } })
    const path = tablePage(body.id)
    await anne.ask('PUT', routes.seat(body.id, 0), { body: { who: 'me', entropy: 'a word of chance' } })
    expect(await pageAt(path)).toContain('href="/assets/lobby.js"')
    await anne.ask('PUT', routes.seat(body.id, 1), { body: { who: 'bot', bot: 'sailor' } })
    await anne.ask('POST', routes.start(body.id))
    const begun = await pageAt(path)
    expect(begun).toContain('href="/assets/board.js"')
    expect(begun).toContain('<link rel="preload" as="style" crossorigin href="/assets/board.css" />')
    expect(begun).toContain(`as="fetch" crossorigin href="${routes.table(body.id)}"`)
    expect(begun).not.toContain('lobby.js')
  })

  test('before any file has come the landing page shows its head, and every other address the game it names', async () => {
    expect(await pageAt('/')).toContain('the head')
    const named = '<p class="wordmark-first"><span lang="en">Buccaneer</span><span lang="fr">Buccaneer</span></p>'
    for (const path of ['/rules/buccaneer', '/learn/buccaneer/2', '/cheat/buccaneer']) {
      expect(await pageAt(path)).toContain(named)
      expect(await pageAt(path)).not.toContain('the head')
    }
    for (const path of ['/matches', '/t/NO-11-SUCH-TABLE', '/rules/<b>', '/local/buccaneer'])
      expect(await pageAt(path)).toContain('<p class="wordmark-first">Flibuste</p></main>')
    const anne = await Player.named(server.url, 'Anne')
    const { body } = await anne.ask<TableInfo>('POST', routes.tables(), { body: { game: 'pirates', seats: 2 } })
    await anne.ask('PUT', routes.seat(body.id, 0), { body: { who: 'me', entropy: 'a word of chance' } })
    expect(await pageAt(tablePage(body.id))).toContain('<span lang="fr">Pirates\u202F!</span>')
  })
})
