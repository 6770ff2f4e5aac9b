import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { KeptSearch } from '#ports/search.ts'
import { type Engine, EngineRefused } from './engine.ts'
import { aliasOf } from './index-names.ts'
import type { LibraryOptions } from './library-index.ts'

/** Where a domain of the service keeps its hourly snapshots. */
export const HOURLY = 'cs-automated-enc'

const LOOK_EVERY_MS = 2000

interface Snapshot {
  readonly snapshot: string
  readonly state: string
  readonly start_time_in_millis: number
  readonly indices: readonly string[]
}

interface Kept {
  readonly name: string
  readonly indices: readonly string[]
}

interface Health {
  readonly status: 'green' | 'yellow' | 'red'
  readonly active_primary_shards: number
}

interface KeepingOptions extends Pick<LibraryOptions, 'prefix'> {
  /** one that waits: a domain keeps hundreds of snapshots, and reads all of them to tell of them */
  readonly engine: Engine
  readonly snapshots: string
}

/** The indices of a library as a whole, its passages among them. */
export function openKeeping({ engine, prefix, snapshots }: KeepingOptions): Pick<KeptSearch, 'drop' | 'restore'> {
  const beginning = (tenant: Tenant) => `${aliasOf(prefix, tenant)}-`

  async function standing(tenant: Tenant): Promise<readonly string[]> {
    return Object.keys(await engine.ask<Record<string, unknown>>('GET', `/${beginning(tenant)}*/_alias`))
  }

  async function drop(tenant: Tenant): Promise<void> {
    for (const index of await standing(tenant)) await engine.ask('DELETE', `/${index}?ignore_unavailable=true`)
  }

  /** Each index has one shard. While the first copy of one comes out of a snapshot the engine calls it yellow; lost, red. */
  async function readiness(tenant: Tenant): Promise<'whole' | 'coming' | 'not'> {
    const indices = await standing(tenant)
    if (indices.length === 0) return 'not'
    const { status, active_primary_shards } = await engine.ask<Health>('GET', `/_cluster/health/${beginning(tenant)}*`)
    if (active_primary_shards >= indices.length) return 'whole'
    return status === 'red' ? 'not' : 'coming'
  }

  /** Whether the engine has begun: what stood is gone then, and where it refuses, nothing is left. */
  async function begin(tenant: Tenant, { name, indices }: Kept): Promise<boolean> {
    await drop(tenant)
    // Aliases come with their indices; that writers were kept out for a moment when it was taken does not.
    const asked = { indices: indices.join(','), include_global_state: false, ignore_index_settings: ['index.blocks.write'] }
    try {
      await engine.ask('POST', `/_snapshot/${snapshots}/${name}/_restore`, asked)
      return true
    } catch (error) {
      if (error instanceof EngineRefused) return false
      throw error
    }
  }

  async function newest(tenant: Tenant): Promise<Kept | undefined> {
    const found = await engine.ask<{ snapshots: readonly Snapshot[] }>('GET', `/_snapshot/${snapshots}/_all`)
    const own = found.snapshots.flatMap(({ snapshot: name, state, indices, start_time_in_millis: at }) => {
      const held = indices.filter((index) => index.startsWith(beginning(tenant)))
      return state === 'SUCCESS' && held.length > 0 ? [{ name, indices: held, at }] : []
    })
    return own.toSorted((one, other) => other.at - one.at)[0]
  }

  return {
    drop,
    async restore(tenant, signal) {
      const kept = await newest(tenant)
      if (!kept) return undefined
      // One that takes longer than a job may run is waited for by the next.
      const coming = (await readiness(tenant)) === 'coming'
      if (!coming && !(await begin(tenant, kept))) return undefined
      while ((await readiness(tenant)) !== 'whole') await sleep(LOOK_EVERY_MS, undefined, { signal })
      return kept.name
    },
  }
}
