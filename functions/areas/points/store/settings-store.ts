import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Json, Key, Table } from '#ports/table.ts'
import { pointKeys, pointQueries } from './store.ts'
import type { PointOwner } from './stored-point.ts'

/** Settings of the tenant, those of an account, by which they are replaced, and those for publishers, which replace both. */
export interface StoredSettings {
  readonly tenant?: PointSettings
  readonly account?: PointSettings
  readonly byPublisher: ReadonlyMap<string, PointSettings>
}

export async function readPointSettings(table: Pick<Table, 'get' | 'query'>, owner: PointOwner): Promise<StoredSettings> {
  const [whole, items] = await Promise.all([
    table.get(pointKeys.tenantSettings(owner.tenant)),
    queryAll(table, pointQueries.settings(owner)),
  ])
  const levels = new Map(items.map(({ sk, settings }) => [sk, settings as unknown as PointSettings]))
  const [accountWide, ofPublisher] = [pointKeys.accountSettings(owner).sk, pointKeys.publisherSettings(owner, '').sk]
  const byPublisher = new Map<string, PointSettings>()
  for (const [level, own] of levels) if (level !== accountWide) byPublisher.set(level.slice(ofPublisher.length), own)
  const tenant = whole?.settings as unknown as PointSettings | undefined
  const account = levels.get(accountWide)
  return { ...(tenant && { tenant }), ...(account && { account }), byPublisher }
}

/** Level of settings: the tenant's, the account's, or those for a publisher's documents. */
export type SettingsLevel = 'tenant' | 'account' | { readonly publisher: string }

function keyOfLevel(owner: PointOwner, level: SettingsLevel): Key {
  if (level === 'tenant') return pointKeys.tenantSettings(owner.tenant)
  return level === 'account' ? pointKeys.accountSettings(owner) : pointKeys.publisherSettings(owner, level.publisher)
}

/** Saves settings of a level; without any, those above them hold. */
export async function savePointSettings(
  table: Pick<Table, 'put' | 'delete'>,
  owner: PointOwner,
  level: SettingsLevel,
  settings: PointSettings | undefined,
): Promise<void> {
  const key = keyOfLevel(owner, level)
  if (settings) await table.put({ ...key, settings: settings as unknown as Json })
  else await table.delete(key)
}
