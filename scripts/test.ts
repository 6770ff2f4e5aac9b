import { buildWeb } from './build/build-web.ts'
import { failedOf, runJest, type Summary } from './command/run-jest.ts'

function closingLine(summary: Summary): string {
  const skipped = summary.numPendingTests ? `, ${summary.numPendingTests} skipped` : ''
  return `${summary.numPassedTests} passed, ${failedOf(summary)} failed${skipped}`
}

/** `npm test`: runs all tests that need nothing but npm; `npm run test:engines` runs the others. */
export async function main(args: string[]): Promise<number> {
  await buildWeb()
  const summary = await runJest([...args, '--ignoreProjects=engines'])
  console.log(closingLine(summary))
  return summary.success ? 0 : 1
}
