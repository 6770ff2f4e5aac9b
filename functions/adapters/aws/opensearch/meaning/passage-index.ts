import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { FACETS } from '#finding/intent.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import { changeableSettings, changeSettings } from '../index/changeable-settings.ts'
import { EngineRefused, type JsonObject } from '../index/engine.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-options.ts'

/** Version of how passages are cut and stored. A new one embeds all passages again. */
const FORMAT = 2

const keyword = { type: 'keyword' }
/** stored, not searchable */
const shown = { type: 'keyword', index: false, doc_values: false }

/** `place` is the number of the passage in its document. Passage 0 is written last: it marks a complete document. */
const properties = (dimensions: number): JsonObject => ({
  doc: keyword,
  idHash: { type: 'long' },
  stamp: { type: 'long' },
  place: { type: 'integer' },
  page: { type: 'integer', index: false },
  text: shown,
  clause: { type: 'object', enabled: false },
  unpaged: { type: 'boolean', index: false, doc_values: false },
  publisher: { type: 'keyword', doc_values: false },
  publishers: { type: 'keyword', doc_values: false },
  collections: { type: 'keyword', doc_values: false },
  facets: { properties: Object.fromEntries(FACETS.map((facet) => [facet, { type: 'keyword', doc_values: false }])) },
  vector: {
    type: 'knn_vector',
    dimension: dimensions,
    // Lucene's engine filters during the search, and switches to an exact search if the filter leaves few passages.
    method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { m: 16, ef_construction: 128 } },
  },
})

/** Names of the passage index of one tenant and one version of a model. */
export interface PassageNames {
  /** pattern that matches the indices of all versions */
  readonly pattern: string
  readonly index: string
  /** alias for writing, which exists from the start */
  readonly filling: string
  /** alias for reading, which exists once every document has its vectors */
  readonly whole: string
}

export function passageNames({ prefix }: Pick<LibraryOptions, 'prefix'>, tenant: Tenant, version: string): PassageNames {
  const all = `${aliasOf(prefix, tenant)}-passages-`
  const own = all + createHash('sha256').update(`${FORMAT} ${version}`).digest('hex').slice(0, 12)
  return { pattern: `${all}*`, index: `${own}-0`, filling: `${own}-filling`, whole: own }
}

/** Creates the index of a version. An existing one gets the current settings. */
export async function createPassageIndex(
  library: LibraryOptions,
  { index, filling }: PassageNames,
  { dimensions }: Pick<Embeddings, 'dimensions'>,
): Promise<void> {
  const body = {
    settings: { index: { knn: true, refresh_interval: '30s', number_of_shards: library.shards, ...changeableSettings(library) } },
    mappings: { dynamic: false, properties: properties(dimensions) },
    aliases: { [filling]: {} },
  }
  try {
    await library.engine.request('PUT', `/${index}`, body)
  } catch (error) {
    if (!(error instanceof EngineRefused && error.type === 'resource_already_exists_exception')) throw error
    await changeSettings(library, index)
  }
}

/** Opens this version to readers and deletes the indices of all others. */
export async function finishPassageIndex({ engine }: LibraryOptions, { index, pattern, whole }: PassageNames): Promise<void> {
  await engine.request('PUT', `/${index}/_alias/${whole}`)
  const all = await engine.request<Record<string, unknown>>('GET', `/${pattern}/_alias`)
  for (const other of Object.keys(all)) if (other !== index) await engine.request('DELETE', `/${other}?ignore_unavailable=true`)
}
