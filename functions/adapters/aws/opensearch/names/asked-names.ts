import type { SearchScope } from '#finding/intent.ts'
import type { NameIndex, NamePostings, PublisherMention } from '#finding/names/name-index.ts'
import { findPublisherMention, possiblePublisherNames } from '#finding/names/publisher-names.ts'
import type { Engine, Json } from '../index/engine.ts'
import { keywordOf } from '../index/to-source.ts'
import { scopeFilter } from '../match/scope.ts'
import { docValue, type FoundHit, type SearchAnswer, searchAll } from '../match/search-all.ts'
import type { Facts } from '../match/settle.ts'

/** A document as far as its names are concerned. */
export interface NamedDocument {
  readonly id: string
  readonly names: ReadonlySet<string>
  readonly family: string
  readonly publisher: string
  readonly current: boolean
  readonly date: number
  readonly designationKey: string
}

/** Of so many names asked for at once; no designation has as many editions. */
const MOST_DOCUMENTS = 2000
const MOST_PARTS = 200
const FACTS = ['names', 'family', 'publisher', 'current', 'date', 'designationKey']

const namedDocumentOf = (hit: FoundHit): NamedDocument => ({
  id: hit._id,
  names: new Set(hit.fields?.names as string[]),
  family: docValue(hit, 'family'),
  publisher: docValue(hit, 'publisher'),
  current: docValue(hit, 'current'),
  date: docValue(hit, 'date'),
  designationKey: docValue(hit, 'designationKey'),
})

/** The names of the documents in a scope, fetched as far as they were asked for. */
export class AskedNames implements Facts {
  readonly documents: NamedDocument[] = []
  private readonly numbers = new Map<string, number>()
  /** by name, and by beginning of names, the documents; undefined where asked in vain */
  private readonly byName = new Map<string, number[] | undefined>()
  private readonly byBeginning = new Map<string, number[] | undefined>()
  private readonly series = new Map<string, boolean | undefined>()
  private readonly publishers = new Map<string, PublisherMention | 'none' | undefined>()
  private readonly engine: Engine
  private readonly index: string
  private readonly scope: readonly Json[]

  constructor(engine: Engine, index: string, scope: SearchScope) {
    this.engine = engine
    this.index = index
    this.scope = scopeFilter(scope)
  }

  /** The names within the scope, or of one publisher there. */
  held(publisher?: string): NameIndex {
    const holds = (doc: number) => publisher === undefined || this.at(doc).publisher === publisher
    const asked = <T>(known: Map<string, T | undefined>, name: string): T | undefined => {
      const answer = known.get(name)
      if (answer === undefined) known.set(name, undefined)
      return answer
    }
    return {
      find: (term): NamePostings => ({
        forEach: (found) => {
          for (const doc of asked(this.byName, term.toWellFormed()) ?? []) if (holds(doc)) found(doc)
        },
        has: (doc) => this.at(doc).names.has(term),
      }),
      withPrefix: (start) => this.termsOf(start, (asked(this.byBeginning, start.toWellFormed()) ?? []).filter(holds)),
      isCurrent: (doc) => this.at(doc).current,
      dateOf: (doc) => this.at(doc).date,
      familyOf: (doc) => this.at(doc).family,
      isSeries: (word) => word.length > 1 && asked(this.series, word.toLowerCase().toWellFormed()) === true,
      findPublisherMention: (text) => {
        const said = asked(this.publishers, text)
        return said === 'none' ? undefined : said
      },
      publishedBy: (code) => this.held(keywordOf(code)),
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

  isAsking(): boolean {
    return [this.byName, this.byBeginning, this.series, this.publishers].some((known) => [...known.values()].includes(undefined))
  }

  async fetch(): Promise<void> {
    const open = <T>(known: Map<string, T | undefined>) =>
      [...known].flatMap(([name, answer]) => (answer === undefined ? [name] : []))
    const [names, beginnings, series, texts] = [
      open(this.byName),
      open(this.byBeginning),
      open(this.series),
      open(this.publishers),
    ]
    const spoken = texts.flatMap(possiblePublisherNames)
    const [[byName, ...begun], [other]] = await Promise.all([
      this.search([
        this.find({ terms: { names } }, MOST_DOCUMENTS),
        ...beginnings.map((start) => this.find({ prefix: { names: start } }, MOST_PARTS)),
      ]),
      this.search(series.length + spoken.length > 0 ? [this.aggregate(series, spoken)] : []),
    ])
    const found = byName ? this.keep(byName) : []
    for (const name of names)
      this.byName.set(
        name,
        found.filter((doc) => this.at(doc).names.has(name)),
      )
    for (const [at, start] of beginnings.entries()) this.byBeginning.set(start, this.keep(begun[at] as SearchAnswer))
    this.keepAggregated(other ?? {}, series, texts)
  }

  private search(bodies: readonly Json[]): Promise<readonly SearchAnswer[]> {
    return searchAll(this.engine, this.index, bodies)
  }

  private find(clause: Json, size: number): Json {
    const sort = [{ designationKey: 'asc' }, { idHash: 'asc' }]
    return { size, sort, query: { bool: { filter: [...this.scope, clause] } }, docvalue_fields: FACTS }
  }

  private aggregate(series: readonly string[], spoken: readonly string[]): Json {
    const named = { terms: { field: 'publisherName', include: spoken, size: Math.max(1, spoken.length) } }
    return {
      size: 0,
      track_total_hits: false,
      query: { bool: { filter: this.scope } },
      aggs: {
        ...(series.length > 0 && {
          ...(series.length > 0 && { series: { terms: { field: 'series', include: series, size: series.length } } }),
        }),
        ...(spoken.length > 0 && { named: { ...named, aggs: { code: { terms: { field: 'publisher', size: 1 } } } } }),
      },
    }
  }

  private keep({ hits }: SearchAnswer): number[] {
    return hits.hits.map((hit) => {
      const known = this.numbers.get(hit._id)
      if (known !== undefined) return known
      this.numbers.set(hit._id, this.documents.length)
      return this.documents.push(namedDocumentOf(hit)) - 1
    })
  }

  private keepAggregated(
    { aggregations }: Pick<SearchAnswer, 'aggregations'>,
    series: readonly string[],
    texts: readonly string[],
  ): void {
    const found = aggregations as unknown as Aggregations | undefined
    const held = new Set(found?.series?.buckets.map(({ key }) => key))
    for (const word of series) this.series.set(word, held.has(word))
    const codes = new Map((found?.named?.buckets ?? []).map(({ key, code }) => [key, code.buckets[0]?.key ?? '']))
    for (const text of texts) this.publishers.set(text, findPublisherMention(codes, text) ?? 'none')
  }
}

interface Aggregations {
  readonly series?: { readonly buckets: readonly { readonly key: string }[] }
  readonly named?: { readonly buckets: readonly { key: string; code: { buckets: readonly { key: string }[] } }[] }
}
