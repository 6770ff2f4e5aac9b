import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { EngineMissing } from './engines/engine.ts'
import { OptionError, readOptions } from './options.ts'
import { coverageTable } from './rehearse/coverage.ts'
import { deployAgain } from './rehearse/deploy-again.ts'
import { destroyLibrary } from './rehearse/destroy-library.ts'
import { fillLibrary } from './rehearse/fill-library.ts'
import { letPeopleIn, takeAway } from './rehearse/let-people-in.ts'
import { prepareAccount } from './rehearse/prepare-account.ts'
import { readLibrary } from './rehearse/read-library.ts'
import { refuseLateAddress, refuseMessages, refuseObjects, refuseStrangers } from './rehearse/refuse-bad-input.ts'
import { deploy } from './rehearse/run-cdk.ts'
import { seePage } from './rehearse/see-page.ts'
import { type Stage, setStage } from './rehearse/stage.ts'

interface Scene {
  readonly name: string
  /** what was seen; throws where a promise is broken */
  readonly act: (stage: Stage) => Promise<string>
  /** without it there is nothing to go on with */
  readonly needed?: true
}

const SCENES: readonly Scene[] = [
  { name: 'prepare the account', act: prepareAccount, needed: true },
  { name: 'deploy', act: (stage) => deploy(stage).then(() => 'all stacks are there'), needed: true },
  { name: 'open the page', act: seePage },
  { name: 'let people in', act: letPeopleIn, needed: true },
  { name: 'put documents in', act: fillLibrary, needed: true },
  { name: 'find and read', act: readLibrary },
  { name: 'take access away', act: takeAway },
  { name: 'refuse strangers', act: refuseStrangers },
  { name: 'refuse a late address', act: refuseLateAddress },
  { name: 'refuse objects', act: refuseObjects },
  { name: 'refuse messages', act: refuseMessages },
  { name: 'change and deploy again', act: deployAgain },
  { name: 'destroy', act: destroyLibrary },
]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function play(stage: Stage): Promise<{ held: number; broken: number }> {
  const count = { held: 0, broken: 0 }
  for (const { name, act, needed } of SCENES) {
    const since = performance.now()
    try {
      const seen = await act(stage)
      count.held += 1
      console.log(`✓ ${name} (${seconds(since)}): ${seen}`)
    } catch (error) {
      count.broken += 1
      console.log(`✗ ${name} (${seconds(since)}): ${error instanceof Error ? error.message : String(error)}`)
      if (needed) break
    }
  }
  return count
}

function tenantOf(name: string): Tenant {
  const tenant = TENANTS.find((known) => known === name)
  if (!tenant) throw new OptionError(`There is no tenant "${name}". There are: ${TENANTS.join(', ')}.`)
  return tenant
}

/** `npm run rehearse -- --tenant TENANT [--size demo]`: a whole deployment, used and destroyed again, on an emulator of an account. */
export async function main(args: string[]): Promise<number> {
  const { values } = readOptions(args, { tenant: { type: 'string' }, size: { type: 'string' } })
  const tenant = tenantOf(String(values.tenant ?? 'astm'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const since = performance.now()
  try {
    const stage = await setStage(tenant, String(values.size ?? 'demo'))
    console.log(`✓ set the stage (${seconds(since)}): emulator and search engine`)
    const { held, broken } = await play(stage).finally(stage.close)
    console.log(`\n${coverageTable()}\n\n${held} scenes held, ${broken} broken, ${SCENES.length - held - broken} not played`)
    return broken === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error
    console.log(`SKIPPED the rehearsal: ${error.message}\n0 scenes held, 0 broken, ${SCENES.length} not played`)
    return 0
  }
}
