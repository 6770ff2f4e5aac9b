import type { TenantConfig } from '#contract/tenant.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { isOffline } from '#web/lib/network/offline.ts'
import { savedTenant, saveTenant } from './saved-tenant.ts'

/** The tenant's public settings: as they are, or, where there is no network, as this browser read them last. */
export async function readTenant(fetchTenant: () => Promise<TenantConfig>): Promise<TenantConfig> {
  try {
    const tenant = await fetchTenant()
    saveTenant(tenant)
    return tenant
  } catch (error) {
    const saved = error instanceof CallError && isOffline() ? savedTenant() : undefined
    if (saved) return saved
    throw error
  }
}
