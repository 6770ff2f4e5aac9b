import type { ListKind } from '#lists/list-kind.ts'
import type { Key, Table } from '#ports/table.ts'

export type ListReader = Pick<Table, 'get' | 'getMany' | 'query'>

/** Keys of the log of an owner's changes: its head has the number of the last one, and each change the ids of its rows. */
interface ChangeLogKeys<Owner> {
  readonly head: (owner: Owner) => Key
  readonly change: (owner: Owner, seq: number) => Key
}

/** Keys of an owner's snapshot, and of its parts, which each are an item of the table. */
export interface SnapshotKeys<Owner> {
  readonly snapshot: (owner: Owner) => Key
  readonly part: (owner: Owner, id: string, part: number) => Key
}

/**
 * A kind of list that owners have in the table: an account its compass points, a person their notes. Rows stay items of their
 * own; every write of them enters the log in the same transaction (`saveChanges`), so that a process knows what changed.
 */
export interface StoredList<Row, Owner, Part extends string = string, Column extends string = string>
  extends ListKind<Row, Part, Column> {
  /** tells the lists in the memory of a process apart, with that of the owner */
  readonly name: string
  readonly nameOf: (owner: Owner) => string
  readonly readAll: (table: ListReader, owner: Owner) => Promise<Row[]>
  readonly readSome: (table: ListReader, owner: Owner, ids: readonly string[]) => Promise<Row[]>
  readonly log: ChangeLogKeys<Owner>
  /**
   * time after which all rows are read anew; absent where every release enters its writes in the log. Releases run beside each
   * other while one is deployed.
   */
  readonly maxAgeMs?: number
  /** absent for lists so short that all rows are read as fast */
  readonly snapshots?: SnapshotKeys<Owner>
}
