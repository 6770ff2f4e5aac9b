import { SLOW_PROJECTS } from './jest-arguments.ts'
import { main as test } from './test.ts'

/** `npm run test:slow -- [jest's options]`: tests of a minute each, and the page on a phone and in Arabic. CI runs them beside `npm test`. */
export const main = (args: string[]): Promise<number> => test([...SLOW_PROJECTS, ...args])
