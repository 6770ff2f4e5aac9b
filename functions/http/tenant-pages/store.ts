import type { TenantSettings } from '#contract/admin/tenant-settings.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll, queryPages } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Key, type Table, type Write } from '#ports/table.ts'

/** Settings as somebody saved them. */
export interface StoredTenantSettings {
  /** counts from 1 */
  readonly version: number
  /** settings as JSON */
  readonly text: string
  /** id of the person; empty of one who is erased */
  readonly by: string
  /** ISO 8601 */
  readonly at: string
}

/** An earlier version is kept as long as its audit. */
const LIFETIME_S = 400 * 86_400
const VERSION_LENGTH = 9
const CURRENT = 'current'

const keyOf = (tenant: Tenant, sk: string): Key => ({ pk: `${tenant}#tenant-settings`, sk })
const storedOf = ({ version, text, by, at }: Item) => ({ version, text, by, at }) as unknown as StoredTenantSettings

export const settingsOf = (stored: StoredTenantSettings | undefined): TenantSettings =>
  stored ? (JSON.parse(stored.text) as TenantSettings) : {}

/** Reads the settings in force; undefined where nobody has saved some. */
export async function readTenantSettings(table: Pick<Table, 'get'>, tenant: Tenant): Promise<StoredTenantSettings | undefined> {
  const item = await table.get(keyOf(tenant, CURRENT))
  return item && storedOf(item)
}

/** Lists saved versions, the last one first. */
export async function listSettingsVersions(
  table: Pick<Table, 'query'>,
  tenant: Tenant,
  longest: number,
): Promise<StoredTenantSettings[]> {
  const versions: StoredTenantSettings[] = []
  for await (const items of queryPages(table, { pk: keyOf(tenant, '').pk, prefix: 'version#', descending: true })) {
    versions.push(...items.map(storedOf))
    if (versions.length >= longest) break
  }
  return versions.slice(0, longest)
}

/** Numbers of versions that somebody saved, and `current` where that is one of them. */
export async function listSettingsBy(table: Pick<Table, 'query'>, tenant: Tenant, userId: string): Promise<string[]> {
  const items = await queryAll(table, { pk: keyOf(tenant, '').pk })
  return items.filter(({ by }) => by === userId).map(({ sk }) => sk)
}

/** Leaves versions that somebody saved, from nobody. */
export async function eraseSettingsEditor(table: Pick<Table, 'query' | 'update'>, tenant: Tenant, userId: string): Promise<void> {
  for (const sk of await listSettingsBy(table, tenant, userId))
    try {
      await table.update(keyOf(tenant, sk), { set: { by: '' } }, { attribute: 'by', equals: userId })
    } catch (error) {
      // Others saved meanwhile.
      if (!(error instanceof ConditionFailed)) throw error
    }
}

/** Writes that replace the settings over those of the version before, and keep them as a version. */
export function settingsWrites(tenant: Tenant, settings: StoredTenantSettings): Write[] {
  const { version, at } = settings
  const isFirst = version === 1
  const expiresAt = Math.floor(Date.parse(at) / 1000) + LIFETIME_S
  return [
    {
      put: { ...keyOf(tenant, CURRENT), ...settings },
      condition: isFirst ? { exists: false } : { attribute: 'version', equals: version - 1 },
    },
    { put: { ...keyOf(tenant, `version#${String(version).padStart(VERSION_LENGTH, '0')}`), ...settings, expiresAt } },
  ]
}
