import type { Tenant } from '#contract/tenant.ts'
import { openSqsSender } from '#functions/adapters/aws/sqs/sqs-jobs.ts'
import { fetchStackOutputs, StackUnavailable } from '#functions/adapters/aws/stack-outputs.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { makeIndexJobOf, type RebuildSource } from '#functions/jobs/make-index/handler.ts'
import type { openAccount } from '#functions/wiring/aws/open/account.ts'
import { accountFromEnvironment } from '../command/account-from-environment.ts'
import { OptionError } from '../command/options.ts'

async function queueOf(tenant: Tenant, account: ReturnType<typeof openAccount>): Promise<string> {
  if (process.env.LECTERN_QUEUE_URL) return process.env.LECTERN_QUEUE_URL
  const stack = `lectern-${tenant}`
  const { QueueUrl } = await fetchStackOutputs(stack, account).catch((error: unknown) => {
    if (!(error instanceof StackUnavailable)) throw error
    throw new OptionError(`The stack ${stack} was not found in ${account.region}: ${error.message}. No job was sent.`)
  })
  if (!QueueUrl) throw new OptionError(`The stack ${stack} has no output QueueUrl. No job was sent.`)
  return QueueUrl
}

/** Sends the job that rebuilds the index of a deployment. Returns the job's id. */
export async function requestReindex(tenant: Tenant, from: RebuildSource): Promise<string> {
  const account = accountFromEnvironment('No job was sent.')
  const job = makeIndexJobOf(tenant, ulidIds(systemClock).next(), from)
  await openSqsSender({ ...account, queueUrl: await queueOf(tenant, account) }).send(job)
  return job.id
}
