import type { Tenant } from '#contract/tenant.ts'
import { type ConsumerOptions, createConsumer } from '#functions/adapters/aws/sqs/consumer.ts'
import { readObjectPuts } from '#functions/adapters/aws/sqs/events.ts'
import { openOnce } from '#functions/adapters/shared/open-once.ts'
import type { DocumentAddress } from '#functions/areas/tracking/tell-arrival.ts'
import { LEARN, MAKE_INDEX, TAKE_IN, TELL_ARRIVAL } from '#functions/jobs/job-names.ts'
import { learnJob } from '#functions/jobs/learn/handler.ts'
import type { Job, JobHandler } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
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

/** Handles jobs by what is loaded with the first of them. */
function later(load: () => Promise<JobHandler>): JobHandler {
  const loaded = openOnce(load)
  return async (job) => (await loaded())(job)
}

const takingIn = () => import('#functions/jobs/ingest/bucket/take-in.ts')
const makingIndex = () => import('#functions/jobs/make-index/handler.ts')
const tellingArrivals = () => import('#functions/areas/tracking/tell-arrival.ts')

function handlersOf(ports: JobPorts, { addressOf, log }: Facts): Record<string, JobHandler> {
  return {
    [TAKE_IN]: later(async () => (await takingIn()).takeInJob(ports, log)),
    [LEARN]: (job) => learnJob(ports, AbortSignal.timeout(LEARNING_MS))(job),
    [MAKE_INDEX]: later(async () => (await makingIndex()).makeIndexJob(ports, log)),
    [TELL_ARRIVAL]: later(async () => (await tellingArrivals()).tellArrival(ports, addressOf)),
  }
}

/** One job for each object that has arrived. */
async function jobsOfEvent(tenant: Tenant, event: unknown): Promise<readonly Job[] | undefined> {
  const puts = readObjectPuts(event)
  if (!puts) return undefined
  const { takeInJobOfKey } = await takingIn()
  return puts.flatMap(({ key, moment }) => takeInJobOfKey(tenant, key, moment) ?? [])
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
