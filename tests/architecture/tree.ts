// The source tree as the architecture tests read it: files, what they import, where they belong. Judges nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.stamps',
  'coverage',
  'test-results',
  'playwright-report',
])

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name)
    if (SKIPPED.has(item.name)) return []
    if (item.isDirectory()) return filesUnder(path)
    return item.isFile() ? [path] : []
  })
}

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const MOST_BYTES = 2_000_000

/** Every text file that would be committed, by and large. */
export const ALL_FILES: readonly SourceFile[] = filesUnder(ROOT)
  .filter((path) => statSync(path).size <= MOST_BYTES)
  .map((path) => ({ path: relative(ROOT, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

export const SOURCES: readonly SourceFile[] = ALL_FILES.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))

/** What a file imports: packages by name, files by their path from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const statements = /(?:^|[;\n])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g
  const bare = /(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]/g
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g
  const named = [statements, bare, dynamic].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!))
  return named.map((name) => (name.startsWith('.') ? join(dirname(path), name).replaceAll('\\', '/') : name))
}

/** Text without comments and without what stands between quotes: what is left is code. */
export const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\$]|\\.|\$(?!\{))*`/g, '``')
