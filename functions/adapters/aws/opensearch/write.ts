import type { Tenant } from '#contract/tenant.ts'
import { type Search, type SearchChange, type SearchDocument, SearchUnavailable } from '#ports/search.ts'
import { type Change, NowhereToWrite, Overtaken, writeChanges } from './bulk.ts'
import { type LibraryOptions, makeFirstIndex, writtenAliases } from './library-index.ts'
import { toSource } from './to-source.ts'

const TRIES = 5

interface Stored {
  readonly _id: string
  readonly found?: boolean
  readonly _seq_no: number
  readonly _primary_term: number
  readonly _source: { readonly document: string }
}

export const indexing = (document: SearchDocument, facts: object = {}): Change => ({
  action: { index: { _id: document.id, ...facts } },
  source: JSON.stringify(toSource(document)),
})

/** Each change of a library goes to its index, and to that which is filled to take its place. */
export function openWriting(library: LibraryOptions): Pick<Search, 'index' | 'update' | 'remove'> {
  const { engine } = library

  /** Begins again where an index came or went, or somebody else was quicker. */
  async function onEach(tenant: Tenant, makes: boolean, write: (alias: string) => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const aliases = await writtenAliases(library, tenant)
      if (aliases.length === 0) {
        if (!makes) return
        await makeFirstIndex(library, tenant)
        continue
      }
      try {
        for (const alias of aliases) await write(alias)
        return
      } catch (error) {
        if (!(error instanceof NowhereToWrite || error instanceof Overtaken)) throw error
        if (attempt === TRIES) throw new SearchUnavailable('others change the same documents all the time', { cause: error })
      }
    }
  }

  async function changed(alias: string, changes: readonly SearchChange[]): Promise<Change[]> {
    const ids = changes.map(({ id }) => id)
    const { docs } = await engine.ask<{ docs: readonly Stored[] }>('POST', `/${alias}/_mget`, { ids })
    const stored = new Map(docs.filter(({ found }) => found).map((one) => [one._id, one]))
    return changes.flatMap(({ id, card, current }) => {
      const own = stored.get(id)
      if (!own) return []
      const document = JSON.parse(own._source.document) as SearchDocument
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
      await onEach(tenant, true, (alias) =>
        writeChanges(
          engine,
          alias,
          last.values().map((one) => indexing(one)),
        ),
      )
    },
    async update(tenant, changes) {
      const last = lastOfEach(changes)
      if (last.length === 0) return
      await onEach(tenant, false, async (alias) => writeChanges(engine, alias, await changed(alias, last)))
    },
    async remove(tenant, ids) {
      if (ids.length === 0) return
      const changes = [...new Set(ids)].map((id): Change => ({ action: { delete: { _id: id } } }))
      await onEach(tenant, false, (alias) => writeChanges(engine, alias, changes))
    },
  }
}
