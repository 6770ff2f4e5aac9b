/**
 * Small items under a partition key and a sort key.
 *
 * Rules
 * - A partition key begins with the tenant's name and `#`: `astm#document#ISO|9001-2015`. Other keys are refused.
 *   It is at most 2048 bytes, a sort key 1 to 1024; both are well-formed text.
 * - What is acknowledged is durable. A transaction happens whole or not at all.
 * - An item whose `expiresAt` (epoch seconds) has passed is absent for every operation, whether or not it is still stored.
 * - Reads see every write acknowledged before them.
 * - An attribute's name is not empty.
 * - An item is at most 400,000 bytes of JSON; a transaction at most 100 writes, each on an item of its own, and 4,000,000 bytes.
 * - Sort keys order by their UTF-8 bytes.
 * - What an earlier release stored reads as this one shapes it. What a newer one stored in a shape unknown here is ItemTooNew
 *   for reads and writes alike, and stays as it is.
 */
export interface Table {
  get(key: Key): Promise<Item | undefined>
  /** The items in the order of the keys; at most 100 keys. */
  getMany(keys: readonly Key[]): Promise<(Item | undefined)[]>
  /** Writes the whole item. */
  put(item: Item, condition?: Condition): Promise<void>
  /** Changes attributes, making the item where it is absent and no condition forbids it; answers the item as it is then. */
  update(key: Key, change: Change, condition?: Condition): Promise<Item>
  delete(key: Key, condition?: Condition): Promise<void>
  query(query: Query): Promise<Page>
  transact(writes: readonly Write[]): Promise<void>
}

/**
 * A table that can be read from one end to the other, which costs as much as it holds: for the work of operators alone.
 *
 * Rules
 * - Every item that is there all the while is answered once; one that comes, goes or changes meanwhile, as it was or as it is.
 * - The order is the table's own, and stays the same. A page may hold less than its limit, or nothing, and not be the last.
 * - `after` is the key that a page before ended with, or that of any item in one, whether or not it is still there.
 */
export interface WholeTable extends Table {
  scan(scan: Scan): Promise<ScanPage>
}

export interface Scan {
  /** Only partition keys that begin so; it begins with the tenant's name and `#` itself. */
  readonly prefix: string
  readonly after?: Key
  /** stored items that are looked at, 1 to 1000 */
  readonly limit: number
}

export interface ScanPage {
  readonly items: Item[]
  /** Absent on the last page. */
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
  /** Only sort keys that begin so. */
  readonly prefix?: string
  /** 1 to 1000; 100 when left out */
  readonly limit?: number
  /** From the page before; opaque, and good for the same query alone. */
  readonly cursor?: string
  readonly descending?: boolean
}

export interface Page {
  readonly items: Item[]
  /** Absent on the last page. A page may be shorter than the limit and still not be the last. */
  readonly cursor?: string
}

export type Write =
  | { readonly put: Item; readonly condition?: Condition }
  | { readonly update: Key; readonly change: Change; readonly condition?: Condition }
  | { readonly delete: Key; readonly condition?: Condition }
  | { readonly check: Key; readonly condition: Condition }

/** The condition does not hold; nothing was written. Reread and decide. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed'
}

/** The request breaks a rule of this port (key, size, cursor, limit): a mistake of the caller. */
export class TableMisuse extends Error {
  override readonly name = 'TableMisuse'
}

/** A newer release stored it in a shape that this one does not know; nothing was written. */
export class ItemTooNew extends Error {
  override readonly name = 'ItemTooNew'
}

/** The table does not answer; whether the write happened is not known. Retry a read, or a write that has a condition. */
export class TableUnavailable extends Error {
  override readonly name = 'TableUnavailable'
}
