import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll, queryPages } from '#ports/query-all.ts'
import type { Item, Json, Key, Table, Write } from '#ports/table.ts'
import { pointKeys, pointQueries } from './store.ts'
import type { PointOwner, StoredAudit, StoredPlace, StoredPoint } from './stored-point.ts'

const facts = ({ pk: _, sk: _s, expiresAt: _e, ...rest }: Item) => rest as unknown

export async function findPoint(table: Pick<Table, 'get'>, owner: PointOwner, id: string): Promise<StoredPoint | undefined> {
  if (!id.isWellFormed()) return undefined
  const item = await table.get(pointKeys.point(owner, id))
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
    ids.map((id) => pointKeys.point(owner, id)),
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
  const shards = pointQueries.points(owner).map((query) => queryAll(table, query))
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
    for await (const items of queryPages(table, { ...pointQueries.placesIn(owner, code), limit: READ_BATCH_SIZE }))
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
    found.push(...(await queryAll(table, pointQueries.placesIn(owner, code))).map((item) => facts(item) as PlacedId))
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
    points.map((point) => pointKeys.place(owner, point)),
  )
  return new Map(items.map((item) => [item.id as string, facts(item) as StoredPlace]))
}

export async function findPlaceOf(
  table: Pick<Table, 'get'>,
  owner: PointOwner,
  point: Pick<StoredPoint, 'contentCode' | 'id'>,
): Promise<StoredPlace | undefined> {
  const item = await table.get(pointKeys.place(owner, point))
  return item && (facts(item) as StoredPlace)
}

/** Lists the changes of a point, the oldest first. */
export async function listAudits(table: Pick<Table, 'query'>, owner: PointOwner, id: string): Promise<StoredAudit[]> {
  return (await queryAll(table, pointQueries.history(owner, id))).map((item) => facts(item) as StoredAudit)
}

/** Lists the accounts that ever had points on documents of a standard. */
export async function listPointed(table: Pick<Table, 'query'>, tenant: Tenant, standard: string): Promise<string[]> {
  return (await queryAll(table, pointQueries.pointed(tenant, standard))).map(({ sk }) => sk)
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
  const pointed = [...new Set(created)].map((name) => ({ put: { ...pointKeys.pointed(owner, name) } }))
  return [...changes.flatMap((change) => writesOf(owner, change)), ...pointed]
}

function writesOf(owner: PointOwner, { before, after, place, audit }: PointChange): Write[] {
  const json = (value: object) => value as unknown as { readonly [name: string]: Json }
  return [
    {
      put: { ...pointKeys.point(owner, after.id), ...json(after) },
      condition: before ? { attribute: 'version', equals: before.version } : { exists: false },
    },
    ...(place ? [{ put: { ...pointKeys.place(owner, after), id: after.id, ...json(place) } }] : []),
    ...(audit ? [{ put: { ...pointKeys.change(owner, after), ...json(audit) } }] : []),
  ]
}

/** Takes names out of the changes of all points of an account. */
export async function eraseFromHistory(
  table: Pick<Table, 'query' | 'update'>,
  owner: PointOwner,
  names: ReadonlySet<string>,
): Promise<void> {
  for await (const items of queryPages(table, pointQueries.allHistory(owner)))
    for (const { pk, sk, by } of items)
      if (names.has(by as string)) await table.update({ pk, sk }, { set: { by: '' } }, { exists: true })
}

/** Deletes the copy of an account's points, so that the next one is made of them as they are. */
export async function deletePointCopy(table: Pick<Table, 'get' | 'transact'>, owner: PointOwner): Promise<void> {
  const key = pointKeys.snapshot(owner)
  const copy = await table.get(key)
  if (!copy) return
  const parts = Array.from({ length: Number(copy.parts) }, (_, part) => pointKeys.snapshotPart(owner, String(copy.id), part))
  for (const some of batchesOf(parts, READ_BATCH_SIZE)) await table.transact(some.map((part) => ({ delete: part })))
  await table.transact([{ delete: key }])
}
