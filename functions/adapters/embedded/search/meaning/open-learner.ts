import type { Tenant } from '#contract/tenant.ts'
import type { Search } from '#ports/search.ts'
import { Thread } from '../thread.ts'

/**
 * Learning has a thread of its own, so that it holds up neither finding nor changing. One tenant at a time, and the thread ends
 * afterwards: what learning takes in memory is needed for minutes.
 */
export function openLearner(folder: string): Pick<Search, 'learn' | 'isBehind'> & { close(): Promise<void> } {
  const thread = new Thread(folder)
  let before: Promise<unknown> = Promise.resolve()

  function inTurn<T>(what: 'learn' | 'isBehind', tenant: Tenant): Promise<T> {
    const own = before.then(async () => {
      const answer = await thread.ask<T>({ what, tenant })
      if (what === 'learn') await thread.close()
      return answer
    })
    before = own.catch(() => undefined)
    return own
  }

  return {
    async learn(tenant, signal) {
      const stop = () => void thread.stop()
      signal?.addEventListener('abort', stop)
      try {
        await inTurn('learn', tenant)
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    isBehind: (tenant) => inTurn('isBehind', tenant),
    close: () => thread.stop(),
  }
}
