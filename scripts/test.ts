import { SEED_VARIABLE, seedOf } from '#test/support/property-settings.ts'
import { runJest } from './command/run-jest.ts'
import { jestArguments } from './test/jest-arguments.ts'
import { closingLine, repeatCommand } from './test/report.ts'
import { slowestFiles } from './test/slowest-files.ts'

/** Tests that need nothing but npm: `npm test -- [unit] [infra] [browser] [jest's options]`. */
export async function main(args: string[]): Promise<number> {
  const seed = String(seedOf(process.env))
  const summary = await runJest(jestArguments(args), { env: { [SEED_VARIABLE]: seed } })
  console.log(['', 'Slowest files:', ...slowestFiles(summary), ''].join('\n'))
  if (!summary.success) console.log(repeatCommand(args, seed))
  console.log(closingLine(summary))
  return summary.success ? 0 : 1
}
