import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from './build-web.ts'
import { ROOT } from './options.ts'

interface Summary {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly success: boolean
}

/** A suite that does not load has no tests to count; it counts as one that failed. */
function closingLine(summary: Summary): string {
  const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites
  const skipped = summary.numPendingTests ? `, ${summary.numPendingTests} skipped` : ''
  return `${summary.numPassedTests} passed, ${failed} failed${skipped}`
}

function runJest(args: readonly string[], report: string): number {
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js')
  // --forceExit: a process that a test leaves behind must not keep the run from ending.
  const flags = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
  ]
  // The report goes to its file; what people read goes to stderr.
  const done = spawnSync(process.execPath, [...flags, ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  return done.status ?? 1
}

export async function main(args: string[]): Promise<number> {
  await buildWeb()
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-test-'))
  try {
    const report = path.join(folder, 'report.json')
    const status = runJest(args, report)
    const summary = JSON.parse(readFileSync(report, 'utf8')) as Summary
    console.log(closingLine(summary))
    return summary.success ? 0 : status || 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
