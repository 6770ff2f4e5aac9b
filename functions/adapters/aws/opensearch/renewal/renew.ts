import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { writeChanges } from '../index/bulk.ts'
import { changeSettings } from '../index/changeable-settings.ts'
import { type Engine, EngineRefused } from '../index/engine.ts'
import { aliasOf, indexNameOf } from '../index/index-names.ts'
import { findLibraryIndex } from '../index/library-index.ts'
import type { LibraryOptions } from '../index/library-options.ts'
import { indexBody, MAPPING_VERSION } from '../index/mapping.ts'
import { documentIn } from '../index/stored-document.ts'
import { indexChange } from '../index/write.ts'
import { type IndexDifference, indexDifferences } from './differences.ts'

const COMPARE_BATCH_SIZE = 200
/** greatest number of differences that are left for the last pass, during which writes are blocked */
const MAX_BLOCKED_CHANGES = 500
const MAX_PASSES = 10

/** Decides whether the index has another mapping than this release writes. */
export async function isOutdated(library: LibraryOptions, tenant: Tenant): Promise<boolean> {
  const index = await findLibraryIndex(library, tenant)
  return index !== undefined && index.version !== MAPPING_VERSION
}

async function fetchDocuments(engine: Engine, index: string, ids: readonly string[]): Promise<IndexedDocument[]> {
  interface MultiGetResponse {
    readonly docs: readonly { readonly found?: boolean; readonly _source: { readonly document: string } }[]
  }
  const { docs } = await engine.request<MultiGetResponse>('POST', `/${index}/_mget`, { ids })
  return docs.flatMap(({ found, _source }) => (found ? [documentIn(_source)] : []))
}

/** Copies all differences from one index to the other; returns their number. */
async function copyDifferences(engine: Engine, from: string, to: string, signal?: AbortSignal): Promise<number> {
  let all = 0
  for await (const found of indexDifferences(engine, from, to, COMPARE_BATCH_SIZE)) {
    signal?.throwIfAborted()
    const idsOf = (kind: IndexDifference['kind']) => found.filter((one) => one.kind === kind).map(({ id }) => id)
    const changed = idsOf('changed')
    const documents = changed.length ? await fetchDocuments(engine, from, changed) : []
    const removals = idsOf('removed').map((_id) => ({ action: { delete: { _id } } }))
    await writeChanges(engine, { index: to, isAlias: false }, [...documents.map((one) => indexChange(one)), ...removals])
    all += found.length
  }
  return all
}

async function createUnlessThere({ engine, shards, replicas }: LibraryOptions, index: string): Promise<void> {
  try {
    await engine.request('PUT', `/${index}`, indexBody({ shards, replicas }))
  } catch (error) {
    if (!(error instanceof EngineRefused && error.type === 'resource_already_exists_exception')) throw error
  }
}

/**
 * Fills an index of the current mapping beside the existing one and replaces it. The alias always has a complete library. Writes
 * in the meantime go to the existing index and are copied; during the last pass, writers wait. Can be interrupted at any time;
 * the next run continues. After a rollback the existing index is the newer one. It is replaced too, as it would collect
 * documents without the fields of its mapping.
 */
export async function renewIndex(library: LibraryOptions, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const { engine, prefix } = library
  const existing = await findLibraryIndex(library, tenant)
  if (!existing) return
  if (existing.version === MAPPING_VERSION) return changeSettings(library, existing.name)
  const next = indexNameOf(prefix, tenant)
  await createUnlessThere(library, next)
  for (let pass = 1; pass < MAX_PASSES; pass++)
    if ((await copyDifferences(engine, existing.name, next, signal)) <= MAX_BLOCKED_CHANGES) break
  const blockWrites = (write: boolean | null) =>
    engine.request('PUT', `/${existing.name}/_settings`, { 'index.blocks.write': write })
  await blockWrites(true)
  try {
    await engine.request('POST', `/${existing.name}/_refresh`)
    await copyDifferences(engine, existing.name, next, signal)
    const actions = [{ remove_index: { index: existing.name } }, { add: { index: next, alias: aliasOf(prefix, tenant) } }]
    await engine.request('POST', '/_aliases', { actions })
  } catch (error) {
    await blockWrites(null).catch(() => {})
    throw error
  }
}
