import { batchesOf } from '#async/batches.ts'
import { Retryable, retry } from '#async/retry.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { type Search, type SearchChange, SearchUnavailable } from '#ports/search.ts'
import { type Change, NowhereToWrite, Overtaken, writeChanges } from './bulk.ts'
import { aliasOf } from './index-names.ts'
import { makeFirstIndex } from './library-index.ts'
import type { LibraryOptions } from './library-options.ts'
import { toSource } from './to-source.ts'

const ATTEMPTS = 5
/** whole documents, to be written again */
const UPDATE_BATCH_SIZE = 200

interface Stored {
  readonly _id: string
  readonly found?: boolean
  readonly _seq_no: number
  readonly _primary_term: number
  readonly _source: { readonly document: string }
}

export const indexing = (document: IndexedDocument, facts: object = {}): Change => ({
  action: { index: { _id: document.id, ...facts } },
  source: JSON.stringify(toSource(document)),
})

/** Changes of libraries; the first one makes the index. */
export function openWriting(library: LibraryOptions): Pick<Search, 'index' | 'update' | 'remove'> {
  const { engine } = library

  /** Begins again where somebody else was quicker, or where there is no index yet. */
  async function writing(tenant: Tenant, makes: boolean, changesTo: (alias: string) => Promise<Iterable<Change>>): Promise<void> {
    const alias = aliasOf(library.prefix, tenant)
    let isMissing = false
    const attempt = async () => {
      if (isMissing) await makeFirstIndex(library, tenant)
      try {
        return await writeChanges(engine, { index: alias, isAlias: true }, await changesTo(alias))
      } catch (error) {
        if (!(error instanceof NowhereToWrite || error instanceof Overtaken)) throw error
        isMissing = error instanceof NowhereToWrite
        if (isMissing && !makes) return
        return new Retryable(new SearchUnavailable('others change the same documents all the time', { cause: error }))
      }
    }
    await retry(attempt, { attempts: ATTEMPTS })
  }

  async function changed(alias: string, changes: readonly SearchChange[]): Promise<Change[]> {
    const ids = changes.map(({ id }) => id)
    const { docs } = await engine.ask<{ docs: readonly Stored[] }>('POST', `/${alias}/_mget`, { ids })
    const stored = new Map(docs.filter(({ found }) => found).map((one) => [one._id, one]))
    return changes.flatMap(({ id, card, current }) => {
      const own = stored.get(id)
      if (!own) return []
      const document = JSON.parse(own._source.document) as IndexedDocument
      return [indexing({ ...document, card, current }, { if_seq_no: own._seq_no, if_primary_term: own._primary_term })]
    })
  }

  const lastOfEach = <T extends { readonly id: string }>(all: readonly T[]) => [
    ...new Map(all.map((one) => [one.id, one])).values(),
  ]

  return {
    async index(tenant, documents) {
      if (documents.length === 0) return
      const last = lastOfEach(documents)
      await writing(tenant, true, async () => last.values().map((one) => indexing(one)))
    },
    async update(tenant, changes) {
      for (const batch of batchesOf(lastOfEach(changes), UPDATE_BATCH_SIZE))
        await writing(tenant, false, (alias) => changed(alias, batch))
    },
    async remove(tenant, ids) {
      if (ids.length === 0) return
      const changes = [...new Set(ids)].map((id): Change => ({ action: { delete: { _id: id } } }))
      await writing(tenant, false, async () => changes)
    },
  }
}
