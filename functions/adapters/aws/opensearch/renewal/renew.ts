import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { writeChanges } from '../index/bulk.ts'
import { changeSettings } from '../index/changeable-settings.ts'
import { type Engine, EngineRefused } from '../index/engine.ts'
import { aliasOf, indexOf } from '../index/index-names.ts'
import { standingIndex } from '../index/library-index.ts'
import type { LibraryOptions } from '../index/library-options.ts'
import { indexBody, MAPPING_VERSION } from '../index/mapping.ts'
import { indexing } from '../index/write.ts'
import { type Difference, differences } from './differences.ts'

const AT_ONCE = 200
/** So few are carried over while writers wait. */
const FEW = 500
const MOST_PASSES = 10

/** The index is of another mapping than this program writes. */
export async function isOutdated(library: LibraryOptions, tenant: Tenant): Promise<boolean> {
  const standing = await standingIndex(library, tenant)
  return standing !== undefined && standing.version !== MAPPING_VERSION
}

async function documentsOf(engine: Engine, index: string, ids: readonly string[]): Promise<IndexedDocument[]> {
  interface Stored {
    readonly docs: readonly { readonly found?: boolean; readonly _source: { readonly document: string } }[]
  }
  const { docs } = await engine.ask<Stored>('POST', `/${index}/_mget`, { ids })
  return docs.flatMap(({ found, _source }) => (found ? [JSON.parse(_source.document) as IndexedDocument] : []))
}

/** Makes one index hold what the other holds; answers how many documents differed. */
async function carryOver(engine: Engine, from: string, to: string, signal?: AbortSignal): Promise<number> {
  let all = 0
  for await (const found of differences(engine, from, to, AT_ONCE)) {
    signal?.throwIfAborted()
    const idsOf = (kind: Difference['kind']) => found.filter((one) => one.kind === kind).map(({ id }) => id)
    const other = idsOf('other')
    const documents = other.length ? await documentsOf(engine, from, other) : []
    const gone = idsOf('gone').map((_id) => ({ action: { delete: { _id } } }))
    await writeChanges(engine, { index: to, isAlias: false }, [...documents.map((one) => indexing(one)), ...gone])
    all += found.length
  }
  return all
}

async function makeUnlessThere({ engine, shards, replicas }: LibraryOptions, index: string): Promise<void> {
  try {
    await engine.ask('PUT', `/${index}`, indexBody({ shards, replicas }))
  } catch (error) {
    if (!(error instanceof EngineRefused && error.type === 'resource_already_exists_exception')) throw error
  }
}

/**
 * Fills an index of today's mapping beside the other one that stands, and puts it in its place: at every moment the alias has a
 * whole library. What is written meanwhile goes to the standing index and is carried over; for the last few, writers wait. Can be
 * broken off at any time, and is taken up again where it was. Where a newer program was taken back, its index is the other one:
 * left standing, it would have from then on documents without what the newer mapping asks for, and keep them.
 */
export async function renew(library: LibraryOptions, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const { engine, prefix } = library
  const standing = await standingIndex(library, tenant)
  if (!standing) return
  if (standing.version === MAPPING_VERSION) return changeSettings(library, standing.name)
  const next = indexOf(prefix, tenant)
  await makeUnlessThere(library, next)
  for (let pass = 1; pass < MOST_PASSES; pass++) if ((await carryOver(engine, standing.name, next, signal)) <= FEW) break
  const close = (write: boolean | null) => engine.ask('PUT', `/${standing.name}/_settings`, { 'index.blocks.write': write })
  await close(true)
  try {
    await engine.ask('POST', `/${standing.name}/_refresh`)
    await carryOver(engine, standing.name, next, signal)
    const actions = [{ remove_index: { index: standing.name } }, { add: { index: next, alias: aliasOf(prefix, tenant) } }]
    await engine.ask('POST', '/_aliases', { actions })
  } catch (error) {
    await close(null).catch(() => {})
    throw error
  }
}
