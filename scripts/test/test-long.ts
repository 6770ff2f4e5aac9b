import { CASES_VARIABLE, LONG_CASES } from '#test/support/property-settings.ts'
import { main as test } from './test.ts'

/** A property of so many cases takes minutes. */
const TIME_LIMIT_MS = 3_600_000

/** `npm run test:long -- [jest's options]`: the tests without a browser, with many more random cases, and hostile files in a browser. */
export function main(args: string[]): Promise<number> {
  process.env[CASES_VARIABLE] ??= String(LONG_CASES)
  return test(['unit', 'slow', 'long', `--testTimeout=${TIME_LIMIT_MS}`, ...args])
}
