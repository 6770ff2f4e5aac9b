import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Entry {
  readonly payload: AdapterPayload
  /** epoch milliseconds */
  readonly expiresAt: number
}

/** Sessions, codes and begun sign-ins of one issuer; plain data, so that another process can go on with them. */
export type SessionEntries = Map<string, Entry>

const MOST_ENTRIES = 10_000
/** seconds; for what the provider gives no end */
const A_DAY = 86_400

function makeRoom(entries: SessionEntries): void {
  const now = Date.now()
  for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key)
  // Whoever begins sign-ins without end loses their own oldest ones, not this machine's memory.
  for (const key of entries.keys()) {
    if (entries.size < MOST_ENTRIES) return
    entries.delete(key)
  }
}

/**
 * Memory of an issuer, as long as its entries live: by default with the process. After a restart people sign in again;
 * the tokens they hold keep counting.
 */
export function sessionMemory(entries: SessionEntries = new Map()): AdapterFactory {
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = (test: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, { payload }]) => key.startsWith(keyOf('')) && test(payload))?.[1].payload
    return {
      async upsert(id, payload, expiresIn) {
        if (entries.size >= MOST_ENTRIES) makeRoom(entries)
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + (expiresIn ?? A_DAY) * 1000 })
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
        // Of this model alone: a begun sign-in names the grant of the one before, and outlives it.
        for (const [key, { payload }] of entries) {
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
}
