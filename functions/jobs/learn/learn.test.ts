import { describe, expect, it } from '@jest/globals'
import type { Search } from '#ports/search.ts'
import { recordingJobs } from '#test/support/recording-ports.ts'
import { requestLearning } from './request-learning.ts'

describe('learning', () => {
  it('learning is requested for libraries that have changed since, and for no other', async () => {
    const jobs = recordingJobs()
    const search = { isBehind: async (tenant: string) => tenant !== 'api' } as unknown as Search
    let id = 0
    await requestLearning({ search, jobs, ids: { next: () => String(id++) } }, ['astm', 'api', 'cga'])
    expect([...jobs.sent.values()].map(({ name, tenant }) => [name, tenant])).toEqual([
      ['learn', 'astm'],
      ['learn', 'cga'],
    ])
  })
})
