import { createHash } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { queryAll, queryPages } from '#ports/query-all.ts'
import type { Item, Json, Key, Table, Write } from '#ports/table.ts'
import type { PointOwner, StoredAudit, StoredPlace, StoredPoint } from './stored-point.ts'

/** Partitions of an account's points, which are read at the same time. */
const SHARDS = 16

const shardOf = (id: string) => (createHash('sha256').update(id).digest()[0] as number) % SHARDS
const shardKey = ({ tenant, accountId }: PointOwner, shard: number) => `${tenant}#points#${accountId}#${shard}`
const pointKey = (owner: PointOwner, id: string): Key => ({ pk: shardKey(owner, shardOf(id)), sk: id })
const placesOf = ({ tenant, accountId }: PointOwner) => `${tenant}#point-places#${accountId}`
const documentOf = (contentCode: string) => `${shortHash(contentCode, 22)}.`
const placeKey = (owner: PointOwner, { contentCode, id }: Pick<StoredPoint, 'contentCode' | 'id'>): Key => ({
  pk: placesOf(owner),
  sk: `${documentOf(contentCode)}${id}`,
})
const historyOf = ({ tenant, accountId }: PointOwner) => `${tenant}#point-history#${accountId}`
const pointedKey = (tenant: Tenant, standard: string) => `${tenant}#pointed#${standard}`

const facts = ({ pk: _, sk: _s, expiresAt: _e, ...rest }: Item) => rest as unknown

export async function findPoint(table: Pick<Table, 'get'>, owner: PointOwner, id: string): Promise<StoredPoint | undefined> {
  if (!id.isWellFormed()) return undefined
  const item = await table.get(pointKey(owner, id))
  return item && (facts(item) as StoredPoint)
}

const READ_BATCH_SIZE = 100
const READ_CONCURRENCY = 8

export async function readPoints(
  table: Pick<Table, 'getMany'>,
  owner: PointOwner,
  ids: readonly string[],
): Promise<StoredPoint[]> {
  const items = await readKeys(
    table,
    ids.map((id) => pointKey(owner, id)),
  )
  return items.map((item) => facts(item) as StoredPoint)
}

/** Reads the items of many keys that there are, some batches of them at a time. */
async function readKeys(table: Pick<Table, 'getMany'>, keys: readonly Key[]): Promise<Item[]> {
  const found: Item[] = []
  for (const some of batchesOf([...batchesOf(keys, READ_BATCH_SIZE)], READ_CONCURRENCY))
    for (const items of await Promise.all(some.map((batch) => table.getMany(batch))))
      for (const item of items) if (item) found.push(item)
  return found
}

/** Reads all points of an account. */
export async function listPointsOf(table: Pick<Table, 'query'>, owner: PointOwner): Promise<StoredPoint[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => queryAll(table, { pk: shardKey(owner, shard) }))
  return (await Promise.all(shards)).flat().map((item) => facts(item) as StoredPoint)
}

export type PlacedId = StoredPlace & { readonly id: string }

/** Reads the ids of an account's points on documents, some at a time. */
export async function* readPointIds(
  table: Pick<Table, 'query'>,
  owner: PointOwner,
  contentCodes: readonly string[],
): AsyncGenerator<string[]> {
  for (const code of contentCodes)
    for await (const items of queryPages(table, { pk: placesOf(owner), prefix: documentOf(code), limit: READ_BATCH_SIZE }))
      yield items.map(({ id }) => id as string)
}

/** Lists the places of an account's points in documents. */
export async function listPlaces(
  table: Pick<Table, 'query'>,
  owner: PointOwner,
  contentCodes: readonly string[],
): Promise<PlacedId[]> {
  const found: PlacedId[] = []
  for (const code of contentCodes)
    found.push(
      ...(await queryAll(table, { pk: placesOf(owner), prefix: documentOf(code) })).map((item) => facts(item) as PlacedId),
    )
  return found
}

/** Reads the places of points, by point. */
export async function readPlaces(
  table: Pick<Table, 'getMany'>,
  owner: PointOwner,
  points: readonly Pick<StoredPoint, 'contentCode' | 'id'>[],
): Promise<Map<string, StoredPlace>> {
  const items = await readKeys(
    table,
    points.map((point) => placeKey(owner, point)),
  )
  return new Map(items.map((item) => [item.id as string, facts(item) as StoredPlace]))
}

export async function findPlaceOf(
  table: Pick<Table, 'get'>,
  owner: PointOwner,
  point: Pick<StoredPoint, 'contentCode' | 'id'>,
): Promise<StoredPlace | undefined> {
  const item = await table.get(placeKey(owner, point))
  return item && (facts(item) as StoredPlace)
}

/** Lists the changes of a point, the oldest first. */
export async function listAudits(table: Pick<Table, 'query'>, owner: PointOwner, id: string): Promise<StoredAudit[]> {
  return (await queryAll(table, { pk: historyOf(owner), prefix: `${id}.` })).map((item) => facts(item) as StoredAudit)
}

/** Lists the accounts that ever had points on documents of a standard. */
export async function listPointed(table: Pick<Table, 'query'>, tenant: Tenant, standard: string): Promise<string[]> {
  return (await queryAll(table, { pk: pointedKey(tenant, standard) })).map(({ sk }) => sk)
}

/** A change of a point, with the entry of its history. */
export interface PointChange {
  /** absent for a new point */
  readonly before?: StoredPoint
  readonly after: StoredPoint
  /** absent where the place stays */
  readonly place?: StoredPlace
  /** absent where nothing is to be told: the point is marked as shared, or its document changed its status */
  readonly audit?: StoredAudit
}

/** Writes of changes, all in one transaction with the number of changes that follows. */
export function writesOfChanges(owner: PointOwner, changes: readonly PointChange[]): Write[] {
  const created = changes.filter(({ before }) => !before).map(({ after }) => after.standard)
  const pointed = [...new Set(created)].map((name) => ({ put: { pk: pointedKey(owner.tenant, name), sk: owner.accountId } }))
  return [...changes.flatMap((change) => writesOf(owner, change)), ...pointed]
}

function writesOf(owner: PointOwner, { before, after, place, audit }: PointChange): Write[] {
  const json = (value: object) => value as unknown as { readonly [name: string]: Json }
  return [
    {
      put: { ...pointKey(owner, after.id), ...json(after) },
      condition: before ? { attribute: 'version', equals: before.version } : { exists: false },
    },
    ...(place ? [{ put: { ...placeKey(owner, after), id: after.id, ...json(place) } }] : []),
    ...(audit
      ? [{ put: { pk: historyOf(owner), sk: `${after.id}.${String(after.version).padStart(6, '0')}`, ...json(audit) } }]
      : []),
  ]
}

const settingsOf = ({ tenant, accountId }: PointOwner) => `${tenant}#point-settings#${accountId}`
const tenantSettingsKey = (tenant: Tenant): Key => ({ pk: `${tenant}#tenant-point-settings`, sk: 'tenant' })
const ACCOUNT_WIDE = 'account'
const publisherLevel = (publisher: string) => `publisher#${publisher}`

/** Settings of the tenant, those of an account, by which they are replaced, and those for publishers, which replace both. */
export interface StoredSettings {
  readonly tenant?: PointSettings
  readonly account?: PointSettings
  readonly byPublisher: ReadonlyMap<string, PointSettings>
}

export async function readPointSettings(table: Pick<Table, 'get' | 'query'>, owner: PointOwner): Promise<StoredSettings> {
  const [whole, items] = await Promise.all([
    table.get(tenantSettingsKey(owner.tenant)),
    queryAll(table, { pk: settingsOf(owner) }),
  ])
  const levels = new Map(items.map(({ sk, settings }) => [sk, settings as unknown as PointSettings]))
  const byPublisher = new Map<string, PointSettings>()
  for (const [level, own] of levels) if (level !== ACCOUNT_WIDE) byPublisher.set(level.slice(publisherLevel('').length), own)
  const tenant = whole?.settings as unknown as PointSettings | undefined
  const account = levels.get(ACCOUNT_WIDE)
  return { ...(tenant && { tenant }), ...(account && { account }), byPublisher }
}

/** Level of settings: the tenant's, the account's, or those for a publisher's documents. */
export type SettingsLevel = 'tenant' | 'account' | { readonly publisher: string }

/** Saves settings of a level; without any, those above them hold. */
export async function savePointSettings(
  table: Pick<Table, 'put' | 'delete'>,
  owner: PointOwner,
  level: SettingsLevel,
  settings: PointSettings | undefined,
): Promise<void> {
  const sk = level === 'account' || level === 'tenant' ? ACCOUNT_WIDE : publisherLevel(level.publisher)
  const key = level === 'tenant' ? tenantSettingsKey(owner.tenant) : { pk: settingsOf(owner), sk }
  if (settings) await table.put({ ...key, settings: settings as unknown as Json })
  else await table.delete(key)
}
