import { type JsonObject, unlessMissing } from './engine.ts'
import type { LibraryOptions } from './library-options.ts'

/**
 * Index settings that can change while the index is in use. Every new index gets them; `learn` updates existing indices to the
 * values of this release and deployment size. Operations slower than the thresholds are in the engine's slow log; a search is
 * logged with the id of its request. OpenSearch logs nothing slow without thresholds.
 */
export const changeableSettings = ({ replicas }: Pick<LibraryOptions, 'replicas'>): JsonObject => ({
  number_of_replicas: replicas,
  'search.slowlog.threshold.query.info': '1s',
  'search.slowlog.threshold.fetch.info': '1s',
  'indexing.slowlog.threshold.index.info': '5s',
  // The log names the document and leaves out its content.
  'indexing.slowlog.source': '0',
})

/** Applies the settings and removes a write block, which a process killed while renewing the index may have left. */
export async function changeSettings(library: LibraryOptions, index: string): Promise<void> {
  const body = { index: { ...changeableSettings(library), 'blocks.write': null } }
  await unlessMissing(library.engine.request('PUT', `/${index}/_settings`, body))
}
