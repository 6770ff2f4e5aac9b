import { FACETS } from '#finding/intent.ts'
import { changeable } from './changeable-settings.ts'
import type { Json } from './engine.ts'

/**
 * Raised when documents are written in another way than before: the index is then filled anew beside the other one, forwards and
 * back (renew.ts). So every version has `document`, `id` and `contentHash` as this one has them.
 */
export const MAPPING_VERSION = 1
/**
 * The oldest index that today's queries can read; and the oldest program that can read today's index. The version before is
 * among them, so that nobody is without search when one is deployed or taken back.
 */
export const READS_FROM = 1

/**
 * Frequencies are impacts (impacts.ts). With b = 0 and this k1, Lucene's BM25 is idf × frequency ÷ (frequency + k1): nothing of
 * lengths or averages, so the same documents stand in the same order however they came in. k1 is what impacts.ts counts with.
 */
export const K1 = 65_536

/** A page is a document of its own to Lucene; a longer book is refused by name. */
const MOST_PAGES = 20_000

const impacts = { type: 'text', analyzer: 'impacts', norms: false, index_options: 'freqs', similarity: 'impacts' }
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' }
const keyword = { type: 'keyword' }
const unsorted = { type: 'keyword', doc_values: false }
/** Stored alone: nothing is found by it. */
const stored = { type: 'keyword', index: false, doc_values: false, store: true }

/** What each field is for is said where it is made: to-source.ts. */
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
  exact: { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'positions' },
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
  family: keyword,
  publisher: keyword,
  collections: unsorted,
  facets: { properties: Object.fromEntries(FACETS.map((facet) => [facet, keyword])) },
  hasPages: { type: 'boolean' },
  pages: { type: 'nested', properties: { number: { type: 'integer' }, words } },
}

/** How an index is made. Only the documents as they came are kept, so that the next one can be filled from it. */
export function indexBody(shape: { readonly shards: number; readonly replicas: number }): Json {
  return {
    settings: {
      number_of_shards: shape.shards,
      ...changeable(shape),
      // Each write makes itself seen before it is acknowledged.
      refresh_interval: '30s',
      max_result_window: 10_000,
      'mapping.nested_objects.limit': MOST_PAGES,
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
