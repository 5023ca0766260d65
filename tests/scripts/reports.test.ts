// What a whole run tells at its end of the tests that failed: each by name, with the head of its error.
import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/reports.mjs'

test('a failed unit is named with the head of its error, and so is a file that could not be read', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'sails', failureMessages: [] },
          { status: 'failed', fullName: 'sinks', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such file' },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: ['a.test.ts › sinks\n    expected 1\n      to be 2', 'b.test.ts\n    no such file'],
  })
})

test('a failed browser test is named with its place and page, however deep it lies', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'table.spec.ts',
    line: 7,
    tests: [{ projectName: 'short', status, results: [{ errors: [{ message }] }] }],
  })
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      { specs: [spec('waits', 'flaky', 'once')], suites: [{ specs: [spec('moves', 'unexpected', 'stood still')] }] },
    ],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    failures: ['table.spec.ts:7 › moves [short]\n    stood still'],
  })
})
