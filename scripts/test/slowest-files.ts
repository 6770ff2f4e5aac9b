import path from 'node:path'
import { ROOT } from '../command/options.ts'
import type { Summary } from '../command/run-jest.ts'

const LISTED_FILES = 10

/** One line a file, the slowest first: seconds and path. */
export function slowestFiles({ testResults }: Pick<Summary, 'testResults'>, root = ROOT): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, LISTED_FILES)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
}
