import type { LogLevel } from '#contract/admin/loggers.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Table, Write } from '#ports/table.ts'

export interface StoredLevel {
  readonly level: LogLevel
  /** ISO 8601; absent: without an end */
  readonly until?: string
}

/** Levels that administrators have set, by logger. */
export type StoredLevels = Readonly<Record<string, StoredLevel>>

const keyOf = (tenant: Tenant) => ({ pk: `${tenant}#log-levels`, sk: 'levels' })
const textOf = (levels: StoredLevels) => JSON.stringify(levels)

export async function readLevels(table: Pick<Table, 'get'>, tenant: Tenant): Promise<StoredLevels> {
  const item = await table.get(keyOf(tenant))
  return item ? (JSON.parse(item.levels as string) as StoredLevels) : {}
}

/** Write that replaces the levels where they are still those that were read. */
export function levelsWrite(tenant: Tenant, before: StoredLevels, after: StoredLevels): Write {
  const isEmpty = (levels: StoredLevels) => Object.keys(levels).length === 0
  const condition = isEmpty(before) ? { exists: false } : { attribute: 'levels', equals: textOf(before) }
  return isEmpty(after) ? { delete: keyOf(tenant), condition } : { put: { ...keyOf(tenant), levels: textOf(after) }, condition }
}
