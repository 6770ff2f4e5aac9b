import type { Tenant } from '#contract/tenant.ts'
import { type ConsumerOptions, createConsumer } from '#functions/adapters/aws/sqs/consumer.ts'
import { readObjectPuts } from '#functions/adapters/aws/sqs/events.ts'
import type { DocumentAddress } from '#functions/areas/tracking/tell-arrival.ts'
import type { Job } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import { type JobPorts, jobHandlersOf } from '../job-handlers.ts'

/** A function may run for 15 minutes; what learns gives up in time to say so. */
const LEARNING_MS = 13 * 60_000

interface Facts {
  readonly tenant: Tenant
  readonly addressOf: DocumentAddress
  readonly log: Log
}

/** One job for each object that has arrived. */
async function jobsOfEvent(tenant: Tenant, event: unknown): Promise<readonly Job[] | undefined> {
  const puts = readObjectPuts(event)
  if (!puts) return undefined
  const { takeInJobOfKey } = await import('#functions/jobs/ingest/bucket/take-in.ts')
  return puts.flatMap(({ key, moment }) => takeInJobOfKey(tenant, key, moment) ?? [])
}

/** Runs what the deployment's queue gives out. */
export function consumerOf(ports: JobPorts, facts: Facts, queue: Pick<ConsumerOptions, 'queue' | 'delaysSeconds'>) {
  return createConsumer({
    ...ports,
    ...queue,
    handlers: jobHandlersOf(ports, { ...facts, learningSignal: () => AbortSignal.timeout(LEARNING_MS) }),
    jobsOfEvent: (event) => jobsOfEvent(facts.tenant, event),
    log: facts.log,
  })
}
