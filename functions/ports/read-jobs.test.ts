import { describe, expect, it } from '@jest/globals'
import { JOBS } from './job-definitions.ts'
import type { JobHandlers, JobName, QueuedJob } from './jobs.ts'
import { ALONE_NAMES, AWAITED_NAMES, queueHandlersOf } from './read-jobs.ts'

const names = Object.keys(JOBS) as JobName[]
const queued = (name: string, payload: QueuedJob['payload']): QueuedJob => ({ id: '1', name, tenant: 'astm', payload })

/** Runs a job as a queue does, and lists what its handler was given. */
async function run(job: QueuedJob): Promise<unknown[]> {
  const given: unknown[] = []
  const record = async (read: object) => void given.push(read)
  const handlers = queueHandlersOf(Object.fromEntries(names.map((name) => [name, record])) as unknown as JobHandlers)
  await handlers[job.name]?.(job)
  return given
}

describe('a job of another release', () => {
  it.each([
    ['with a field that is new', queued('make-text', { contentCode: 'A', priority: 3 }), { contentCode: 'A' }],
    [
      'without a field that came later',
      queued('make-index', { run: 'r' }),
      { run: 'r', from: 'existing', part: 0, at: {}, made: { indexed: 0, removed: 0 } },
    ],
    [
      'with the words of that release',
      queued('make-index', { run: 'r', from: 'nothing', at: { strangers: 7 } }),
      { run: 'r', from: 'empty', part: 0, at: { orphans: 7 }, made: { indexed: 0, removed: 0 } },
    ],
    [
      'with the name of that release',
      queued('tell-review', { accountId: 'a', contentCode: 'c', userId: 'u', email: 'e' }),
      { accountId: 'a', contentCode: 'c', userId: 'u', email: 'e' },
    ],
    ['with an empty object for nothing', queued('learn', {}), {}],
    ['with nothing', queued('learn', null), null],
    [
      'with a comparison that does not say since when',
      queued('compare', { older: 'a', newer: 'b', form: 'page' }),
      { older: 'a', newer: 'b', form: 'page' },
    ],
  ])('%s is read', async (_, job, payload) =>
    expect(await run(job)).toEqual([{ ...job, name: job.name.replace('tell-', 'notify-'), payload }]),
  )

  it.each([
    ['a field is missing', { older: 'a', form: 'page', since: '' }, 'newer'],
    ['a field has another form', { older: 'a', newer: 'b', form: 'words', since: '' }, 'form'],
    ['the payload is nothing', null, 'payload'],
  ])('of which %s is refused by its name and that of the field', async (_, payload, field) => {
    const refused = run(queued('compare', payload))
    await expect(refused).rejects.toMatchObject({
      name: 'JobUnreadable',
      message: expect.stringContaining(`compare cannot be read: ${field}`),
    })
  })
})

it('the jobs that a person waits for are those behind a page that says so', () => {
  expect([...AWAITED_NAMES].sort()).toEqual([
    'check-upload',
    'collect-data',
    'compare',
    'export-list',
    'make-text',
    'notify-access-request',
    'tell-access-request',
    'write-points',
    'write-titles',
  ])
})

it('the jobs of which one of a tenant runs at a time are those that go over all of it', () => {
  expect([...ALONE_NAMES].sort()).toEqual([
    'count-use',
    'end-uploads',
    'learn',
    'mail-reports',
    'seal-audits',
    'write-aggregates',
  ])
})

it('no two jobs have a name in common, former ones included', () => {
  const all = names.flatMap((name) => [name, ...JOBS[name].formerNames])
  expect(new Set(all).size).toBe(all.length)
})
