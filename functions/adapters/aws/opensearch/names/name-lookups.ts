import type { SearchScope } from '#finding/intent.ts'
import type { NameIndex, NamePostings, PublisherMention } from '#finding/names/name-index.ts'
import { findPublisherMention, possiblePublisherNames } from '#finding/names/publisher-names.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import { keywordOf } from '../index/to-source.ts'
import { findLoaded, type Lookups, missingIn } from '../match/resolve-by-rounds.ts'
import { scopeFilter } from '../match/scope.ts'
import { docValue, type OpenSearchHit, type SearchAnswer, searchAll } from '../match/search-all.ts'

/** The fields of a document that name lookups need. */
export interface NamedDocument {
  readonly id: string
  readonly names: ReadonlySet<string>
  readonly family: string
  readonly publishers: readonly string[]
  readonly rank: number
  readonly current: boolean
  /** whether a twin stands for it */
  readonly isFolded: boolean
  readonly date: number
  readonly designationKey: string
}

/** limit of documents for all names of one round; no designation has as many editions */
const MAX_DOCUMENTS = 2000
/** enough to tell that there are more than the parts of a standard */
const MAX_PREFIX_DOCUMENTS = 301
const NAME_FIELDS = ['names', 'family', 'publisher', 'publishers', 'rank', 'current', 'standsFor', 'date', 'designationKey']

const namedDocumentOf = (hit: OpenSearchHit): NamedDocument => ({
  id: hit._id,
  names: new Set(hit.fields?.names as string[]),
  family: docValue(hit, 'family'),
  publishers: [...(hit.fields?.publisher ?? []), ...(hit.fields?.publishers ?? [])] as string[],
  rank: docValue<number | undefined>(hit, 'rank') ?? (docValue<boolean>(hit, 'current') ? 0 : 7),
  current: docValue(hit, 'current'),
  isFolded: docValue<string | undefined>(hit, 'standsFor') === 'none',
  date: docValue(hit, 'date'),
  designationKey: docValue(hit, 'designationKey'),
})

/** Looks up the names of documents in a scope, and loads the names that were looked up. */
export class NameLookups implements Lookups {
  readonly documents: NamedDocument[] = []
  private readonly numbers = new Map<string, number>()
  /** document numbers by name and by prefix of names; undefined: not loaded yet */
  private readonly byName = new Map<string, number[] | undefined>()
  private readonly byPrefix = new Map<string, number[] | undefined>()
  private readonly series = new Map<string, boolean | undefined>()
  private readonly publishers = new Map<string, PublisherMention | 'none' | undefined>()
  private readonly engine: Engine
  private readonly index: string
  private readonly scope: readonly JsonObject[]

  constructor(engine: Engine, index: string, scope: SearchScope) {
    this.engine = engine
    this.index = index
    this.scope = scopeFilter(scope)
  }

  /** Returns the names within the scope, or those of one publisher within it. */
  nameIndex(publisher?: string): NameIndex {
    const holds = (doc: number) => publisher === undefined || this.at(doc).publishers.includes(publisher)
    return {
      find: (term): NamePostings => ({
        forEach: (found) => {
          for (const doc of findLoaded(this.byName, term.toWellFormed()) ?? []) if (holds(doc)) found(doc)
        },
        has: (doc) => this.at(doc).names.has(term),
      }),
      withPrefix: (start) => this.termsOf(start, (findLoaded(this.byPrefix, start.toWellFormed()) ?? []).filter(holds)),
      isCurrent: (doc) => this.at(doc).current,
      isRowOfEdition: (doc) => !this.at(doc).isFolded,
      dateOf: (doc) => this.at(doc).date,
      familyOf: (doc) => this.at(doc).family,
      isSeries: (word) => word.length > 1 && findLoaded(this.series, word.toLowerCase().toWellFormed()) === true,
      findPublisherMention: (text) => {
        const publisher = findLoaded(this.publishers, text)
        return publisher === 'none' ? undefined : publisher
      },
      publishedBy: (code) => this.nameIndex(keywordOf(code)),
    }
  }

  at(doc: number): NamedDocument {
    return this.documents[doc] as NamedDocument
  }

  private termsOf(start: string, docs: readonly number[]): number[][] {
    const byTerm = new Map<string, number[]>()
    for (const doc of docs)
      for (const name of this.at(doc).names) if (name.startsWith(start)) byTerm.set(name, [...(byTerm.get(name) ?? []), doc])
    return [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own)
  }

  hasMissing(): boolean {
    return [this.byName, this.byPrefix, this.series, this.publishers].some((known) => missingIn(known).length > 0)
  }

  async fetch(): Promise<void> {
    const [names, beginnings, series, texts] = [
      missingIn(this.byName),
      missingIn(this.byPrefix),
      missingIn(this.series),
      missingIn(this.publishers),
    ]
    const phrases = texts.flatMap(possiblePublisherNames)
    const [[byName, ...prefixAnswers], [other]] = await Promise.all([
      this.search([
        this.find({ terms: { names } }, MAX_DOCUMENTS),
        ...beginnings.map((start) => this.find({ prefix: { names: start } }, MAX_PREFIX_DOCUMENTS)),
      ]),
      this.search(series.length + phrases.length > 0 ? [this.aggregate(series, phrases)] : []),
    ])
    const found = byName ? this.addDocuments(byName) : []
    for (const name of names)
      this.byName.set(
        name,
        found.filter((doc) => this.at(doc).names.has(name)),
      )
    for (const [at, start] of beginnings.entries()) this.byPrefix.set(start, this.addDocuments(prefixAnswers[at] as SearchAnswer))
    this.addAggregations(other ?? {}, series, texts)
  }

  private search(bodies: readonly JsonObject[]): Promise<readonly SearchAnswer[]> {
    return searchAll(this.engine, this.index, bodies)
  }

  private find(clause: JsonObject, size: number): JsonObject {
    const sort = [{ designationKey: 'asc' }, { idHash: 'asc' }]
    return { size, sort, query: { bool: { filter: [...this.scope, clause] } }, docvalue_fields: NAME_FIELDS }
  }

  private aggregate(series: readonly string[], phrases: readonly string[]): JsonObject {
    const named = { terms: { field: 'publisherName', include: phrases, size: Math.max(1, phrases.length) } }
    return {
      size: 0,
      track_total_hits: false,
      query: { bool: { filter: this.scope } },
      aggs: {
        ...(series.length > 0 && { series: { terms: { field: 'series', include: series, size: series.length } } }),
        ...(phrases.length > 0 && { named: { ...named, aggs: { code: { terms: { field: 'publisher', size: 1 } } } } }),
      },
    }
  }

  private addDocuments({ hits }: SearchAnswer): number[] {
    return hits.hits.map((hit) => {
      const known = this.numbers.get(hit._id)
      if (known !== undefined) return known
      this.numbers.set(hit._id, this.documents.length)
      return this.documents.push(namedDocumentOf(hit)) - 1
    })
  }

  private addAggregations(
    { aggregations }: Pick<SearchAnswer, 'aggregations'>,
    series: readonly string[],
    texts: readonly string[],
  ): void {
    const found = aggregations as unknown as Aggregations | undefined
    const existing = new Set(found?.series?.buckets.map(({ key }) => key))
    for (const word of series) this.series.set(word, existing.has(word))
    const codes = new Map((found?.named?.buckets ?? []).map(({ key, code }) => [key, code.buckets[0]?.key ?? '']))
    for (const text of texts) this.publishers.set(text, findPublisherMention(codes, text) ?? 'none')
  }
}

interface Aggregations {
  readonly series?: { readonly buckets: readonly { readonly key: string }[] }
  readonly named?: { readonly buckets: readonly { key: string; code: { buckets: readonly { key: string }[] } }[] }
}
