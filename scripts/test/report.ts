import { SEED_VARIABLE } from '#test/support/property-settings.ts'
import { failedOf, type Summary } from '../command/run-jest.ts'

/** Scripts read this line; it is the last one. */
export function closingLine(summary: Summary): string {
  const skipped = summary.numPendingTests ? `, ${summary.numPendingTests} skipped` : ''
  return `${summary.numPassedTests} passed, ${failedOf(summary)} failed${skipped}`
}

/** The command that draws the same random cases again. */
export const repeatCommand = (args: readonly string[], seed: string): string =>
  `The same random cases again: ${SEED_VARIABLE}=${seed} npm test${args.length ? ` -- ${args.join(' ')}` : ''}`
