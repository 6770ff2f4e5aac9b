import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Jobs, JobUnreadable, type QueuedJob, type QueueHandlers } from '#ports/jobs.ts'

/** An adapter under test. `settle` waits until no job is left to run, and lets the delays between attempts pass. */
export interface JobsUnderTest {
  readonly jobs: Jobs<QueuedJob>
  settle(): Promise<void>
  failed(): Promise<readonly { id: string; reason: string }[]>
  close(): Promise<void>
}

export function jobsConformance(name: string, open: (handlers: QueueHandlers) => Promise<JobsUnderTest>): void {
  describe(`the jobs port on ${name}`, () => {
    let under: JobsUnderTest
    let runs: QueuedJob[]
    let asked: Awaited<ReturnType<Jobs['find']>>[]
    let [count, learning, mostLearning] = [0, 0, 0]
    const newJob = (name: string, payload: QueuedJob['payload'] = null): QueuedJob => ({
      id: `conformance-${Date.now()}-${process.pid}-${count++}`,
      name,
      tenant: 'astm',
      payload,
    })
    const runsOf = ({ id }: QueuedJob) => runs.filter((run) => run.id === id)
    const failedWith = async ({ id }: QueuedJob) => (await under.failed()).find((job) => job.id === id)?.reason

    beforeEach(async () => {
      runs = []
      asked = []
      mostLearning = 0
      const run = (end: (job: QueuedJob) => void) => {
        return async (job: QueuedJob) => {
          runs.push(job)
          await new Promise(setImmediate)
          end(job)
        }
      }
      under = await open({
        works: run(() => {}),
        fails: run(() => {
          throw new Error('the printer is on fire')
        }),
        'cannot be read': run(() => {
          throw new JobUnreadable('payload.page: expected number')
        }),
        'is asked about': async (job) => {
          asked.push(await under.jobs.find(job))
          if (asked.length < 2) throw new Error('not yet')
        },
        learn: async (job) => {
          mostLearning = Math.max(mostLearning, ++learning)
          await run(() => {})(job)
          await new Promise((resolve) => setTimeout(resolve, 20))
          learning--
        },
        'works the second time': run((job) => {
          if (runsOf(job).length < 2) throw new Error('not yet')
        }),
      })
    })
    afterEach(() => under.close())

    it('runs a job with everything it was sent with', async () => {
      const job = newJob('works', { text: 'ä\u0000😀', list: [1, null, { deep: true }] })
      await under.jobs.send(job)
      await under.settle()
      expect(runsOf(job)[0]).toEqual(job)
    })

    it('runs all of many', async () => {
      const jobs = Array.from({ length: 30 }, () => newJob('works'))
      await Promise.all(jobs.map((job) => under.jobs.send(job)))
      await under.settle()
      expect(new Set(runs.map(({ id }) => id))).toEqual(new Set(jobs.map(({ id }) => id)))
    })

    it('takes two jobs of one id for one, whether or not it has run', async () => {
      const job = newJob('works')
      await Promise.all([under.jobs.send(job), under.jobs.send({ ...job, payload: 'second' })])
      await under.settle()
      await under.jobs.send(job)
      await under.settle()
      expect(runsOf(job)).toHaveLength(1)
    })

    it('tries again what failed, and then leaves it', async () => {
      const job = newJob('works the second time')
      await under.jobs.send(job)
      await under.settle()
      expect(runsOf(job)).toHaveLength(2)
      expect(await failedWith(job)).toBeUndefined()
    })

    it('gives up after three tries and keeps the job with its reason', async () => {
      const job = newJob('fails')
      await under.jobs.send(job)
      await under.settle()
      expect(runsOf(job)).toHaveLength(3)
      expect(await failedWith(job)).toContain('the printer is on fire')
    })

    it('fails a job that cannot be read at once, with its payload and the reason', async () => {
      const job = newJob('cannot be read')
      await under.jobs.send(job)
      await under.settle()
      expect(runsOf(job)).toHaveLength(1)
      expect(await failedWith(job)).toContain('payload.page: expected number')
    })

    it('tells the state of a job, until it ends', async () => {
      const [good, bad] = [newJob('works'), newJob('fails')]
      for (const job of [good, bad]) await under.jobs.send(job)
      expect((await under.jobs.find(good))?.state).toMatch(/^(waiting|running|done)$/)
      await under.settle()
      expect([await under.jobs.find(good), await under.jobs.find(bad)]).toEqual([{ state: 'done' }, { state: 'failed' }])
      expect((await under.jobs.find({ ...good, tenant: 'awwa' }))?.state).not.toBe('done')
    })

    it('tells since when a job is in work: from when it was sent, through all its tries', async () => {
      const job = newJob('is asked about')
      await under.jobs.send(job)
      await under.settle()
      const [first, second] = asked
      expect(first).toEqual({ state: 'running', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
      expect(second).toEqual(first)
      expect(asked).toHaveLength(2)
    })

    it('runs one job of a tenant at a time of those that run alone, and all of them', async () => {
      const jobs = Array.from({ length: 3 }, () => newJob('learn'))
      for (const job of jobs) await under.jobs.send(job)
      await under.settle()
      expect(new Set(runs.map(({ id }) => id))).toEqual(new Set(jobs.map(({ id }) => id)))
      expect(mostLearning).toBe(1)
    })

    it.each(['unknown', 'constructor'])('fails a job that nobody handles: %s', async (name) => {
      const job = newJob(name)
      await under.jobs.send(job)
      await under.settle()
      expect(await failedWith(job)).toContain(name)
    })

    it('lists what failed for its tenant alone, and runs it again with all its tries', async () => {
      const job = newJob('fails', { page: 3 })
      await under.jobs.send(job)
      await under.settle()
      const rows = async (tenant: QueuedJob['tenant']) => (await under.jobs.failed(tenant)).filter(({ id }) => id === job.id)
      expect(await rows('astm')).toEqual([
        {
          id: job.id,
          name: 'fails',
          tries: 3,
          reason: expect.stringContaining('the printer is on fire'),
          failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ])
      expect(await rows('awwa')).toEqual([])
      expect(await under.jobs.retry({ ...job, tenant: 'awwa' })).toBe(false)
      expect(await under.jobs.retry(job)).toBe(true)
      await under.settle()
      expect(runsOf(job)).toHaveLength(6)
      expect(runsOf(job).at(-1)).toEqual(job)
      expect(await rows('astm')).toHaveLength(1)
    })

    it('drops what failed, once and for good', async () => {
      const job = newJob('fails')
      await under.jobs.send(job)
      await under.settle()
      expect(await under.jobs.drop({ ...job, tenant: 'awwa' })).toBe(false)
      expect([await under.jobs.drop(job), await under.jobs.drop(job), await under.jobs.retry(job)]).toEqual([true, false, false])
      await under.settle()
      expect(await failedWith(job)).toBeUndefined()
      expect(runsOf(job)).toHaveLength(3)
    })

    it('runs the others while one fails', async () => {
      const [bad, good] = [newJob('fails'), newJob('works')]
      await under.jobs.send(bad)
      await under.jobs.send(good)
      await under.settle()
      expect(runsOf(good)).toHaveLength(1)
    })
  })
}
