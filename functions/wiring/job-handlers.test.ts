import { expect, it } from '@jest/globals'
import type { Search } from '#ports/search.ts'
import { type JobPorts, jobHandlersOf } from './job-handlers.ts'

it('the job that learns ends when its signal aborts', async () => {
  const stop = new AbortController()
  const learn: Search['learn'] = (_, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
  const ports = { search: { learn } } as unknown as JobPorts
  const context = { addressOf: () => '', log: () => undefined, learningSignal: () => stop.signal }
  const learning = jobHandlersOf(ports, context).learn({ id: '1', name: 'learn', tenant: 'astm', payload: null })
  stop.abort()
  await expect(learning).rejects.toThrow('stopped')
})
