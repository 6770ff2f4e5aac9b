import type { Tenant } from '#contract/tenant.ts'
import { openSqsJobs } from '#functions/adapters/aws/sqs/sqs-jobs.ts'
import { StackUnknown, stackOutputs } from '#functions/adapters/aws/stack-outputs.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { type Ground, makeIndexJobOf } from '#functions/jobs/make-index/handler.ts'
import type { openAccount } from '#functions/wiring/aws/open-account.ts'
import { givenAccount } from '../given-account.ts'
import { OptionError } from '../options.ts'

async function queueOf(tenant: Tenant, account: ReturnType<typeof openAccount>): Promise<string> {
  if (process.env.LECTERN_QUEUE_URL) return process.env.LECTERN_QUEUE_URL
  const stack = `lectern-${tenant}`
  const { QueueUrl } = await stackOutputs(stack, account).catch((error: unknown) => {
    if (!(error instanceof StackUnknown)) throw error
    throw new OptionError(`The stack ${stack} is not found in ${account.region}: ${error.message}. Nothing was asked for.`)
  })
  if (!QueueUrl) throw new OptionError(`The stack ${stack} does not name its queue. Nothing was asked for.`)
  return QueueUrl
}

/** Has a deployment make its index again; answers the id of its first job. */
export async function askDeployment(tenant: Tenant, from: Ground): Promise<string> {
  const account = givenAccount('Nothing was asked for.')
  const job = makeIndexJobOf(tenant, ulidIds(systemClock).next(), from)
  await openSqsJobs({ ...account, queueUrl: await queueOf(tenant, account) }).send(job)
  return job.id
}
