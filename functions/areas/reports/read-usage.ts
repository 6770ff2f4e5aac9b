import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { readUse, type UsageDay } from './store.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 100

function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.min(MAX_DAYS, Math.floor((last - first) / DAY_MS) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10))
}

/** Reads how many documents an account opened on each day of a period, both ends included. */
export function readUsage(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<UsageDay[]> {
  return readUse(table, tenant, accountId, daysBetween(from, to))
}
