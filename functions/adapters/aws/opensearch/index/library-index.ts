import type { Tenant } from '#contract/tenant.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { type Engine, EngineRefused, unlessMissing } from './engine.ts'
import { aliasOf, indexOf } from './index-names.ts'
import { indexBody, MAPPING_VERSION, READS_FROM } from './mapping.ts'

export interface LibraryOptions {
  readonly engine: Engine
  /** of the names of all indices */
  readonly prefix: string
  readonly shards: number
  readonly replicas: number
}

/** The index behind a tenant's alias. */
export interface StandingIndex {
  readonly name: string
  /** of its mapping */
  readonly version: number
  /** the oldest program that can read it */
  readonly readableFrom: number
}

type Mappings = Record<string, { readonly mappings: { readonly _meta?: { version?: number; readableFrom?: number } } }>

export async function standingIndex({ engine, prefix }: LibraryOptions, tenant: Tenant): Promise<StandingIndex | undefined> {
  const found = await unlessMissing(engine.ask<Mappings>('GET', `/${aliasOf(prefix, tenant)}/_mapping`))
  const [one, ...others] = Object.entries(found ?? {})
  if (!one) return undefined
  const [name, { mappings }] = one
  const { version, readableFrom } = mappings._meta ?? {}
  if (others.length > 0 || version === undefined || readableFrom === undefined)
    throw new SearchUnavailable(`${aliasOf(prefix, tenant)} is not an alias of one index of a library`)
  return { name, version, readableFrom }
}

/** Whether today's queries can be asked of it. */
function isReadable({ version, readableFrom }: StandingIndex): boolean {
  return version >= READS_FROM && readableFrom <= MAPPING_VERSION
}

/** Makes a tenant's first index; whoever finds it made is glad of it. */
export async function makeFirstIndex({ engine, prefix, shards, replicas }: LibraryOptions, tenant: Tenant): Promise<void> {
  const body = { ...indexBody({ shards, replicas }), aliases: { [aliasOf(prefix, tenant)]: {} } }
  try {
    await engine.ask('PUT', `/${indexOf(prefix, tenant)}`, body)
  } catch (error) {
    if (!(error instanceof EngineRefused && error.type === 'resource_already_exists_exception')) throw error
  }
}

const KEPT_MS = 60_000

/** The alias of a tenant, once it is known that today's queries can read what stands behind it, or that nothing does. */
export function readableAlias(library: LibraryOptions): (tenant: Tenant) => Promise<string> {
  const known = new Map<Tenant, number>()
  return async (tenant) => {
    if ((known.get(tenant) ?? 0) < Date.now()) {
      const standing = await standingIndex(library, tenant)
      if (standing && !isReadable(standing))
        throw new SearchUnavailable(`${standing.name} is of a mapping that this version cannot read: \`learn\` fills it anew`)
      known.set(tenant, Date.now() + KEPT_MS)
    }
    return aliasOf(library.prefix, tenant)
  }
}
