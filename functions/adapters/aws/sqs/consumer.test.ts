import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { SQSEvent } from 'aws-lambda'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import type { QueuedJob, QueueHandlers } from '#ports/jobs.ts'
import { openLibrary } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { functionLimits } from '../../../../lib/infra/areas.ts'
import { createConsumer } from './consumer.ts'
import { findDelivered, listFailedJobs } from './ledger.ts'
import { messageOf } from './message.ts'
import { MAX_RECEIVES } from './queue.ts'

/** The next delivery of a message whose function died. `lib/infra/constructs/jobs-queue.ts` sets it. */
const VISIBILITY_S = functionLimits.jobs.timeoutSeconds + 60
/** Time from a first delivery until a function that starts cold claims the job. */
const START_S = 5

const job: QueuedJob = { id: 'compare 1', name: 'compare', tenant: 'astm', payload: { older: 'a', newer: 'b', form: 'page' } }
let library: ReturnType<typeof openLibrary>
let clock: ReturnType<typeof movableClock>
beforeEach(() => {
  library = openLibrary()
  clock = movableClock()
})
afterEach(() => library.close())

/** Delivers the message of the job for the nth time. */
async function deliver(nth: number, handlers: QueueHandlers, one: QueuedJob = job): Promise<unknown> {
  const queue = { send: async () => {}, showAgain: async () => {} }
  const ports = { queue, jobs: library.jobs, table: library.table, clock, ids: ulidIds(clock) }
  const consume = createConsumer({ ...ports, handlers, jobsOfEvent: async () => undefined, log: () => undefined })
  const attributes = { ApproximateReceiveCount: String(nth), SentTimestamp: String(clock.now().getTime()) }
  const record = { messageId: `m ${one.id}`, receiptHandle: `r${nth}`, body: messageOf(one), attributes }
  return consume({ Records: [record] } as SQSEvent)
}

/** A function that dies while it runs the job. */
async function die(nth: number): Promise<void> {
  clock.pass(START_S)
  const started = Promise.withResolvers<void>()
  void deliver(nth, {
    compare: () => {
      started.resolve()
      return new Promise(() => {})
    },
  })
  await started.promise
}

it('a job whose function died runs with the next delivery, and is said to run until then', async () => {
  expect(await findDelivered(library.table, job)).toBeUndefined()
  await die(1)
  expect((await findDelivered(library.table, job))?.state).toBe('running')
  clock.pass(VISIBILITY_S - START_S)
  const runs: QueuedJob[] = []
  await deliver(2, { compare: async (one) => void runs.push(one) })
  expect([runs, (await findDelivered(library.table, job))?.state]).toEqual([[job], 'done'])
})

it('a job that kills its function each time has failed before its message is a dead letter', async () => {
  let nth = 1
  for (; nth <= 3; nth++) {
    await die(nth)
    clock.pass(VISIBILITY_S - START_S)
  }
  expect(nth).toBeLessThanOrEqual(MAX_RECEIVES)
  await deliver(nth, { compare: async () => {} })
  expect((await findDelivered(library.table, job))?.state).toBe('failed')
  expect(await listFailedJobs(library.table, 'astm')).toMatchObject([{ id: job.id, payload: job.payload, tries: 3 }])
})

it('a job that runs alone waits for another one of its tenant, for none of another tenant, and for no function that died', async () => {
  const learn = (id: string, tenant: 'astm' | 'cga' = 'astm'): QueuedJob => ({ id, name: 'learn', tenant, payload: null })
  const runs: string[] = []
  const end = Promise.withResolvers<void>()
  const lasting = async (id: string, until: Promise<void>) => {
    const begun = Promise.withResolvers<void>()
    const work = async () => {
      begun.resolve()
      await until
    }
    const ended = deliver(1, { learn: work }, learn(id))
    await begun.promise
    return { ended }
  }
  const quick = { learn: async ({ id }: QueuedJob) => void runs.push(id) }
  const first = await lasting('first', end.promise)
  const kept = { batchItemFailures: [{ itemIdentifier: 'm second' }] }
  expect(await deliver(1, quick, learn('second'))).toEqual(kept)
  await deliver(1, quick, learn('other', 'cga'))
  expect(runs).toEqual(['other'])
  end.resolve()
  await first.ended
  await deliver(2, quick, learn('second'))
  expect(runs).toEqual(['other', 'second'])
  await lasting('dying', new Promise(() => {}))
  clock.pass(VISIBILITY_S)
  await deliver(1, quick, learn('last'))
  expect(runs).toEqual(['other', 'second', 'last'])
})
