import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { ConditionFailed, type Item, type Json, type Key, type Table, type Write } from '#ports/table.ts'
import { type Author, auditOfChanges, type ItemChange } from './changes/audit-changes.ts'
import { describeChange } from './changes/describe-change.ts'

/** Numbers of items that a save added, changed or left as they were. */
export interface SaveCounts {
  added: number
  changed: number
  unchanged: number
}

export interface ItemToSave {
  readonly key: Key
  readonly kind: ItemChange['kind']
  readonly id: string
  /** the operator's part of the item */
  readonly value: object
  /** the person's part of a new item */
  readonly own?: object
  /** version that the author saw; absent: whatever is there */
  readonly seenVersion?: number | 'absent'
}

export interface SaveOptions {
  /** false: existing items stay as they are */
  readonly overwrite: boolean
  /** adds what was erased, of which a mark is left; absent: with `overwrite` */
  readonly revive?: boolean
  readonly batchSize: number
  /** whom the audits name; absent for what the library adds by itself, which is no act of anybody */
  readonly author?: Author | undefined
  /** written with the first batch that writes anything */
  readonly guard?: readonly Write[] | undefined
}

/** Thrown where an item is not any more as its author saw it; nothing of its batch was written. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

interface PlannedItem {
  readonly one: ItemToSave
  readonly item: Item | undefined
  readonly value: Json
  readonly act: keyof SaveCounts
}

/** A mark is what is left of somebody who was erased. */
const isMark = (item: Item | undefined): boolean => item !== undefined && item.value === undefined

const versionOf = (item: Item | undefined): number => Number(item?.version ?? 0)

const clock = { now: () => new Date() }

/** Finds out what saving items changes. A change leaves the fields that it does not name. */
export async function planItems(
  table: Pick<Table, 'getMany'>,
  wanted: readonly ItemToSave[],
  overwrite: boolean,
  revive = overwrite,
): Promise<readonly PlannedItem[]> {
  const stored = await table.getMany(wanted.map(({ key }) => key))
  return wanted.map((one, at) => {
    const item = stored[at]
    const value = { ...(item?.value as object | undefined), ...one.value } as unknown as Json
    if (!item || (isMark(item) && revive)) return { one, item, value, act: 'added' }
    const isChanged = overwrite && !isMark(item) && !isDeepStrictEqual(value, item.value)
    return { one, item, value, act: isChanged ? 'changed' : 'unchanged' }
  })
}

/** The change that a planned item is; undefined where nothing changes. */
export function changeOf({ one: { kind, id }, item, value, act }: PlannedItem): ItemChange | undefined {
  if (act === 'unchanged') return undefined
  const before = (item?.value ?? {}) as Readonly<Record<string, unknown>>
  return { kind, id, act, facts: describeChange(before, value as Readonly<Record<string, unknown>>) }
}

/** Adds absent items and, with `overwrite`, changes existing ones. Each batch is one transaction: a killed run keeps the batches that are done. */
export async function saveItems(
  table: Table,
  tenant: Tenant,
  wanted: readonly ItemToSave[],
  options: SaveOptions,
): Promise<SaveCounts> {
  const all: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
  let { guard } = options
  for (const batch of batchesOf(wanted, options.batchSize)) {
    const some = await saveBatch(table, tenant, batch, { ...options, guard })
    for (const what of ['added', 'changed', 'unchanged'] as const) all[what] += some[what]
    if (some.added + some.changed > 0) guard = undefined
  }
  return all
}

/** An item of an earlier release has no version yet, by which a condition could tell two writers apart. */
async function withVersion(table: Table, planned: PlannedItem): Promise<PlannedItem> {
  const { one, item, act } = planned
  if (act !== 'changed' || !item || item.version !== undefined) return planned
  return { ...planned, item: await table.update(one.key, { add: { version: 0 } }, { exists: true }) }
}

function writeOf({ one, item, value, act }: PlannedItem, author: Author | undefined, facts: readonly string[]): Write {
  const edit = { by: author?.userId ?? '', at: clock.now().toISOString(), fields: [...facts] }
  if (act === 'added') {
    const added = { ...one.key, value, own: one.own, version: 1, edit } as unknown as Item
    if (!item) return { put: added, condition: { exists: false } }
    // The mark stays in it, so that sessions of before do not count again.
    const { erasedAt = null } = item
    return { put: { ...added, erasedAt }, condition: { attribute: 'erasedAt', equals: erasedAt as number | null } }
  }
  const version = versionOf(item)
  return {
    update: one.key,
    change: { set: { value, version: version + 1, edit } },
    condition: { attribute: 'version', equals: version },
  }
}

async function saveBatch(table: Table, tenant: Tenant, wanted: readonly ItemToSave[], options: SaveOptions): Promise<SaveCounts> {
  const { overwrite, revive, author, guard = [] } = options
  const planned = await planItems(table, wanted, overwrite, revive)
  const isSeen = ({ one: { seenVersion }, item }: PlannedItem) =>
    seenVersion === undefined || seenVersion === (!item || isMark(item) ? 'absent' : versionOf(item))
  if (!planned.every(isSeen)) throw new ChangedMeanwhile()
  const saved: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
  for (const { act } of planned) saved[act] += 1
  const changed = await Promise.all(planned.filter(({ act }) => act !== 'unchanged').map((one) => withVersion(table, one)))
  const changes = changed.flatMap((one) => changeOf(one) ?? [])
  const writes = changed.map((one, at) => writeOf(one, author, changes[at]?.facts.map(({ field }) => field) ?? []))
  try {
    if (author && writes.length > 0)
      await appendAudit({ table, clock }, tenant, auditOfChanges(author, changes), [...writes, ...guard])
    else await table.transact(writes)
    return saved
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (guard.length > 0) throw new ChangedMeanwhile()
    // Another run added or changed one of the items meanwhile.
    return saveBatch(table, tenant, wanted, options)
  }
}
