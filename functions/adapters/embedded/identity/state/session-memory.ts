import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Entry {
  readonly payload: AdapterPayload
  /** epoch milliseconds */
  readonly expiresAt: number
}

/** Sessions, codes and grants of one issuer; plain data, so that another process can go on with them. */
export type SessionEntries = Map<string, Entry>

const MAX_ENTRIES = 10_000
/** seconds; lifetime of entries for which the provider gives none */
const DEFAULT_LIFETIME_SECONDS = 86_400

function makeRoom(entries: SessionEntries): void {
  const now = Date.now()
  for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key)
  // The oldest entries go first, so that endless sign-ins do not fill the memory.
  for (const key of entries.keys()) {
    if (entries.size < MAX_ENTRIES) return
    entries.delete(key)
  }
}

/**
 * Memory of an issuer: sessions, codes and grants, as long as their lifetime, by default with the process. After a restart people
 * sign in again; their tokens stay valid.
 */
export function sessionMemory(entries: SessionEntries): AdapterFactory {
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = (test: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, { payload }]) => key.startsWith(keyOf('')) && test(payload))?.[1].payload
    return {
      async upsert(id, payload, expiresIn) {
        if (entries.size >= MAX_ENTRIES) makeRoom(entries)
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + (expiresIn ?? DEFAULT_LIFETIME_SECONDS) * 1000 })
      },
      async find(id) {
        const entry = entries.get(keyOf(id))
        return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
      },
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const entry = entries.get(keyOf(id))
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        // Only this model's entries: an unfinished sign-in names the previous grant, and outlives it.
        for (const [key, { payload }] of entries) {
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
}
