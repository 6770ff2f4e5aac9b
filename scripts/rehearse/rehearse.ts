import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { OptionError, readOptions } from '../command/options.ts'
import { EngineMissing } from '../engines/engine.ts'
import { checkActs } from './check-acts.ts'
import { checkDestroy } from './check-destroy.ts'
import { checkLevels } from './check-levels.ts'
import { checkPage } from './check-page.ts'
import { checkReading } from './check-reading.ts'
import { checkBadMessages, checkBadObjects, checkExpiredUrl, checkStrangers } from './check-refusals.ts'
import { checkUpdate } from './check-update.ts'
import { coverageTable } from './coverage.ts'
import { openRehearsal, type RehearsalEnvironment } from './environment.ts'
import { ingestDemo } from './ingest-demo.ts'
import { addPeople, checkRevokedAccess } from './manage-people.ts'
import { prepareAccount } from './prepare-account.ts'
import { deploy } from './run-cdk.ts'

interface Step {
  readonly name: string
  /** returns a description of the result; throws if a promise is failed */
  readonly run: (rehearsal: RehearsalEnvironment) => Promise<string>
  /** the following steps depend on it */
  readonly needed?: true
}

const STEPS: readonly Step[] = [
  { name: 'prepare the account', run: prepareAccount, needed: true },
  { name: 'deploy', run: (rehearsal) => deploy(rehearsal).then(() => 'all stacks are there'), needed: true },
  { name: 'open the page', run: checkPage },
  { name: 'add people', run: addPeople, needed: true },
  { name: 'ingest documents', run: ingestDemo, needed: true },
  { name: 'search and read', run: checkReading },
  { name: 'revoke access', run: checkRevokedAccess },
  { name: 'refuse strangers', run: checkStrangers },
  { name: 'refuse an expired URL', run: checkExpiredUrl },
  { name: 'refuse objects', run: checkBadObjects },
  { name: 'refuse messages', run: checkBadMessages },
  { name: 'a level is followed on Lambda', run: checkLevels },
  { name: 'audit acts', run: checkActs },
  { name: 'update', run: checkUpdate },
  { name: 'destroy', run: checkDestroy },
]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function runSteps(rehearsal: RehearsalEnvironment): Promise<{ passed: number; failed: number }> {
  const count = { passed: 0, failed: 0 }
  for (const { name, run, needed } of STEPS) {
    const since = performance.now()
    try {
      const seen = await run(rehearsal)
      count.passed += 1
      console.log(`✓ ${name} (${seconds(since)}): ${seen}`)
    } catch (error) {
      count.failed += 1
      console.log(`✗ ${name} (${seconds(since)}): ${error instanceof Error ? error.message : String(error)}`)
      if (needed) break
    }
  }
  return count
}

function tenantOf(name: string): Tenant {
  const tenant = TENANTS.find((known) => known === name)
  if (!tenant) throw new OptionError(`Unknown tenant "${name}". The tenants are ${TENANTS.join(', ')}.`)
  return tenant
}

/** `npm run rehearse -- --tenant TENANT [--size demo]`: deploys a library to an emulator, uses it, and destroys it. */
export async function main(args: string[]): Promise<number> {
  const { values } = readOptions(args, { tenant: { type: 'string' }, size: { type: 'string' } })
  const tenant = tenantOf(String(values.tenant ?? 'astm'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const since = performance.now()
  try {
    const rehearsal = await openRehearsal(tenant, String(values.size ?? 'demo'))
    console.log(`✓ start the engines (${seconds(since)}): emulator and search engine`)
    const { passed, failed } = await runSteps(rehearsal).finally(rehearsal.close)
    console.log(`\n${coverageTable()}\n\n${passed} steps passed, ${failed} failed, ${STEPS.length - passed - failed} not run`)
    return failed === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error
    console.log(`SKIPPED the rehearsal: ${error.message}\n0 steps passed, 0 failed, ${STEPS.length} not run`)
    return 0
  }
}
