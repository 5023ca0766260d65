// What the tools left behind in their reports: how many tests passed, and which failed and why, to be told again at the very end.
import { readFileSync } from 'node:fs'
import { say } from './run.mjs'

/** @typedef {import('./reports.d.mts').Sum} Sum */

/** @type {Sum} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** As much of an error as tells what it was: its first lines, without colours. */
const MOST_LINES = 6
const ESC = String.fromCodePoint(27)
const uncoloured = (/** @type {string} */ text) => text.split(new RegExp(`${ESC}\\[[0-9;]*m`)).join('')
const headOf = (/** @type {string} */ text) =>
  uncoloured(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

const failure = (/** @type {string} */ name, /** @type {string} */ why) => `${name}\n${headOf(why)}`

/** A tool that failed without a failed test, or left no report, counts as one failure. */
export function sumOf(
  /** @type {string} */ report,
  /** @type {number} */ code,
  /** @type {(report: any) => Sum} */ read,
) {
  let sum = NOTHING
  try {
    sum = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    say(`no report of the tests was left in ${report}`)
  }
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}

/** @returns {Sum} */
export function readVitest(/** @type {any} */ report) {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n'))),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...broken.map(({ name, message }) => failure(name, message))],
  }
}

/** Tests of a suite and of the suites in it. */
const specsOf = (/** @type {any} */ { specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const errorsOf = (/** @type {any} */ test) =>
  test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))

/** @returns {Sum} */
export function readPlaywright(/** @type {any} */ { stats, errors, suites }) {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => ({
      status: test.status,
      told: failure(`${spec.file}:${spec.line} › ${spec.title} [${test.projectName}]`, errorsOf(test).join('\n')),
    })),
  )
  const toldOf = (/** @type {string} */ wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ told }) => told)
  for (const told of toldOf('flaky')) say(`passed at the second try only: ${told}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...toldOf('unexpected'), ...errors.map(({ message }) => failure('the browser tests', message ?? ''))],
  }
}
