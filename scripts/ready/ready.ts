import { fetchStackOutputs } from '#functions/adapters/aws/stack-outputs.ts'
import { readSettings } from '../../lib/infra/read-settings.ts'
import { accountFromEnvironment } from '../command/account-from-environment.ts'
import { readOptions } from '../command/options.ts'
import { checkAccount } from './check-account.ts'

const EXIT_NOT_READY = 2

/** `npm run ready`: checks the preconditions of a first deployment. It changes nothing. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { tenant: { type: 'string' }, settings: { type: 'string' } })
  const settings = readSettings(values.tenant, values.settings as string | undefined)
  process.env.AWS_REGION = settings.region
  const account = accountFromEnvironment('The account was not checked.')
  const exists = await fetchStackOutputs(`lectern-${settings.tenant}`, account).then(
    () => true,
    () => false,
  )
  if (exists)
    console.log(`lectern-${settings.tenant} exists in ${settings.region} already. This command checks a first deployment.`)
  const problems = exists ? [] : await checkAccount(settings, account)
  for (const sentence of problems) console.log(sentence)
  if (problems.length > 0) return EXIT_NOT_READY
  if (!exists) console.log('All checks passed. Quotas of addresses and networks are not checked; lib/infra/deploy.md lists them.')
  return 0
}
