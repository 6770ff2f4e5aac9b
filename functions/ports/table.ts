/**
 * Small items under a partition key and a sort key.
 *
 * Rules
 * - A partition key begins with the tenant's name and `#`: `astm#document#ISO|9001-2015`. Other keys are refused.
 *   It is at most 2048 bytes, a sort key 1 to 1024; both are well-formed text.
 * - An acknowledged write is durable. A transaction is atomic.
 * - An item whose `expiresAt` (epoch seconds) has passed is absent for every operation, whether or not it is still stored.
 * - Reads see every write acknowledged before them.
 * - An attribute's name is not empty.
 * - An item is at most 400,000 bytes of JSON; a transaction at most 100 writes, each on an item of its own, and 4,000,000 bytes.
 * - Sort keys order by their UTF-8 bytes.
 * - Items of an earlier release are read in the shape of this one. An item of a newer release in an unknown shape is ItemTooNew
 *   for reads and writes alike, and stays as it is.
 */
export interface Table {
  get(key: Key): Promise<Item | undefined>
  /** Reads items in the order of the keys; at most 100 keys. */
  getMany(keys: readonly Key[]): Promise<(Item | undefined)[]>
  /** Writes the whole item. */
  put(item: Item, condition?: Condition): Promise<void>
  /** Changes attributes; creates the item where it is absent and no condition forbids it. Returns the changed item. */
  update(key: Key, change: Change, condition?: Condition): Promise<Item>
  delete(key: Key, condition?: Condition): Promise<void>
  query(query: Query): Promise<Page>
  transact(writes: readonly Write[]): Promise<void>
}

/**
 * A table that can be scanned. A scan costs as much as the table holds, so only operators' commands use it.
 *
 * Rules
 * - A scan returns every item that exists throughout it once. An item that is written or deleted meanwhile comes in its former
 *   or its present state, or not at all.
 * - The order is the table's own and does not change. A page may hold fewer items than its limit, even none, without being the
 *   last one.
 * - `after` is the key with which an earlier page ended, or the key of any item of one, even if that item is deleted.
 */
export interface WholeTable extends Table {
  scan(scan: Scan): Promise<ScanPage>
}

export interface Scan {
  /** prefix of the partition keys; begins with the tenant's name and `#` */
  readonly prefix: string
  readonly after?: Key
  /** stored items to read, 1 to 1000 */
  readonly limit: number
}

export interface ScanPage {
  readonly items: Item[]
  /** absent on the last page */
  readonly after?: Key
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

export interface Key {
  readonly pk: string
  readonly sk: string
}

export type Item = Key & { readonly expiresAt?: number; readonly [attribute: string]: Json | undefined }

export interface Change {
  readonly set?: { readonly [attribute: string]: Json }
  readonly remove?: readonly string[]
  /** Adds to a number, counting from 0 where it is absent. */
  readonly add?: { readonly [attribute: string]: number }
}

/** `exists`: the item is there or is not · `attribute`: the item is there and this attribute has this scalar value. */
export type Condition =
  | { readonly exists: boolean }
  | { readonly attribute: string; readonly equals: string | number | boolean | null }

export interface Query {
  readonly pk: string
  /** prefix of the sort keys */
  readonly prefix?: string
  /** 1 to 1000; default 100 */
  readonly limit?: number
  /** cursor of the previous page; opaque, valid for the same query only */
  readonly cursor?: string
  readonly descending?: boolean
}

export interface Page {
  readonly items: Item[]
  /** absent on the last page; a page may be shorter than the limit without being the last one */
  readonly cursor?: string
}

export type Write =
  | { readonly put: Item; readonly condition?: Condition }
  | { readonly update: Key; readonly change: Change; readonly condition?: Condition }
  | { readonly delete: Key; readonly condition?: Condition }
  | { readonly check: Key; readonly condition: Condition }

/** The condition does not hold; nothing was written. Read again and decide. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed'
}

/** The request breaks a rule of this port (key, size, cursor, limit): a mistake of the caller. */
export class TableMisuse extends Error {
  override readonly name = 'TableMisuse'
}

/** A newer release stored the item in a shape unknown to this one; nothing was written. */
export class ItemTooNew extends Error {
  override readonly name = 'ItemTooNew'
}

/** The table does not answer; whether a write happened is unknown. Retry a read, or a write with a condition. */
export class TableUnavailable extends Error {
  override readonly name = 'TableUnavailable'
}
