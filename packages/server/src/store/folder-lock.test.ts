import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropFolder, newFolder } from '../testing/test-server.ts'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => dropFolder(folder))

test('a folder is locked for one, who leaves nothing behind', () => {
  const letGo = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(/another Flibuste serves/)
  letGo()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

test('a folder that is not there is made', () => {
  const own = join(folder, 'deep', 'down')
  const letGo = lockFolder(own)
  expect(existsSync(own)).toBe(true)
  letGo()
})
