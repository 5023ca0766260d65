import { describe, expect, it } from 'vitest'
import { leapOf, meaningOf, SHELL_KEYS, shownKey } from './shortcuts.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('keys at the table', () => {
  it('mean what the shell says', () => {
    expect(meaningOf(press('?'), [])).toEqual({ command: 'rules' })
    expect(meaningOf(press('M'), [])).toEqual({ command: 'moves' })
    expect(meaningOf(press('x'), [])).toBeNull()
  })

  it('mean another thing with shift held only where that is said', () => {
    expect(meaningOf(press('g'), [])).toEqual({ command: 'digest' })
    expect(meaningOf(press('G'), [])).toEqual({ command: 'digest' })
    expect(meaningOf(press('G', { shiftKey: true }), [])).toEqual({ command: 'again' })
    expect(meaningOf(press('?', { shiftKey: true }), [])).toEqual({ command: 'rules' })
  })

  it('belong to the game first', () => {
    expect(meaningOf(press('m'), ['M', '1'])).toEqual({ action: 'M' })
    expect(meaningOf(press('1'), ['M', '1'])).toEqual({ action: '1' })
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('are left to the browser with %s', (held) => {
    expect(meaningOf(press('u', { [held]: true }), ['u'])).toBeNull()
  })

  it('go through the past by a move, by a turn and to its ends', () => {
    const leap = (key: string, held: object = {}) => leapOf(press(key, held))
    expect(leap('ArrowRight')).toEqual({ stride: 'step', by: 1 })
    expect(leap('ArrowLeft', { shiftKey: true })).toEqual({ stride: 'turn', by: -1 })
    expect(leap('PageDown')).toEqual({ stride: 'turn', by: 1 })
    expect(leap('Home')).toEqual({ stride: 'ends', by: -1 })
    expect(leap('End', { shiftKey: true })).toEqual({ stride: 'ends', by: 1 })
    expect(leap('ArrowLeft', { altKey: true })).toBeNull()
    expect(leap('x')).toBeNull()
  })

  it('are each explained in both languages', () => {
    for (const command of Object.values(SHELL_KEYS)) {
      expect(en.help[command]).not.toBe('')
      expect(fr.help[command]).not.toBe('')
    }
    expect(shownKey('u')).toBe('U')
    expect(shownKey('Escape')).toBe('Escape')
  })
})
