import type { RowChange } from '#functions/lists/save-changes.ts'

/** A group of people of an account. */
export interface StoredGroup {
  readonly id: string
  readonly name: string
  readonly longDesc: string
  /** who may change it */
  readonly createdBy: string
  /** ids of people besides the creator, in their order; people stay here when they leave the account, and count no longer */
  readonly members: readonly string[]
  readonly documentCount: number
  /** ISO 8601 */
  readonly changed: string
  readonly changedBy: string
  readonly version: number
  /** id of the write that made this version; absent from those of before */
  readonly write?: string
  /** has nothing any more; for processes that knew the group */
  readonly deleted?: true
}

/** A document in a group. */
export interface GroupDocumentEntry {
  readonly contentCode: string
  /** who added it */
  readonly by: string
  /** ISO 8601 */
  readonly at: string
}

/** Change of a group; with its documents before and after, where they change. */
export interface GroupChange extends RowChange<StoredGroup> {
  readonly documents?: { readonly before: readonly GroupDocumentEntry[]; readonly after: readonly GroupDocumentEntry[] }
}
