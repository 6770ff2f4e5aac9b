import { normalise } from '#finding/meaning/normalise.ts'
import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import type { MeaningIntent, SearchHit } from '#ports/search.ts'
import { type Engine, type Json, unlessMissing } from '../index/engine.ts'
import { filterClauses, scopeFilter } from '../match/scope.ts'

/** Of a document the passage that is nearest to a question. */
interface Nearest {
  /** the cosine, above 0 */
  readonly near: number
  /** of the passage in its index */
  readonly passage: string
  /** of the document as it was when its passages were made */
  readonly stamp: number
  readonly page: number
}
export type NearestByDocument = ReadonlyMap<string, Nearest>

/** Passages that are looked at; beyond them nothing near is left (decision 9). */
const MOST = 300

interface Found {
  readonly hits: {
    readonly hits: readonly {
      readonly _id: string
      readonly _score: number
      readonly _source: { readonly doc: string; readonly stamp: number; readonly page: number }
    }[]
  }
}
interface Texts {
  readonly docs: readonly { readonly _source?: { readonly doc: string; readonly page: number; readonly text: string } }[]
}
interface Vectors {
  readonly docs: readonly { readonly _source?: { readonly vector?: readonly number[] } }[]
}

/** The passages of one library around a direction, as far as a person may see them. */
export class NearestPassages {
  private readonly engine: Engine
  private readonly index: string
  private readonly filter: readonly Json[]

  constructor(engine: Engine, index: string, { scope, filters }: Pick<MeaningIntent, 'scope' | 'filters'>) {
    this.engine = engine
    this.index = index
    this.filter = [...scopeFilter(scope), ...filterClauses(filters).values()]
  }

  /** Undefined where not every document has its vectors yet. */
  async around(direction: Float32Array): Promise<NearestByDocument | undefined> {
    const filter = this.filter.length > 0 && { filter: { bool: { filter: this.filter } } }
    const knn = { vector: { vector: Array.from(direction), k: MOST, ...filter } }
    const body = { size: MOST, _source: ['doc', 'stamp', 'page'], query: { knn } }
    const path = `/${this.index}/_search?allow_partial_search_results=false`
    const found = await unlessMissing(this.engine.ask<Found>('POST', path, body))
    if (!found) return undefined
    const nearest = new Map<string, Nearest>()
    for (const { _id, _score, _source } of found.hits.hits) {
      // Lucene's score is (1 + cosine) ÷ 2; the best of a document comes first.
      const near = 2 * _score - 1
      if (near <= 0 || nearest.has(_source.doc)) continue
      nearest.set(_source.doc, { near, passage: _id, stamp: _source.stamp, page: _source.page })
    }
    return nearest
  }

  /** Of documents that are nearest by a page of their full text, that page and what stands there. */
  async textsOf(
    documents: readonly string[],
    nearest: NearestByDocument,
  ): Promise<Map<string, Pick<SearchHit, 'page' | 'passage'>>> {
    const ids = documents.flatMap((id) => {
      const own = nearest.get(id)
      return own && own.page > 0 ? [own.passage] : []
    })
    if (ids.length === 0) return new Map()
    const path = `/${this.index}/_mget?_source=doc,page,text`
    const { docs } = await this.engine.ask<Texts>('POST', path, { ids })
    return new Map(docs.flatMap(({ _source: own }) => (own ? [[own.doc, { page: own.page, passage: own.text }]] : [])))
  }

  /** A direction and the mean of some passages together. */
  async towards(direction: Float32Array, passages: readonly string[]): Promise<Float32Array> {
    const { docs } = await this.engine.ask<Vectors>('POST', `/${this.index}/_mget?_source=vector`, { ids: passages })
    const told = direction.slice()
    for (const { _source } of docs)
      for (const [at, value] of (_source?.vector ?? []).entries()) told[at] = (told[at] as number) + value / passages.length
    normalise(told, told.length)
    return told
  }
}

/** Where a question lies; all 0 where it says nothing to the model, undefined where that does not answer. */
export async function directionOf(embeddings: Embeddings, text: string): Promise<Float32Array | undefined> {
  try {
    return (await embeddings.embed([text], 'query'))[0]
  } catch (error) {
    if (error instanceof EmbeddingsUnavailable) return undefined
    throw error
  }
}
