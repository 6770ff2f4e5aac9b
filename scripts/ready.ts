import { stackOutputs } from '#functions/adapters/aws/stack-outputs.ts'
import { readSettings } from '../lib/infra/read-settings.ts'
import { givenAccount } from './given-account.ts'
import { readOptions } from './options.ts'
import { lookAtAccount } from './ready/look-at-account.ts'

const STOPPED = 2

/** `npm run ready`: whether a first deployment would come through, as far as that is seen before; it changes nothing. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { tenant: { type: 'string' }, settings: { type: 'string' } })
  const settings = readSettings(values.tenant, values.settings as string | undefined)
  process.env.AWS_REGION = settings.region
  const account = givenAccount('The account was not looked at.')
  const stands = await stackOutputs(`lectern-${settings.tenant}`, account).then(
    () => true,
    () => false,
  )
  if (stands) console.log(`lectern-${settings.tenant} stands in ${settings.region}: this is about a first deployment.`)
  const inTheWay = stands ? [] : await lookAtAccount(settings, account)
  for (const sentence of inTheWay) console.log(sentence)
  if (inTheWay.length > 0) return STOPPED
  if (!stands)
    console.log('Nothing is in the way. Not checked: the quotas of IP addresses and VPCs, which lib/infra/deploy.md lists.')
  return 0
}
