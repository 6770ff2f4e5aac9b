import type { Tenant } from '#contract/tenant.ts'
import type { Search } from '#ports/search.ts'
import { type SentenceSetting, Thread } from '../thread.ts'

/**
 * Learning has a thread of its own, so that it holds up neither finding nor changing. One tenant at a time, and the thread ends
 * with the last: what learning takes in memory is needed for minutes.
 */
export function openLearner(
  folder: string,
  sentence?: SentenceSetting,
): Pick<Search, 'learn' | 'isBehind'> & { close(): Promise<void> } {
  const thread = new Thread(folder, sentence)
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function inTurn<T>(what: 'learn' | 'isBehind', tenant: Tenant, signal?: AbortSignal): Promise<T> {
    waiting++
    const own = before.then(() => {
      signal?.throwIfAborted()
      return thread.ask<T>({ what, tenant })
    })
    const rest = () => (--waiting === 0 ? thread.close() : undefined)
    // Stopped meanwhile, it has ended just the same.
    before = own.then(rest, rest).catch(() => undefined)
    return own
  }

  return {
    async learn(tenant, signal) {
      const stop = () => void thread.stop()
      signal?.addEventListener('abort', stop)
      try {
        await inTurn('learn', tenant, signal)
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    isBehind: (tenant) => inTurn('isBehind', tenant),
    close: () => thread.stop(),
  }
}
