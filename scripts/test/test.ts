import { SEED_VARIABLE, seedOf } from '#test/support/property-settings.ts'
import { runJest } from '../command/run-jest.ts'
import { changedFiles } from './changed-files.ts'
import { jestArguments, readTestArguments } from './jest-arguments.ts'
import { missedFilters } from './missed-filters.ts'
import { relatedTests } from './related-tests.ts'
import { closingLine, repeatCommand } from './report.ts'
import { slowestFiles } from './slowest-files.ts'

/** Tests that need nothing but npm: `npm test -- [related | unit infra browser] [jest's options]`. */
export async function main(words: string[]): Promise<number> {
  const isRelated = words.includes('related')
  const related = isRelated ? relatedTests(changedFiles()) : []
  if (isRelated && related.length === 0) {
    console.log('No test is related to what has changed.')
    return 0
  }
  const args = isRelated ? [...words.filter((word) => word !== 'related'), '--runTestsByPath', ...related] : words
  const seed = String(seedOf(process.env))
  const summary = await runJest(jestArguments(args), { env: { [SEED_VARIABLE]: seed } })
  const missed = missedFilters(readTestArguments(args).others, summary)
  console.log(['', 'Slowest files:', ...slowestFiles(summary), ''].join('\n'))
  for (const sentence of missed) console.log(sentence)
  if (!summary.success && missed.length === 0) console.log(repeatCommand(args, seed))
  console.log(closingLine(summary))
  return summary.success && missed.length === 0 ? 0 : 1
}
