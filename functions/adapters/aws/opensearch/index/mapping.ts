import { FACETS } from '#finding/intent.ts'
import { changeableSettings } from './changeable-settings.ts'
import type { JsonObject } from './engine.ts'

/**
 * Version of the mapping, raised when documents are written differently. An index of another version, newer or older, is then
 * rebuilt beside it (renew.ts). Every version therefore has the same fields `document`, `id` and `contentHash`.
 */
export const MAPPING_VERSION = 8
/**
 * Oldest mapping that the queries of this release can read, and oldest release that can read this mapping. Both include the
 * version before, so that search stays available during a deployment or a rollback.
 */
export const READS_FROM = 1

/**
 * Frequencies are impacts (impacts.ts), which computes them with this k1. With b = 0, Lucene's BM25 is
 * idf × frequency ÷ (frequency + k1). It does not depend on lengths or averages, so that the order of documents does not depend
 * on the order of writes.
 */
export const K1 = 65_536

/** limit of nested documents; a document with more pages is rejected with an error that names it */
const MAX_PAGES = 20_000

const impacts = { type: 'text', analyzer: 'impacts', norms: false, index_options: 'freqs', similarity: 'impacts' }
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' }
const exact = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'positions' }
const keyword = { type: 'keyword' }
const unsorted = { type: 'keyword', doc_values: false }
/** stored, not searchable */
const stored = { type: 'keyword', index: false, doc_values: false, store: true }

/** Fields; to-source.ts fills them. */
const properties = {
  document: { type: 'object', enabled: false },
  id: keyword,
  contentHash: keyword,
  designation: { type: 'keyword', index: false },
  shown: stored,
  all: impacts,
  text: impacts,
  designations: impacts,
  inSentence: impacts,
  exact,
  recordAll: impacts,
  recordText: impacts,
  recordInSentence: impacts,
  recordExact: exact,
  titleTerms: words,
  titleWords: words,
  names: keyword,
  series: keyword,
  publisherName: keyword,
  designationKey: keyword,
  titleKey: keyword,
  date: { type: 'integer' },
  idHash: { type: 'long' },
  passageStamp: { type: 'long' },
  current: { type: 'boolean' },
  rank: { type: 'byte' },
  standsFor: keyword,
  family: keyword,
  publisher: keyword,
  publishers: keyword,
  collections: unsorted,
  facets: { properties: Object.fromEntries(FACETS.map((facet) => [facet, keyword])) },
  hasPages: { type: 'boolean' },
  pages: { type: 'nested', properties: { number: { type: 'integer' }, words, text: stored, clauses: stored } },
}

/** Builds the request that creates an index. `_source` keeps only the original documents, from which the next index is filled. */
export function indexBody(shape: { readonly shards: number; readonly replicas: number }): JsonObject {
  return {
    settings: {
      number_of_shards: shape.shards,
      ...changeableSettings(shape),
      // Each write refreshes the index before it is acknowledged.
      refresh_interval: '30s',
      max_result_window: 10_000,
      'mapping.nested_objects.limit': MAX_PAGES,
      similarity: { impacts: { type: 'BM25', b: 0, k1: K1 } },
      analysis: {
        filter: { frequencies: { type: 'delimited_term_freq', delimiter: '|' } },
        analyzer: { impacts: { type: 'custom', tokenizer: 'whitespace', filter: ['frequencies'] } },
      },
    },
    mappings: {
      dynamic: false,
      _meta: { version: MAPPING_VERSION, readableFrom: READS_FROM },
      _source: { includes: ['document'] },
      properties,
    },
  }
}
