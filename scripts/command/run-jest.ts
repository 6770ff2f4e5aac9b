import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './options.ts'
import { tempRoot } from './temp-root.ts'

export interface Summary {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly success: boolean
  readonly testResults: readonly FileResult[]
}

interface FileResult {
  /** the file's whole path */
  readonly name: string
  /** milliseconds since 1970 */
  readonly startTime: number
  readonly endTime: number
}

interface Setting {
  readonly env?: Readonly<Record<string, string>>
  /** suppresses the output of jest */
  readonly quiet?: boolean
}

const POLL_INTERVAL_MS = 500
/** Time in which jest ends once its report is written. */
const EXIT_LIMIT_MS = 10_000

/** Runs jest in a process of its own. The report goes to a file, the output for people to stderr. */
export async function runJest(args: readonly string[], { env, quiet = false }: Setting = {}): Promise<Summary> {
  const folder = mkdtempSync(path.join(tempRoot(), 'lectern-test-'))
  const report = path.join(folder, 'report.json')
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js')
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest]
  const child = spawn(process.execPath, [...node, '--json', `--outputFile=${report}`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    // Tests start hundreds of threads and processes with the same code: the first one compiles it for all.
    env: {
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      LECTERN_WORLD_SEED: path.join(folder, 'world-seed'),
      ...process.env,
      TMPDIR: folder,
      ...env,
    },
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const watch = setInterval(() => existsSync(report) && endLater(), POLL_INTERVAL_MS)
  /** The report is jest's last act: something that a test left open must not keep the run from ending. */
  function endLater(): void {
    clearInterval(watch)
    setTimeout(() => {
      if (child.exitCode !== null) return
      console.error('Jest has not ended: a test left something open. The run is ended.')
      child.kill('SIGKILL')
    }, EXIT_LIMIT_MS).unref()
  }
  try {
    await once(child, 'exit')
    return JSON.parse(readFileSync(report, 'utf8')) as Summary
  } finally {
    process.off('exit', end)
    clearInterval(watch)
    // A process that a test leaves behind may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Number of failed tests. A suite that does not load counts as one. */
export const failedOf = (summary: Pick<Summary, 'numFailedTests' | 'numRuntimeErrorTestSuites'>) =>
  summary.numFailedTests + summary.numRuntimeErrorTestSuites
