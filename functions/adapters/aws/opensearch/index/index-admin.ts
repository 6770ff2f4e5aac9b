import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { IndexAdmin } from '#ports/search.ts'
import { type Engine, EngineRefused } from './engine.ts'
import { aliasOf } from './index-names.ts'
import type { LibraryOptions } from './library-options.ts'

/** Repository of the hourly snapshots of an Amazon OpenSearch Service domain. */
export const HOURLY_SNAPSHOTS = 'cs-automated-enc'

const POLL_INTERVAL_MS = 2000

interface Snapshot {
  readonly snapshot: string
  readonly state: string
  readonly start_time_in_millis: number
  readonly indices: readonly string[]
}

interface TenantSnapshot {
  readonly name: string
  readonly indices: readonly string[]
}

interface Health {
  readonly status: 'green' | 'yellow' | 'red'
  readonly active_primary_shards: number
}

interface IndexAdminOptions extends Pick<LibraryOptions, 'prefix'> {
  /** engine with a long timeout: a domain has hundreds of snapshots and reads all of them to list them */
  readonly engine: Engine
  readonly snapshots: string
}

/** Drops and restores all indices of a library, its passages included. */
export function openIndexAdmin({ engine, prefix, snapshots }: IndexAdminOptions): Pick<IndexAdmin, 'drop' | 'restore'> {
  const prefixOf = (tenant: Tenant) => `${aliasOf(prefix, tenant)}-`

  async function listIndices(tenant: Tenant): Promise<readonly string[]> {
    return Object.keys(await engine.request<Record<string, unknown>>('GET', `/${prefixOf(tenant)}*/_alias`))
  }

  async function drop(tenant: Tenant): Promise<void> {
    for (const index of await listIndices(tenant)) await engine.request('DELETE', `/${index}?ignore_unavailable=true`)
  }

  /** Each index has one shard. While its primary is restored, the engine reports yellow; if it is lost, red. */
  async function restoreState(tenant: Tenant): Promise<'complete' | 'running' | 'none'> {
    const indices = await listIndices(tenant)
    if (indices.length === 0) return 'none'
    const { status, active_primary_shards } = await engine.request<Health>('GET', `/_cluster/health/${prefixOf(tenant)}*`)
    if (active_primary_shards >= indices.length) return 'complete'
    return status === 'red' ? 'none' : 'running'
  }

  /** Drops the existing indices and starts the restore. Returns false if the engine refuses; then no index is left. */
  async function startRestore(tenant: Tenant, { name, indices }: TenantSnapshot): Promise<boolean> {
    await drop(tenant)
    // Aliases are restored with their indices; a write block at the time of the snapshot is not.
    const body = { indices: indices.join(','), include_global_state: false, ignore_index_settings: ['index.blocks.write'] }
    try {
      await engine.request('POST', `/_snapshot/${snapshots}/${name}/_restore`, body)
      return true
    } catch (error) {
      if (error instanceof EngineRefused) return false
      throw error
    }
  }

  async function findNewest(tenant: Tenant): Promise<TenantSnapshot | undefined> {
    const found = await engine.request<{ snapshots: readonly Snapshot[] }>('GET', `/_snapshot/${snapshots}/_all`)
    const own = found.snapshots.flatMap(({ snapshot: name, state, indices, start_time_in_millis: at }) => {
      const ownIndices = indices.filter((index) => index.startsWith(prefixOf(tenant)))
      return state === 'SUCCESS' && ownIndices.length > 0 ? [{ name, indices: ownIndices, at }] : []
    })
    return own.toSorted((one, other) => other.at - one.at)[0]
  }

  return {
    drop,
    async restore(tenant, signal) {
      const snapshot = await findNewest(tenant)
      if (!snapshot) return undefined
      // A restore that outlasts a job is awaited by the next job.
      const isRunning = (await restoreState(tenant)) === 'running'
      if (!isRunning && !(await startRestore(tenant, snapshot))) return undefined
      while ((await restoreState(tenant)) !== 'complete') await sleep(POLL_INTERVAL_MS, undefined, { signal })
      return snapshot.name
    },
  }
}
