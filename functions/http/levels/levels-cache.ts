import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import type { Table } from '#ports/table.ts'
import { readLevels, type StoredLevels } from './store.ts'

/** A level that is set is followed within this time, and half of it again for the read. */
const FRESH_MS = 20_000

interface Cached {
  levels: StoredLevels
  readAt: number
}

/** Levels of tenants as they were read last; a read is begun beside a call and never waited for. */
export class LevelsCache {
  private readonly tenants = new Map<Tenant, Cached>()
  private readonly ports: { readonly table: Pick<Table, 'get'>; readonly clock: Clock }

  constructor(ports: { readonly table: Pick<Table, 'get'>; readonly clock: Clock }) {
    this.ports = ports
  }

  of(tenant: Tenant): StoredLevels {
    return this.tenants.get(tenant)?.levels ?? {}
  }

  /** Begins to read the levels where they are not fresh. Where the table does not answer, the last ones stay. */
  refresh(tenant: Tenant): void {
    const { table, clock } = this.ports
    const now = clock.now().getTime()
    const cached = this.tenants.get(tenant) ?? { levels: {}, readAt: Number.NEGATIVE_INFINITY }
    if (now - cached.readAt < FRESH_MS) return
    cached.readAt = now
    this.tenants.set(tenant, cached)
    readLevels(table, tenant).then(
      (levels) => {
        cached.levels = levels
      },
      () => undefined,
    )
  }
}
