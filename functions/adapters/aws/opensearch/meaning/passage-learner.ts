import { createHash } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { hashOf } from '#finding/analysis/analyse.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { passagesOf } from '#finding/meaning/passages.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import { type BulkChange, writeChanges } from '../index/bulk.ts'
import type { JsonObject } from '../index/engine.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-options.ts'
import { passageStamp } from '../index/passage-stamp.ts'
import { documentIn } from '../index/stored-document.ts'
import { indexedFacetsOf, keywordOf } from '../index/to-source.ts'
import { passageDifferences } from './passage-difference.ts'
import { createPassageIndex, finishPassageIndex, type PassageNames, passageNames } from './passage-index.ts'

/** documents embedded together; an interruption loses one batch at most */
const LEARN_BATCH_SIZE = 50
const DELETE_BATCH_SIZE = 500
/** significant digits of a vector's components; more would only take space */
const DIGITS = 5

/** Copies the fields by which a passage is filtered from its document. */
const filterFields = ({ publisher, publishers, collections, facets }: IndexedDocument): JsonObject => ({
  publisher: keywordOf(publisher),
  publishers: publishers.map(keywordOf),
  collections: collections.map(keywordOf),
  facets: indexedFacetsOf({ publishers, facets }),
})

const passageId = (id: string, stamp: number, place: number) =>
  createHash('sha256')
    .update(JSON.stringify([id, stamp, place]))
    .digest('base64url')
    .slice(0, 22)

interface Passage {
  readonly place: number
  readonly text: string
  readonly change: (vector: Float32Array) => BulkChange
}

function* piecesOf(document: IndexedDocument): Generator<Passage> {
  const { id } = document
  const stamp = passageStamp(document)
  const own = { doc: id, idHash: hashOf(id), stamp, ...filterFields(document) }
  let place = 0
  for (const { page, text, clause, unpaged } of passagesOf(document)) {
    const at = place++
    const change = (vector: Float32Array): BulkChange => {
      const says = vector.some((value) => value !== 0)
      const shown = says && { vector: Array.from(vector, (value) => Number(value.toPrecision(DIGITS))) }
      const source = { ...own, place: at, page, ...(page > 0 && { text, clause, unpaged }), ...shown }
      return { action: { index: { _id: passageId(id, stamp, at) } }, source: JSON.stringify(source) }
    }
    yield { place: at, text, change }
  }
}

interface Stored {
  readonly docs: readonly { readonly found: boolean; readonly _source?: { readonly document: string } }[]
}

/** Adds the missing passages of a library and removes outdated ones. */
export class PassageLearner {
  private readonly library: LibraryOptions
  private readonly embeddings: Embeddings

  constructor(library: LibraryOptions, embeddings: Embeddings) {
    this.library = library
    this.embeddings = embeddings
  }

  /** Updates all passages. An interrupted run is continued by the next. */
  async learn(tenant: Tenant, signal?: AbortSignal): Promise<void> {
    const names = passageNames(this.library, tenant, this.embeddings.version)
    await createPassageIndex(this.library, names, this.embeddings)
    await this.library.engine.request('POST', `/${names.filling}/_refresh`)
    for await (const { lacking, outdated } of passageDifferences(this.library, tenant, names)) {
      for (const batch of batchesOf(lacking, LEARN_BATCH_SIZE)) {
        signal?.throwIfAborted()
        await this.add(tenant, names, batch)
      }
      await this.remove(names, outdated)
    }
    signal?.throwIfAborted()
    await finishPassageIndex(this.library, names)
  }

  private async add(tenant: Tenant, { filling }: PassageNames, ids: readonly string[]): Promise<void> {
    const { engine, prefix } = this.library
    const { docs } = await engine.request<Stored>('POST', `/${aliasOf(prefix, tenant)}/_mget`, { ids })
    const documents = docs.flatMap(({ _source }) => (_source ? [documentIn(_source)] : []))
    const pieces = documents.flatMap((document) => [...piecesOf(document)])
    const vectors = await this.embeddings.embed(
      pieces.map(({ text }) => text),
      'passage',
    )
    const changes = pieces.map(({ place, change }, at) => ({ place, change: change(vectors[at] as Float32Array) }))
    // The first passage marks the document as complete, so it is written last.
    for (const isFirst of [false, true])
      await writeChanges(
        engine,
        { index: filling, isAlias: true },
        changes.filter(({ place }) => (place === 0) === isFirst).map(({ change }) => change),
      )
  }

  private async remove({ filling }: PassageNames, outdated: readonly { id: string; stamp: number }[]): Promise<void> {
    const byStamp = outdated.map(({ id, stamp }) => ({ bool: { filter: [{ term: { doc: id } }, { term: { stamp } }] } }))
    for (const should of batchesOf(byStamp, DELETE_BATCH_SIZE))
      await this.library.engine.request('POST', `/${filling}/_delete_by_query?conflicts=proceed&refresh=true`, {
        query: { bool: { should } },
      })
  }
}
