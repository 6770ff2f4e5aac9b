import { batchesOf } from '#async/batches.ts'
import { Retryable, retry } from '#async/retry.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { type Search, type SearchChange, SearchUnavailable } from '#ports/search.ts'
import { type BulkChange, IndexMissing, WriteConflict, writeChanges } from './bulk.ts'
import { aliasOf } from './index-names.ts'
import { createFirstIndex } from './library-index.ts'
import type { LibraryOptions } from './library-options.ts'
import { documentIn } from './stored-document.ts'
import { toSource } from './to-source.ts'

const ATTEMPTS = 5
/** whole documents, which are written again */
const UPDATE_BATCH_SIZE = 200

interface StoredDocument {
  readonly _id: string
  readonly found?: boolean
  readonly _seq_no: number
  readonly _primary_term: number
  readonly _source: { readonly document: string }
}

export const indexChange = (document: IndexedDocument, facts: object = {}): BulkChange => ({
  action: { index: { _id: document.id, ...facts } },
  source: JSON.stringify(toSource(document)),
})

/** Writes changes of libraries. The first one creates the index. */
export function openIndexWriter(library: LibraryOptions): Pick<Search, 'index' | 'update' | 'remove'> {
  const { engine } = library

  /** Retries after a write conflict, or after the missing index is created. */
  async function write(
    tenant: Tenant,
    creates: boolean,
    changesTo: (alias: string) => Promise<Iterable<BulkChange>>,
  ): Promise<void> {
    const alias = aliasOf(library.prefix, tenant)
    let isMissing = false
    const attempt = async () => {
      if (isMissing) await createFirstIndex(library, tenant)
      try {
        return await writeChanges(engine, { index: alias, isAlias: true }, await changesTo(alias))
      } catch (error) {
        if (!(error instanceof IndexMissing || error instanceof WriteConflict)) throw error
        isMissing = error instanceof IndexMissing
        if (isMissing && !creates) return
        return new Retryable(new SearchUnavailable('other writers keep changing the same documents', { cause: error }))
      }
    }
    await retry(attempt, { attempts: ATTEMPTS })
  }

  async function changed(alias: string, changes: readonly SearchChange[]): Promise<BulkChange[]> {
    const ids = changes.map(({ id }) => id)
    const { docs } = await engine.request<{ docs: readonly StoredDocument[] }>('POST', `/${alias}/_mget`, { ids })
    const stored = new Map(docs.filter(({ found }) => found).map((one) => [one._id, one]))
    return changes.flatMap(({ id, ...change }) => {
      const own = stored.get(id)
      if (!own) return []
      const document = documentIn(own._source)
      return [indexChange({ ...document, ...change }, { if_seq_no: own._seq_no, if_primary_term: own._primary_term })]
    })
  }

  const lastOfEach = <T extends { readonly id: string }>(all: readonly T[]) => [
    ...new Map(all.map((one) => [one.id, one])).values(),
  ]

  return {
    async index(tenant, documents) {
      if (documents.length === 0) return
      const last = lastOfEach(documents)
      await write(tenant, true, async () => last.values().map((one) => indexChange(one)))
    },
    async update(tenant, changes) {
      for (const batch of batchesOf(lastOfEach(changes), UPDATE_BATCH_SIZE))
        await write(tenant, false, (alias) => changed(alias, batch))
    },
    async remove(tenant, ids) {
      if (ids.length === 0) return
      const changes = [...new Set(ids)].map((id): BulkChange => ({ action: { delete: { _id: id } } }))
      await write(tenant, false, async () => changes)
    },
  }
}
