import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { FACETS } from '#finding/intent.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import { changeable, changeSettings } from '../index/changeable-settings.ts'
import { EngineRefused, type Json } from '../index/engine.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-index.ts'

/** Raised when passages are cut or kept in another way: all are embedded anew. */
const FORMAT = 1

const keyword = { type: 'keyword' }
/** Kept, and found by nothing. */
const shown = { type: 'keyword', index: false, doc_values: false }

/** `place` is which of its document's passages it is; the first one, 0, says that all are there. */
const properties = (dimensions: number): Json => ({
  doc: keyword,
  idHash: { type: 'long' },
  stamp: { type: 'long' },
  place: { type: 'integer' },
  page: { type: 'integer', index: false },
  text: shown,
  publisher: { type: 'keyword', doc_values: false },
  collections: { type: 'keyword', doc_values: false },
  facets: { properties: Object.fromEntries(FACETS.map((facet) => [facet, { type: 'keyword', doc_values: false }])) },
  vector: {
    type: 'knn_vector',
    dimension: dimensions,
    // Lucene's own: it takes the filter along on its way to the nearest, and begins to look through all where few are left.
    method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { m: 16, ef_construction: 128 } },
  },
})

/** Names of what is known of one tenant by one version of a model. */
export interface PassageNames {
  /** of all versions */
  readonly pattern: string
  readonly index: string
  /** there from the beginning */
  readonly filling: string
  /** there once every document has its vectors */
  readonly whole: string
}

export function passageNames({ prefix }: Pick<LibraryOptions, 'prefix'>, tenant: Tenant, version: string): PassageNames {
  const all = `${aliasOf(prefix, tenant)}-passages-`
  const own = all + createHash('sha256').update(`${FORMAT} ${version}`).digest('hex').slice(0, 12)
  return { pattern: `${all}*`, index: `${own}-0`, filling: `${own}-filling`, whole: own }
}

/** Makes the index of a version; one that is there gets the settings of today. */
export async function makePassageIndex(
  library: LibraryOptions,
  { index, filling }: PassageNames,
  { dimensions }: Pick<Embeddings, 'dimensions'>,
): Promise<void> {
  const body = {
    settings: { index: { knn: true, refresh_interval: '30s', number_of_shards: library.shards, ...changeable(library) } },
    mappings: { dynamic: false, properties: properties(dimensions) },
    aliases: { [filling]: {} },
  }
  try {
    await library.engine.ask('PUT', `/${index}`, body)
  } catch (error) {
    if (!(error instanceof EngineRefused && error.type === 'resource_already_exists_exception')) throw error
    await changeSettings(library, index)
  }
}

/** From now on this version answers, and those before are gone. */
export async function finishPassageIndex({ engine }: LibraryOptions, { index, pattern, whole }: PassageNames): Promise<void> {
  await engine.ask('PUT', `/${index}/_alias/${whole}`)
  const all = await engine.ask<Record<string, unknown>>('GET', `/${pattern}/_alias`)
  for (const other of Object.keys(all)) if (other !== index) await engine.ask('DELETE', `/${other}?ignore_unavailable=true`)
}
