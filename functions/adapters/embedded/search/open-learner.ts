import type { Tenant } from '#contract/tenant.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import { type Search, SearchUnavailable } from '#ports/search.ts'
import { type EmbeddedSlice, embedLibrary, type PassageSlice } from './meaning/sentence/embed-library.ts'
import { SearchThread } from './thread.ts'

type Learning = Pick<Search, 'learn' | 'isBehind'> & { close(): Promise<void> }

/** Promise that rejects when the signal aborts. */
function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

/** A thread takes longer to start than many libraries to learn, and learning often follows a question whether it is due. */
const LINGER_MS = 1000

/**
 * Opens learning in a thread of its own, so that it delays neither reads nor writes. Tenants are learned one at a time, and the
 * thread ends soon after the last one, which frees its memory. The main thread requests embeddings.
 */
export function openLearner(folder: string, embeddings?: Embeddings): Learning {
  const thread = new SearchThread(folder)
  const closing = new AbortController()
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0
  let idle: NodeJS.Timeout | undefined

  function enqueue<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    clearTimeout(idle)
    queued++
    const own = last.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    const leave = () => {
      if (--queued === 0) idle = setTimeout(closeIfIdle, LINGER_MS).unref()
    }
    last = own.then(leave, leave)
    return own
  }

  function closeIfIdle(): void {
    // Closing fails when the thread was stopped meanwhile. It has ended then, too.
    last = last.then(() => (queued === 0 ? thread.close() : undefined)).catch(() => undefined)
  }

  async function embedAll(tenant: Tenant, own: Embeddings, signal: AbortSignal): Promise<void> {
    const library = {
      nextSlice: (version: string) => thread.call<PassageSlice | undefined>({ method: 'nextSlice', tenant, version }),
      saveSlice: (slice: EmbeddedSlice) => thread.call<void>({ method: 'saveSlice', tenant, slice }),
    }
    await Promise.race([embedLibrary(library, own, signal), rejectionBy(signal)])
  }

  async function learnAll(tenant: Tenant, signal: AbortSignal): Promise<void> {
    const stop = () => void thread.stop()
    signal.addEventListener('abort', stop)
    try {
      await thread.call({ method: 'learn', tenant })
      if (embeddings) await embedAll(tenant, embeddings, signal)
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    learn(tenant, given) {
      const signal = AbortSignal.any([closing.signal, ...(given ? [given] : [])])
      return enqueue(() => learnAll(tenant, signal), signal)
    },
    isBehind: (tenant) => enqueue(() => thread.call({ method: 'isBehind', tenant, version: embeddings?.version })),
    async close() {
      closing.abort(new SearchUnavailable('The search is closed.'))
      clearTimeout(idle)
      await thread.stop()
    },
  }
}
