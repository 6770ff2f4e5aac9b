import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Key } from '#ports/table.ts'
import type { PointOwner, StoredPoint } from './stored-point.ts'

/** Partitions of an account's points, which are read at the same time. */
const SHARDS = 16

const shardOf = (id: string) => (createHash('sha256').update(id).digest()[0] as number) % SHARDS
const shardKey = ({ tenant, accountId }: PointOwner, shard: number) => `${tenant}#points#${accountId}#${shard}`
const documentPrefix = (contentCode: string) => `${shortHash(contentCode, 22)}.`
const placesPartition = ({ tenant, accountId }: PointOwner) => `${tenant}#point-places#${accountId}`
const historyPartition = ({ tenant, accountId }: PointOwner) => `${tenant}#point-history#${accountId}`
const pointedPartition = (tenant: Tenant, standard: string) => `${tenant}#pointed#${standard}`
const proposalsPartition = ({ tenant, accountId }: PointOwner) => `${tenant}#point-proposals#${accountId}`
const adminsPartition = ({ tenant, accountId }: PointOwner) => `${tenant}#point-admins#${accountId}`
const reviewsPartition = (tenant: Tenant, accountId: string) => `${tenant}#point-reviews#${accountId}`
const settingsPartition = ({ tenant, accountId }: PointOwner) => `${tenant}#point-settings#${accountId}`
/** Rises with the shape of stored points: snapshots of another shape are left alone, and expire. */
const SHAPE = '1'
const WAITING = 'waiting.'
const ANSWERED = 'answered.'

/** Review of a document's proposals by somebody. */
export interface Review {
  readonly accountId: string
  readonly userId: string
  readonly contentCode: string
}

type InDocument = Pick<StoredPoint, 'contentCode' | 'id'>

/** Keys of single items of the area. */
export const pointKeys = {
  point: (owner: PointOwner, id: string): Key => ({ pk: shardKey(owner, shardOf(id)), sk: id }),
  place: (owner: PointOwner, { contentCode, id }: InDocument): Key => ({
    pk: placesPartition(owner),
    sk: `${documentPrefix(contentCode)}${id}`,
  }),
  change: (owner: PointOwner, { id, version }: Pick<StoredPoint, 'id' | 'version'>): Key => ({
    pk: historyPartition(owner),
    sk: `${id}.${String(version).padStart(6, '0')}`,
  }),
  pointed: ({ tenant, accountId }: PointOwner, standard: string): Key => ({
    pk: pointedPartition(tenant, standard),
    sk: accountId,
  }),
  waiting: (owner: PointOwner, { id, contentCode }: InDocument): Key => ({
    pk: proposalsPartition(owner),
    sk: `${WAITING}${documentPrefix(contentCode)}${id}`,
  }),
  /** key of earlier builds, which did not name the document */
  formerWaiting: (owner: PointOwner, id: string): Key => ({ pk: proposalsPartition(owner), sk: `${WAITING}${id}` }),
  answered: (owner: PointOwner, id: string): Key => ({ pk: proposalsPartition(owner), sk: `${ANSWERED}${id}` }),
  admin: (owner: PointOwner, userId: string): Key => ({ pk: adminsPartition(owner), sk: userId }),
  review: (tenant: Tenant, { accountId, userId, contentCode }: Review): Key => ({
    pk: reviewsPartition(tenant, accountId),
    sk: `${documentPrefix(contentCode)}${userId}`,
  }),
  accountSettings: (owner: PointOwner): Key => ({ pk: settingsPartition(owner), sk: 'account' }),
  publisherSettings: (owner: PointOwner, publisher: string): Key => ({
    pk: settingsPartition(owner),
    sk: `publisher#${publisher}`,
  }),
  head: ({ tenant, accountId }: PointOwner): Key => ({ pk: `${tenant}#points-head#${accountId}`, sk: 'head' }),
  logged: ({ tenant, accountId }: PointOwner, seq: number): Key => ({
    pk: `${tenant}#point-changes#${accountId}`,
    sk: String(seq).padStart(12, '0'),
  }),
  snapshot: ({ tenant, accountId }: PointOwner): Key => ({ pk: `${tenant}#point-copies#${accountId}`, sk: SHAPE }),
  // Each part has a partition of its own, as all are read at the same time.
  snapshotPart: ({ tenant, accountId }: PointOwner, id: string, part: number): Key => ({
    pk: `${tenant}#point-copy-parts#${accountId}#${part}`,
    sk: id,
  }),
  tenantSettings: (tenant: Tenant): Key => ({ pk: `${tenant}#tenant-point-settings`, sk: 'tenant' }),
} as const

/** Queries of the area's items that are read together. */
export const pointQueries = {
  points: (owner: PointOwner) => Array.from({ length: SHARDS }, (_, shard) => ({ pk: shardKey(owner, shard) })),
  placesIn: (owner: PointOwner, contentCode: string) => ({ pk: placesPartition(owner), prefix: documentPrefix(contentCode) }),
  history: (owner: PointOwner, id: string) => ({ pk: historyPartition(owner), prefix: `${id}.` }),
  allHistory: (owner: PointOwner) => ({ pk: historyPartition(owner) }),
  reviews: ({ tenant, accountId }: PointOwner) => ({ pk: reviewsPartition(tenant, accountId) }),
  pointed: (tenant: Tenant, standard: string) => ({ pk: pointedPartition(tenant, standard) }),
  waiting: (owner: PointOwner) => ({ pk: proposalsPartition(owner), prefix: WAITING }),
  waitingFor: (owner: PointOwner, contentCode: string) => ({
    pk: proposalsPartition(owner),
    prefix: `${WAITING}${documentPrefix(contentCode)}`,
  }),
  answered: (owner: PointOwner) => ({ pk: proposalsPartition(owner), prefix: ANSWERED }),
  admins: (owner: PointOwner) => ({ pk: adminsPartition(owner) }),
  settings: (owner: PointOwner) => ({ pk: settingsPartition(owner) }),
} as const
