import { tmpdir } from 'node:os'
import { describe, expect, it } from '@jest/globals'
import { casesOf, seedOf } from '#test/support/property-settings.ts'
import { tempRoot } from '../command/temp-root.ts'
import { jestArguments } from './jest-arguments.ts'
import { missedFilters } from './missed-filters.ts'
import { closingLine, repeatCommand } from './report.ts'
import { slowestFiles } from './slowest-files.ts'

const ALL = ['unit', 'infra', 'browser', 'slow', 'sizes']

describe('npm test', () => {
  it.each([
    ['all projects, unit first', [], ['--selectProjects', 'unit', 'infra', 'browser']],
    ['the slow ones too where files are named', ['a.test.ts'], ['a.test.ts', '--selectProjects', ...ALL]],
    ['the ordinary ones with an option of jest', ['--verbose'], ['--verbose', '--selectProjects', 'unit', 'infra', 'browser']],
    ['those that are named, in the same order', ['browser', 'unit'], ['--selectProjects', 'unit', 'browser']],
    [
      'what jest is told besides',
      ['infra', '-t', 'grants', 'a.test.ts'],
      ['-t', 'grants', 'a.test.ts', '--selectProjects', 'infra'],
    ],
  ])('runs %s', (_, args, expected) => {
    expect(jestArguments(args)).toEqual(expected)
  })

  it.each([
    ['no file', ['lib/txt'], 2, ['No test file has "lib/txt" in its path.']],
    ['one of two files', ['lib/text', 'no/such.test.ts'], 2, ['No test file has "no/such.test.ts" in its path.']],
    ['files, and no test in them', ['lib/text', '-t', 'no such words'], 0, [expect.stringContaining('none has a name')]],
    ['files, by path and by words', ['./lib/text', '--verbose', '-t', 'a mark'], 2, []],
    ['nothing, as all are run', [], 2, []],
  ])('fails where a filter chooses %s', (_, words, numPassedTests, sentences) => {
    const testResults = [{ name: '/x/lib/text/cut.test.ts', startTime: 0, endTime: 1 }]
    const run = { numPassedTests, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults }
    expect(missedFilters(words, run)).toEqual(sentences)
  })

  it('lists ten files, the slowest first', () => {
    const testResults = Array.from({ length: 12 }, (_, at) => ({
      name: `/x/${at}.test.ts`,
      startTime: 5,
      endTime: 5 + at * 1000,
    }))
    const lines = slowestFiles({ testResults }, '/x')
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('  11.0 s  11.test.ts')
  })

  it('ends with the numbers that scripts read, a suite that does not load among the failed', () => {
    const summary = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, success: false, testResults: [] }
    expect(closingLine({ ...summary, numPendingTests: 0 })).toBe('3 passed, 2 failed')
    expect(closingLine({ ...summary, numPendingTests: 4 })).toBe('3 passed, 2 failed, 4 skipped')
  })

  it('writes to memory where there is room, unless a folder is named', () => {
    expect(tempRoot({ TMPDIR: '/named' })).toBe('/named')
    expect(tempRoot({}, '/no/such/folder')).toBe(tmpdir())
    expect([tmpdir(), '/dev/shm']).toContain(tempRoot({}))
  })

  it('says how the same random cases are drawn again', () => {
    expect(repeatCommand(['unit'], '7')).toContain('PROPERTY_SEED=7 npm test -- unit')
    expect(seedOf({ PROPERTY_SEED: '7' })).toBe(7)
  })

  it('draws 300 cases of a property, the long run as many as it says', () => {
    expect([casesOf({}), casesOf({}, 25)]).toEqual([300, 25])
    expect([casesOf({ PROPERTY_CASES: '10000' }), casesOf({ PROPERTY_CASES: '10000' }, 30)]).toEqual([10_000, 1000])
  })
})
