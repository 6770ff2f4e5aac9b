import type { Tenant } from '#contract/tenant.ts'
import { checkDataFormat, DataFolderError } from '#functions/adapters/embedded/disk/data-folder.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { verifySealedAudits } from '#functions/audits/verify-seals.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { Ports } from '#ports/ports.ts'
import { namedTenants } from '../command/named-tenants.ts'
import { OptionError, readOptions } from '../command/options.ts'
import { printLine } from '../ingest/show-progress.ts'

const USAGE = 'npm run audits -- verify [--tenant TENANT|all] [--data DIR], or verify --to TENANT for a deployment'
const EXIT_BROKEN = 1

const FAULTS = {
  altered: 'is not as it was written',
  missing: 'is missing',
  added: 'stands after the last one that was written',
} as const

async function verify(ports: Pick<Ports, 'table' | 'seals'>, tenants: readonly Tenant[]): Promise<number> {
  let exit = 0
  for (const tenant of tenants) {
    const verdict = await verifySealedAudits({ ...ports, clock }, tenant)
    if (verdict.ok) printLine(`${tenant}: ${verdict.entries} audits, the chain is whole. Seals of ${verdict.seals} days agree.`)
    else {
      printLine(`${tenant}: audit ${verdict.number} ${FAULTS[verdict.fault]}. The chain is broken there.`)
      exit = EXIT_BROKEN
    }
  }
  return exit
}

/** `npm run audits -- verify`: follows the chains of audits, and names the first record that is not as it was written, or differs from
 * what was sealed on a day. */
export async function main(args: readonly string[]): Promise<number> {
  const { data, values, positionals } = readOptions(args, { tenant: { type: 'string' }, to: { type: 'string' } })
  if (positionals.length !== 1 || positionals[0] !== 'verify') throw new OptionError(`Usage: ${USAGE}`)
  if (values.to !== undefined && values.tenant !== undefined) throw new OptionError('--to and --tenant exclude each other.')
  const tenants = namedTenants(String(values.to ?? values.tenant ?? 'all'), 'Nothing was read.')
  if (values.to !== undefined) {
    if (tenants.length > 1) throw new OptionError(`A deployment has one tenant. Usage: ${USAGE}`)
    const { openDeployment } = await import('../ingest/deployment.ts')
    return verify(await openDeployment(tenants[0] as Tenant), tenants)
  }
  if (checkDataFormat(data) === 'none') throw new DataFolderError(`The data folder ${data} does not exist.`)
  const embedded = await openEmbedded(data)
  try {
    return await verify(embedded.ports, tenants)
  } finally {
    await embedded.close()
  }
}
