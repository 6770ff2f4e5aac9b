import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

const MOST_FILES = 25
const MOST_LINES = 250

const isTest = (file: string) => /\.test\.tsx?$|^test\//.test(file)

/** Finds folders and files that no longer fit in a head: they are divided by meaning, not by number. */
export function findCrowded(files: readonly string[], linesOf = readLines): string[] {
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file))
  const crowded = [...folders].filter(([, inside]) => inside.length > MOST_FILES)
  const long = files.filter((file) => !isTest(file)).filter((file) => linesOf(file) > MOST_LINES)
  return [
    ...crowded.map(([folder, inside]) => `crowded folder, ${inside.length} of ${MOST_FILES} files: ${folder}`),
    ...long.map((file) => `long file, ${linesOf(file)} of ${MOST_LINES} lines: ${file}`),
  ]
}

function readLines(file: string): number {
  return readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1
}
