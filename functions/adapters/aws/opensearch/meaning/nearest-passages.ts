import type { SearchScope } from '#finding/intent.ts'
import { normalise } from '#finding/meaning/normalise.ts'
import type { Passage } from '#finding/meaning/passages.ts'
import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import type { MeaningIntent, SearchHit } from '#ports/search.ts'
import { type Engine, type JsonObject, unlessMissing } from '../index/engine.ts'
import { filterClauses, openedBy, scopeFilter, withinFilter } from '../match/scope.ts'

/** The passage of a document that is nearest to a query. */
interface Nearest {
  /** cosine similarity, above 0 */
  readonly near: number
  /** similarity to the text itself, where `near` is to its nearest documents too */
  readonly direct: number
  /** id of the passage in its index */
  readonly passage: string
  /** stamp of the document when its passages were created */
  readonly stamp: number
  readonly page: number
}
export type NearestByDocument = ReadonlyMap<string, Nearest>

/** nearest passages that are fetched; the ones beyond are no longer near (decision 9) */
const MAX_PASSAGES = 300

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
  readonly docs: readonly { readonly _source?: Passage & { readonly doc: string } }[]
}
interface Vectors {
  readonly docs: readonly { readonly _source?: { readonly vector?: readonly number[] } }[]
}

/** Filters the passages of closed texts. The first passage of a document is its record. */
function openPassages({ texts }: Pick<SearchScope, 'texts'>): readonly JsonObject[] {
  if (texts === 'all') return []
  return [{ bool: { should: [{ term: { place: 0 } }, openedBy(texts)], minimum_should_match: 1 } }]
}

/** The nearest passages of one library within scope and filters. */
export class NearestPassages {
  private readonly engine: Engine
  private readonly index: string
  private readonly filter: readonly JsonObject[]

  constructor(engine: Engine, index: string, intent: Pick<MeaningIntent, 'scope' | 'filters' | 'within'>) {
    this.engine = engine
    this.index = index
    // Passages do not know the status of their document, which changes without them: the candidates are filtered by it.
    const filters = intent.filters.filter(({ facet }) => facet !== 'standing')
    this.filter = [
      ...scopeFilter(intent.scope),
      ...filterClauses(filters).values(),
      ...withinFilter(intent, 'doc'),
      ...openPassages(intent.scope),
    ]
  }

  /** Finds the nearest passage of each document. Undefined until every document has its vectors. */
  async findAround(vector: Float32Array): Promise<NearestByDocument | undefined> {
    const filter = this.filter.length > 0 && { filter: { bool: { filter: this.filter } } }
    const knn = { vector: { vector: Array.from(vector), k: MAX_PASSAGES, ...filter } }
    const body = { size: MAX_PASSAGES, _source: ['doc', 'stamp', 'page'], query: { knn } }
    const path = `/${this.index}/_search?allow_partial_search_results=false`
    const found = await unlessMissing(this.engine.request<Found>('POST', path, body))
    if (!found) return undefined
    const nearest = new Map<string, Nearest>()
    for (const { _id, _score, _source } of found.hits.hits) {
      // Lucene's score is (1 + cosine) ÷ 2; the nearest passage of a document comes first.
      const near = 2 * _score - 1
      if (near <= 0 || nearest.has(_source.doc)) continue
      nearest.set(_source.doc, { near, direct: near, passage: _id, stamp: _source.stamp, page: _source.page })
    }
    return nearest
  }

  /** Fetches the nearest passages that are of the full text, with their places. */
  async fetchTexts(
    documents: readonly string[],
    nearest: NearestByDocument,
  ): Promise<Map<string, Pick<SearchHit, 'page' | 'passage' | 'clause'>>> {
    const ids = documents.flatMap((id) => {
      const own = nearest.get(id)
      return own && own.page > 0 ? [own.passage] : []
    })
    if (ids.length === 0) return new Map()
    const path = `/${this.index}/_mget?_source=doc,page,text,clause,unpaged`
    const { docs } = await this.engine.request<Texts>('POST', path, { ids })
    const placed = ({ page, unpaged, text, clause }: Passage) => ({ page: unpaged ? undefined : page, passage: text, clause })
    return new Map(docs.flatMap(({ _source: own }) => (own ? [[own.doc, placed(own)]] : [])))
  }

  /** Adds the mean vector of some passages to a vector, and normalises the sum. */
  async shiftTowards(vector: Float32Array, passages: readonly string[]): Promise<Float32Array> {
    const { docs } = await this.engine.request<Vectors>('POST', `/${this.index}/_mget?_source=vector`, { ids: passages })
    const sum = vector.slice()
    for (const { _source } of docs)
      for (const [at, value] of (_source?.vector ?? []).entries()) sum[at] = (sum[at] as number) + value / passages.length
    normalise(sum, sum.length)
    return sum
  }
}

/** Embeds a query. All 0 if the model finds no meaning in the text; undefined if the model does not answer. */
export async function embedQuery(embeddings: Embeddings, text: string): Promise<Float32Array | undefined> {
  try {
    return (await embeddings.embed([text], 'query'))[0]
  } catch (error) {
    if (error instanceof EmbeddingsUnavailable) return undefined
    throw error
  }
}
