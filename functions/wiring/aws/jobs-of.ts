import type { Tenant } from '#contract/tenant.ts'
import { type ConsumerOptions, createConsumer } from '#functions/adapters/aws/sqs-jobs-consumer.ts'
import { readObjectPuts } from '#functions/adapters/aws/sqs-jobs-events.ts'
import type { Log } from '#functions/http/log-call.ts'
import { incomingPrefix } from '#functions/jobs/ingest/bucket/incoming.ts'
import { TAKE_IN, takeInJob, takeInJobOf } from '#functions/jobs/ingest/bucket/take-in.ts'
import { LEARN } from '#functions/jobs/learn/ask-to-learn.ts'
import { learnJob } from '#functions/jobs/learn/handler.ts'
import { MAKE_INDEX, makeIndexJob } from '#functions/jobs/make-index/handler.ts'
import { TELL_ARRIVAL } from '#functions/tracking/note-arrivals.ts'
import { type DocumentAddress, tellArrival } from '#functions/tracking/tell-arrival.ts'
import type { Job, JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { KeptSearch } from '#ports/search.ts'
import type { WholeTable } from '#ports/table.ts'

type JobPorts = Pick<Ports, 'objects' | 'jobs' | 'mail' | 'clock' | 'ids'> & {
  readonly table: WholeTable
  readonly search: KeptSearch
}

/** A function may run for 15 minutes; what learns gives up in time to say so. */
const LEARNING_MS = 13 * 60_000

interface Facts {
  readonly tenant: Tenant
  readonly addressOf: DocumentAddress
  readonly log: Log
}

function handlersOf(ports: JobPorts, { addressOf, log }: Facts): Record<string, JobHandler> {
  return {
    [TAKE_IN]: takeInJob(ports, log),
    [LEARN]: (job) => learnJob(ports, AbortSignal.timeout(LEARNING_MS))(job),
    [MAKE_INDEX]: makeIndexJob(ports, log),
    [TELL_ARRIVAL]: tellArrival(ports, addressOf),
  }
}

/** One job for each object that has arrived; what lies elsewhere in the bucket is the library's own. */
export function jobsOfEvent(tenant: Tenant, event: unknown): readonly Job[] | undefined {
  const prefix = incomingPrefix(tenant)
  return readObjectPuts(event)?.flatMap(({ key, moment }) =>
    key.startsWith(prefix) ? (takeInJobOf(tenant, key.slice(prefix.length), moment) ?? []) : [],
  )
}

/** Runs what the deployment's queue gives out. */
export function consumerOf(ports: JobPorts, facts: Facts, queue: Pick<ConsumerOptions, 'queue' | 'delaysSeconds'>) {
  return createConsumer({
    ...ports,
    ...queue,
    handlers: handlersOf(ports, facts),
    jobsOfEvent: (event) => jobsOfEvent(facts.tenant, event),
    log: facts.log,
  })
}
