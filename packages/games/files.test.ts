// What is written to disk: the first record of a new game has no folder yet.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeRecord } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'flibuste-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes the folder of a new game, and overwrites no record', () => {
  const path = join(folder, 'sixth', 'two.json')
  writeRecord(path, 'first')
  writeRecord(join(folder, 'sixth', 'three.json'), 'third')
  expect(() => writeRecord(path, 'second')).toThrow('EEXIST')
  expect(readFileSync(path, 'utf8')).toBe('first')
})
