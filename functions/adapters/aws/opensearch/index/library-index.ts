import type { Tenant } from '#contract/tenant.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { EngineRefused, unlessMissing } from './engine.ts'
import { aliasOf, indexNameOf } from './index-names.ts'
import type { LibraryOptions } from './library-options.ts'
import { indexBody, MAPPING_VERSION, READS_FROM } from './mapping.ts'

/** The index behind a tenant's alias. */
export interface LibraryIndex {
  readonly name: string
  /** version of its mapping */
  readonly version: number
  /** mapping version of the oldest release that can read it */
  readonly readableFrom: number
}

type Mappings = Record<string, { readonly mappings: { readonly _meta?: { version?: number; readableFrom?: number } } }>

export async function findLibraryIndex({ engine, prefix }: LibraryOptions, tenant: Tenant): Promise<LibraryIndex | undefined> {
  const found = await unlessMissing(engine.request<Mappings>('GET', `/${aliasOf(prefix, tenant)}/_mapping`))
  const [one, ...others] = Object.entries(found ?? {})
  if (!one) return undefined
  const [name, { mappings }] = one
  const { version, readableFrom } = mappings._meta ?? {}
  if (others.length > 0 || version === undefined || readableFrom === undefined)
    throw new SearchUnavailable(`${aliasOf(prefix, tenant)} is not an alias of one index of a library`)
  return { name, version, readableFrom }
}

/** Decides whether the queries of this release can read the index. */
function isReadable({ version, readableFrom }: LibraryIndex): boolean {
  return version >= READS_FROM && readableFrom <= MAPPING_VERSION
}

/** Creates a tenant's first index. Idempotent: an existing index is left as it is. */
export async function createFirstIndex({ engine, prefix, shards, replicas }: LibraryOptions, tenant: Tenant): Promise<void> {
  const body = { ...indexBody({ shards, replicas }), aliases: { [aliasOf(prefix, tenant)]: {} } }
  try {
    await engine.request('PUT', `/${indexNameOf(prefix, tenant)}`, body)
  } catch (error) {
    if (!(error instanceof EngineRefused && error.type === 'resource_already_exists_exception')) throw error
  }
}

const CACHE_MS = 60_000

/** Returns the alias of a tenant after checking that this release can read its index, or that there is none. */
export function readableAlias(library: LibraryOptions): (tenant: Tenant) => Promise<string> {
  const checkedUntil = new Map<Tenant, number>()
  return async (tenant) => {
    if ((checkedUntil.get(tenant) ?? 0) < Date.now()) {
      const index = await findLibraryIndex(library, tenant)
      if (index && !isReadable(index))
        throw new SearchUnavailable(`${index.name} has a mapping that this version cannot read: \`learn\` rebuilds it`)
      checkedUntil.set(tenant, Date.now() + CACHE_MS)
    }
    return aliasOf(library.prefix, tenant)
  }
}
