import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SQSEvent } from 'aws-lambda'
import { type ConsumerOptions, createConsumer } from '#functions/adapters/aws/sqs/consumer.ts'
import { listFailedJobs } from '#functions/adapters/aws/sqs/ledger.ts'
import { messageOf } from '#functions/adapters/aws/sqs/message.ts'
import { MAX_RECEIVES, openSqsQueue } from '#functions/adapters/aws/sqs/queue.ts'
import { openSqsJobs, openSqsSender } from '#functions/adapters/aws/sqs/sqs-jobs.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { JobsUnavailable, MAX_JOB_BYTES, type QueuedJob } from '#ports/jobs.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { jobsConformance } from '../ports/jobs.conformance.ts'
import { openLocalQueue } from './support/local-queue.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

async function openWorld(visibilitySeconds?: number) {
  const [local, dynamo] = await Promise.all([openLocalQueue(visibilitySeconds), newDynamoTable()])
  const table = dynamo.open()
  const clock = movableClock()
  const jobs = openSqsJobs(local.options, table)
  const lines: Record<string, unknown>[] = []
  const consumer = (more: Partial<ConsumerOptions>) =>
    createConsumer({
      queue: openSqsQueue(local.options),
      jobs,
      table,
      clock,
      ids: ulidIds(clock),
      handlers: {},
      jobsOfEvent: async () => undefined,
      log: (line) => lines.push(line),
      delaysSeconds: [1, 1],
      ...more,
    })
  return {
    local,
    table,
    clock,
    jobs,
    lines,
    consumer,
    failed: () => listFailedJobs(table, 'astm'),
    close: () => Promise.all([local.close(), dynamo.drop()]),
  }
}

jobsConformance('SQS and DynamoDB', async (handlers) => {
  const world = await openWorld()
  const consumer = world.consumer({ handlers })
  return {
    jobs: world.jobs,
    failed: world.failed,
    settle: () => world.local.drain(consumer),
    close: async () => void (await world.close()),
  }
})

describe('the queue and its consumer', () => {
  let world: Awaited<ReturnType<typeof openWorld>>
  let runs: QueuedJob[]
  const handlers = { works: async (job: QueuedJob) => void runs.push(job) }
  const job: QueuedJob = { id: 'one', name: 'works', tenant: 'astm', payload: { number: 1 } }
  const events = () => world.lines.map(({ event }) => event)

  beforeEach(async () => {
    world = await openWorld()
    runs = []
  })
  afterEach(() => world.close())

  it('refuses a job that no queue takes, before it is sent', async () => {
    const payload = 'x'.repeat(MAX_JOB_BYTES)
    await expect(world.jobs.send({ ...job, payload })).rejects.toMatchObject({ name: 'JobTooLarge' })
  })

  it('takes a job of the largest size, and any character', async () => {
    const payload = `\uFFFE\uFFFF\uD800\u0000 ${'ä'.repeat(MAX_JOB_BYTES / 2 - 200)}`
    await world.jobs.send({ ...job, payload })
    await world.local.drain(world.consumer({ handlers }))
    expect(runs).toEqual([{ ...job, payload }])
  })

  it.each([
    ['no JSON', 'hello', 'not JSON'],
    ['JSON of nobody', '[1]', 'neither a job nor a known event'],
    ['a job without a tenant', '{"version":1,"job":{"id":"1","name":"works","payload":1}}', 'tenant'],
    ['a job of nobody', '{"version":1,"job":{"id":"1","name":"works","tenant":"acme","payload":1}}', 'tenant'],
  ])('keeps %s as a dead letter, told of once; the others run', async (_, body, reason) => {
    await world.local.send(body)
    await world.jobs.send(job)
    await world.local.drain(world.consumer({ handlers }))
    expect(await world.local.deadLetters()).toEqual([body])
    expect(runs).toHaveLength(1)
    const told = world.lines.filter(({ event }) => event === 'job-message-refused')
    expect(told).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })])
  })

  it('puts a message of a newer version back for a newer program', async () => {
    const body = JSON.stringify({ version: 2, job: { what: 'is this' } })
    await world.local.send(body)
    const shown: number[] = []
    const queue = {
      ...openSqsQueue(world.local.options),
      showAgain: async (_: string, seconds: number) => void shown.push(seconds),
    }
    await world.local.deliver(world.consumer({ handlers, queue }))
    expect(shown).toEqual([60])
    expect(world.lines).toEqual([expect.objectContaining({ reason: expect.stringContaining('newer') })])
  })

  it('ends a message of a newer version as a dead letter where no newer program comes', async () => {
    const body = JSON.stringify({ version: 2, job: { what: 'is this' } })
    await world.local.send(body)
    const open = openSqsQueue(world.local.options)
    const queue = { ...open, showAgain: (receipt: string) => open.showAgain(receipt, 0) }
    await world.local.drain(world.consumer({ handlers, queue }))
    expect(await world.local.deadLetters()).toEqual([body])
    expect(events()).toEqual(['job-message-refused'])
  })

  const silent = { send: async () => {}, showAgain: async () => {} }
  /** A message as it is given out the nth time. */
  const given = (nth: number, body = messageOf(job)) =>
    ({
      Records: [
        {
          messageId: 'm1',
          receiptHandle: `r${nth}`,
          body,
          attributes: { ApproximateReceiveCount: String(nth), SentTimestamp: String(Date.now()) },
        },
      ],
    }) as SQSEvent
  const kept = { batchItemFailures: [{ itemIdentifier: 'm1' }] }
  const over = { batchItemFailures: [] }

  it('runs a job once that is delivered again while it runs, and again when it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const works = async (one: QueuedJob) => {
      runs.push(one)
      begun.resolve()
      await promise
    }
    const consumer = world.consumer({ handlers: { works }, queue: silent })
    const first = consumer(given(1))
    await begun.promise
    expect(await consumer(given(2))).toEqual(kept)
    resolve()
    expect(await first).toEqual(over)
    expect(await consumer(given(3))).toEqual(over)
    expect(runs).toHaveLength(1)
  })

  it('runs a job again whose process died in the middle, when its lease is over, and three times at most', async () => {
    const dies = async (one: QueuedJob) => {
      runs.push(one)
      await new Promise(() => {})
    }
    for (const nth of [1, 2, 3]) {
      void world.consumer({ handlers: { works: dies }, queue: silent })(given(nth))
      while (runs.length < nth) await new Promise(setImmediate)
      expect(await world.consumer({ handlers, queue: silent })(given(nth))).toEqual(kept)
      world.clock.pass(1000)
    }
    expect(await world.consumer({ handlers, queue: silent })(given(4))).toEqual(kept)
    expect(runs).toHaveLength(3)
    expect(await world.failed()).toEqual([
      expect.objectContaining({ id: 'one', reason: expect.stringContaining('process ended') }),
    ])
  })

  it('keeps a message as long as the table is throttled, also where only the last word could not be written', async () => {
    let throttled = true
    const throttle = <A extends unknown[], R>(method: (...all: A) => Promise<R>) => {
      return async (...all: A) => {
        if (throttled) throw new TableUnavailable('throttled')
        return method(...all)
      }
    }
    const { get, put, update, transact } = world.table
    const throttledCalls = { get: throttle(get), put: throttle(put), update: throttle(update), transact: throttle(transact) }
    const table: Table = { ...world.table, ...throttledCalls }
    const works = async (one: QueuedJob) => {
      runs.push(one)
      throttled = runs.length === 1
    }
    const consumer = world.consumer({ handlers: { works }, queue: silent, table })
    expect(await consumer(given(1))).toEqual(kept)
    expect(runs).toHaveLength(0)
    throttled = false
    expect(await consumer(given(2))).toEqual(kept)
    expect(runs).toHaveLength(1)
    throttled = false
    world.clock.pass(1000)
    expect(await consumer(given(3))).toEqual(over)
    expect(runs).toHaveLength(2)
    expect(events()).toEqual(['job-message-kept', 'job-message-kept', 'job-done'])
  })

  it('gives a job up with the last receive of its message, however few its tries', async () => {
    const fails = async () => {
      throw new Error('no paper')
    }
    await world.consumer({ handlers: { works: fails }, queue: silent })(given(MAX_RECEIVES))
    expect(await world.failed()).toEqual([expect.objectContaining({ id: 'one', tries: 1, payload: { number: 1 } })])
  })

  it('tries a failed job again that comes back from the dead letters, and forgets that it failed', async () => {
    await world.jobs.send({ ...job, name: 'later' })
    await world.local.drain(world.consumer({ handlers }))
    expect(await world.failed()).toHaveLength(1)
    const [dead = ''] = await world.local.deadLetters()
    await world.local.send(dead)
    await world.local.drain(world.consumer({ handlers: { later: handlers.works } }))
    expect(runs).toHaveLength(1)
    expect(await world.failed()).toEqual([])
    expect(await world.local.deadLetters()).toEqual([])
  })

  it('sends the jobs that an event asks for, and keeps the event where they cannot be sent', async () => {
    const jobsOfEvent = async (event: unknown) => ((event as { ask?: string }).ask ? [job] : undefined)
    const jobs = { send: async () => Promise.reject(new JobsUnavailable('away')) }
    const event = JSON.stringify({ ask: 'please' })
    expect(await world.consumer({ handlers, jobsOfEvent, queue: silent, jobs })(given(1, event))).toEqual(kept)
    await world.local.send(event)
    await world.local.drain(world.consumer({ handlers, jobsOfEvent }))
    expect(runs).toEqual([job])
  })

  it('says when the queue does not answer', async () => {
    const gone = openSqsSender({ ...world.local.options, queueUrl: `${world.local.options.queueUrl}-gone` })
    await expect(gone.send(job)).rejects.toMatchObject({ name: 'JobsUnavailable' })
  })
})
