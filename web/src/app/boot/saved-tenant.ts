import type { TenantConfig } from '#contract/tenant.ts'

/** Stamp of the build: another build may know other settings. */
declare const BUILD_STAMP: string

const PREFIX = 'lectern-tenant-'
const STORAGE_KEY = PREFIX + BUILD_STAMP

/** Returns the settings as this browser read them last, undefined if it never did or keeps nothing. */
export function savedTenant(): TenantConfig | undefined {
  try {
    const saved = localStorage.getItem(STORAGE_KEY)
    return saved === null ? undefined : (JSON.parse(saved) as TenantConfig)
  } catch {
    return undefined
  }
}

export function saveTenant(tenant: TenantConfig): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && key !== STORAGE_KEY) localStorage.removeItem(key)
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tenant))
  } catch {
    // A full or closed store costs the frame without a network, and nothing else.
  }
}
