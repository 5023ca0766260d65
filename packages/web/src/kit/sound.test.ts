import { expect, it } from 'vitest'
import { playSound, SCORES, soundOn, SOUNDS, toggleSound } from './sound.ts'

it('has a score for every sound, none longer than 400 ms', () => {
  for (const name of SOUNDS) {
    const ends = SCORES[name].map(({ atMs, lastMs }) => atMs + lastMs)
    expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(400)
  }
})

it('is silent, not broken, before the page was touched, and can be switched', () => {
  expect(() => playSound('win')).not.toThrow()
  const was = soundOn.value
  toggleSound()
  expect(soundOn.value).toBe(!was)
})
