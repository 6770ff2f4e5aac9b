import { failedOf, type Summary } from '../command/run-jest.ts'

type Run = Pick<Summary, 'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'testResults'>

const isOption = (word: string | undefined) => word?.startsWith('-') ?? false

/** Words that choose files: those that are neither an option nor what may be its value. */
const fileFilters = (words: readonly string[]) => words.filter((word, at) => !isOption(word) && !isOption(words[at - 1]))

function matches(file: string, filter: string): boolean {
  return new RegExp(filter.replace(/^\.\//, ''), 'i').test(file)
}

/** Says which filters of a run chose nothing, a sentence each: whoever misspells one reads no green line. */
export function missedFilters(jestWords: readonly string[], run: Run): string[] {
  const missed = fileFilters(jestWords).filter((filter) => !run.testResults.some(({ name }) => matches(name, filter)))
  if (missed.length > 0) return missed.map((filter) => `No test file has "${filter}" in its path.`)
  return run.numPassedTests + failedOf(run) === 0 ? ['No test was run: none has a name with the words of -t.'] : []
}
