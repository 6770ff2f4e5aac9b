import { failedOf, runJest, type Summary } from '../command/run-jest.ts'
import { dynamodb } from '../engines/dynamodb.ts'
import type { TestEngine } from '../engines/engine.ts'
import { type EngineTest, engineTests } from '../engines/engine-tests.ts'
import { localstack } from '../engines/localstack.ts'
import { opensearch } from '../engines/opensearch.ts'
import { startEngines } from '../engines/start-engines.ts'

const ENGINES: readonly TestEngine[] = [opensearch, dynamodb, localstack]

/** Credentials and region that engines require; any values will do. */
const CALLER = {
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: 'us-east-1',
  AWS_EC2_METADATA_DISABLED: 'true',
  // The API on the adapters of AWS, as test/support/world.ts opens it.
  LECTERN_WORLD: 'engines',
}

const NONE: Summary = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [],
}

const jest = ['--selectProjects=engines', '--testTimeout=180000', '--runTestsByPath']

/** Counts the tests of files with Jest, and runs none: no name matches. Nothing listens at the address. */
async function count(tests: readonly EngineTest[]): Promise<number> {
  if (tests.length === 0) return 0
  const nowhere = Object.fromEntries(ENGINES.map(({ variable }) => [variable, 'http://127.0.0.1:9']))
  const files = tests.map(({ file }) => file)
  return (await runJest([...jest, '--testNamePattern=$.^', ...files], { env: { ...CALLER, ...nowhere }, quiet: true }))
    .numPendingTests
}

async function run(tests: readonly EngineTest[], env: Readonly<Record<string, string>>): Promise<Summary> {
  if (tests.length === 0) return NONE
  return runJest([...jest, ...tests.map(({ file }) => file)], { env: { ...CALLER, ...env } })
}

/** `npm run test:engines -- [NAME…]`: the tests on real engines, which it starts and stops. */
export async function main(args: string[]): Promise<number> {
  const tests = engineTests(args)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const started = await startEngines(ENGINES.filter(({ variable }) => tests.some(({ needs }) => needs.has(variable))))
  try {
    const lacking = ({ needs }: EngineTest) => [...needs].some((variable) => variable in started.missing)
    for (const why of Object.values(started.missing)) console.log(`SKIPPED ${why}`)
    const left = tests.filter(lacking)
    for (const { file } of left) console.log(`SKIPPED ${file}`)
    const summary = await run(
      tests.filter((test) => !lacking(test)),
      started.urls,
    )
    const skipped = summary.numPendingTests + (await count(left))
    console.log(`${summary.numPassedTests} passed, ${failedOf(summary)} failed, ${skipped} skipped`)
    return summary.success ? 0 : 1
  } finally {
    await started.stop()
  }
}
