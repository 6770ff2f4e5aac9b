import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { KeptSearch } from '#ports/search.ts'
import type { Engine } from './engine.ts'
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

interface KeepingOptions extends Pick<LibraryOptions, 'prefix'> {
  /** one that waits: a domain keeps hundreds of snapshots, and reads all of them to tell of them */
  readonly engine: Engine
  readonly snapshots: string
}

/** The indices of a library as a whole, its passages among them. */
export function openKeeping({ engine, prefix, snapshots }: KeepingOptions): Pick<KeptSearch, 'drop' | 'restore'> {
  const beginning = (tenant: Tenant) => `${aliasOf(prefix, tenant)}-`

  async function drop(tenant: Tenant): Promise<void> {
    const all = await engine.ask<Record<string, unknown>>('GET', `/${beginning(tenant)}*/_alias`)
    for (const index of Object.keys(all)) await engine.ask('DELETE', `/${index}?ignore_unavailable=true`)
  }

  async function newest(tenant: Tenant): Promise<{ name: string; indices: readonly string[] } | undefined> {
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
      await drop(tenant)
      // Aliases come with their indices.
      const asked = { indices: kept.indices.join(','), include_global_state: false }
      await engine.ask('POST', `/_snapshot/${snapshots}/${kept.name}/_restore`, asked)
      const health = `/_cluster/health/${beginning(tenant)}*`
      while ((await engine.ask<{ status: string }>('GET', health)).status === 'red')
        await sleep(LOOK_EVERY_MS, undefined, { signal })
      return kept.name
    },
  }
}
