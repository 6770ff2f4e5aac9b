import type { TenantConfig } from '#contract/tenant.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { isOffline } from '#web/lib/network/offline.ts'

/** Stamp of the build: another build may know other settings. */
declare const BUILD_STAMP: string

const STORAGE_KEY = `lectern-tenant-${BUILD_STAMP}`

function save(tenant: TenantConfig): TenantConfig {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('lectern-tenant-') && key !== STORAGE_KEY) localStorage.removeItem(key)
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tenant))
  } catch {
    // A full or closed store costs the frame without a network, and nothing else.
  }
  return tenant
}

/** The tenant's public settings: as they are, or, where there is no network, as this browser read them last. */
export async function readTenant(fetchTenant: () => Promise<TenantConfig>): Promise<TenantConfig> {
  try {
    return save(await fetchTenant())
  } catch (error) {
    const kept = error instanceof CallError && isOffline() ? localStorage.getItem(STORAGE_KEY) : null
    if (kept) return JSON.parse(kept) as TenantConfig
    throw error
  }
}
