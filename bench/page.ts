// How much script a browser loads before it shows anything: what index.html names, as a server would send it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Row } from './row.ts'

const BUDGET_KB = 120

/** Scripts and the modules they are known to need at once. */
function firstScripts(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const named = tags.flatMap((tag) => {
    const isScript = tag.startsWith('<script') || /rel="?modulepreload/.test(tag)
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1]
    return isScript && address !== undefined ? [address] : []
  })
  return [...new Set(named)]
}

/** Also what these import at once: a module's static imports are loaded before it runs. */
function withImports(root: string, first: readonly string[]): string[] {
  const found = new Set<string>()
  const queue = first.map((address) => address.replace(/^\.?\//, ''))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue
    found.add(file)
    const code = readFileSync(join(root, file), 'utf8')
    const folder = file.split('/').slice(0, -1).join('/')
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) queue.push(join(folder, name!))
  }
  return [...found]
}

/** Null where the page is not built. */
export function pageRows(root: string): Row[] | null {
  const index = join(root, 'index.html')
  if (!existsSync(index)) return null
  const files = withImports(root, firstScripts(readFileSync(index, 'utf8')))
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length, 0)
  return [
    {
      name: 'Page, script of the first load',
      value: bytes / 1000,
      unit: 'kB gzip',
      target: { value: BUDGET_KB, is: 'at most' },
      note: `${files.length} files`,
    },
  ]
}
