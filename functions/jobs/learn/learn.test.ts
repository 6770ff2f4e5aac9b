import { describe, expect, it } from '@jest/globals'
import type { Search } from '#ports/search.ts'
import { recordingJobs } from '#test/support/recording-ports.ts'
import { askToLearn } from './ask-to-learn.ts'

describe('learning', () => {
  it('is asked for where the library is ahead of what is known, and nowhere else', async () => {
    const jobs = recordingJobs()
    const search = { isBehind: async (tenant: string) => tenant !== 'api' } as unknown as Search
    let id = 0
    await askToLearn({ search, jobs, ids: { next: () => String(id++) } }, ['astm', 'api', 'cga'])
    expect([...jobs.sent.values()].map(({ name, tenant }) => [name, tenant])).toEqual([
      ['learn', 'astm'],
      ['learn', 'cga'],
    ])
  })
})
