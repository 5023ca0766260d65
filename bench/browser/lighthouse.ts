// `npm run bench -- --lighthouse`: what Lighthouse says of the landing page, a served table and the rulebook, on a phone and on a desk.
// It is installed into a folder of its own: nothing else here needs it.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { watchTable } from '../../tests/browser/support/watched-table.ts'
import { spreadOf } from '../clock.ts'
import type { Row } from '../row.ts'
import { whileServed, type Served } from './served.ts'

const PACKAGE = 'lighthouse@12.8.2'
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/flibuste-lighthouse')
const TOOL = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const TO_REACH = 95
const ROUNDS = 3
const FORMS = { phone: [], desk: ['--preset=desktop'] } as const
type Form = keyof typeof FORMS
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu'

interface Report {
  readonly categories: { readonly [name: string]: { readonly title: string; readonly score: number | null } }
  readonly audits: { readonly [name: string]: { readonly displayValue?: string } | undefined }
}

function install(): void {
  if (existsSync(TOOL)) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', PACKAGE]
  execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A table of Pirate's Cove with one person and three bots; its address, for whoever watches. */
async function layCove({ browser, url }: Served): Promise<string> {
  const eyes = { baseURL: url, locale: 'en-GB', serviceWorkers: 'block' } as const
  const watcher = await watchTable(await browser.newPage(eyes), browser, { plate: 4, seats: 4, eyes })
  const { pathname } = new URL(watcher.url())
  await watcher.close()
  return pathname
}

/** In a process of its own: this one serves the page. */
async function lookAt(url: string, form: Form, { chromiumPath }: Served): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'flibuste-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const args = [TOOL, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`]
    const env = { ...process.env, ...(chromiumPath === undefined ? {} : { CHROME_PATH: chromiumPath }) }
    await promisify(execFile)(process.execPath, [...args, ...FORMS[form]], { env })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const hundredths = (score: number | null): number => Math.round((score ?? 0) * 100)
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** The worst category of the middle report: the others are as good or better. */
function rowOf(name: string, reports: readonly Report[]): Row {
  const speed = ({ categories }: Report): number => hundredths(categories['performance']?.score ?? null)
  const { middle, least, most } = spreadOf(reports.map(speed))
  const report = reports.find((one) => speed(one) === middle)!
  const worst = Math.min(...Object.values(report.categories).map(({ score }) => hundredths(score)))
  const scores = Object.values(report.categories).map(({ title, score }) => `${title} ${hundredths(score)}`)
  const [paint, largest, blocked, shifted] = FIGURES.map((figure) => report.audits[figure]?.displayValue ?? '')
  return {
    name,
    value: worst,
    unit: 'of 100',
    target: { value: TO_REACH, is: 'at least' },
    note: `${scores.join(', ')} (speed ${least} to ${most}); paint ${paint}, largest ${largest}, blocked ${blocked}, shift ${shifted}`,
  }
}

async function rowsOf(served: Served, name: string, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const form of ['phone', 'desk'] as const) {
    const reports: Report[] = []
    for (let round = 0; round < ROUNDS; round++) reports.push(await lookAt(served.url + path, form, served))
    rows.push(rowOf(`${name}, ${form}`, reports))
  }
  return rows
}

export const measure = (webRoot: string): Promise<Row[]> =>
  whileServed(webRoot, async (served) => {
    install()
    const table = await layCove(served)
    // It has done its part, and would only compete with the one that is measured.
    await served.browser.close()
    return [
      ...(await rowsOf(served, 'landing', '/')),
      ...(await rowsOf(served, 'a table of Pirate’s Cove, watched', table)),
      ...(await rowsOf(served, 'rulebook', '/rules/cove')),
    ]
  })
