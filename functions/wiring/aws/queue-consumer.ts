import type { Tenant } from '#contract/tenant.ts'
import { type ConsumerOptions, createConsumer } from '#functions/adapters/aws/sqs/consumer.ts'
import { readObjectPuts } from '#functions/adapters/aws/sqs/events.ts'
import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import type { Job } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import { queueHandlersOf } from '#ports/read-jobs.ts'
import { type JobPorts, jobHandlersOf } from '../job-handlers.ts'

/** Lambda ends a function after 15 minutes; learning is aborted in time to log that. */
const LEARNING_TIMEOUT_MS = 13 * 60_000

interface ConsumerContext {
  readonly tenant: Tenant
  readonly addressOf: DocumentAddress
  readonly log: Log
}

/** Creates a job for each uploaded object; undefined for an event that is no notification of the bucket. */
async function jobsOfEvent(tenant: Tenant, event: unknown): Promise<readonly Job[] | undefined> {
  const uploads = readObjectPuts(event)
  if (!uploads) return undefined
  const { takeInJobOfKey } = await import('#functions/jobs/ingest/bucket/take-in.ts')
  return uploads.flatMap(({ key, moment }) => takeInJobOfKey(tenant, key, moment) ?? [])
}

/** Creates the consumer of a deployment's queue. */
export function createQueueConsumer(
  ports: JobPorts,
  facts: ConsumerContext,
  queue: Pick<ConsumerOptions, 'queue' | 'delaysSeconds'>,
) {
  return createConsumer({
    ...ports,
    ...queue,
    handlers: queueHandlersOf(jobHandlersOf(ports, { ...facts, learningSignal: () => AbortSignal.timeout(LEARNING_TIMEOUT_MS) })),
    jobsOfEvent: (event) => jobsOfEvent(facts.tenant, event),
    log: facts.log,
  })
}
