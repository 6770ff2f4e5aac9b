import { expect, it } from '@jest/globals'
import type { Search } from '#ports/search.ts'
import { type JobPorts, jobHandlersOf } from './job-handlers.ts'

it('the job that learns ends when its signal aborts', async () => {
  const stop = new AbortController()
  const learn: Search['learn'] = (_, signal) =>
    new Promise((_resolve, reject) => {
      const end = () => reject(new Error('stopped'))
      if (signal?.aborted) end()
      else signal?.addEventListener('abort', end)
    })
  const ports = {
    search: { learn },
    table: { get: async () => undefined },
    clock: { now: () => new Date() },
  } as unknown as JobPorts
  const context = { addressOf: () => '', log: () => undefined, learningSignal: () => stop.signal }
  const learning = jobHandlersOf(ports, context).learn({ id: '1', name: 'learn', tenant: 'astm', payload: null })
  stop.abort()
  await expect(learning).rejects.toThrow('stopped')
})
