import type { Tenant } from '#contract/tenant.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import { type Search, SearchUnavailable } from '#ports/search.ts'
import { embedLibrary, type Slice } from './meaning/sentence/embed-library.ts'
import { Thread } from './thread.ts'

type Learning = Pick<Search, 'learn' | 'isBehind'> & { close(): Promise<void> }

/** What is waited for when all that counts is that it stops. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

/**
 * Learning has a thread of its own, so that it holds up neither finding nor changing. One tenant at a time, and the thread ends
 * with the last: what learning takes in memory is needed for minutes. Embeddings are asked from outside of it.
 */
export function openLearner(folder: string, embeddings?: Embeddings): Learning {
  const thread = new Thread(folder)
  const closing = new AbortController()
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    waiting++
    const own = before.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    const rest = () => (--waiting === 0 ? thread.close() : undefined)
    // Stopped meanwhile, it has ended just the same.
    before = own.then(rest, rest).catch(() => undefined)
    return own
  }

  async function embedAll(tenant: Tenant, own: Embeddings, signal: AbortSignal): Promise<void> {
    const library = {
      nextSlice: (version: string) => thread.ask<Slice | undefined>({ what: 'nextSlice', tenant, version }),
      keepSlice: (slice: Parameters<Parameters<typeof embedLibrary>[0]['keepSlice']>[0]) =>
        thread.ask<void>({ what: 'keepSlice', tenant, slice }),
    }
    await Promise.race([embedLibrary(library, own, signal), rejection(signal)])
  }

  async function learnAll(tenant: Tenant, signal: AbortSignal): Promise<void> {
    const stop = () => void thread.stop()
    signal.addEventListener('abort', stop)
    try {
      await thread.ask({ what: 'learn', tenant })
      if (embeddings) await embedAll(tenant, embeddings, signal)
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    learn(tenant, given) {
      const signal = AbortSignal.any([closing.signal, ...(given ? [given] : [])])
      return inTurn(() => learnAll(tenant, signal), signal)
    },
    isBehind: (tenant) => inTurn(() => thread.ask({ what: 'isBehind', tenant, version: embeddings?.version })),
    async close() {
      closing.abort(new SearchUnavailable('The search is closed.'))
      await thread.stop()
    },
  }
}
