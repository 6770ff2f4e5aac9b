import { describe, expect, it } from '@jest/globals'
import type { Search } from '#ports/search.ts'
import { recordingJobs } from '#test/support/recording-ports.ts'
import { LEARN } from '../job-names.ts'
import { askToLearn } from './ask-to-learn.ts'
import { learnJob } from './handler.ts'

describe('learning', () => {
  it('is asked for where the library is ahead of what is known, and nowhere else', async () => {
    const jobs = recordingJobs()
    const search = { isBehind: async (tenant: string) => tenant !== 'api' } as unknown as Search
    let id = 0
    await askToLearn({ search, jobs, ids: { next: () => String(id++) } }, ['astm', 'api', 'cga'])
    expect([...jobs.sent.values()].map(({ name, tenant }) => [name, tenant])).toEqual([
      [LEARN, 'astm'],
      [LEARN, 'cga'],
    ])
  })

  it('is given up when the site stops', async () => {
    const stop = new AbortController()
    const learn: Search['learn'] = (_, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
    const going = learnJob({ search: { learn } as Search }, stop.signal)({ id: '1', name: LEARN, tenant: 'astm', payload: null })
    stop.abort()
    await expect(going).rejects.toThrow('stopped')
  })
})
