import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import type { Table } from '#ports/table.ts'
import { contradictionsOf } from '#tenants/contradictions.ts'
import { filedPageOf, replacePage } from '#tenants/index.ts'
import type { TenantPage } from '#tenants/tenant-page.ts'
import { withSettings } from '#tenants/with-settings.ts'
import { readTenantSettings, type StoredTenantSettings, settingsOf } from './store.ts'

/** Settings are read again beside a call from this age on, and waited for from the other: they are followed within 30 s. */
const FRESH_MS = 15_000
const STALE_MS = 25_000

/** The page under settings; that of the file where a later release of it contradicts them. */
function pageUnder(tenant: Tenant, stored: StoredTenantSettings): TenantPage | undefined {
  const page = withSettings(filedPageOf(tenant), settingsOf(stored))
  return contradictionsOf(page).length === 0 ? page : undefined
}

interface Followed {
  readAt: number
  reading?: Promise<void> | undefined
  version?: number | undefined
}

type FollowedPorts = { readonly table: Pick<Table, 'get'>; readonly clock: Clock }

/** Keeps the pages of tenants as their administrators changed them last. */
export class FollowedPages {
  private readonly tenants = new Map<Tenant, Followed>()
  private readonly ports: FollowedPorts

  constructor(ports: FollowedPorts) {
    this.ports = ports
  }

  /** Begins to read the settings where they are not fresh. The answer is there where they are too old to go on without. */
  follow(tenant: Tenant): Promise<void> | undefined {
    const followed = this.tenants.get(tenant) ?? { readAt: Number.NEGATIVE_INFINITY }
    this.tenants.set(tenant, followed)
    const age = this.ports.clock.now().getTime() - followed.readAt
    if (age < FRESH_MS) return undefined
    followed.reading ??= this.read(tenant, followed).finally(() => {
      followed.reading = undefined
    })
    return age < STALE_MS ? undefined : followed.reading
  }

  /** Reads the settings. The last page stays where the table does not answer: what a call needs of it, it asks for itself. */
  private async read(tenant: Tenant, followed: Followed): Promise<void> {
    const readAt = this.ports.clock.now().getTime()
    try {
      const stored = await readTenantSettings(this.ports.table, tenant)
      if (stored?.version !== followed.version || !stored) replacePage(tenant, stored && pageUnder(tenant, stored))
      followed.version = stored?.version
      followed.readAt = readAt
    } catch {
      followed.readAt = readAt - FRESH_MS
    }
  }
}
