// Addresses.
import { describe, expect, it } from 'vitest'
import { routeOf } from './route.ts'
import type { Answer } from '../session/wire.ts'
import { pageFor, readCode } from './table-code.ts'

describe('addresses', () => {
  it('name a screen each', () => {
    expect(routeOf('/')).toEqual({ screen: 'landing' })
    expect(routeOf('/t/KRAKEN-42-MOON-TULIP')).toEqual({ screen: 'table', id: 'KRAKEN-42-MOON-TULIP' })
    expect(routeOf('/local/abc/')).toEqual({ screen: 'local', key: 'abc', opens: 'now' })
    expect(routeOf('/local/abc', '#replay')).toEqual({ screen: 'local', key: 'abc', opens: 'replay' })
    expect(routeOf('/matches')).toEqual({ screen: 'matches' })
    expect(routeOf('/learn/bones')).toEqual({ screen: 'lessons', game: 'bones' })
    expect(routeOf('/learn/bones/3')).toEqual({ screen: 'lesson', game: 'bones', number: 3 })
    expect(routeOf('/cheat/bones')).toEqual({ screen: 'cheat', game: 'bones' })
    expect(routeOf('/rules/bones', '#BON-6.4')).toEqual({ screen: 'rules', game: 'bones', clause: 'BON-6.4' })
  })

  it('are lost when they name nothing, or are broken', () => {
    for (const path of [
      '/t',
      '/nowhere',
      '/t/a/b',
      '/rules/',
      '/local/%E0%A4%A',
      '/learn',
      '/learn/bones/0',
      '/learn/bones/x',
      '/learn/bones/1/2',
    ])
      expect(routeOf(path)).toEqual({ screen: 'lost' })
  })
})

describe('codes of tables', () => {
  it('are read as typed or pasted', () => {
    expect(readCode(' kraken-42-moon-tulip ')).toBe('KRAKEN-42-MOON-TULIP')
    expect(readCode('Kraken 42 Moon Tulip')).toBe('KRAKEN-42-MOON-TULIP')
    expect(readCode('https://play.example.org/t/KRAKEN-42-MOON-TULIP?x=1#y')).toBe('KRAKEN-42-MOON-TULIP')
    expect(readCode('http://host/t/KRAKEN-42-MOON-TULIP/')).toBe('KRAKEN-42-MOON-TULIP')
  })

  it('that are short are looked up, however they are typed; names and links need no server', async () => {
    const asked: string[] = []
    const server = async <Value>(_method: string, path: string): Promise<Answer<Value>> => {
      asked.push(path)
      return path.endsWith('KORA-MITU') || path.endsWith('KORAMITU')
        ? { value: { table: 'KRAKEN-42-MOON-TULIP' } as Value }
        : { denial: { problem: 'unknown-code', refusal: null } }
    }
    const found = { path: '/t/KRAKEN-42-MOON-TULIP' }
    for (const typed of ['KORA-MITU', ' kora mitu', 'koramitu']) expect(await pageFor(typed, server)).toEqual(found)
    expect(asked).toEqual(['/api/codes/KORA-MITU', '/api/codes/KORA-MITU', '/api/codes/KORAMITU'])
    expect(await pageFor('bufu-vute', server)).toEqual({ problem: 'unknown-code' })
    expect(await pageFor('kraken 42 moon tulip', server)).toEqual(found)
    expect(await pageFor('http://host/t/KRAKEN-42-MOON-TULIP/', server)).toEqual(found)
    expect(await pageFor('?!', server)).toEqual({ problem: 'malformed' })
    expect(asked).toHaveLength(4)
  })

  it('are refused when they cannot be one', () => {
    for (const typed of ['', '   ', '?!', 'KRAKEN_42!', 'é']) expect(readCode(typed)).toBeNull()
  })
})
