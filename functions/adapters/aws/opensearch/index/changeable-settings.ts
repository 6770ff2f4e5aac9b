import { type Json, unlessMissing } from './engine.ts'
import type { LibraryOptions } from './library-index.ts'

/**
 * What of an index's settings can change while it is used: every index is made with it, and `learn` sees to it that those that
 * stand have it as this program and this size of a deployment say. What is slower than the thresholds is in the engine's slow
 * log, a search with the id of the request that it was asked for; without thresholds nothing is.
 */
export const changeable = ({ replicas }: Pick<LibraryOptions, 'replicas'>): Json => ({
  number_of_replicas: replicas,
  'search.slowlog.threshold.query.info': '1s',
  'search.slowlog.threshold.fetch.info': '1s',
  'indexing.slowlog.threshold.index.info': '5s',
  // Whose document it is, it says; not what stands in it.
  'indexing.slowlog.source': '0',
})

/** Also opens it to writers: a program that was ended while it renewed the index may have left it closed. */
export async function changeSettings(library: LibraryOptions, index: string): Promise<void> {
  const asked = { index: { ...changeable(library), 'blocks.write': null } }
  await unlessMissing(library.engine.ask('PUT', `/${index}/_settings`, asked))
}
