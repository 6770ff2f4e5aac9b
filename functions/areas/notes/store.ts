import type { TextPlace } from '#contract/documents/place.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Actor } from '#people/actor.ts'
import { queryAll } from '#ports/query-all.ts'
import { type Change, ConditionFailed, type Item, type Json, type Key, type Table } from '#ports/table.ts'

export interface StoredNote {
  readonly contentCode: string
  readonly annotationId: string
  readonly text: string
  readonly place?: TextPlace
  /** ISO 8601 */
  readonly created: string
  /** ISO 8601 */
  readonly changed: string
  readonly version: number
  /** ISO 8601; absent unless it is deleted */
  readonly deleted?: string
}

/** A deleted note can be restored for a week. */
const DELETED_LIFETIME_S = 7 * 86_400

/** Owner of notes: a person has others in each account. */
export type NoteOwner = Pick<Actor, 'tenant' | 'userId' | 'account'>

/** One partition for each person and account. */
const partition = (tenant: Tenant, accountId: string, person: string) => `${tenant}#notes#${accountId}#${person}`
const partitionOf = ({ tenant, userId, account }: NoteOwner) => partition(tenant, account?.id ?? '', shortHash(userId, 22))
const documentOf = (contentCode: string) => `${shortHash(contentCode, 22)}.`

export type NoteId = Pick<StoredNote, 'contentCode' | 'annotationId'>

const keyOf = (owner: NoteOwner, { contentCode, annotationId }: NoteId): Key => ({
  pk: partitionOf(owner),
  sk: `${documentOf(contentCode)}${shortHash(annotationId, 22)}`,
})

const read = ({ pk: _, sk: _s, expiresAt: _e, ...facts }: Item) => facts as unknown as StoredNote

/** Finds a note, also one that is deleted. */
export async function findNote(table: Pick<Table, 'get'>, owner: NoteOwner, id: NoteId): Promise<StoredNote | undefined> {
  const item = await table.get(keyOf(owner, id))
  return item && read(item)
}

/** Lists the notes of a person that are not deleted: all, or those on one of these documents. */
export async function listNotesOf(
  table: Pick<Table, 'query'>,
  owner: NoteOwner,
  contentCodes?: readonly string[],
): Promise<StoredNote[]> {
  const all: StoredNote[] = []
  for (const prefix of contentCodes?.map(documentOf) ?? [undefined])
    all.push(...(await queryAll(table, { pk: partitionOf(owner), prefix })).map(read))
  return all.filter(({ deleted }) => deleted === undefined)
}

/** Writes a note over the one that was read, if any; false where another was written meanwhile. */
export async function putNote(
  table: Pick<Table, 'put'>,
  owner: NoteOwner,
  note: StoredNote,
  before: StoredNote | undefined,
): Promise<boolean> {
  const { place, ...facts } = note
  const item: Item = { ...keyOf(owner, note), ...facts, ...(place && { place: place as unknown as Json }) }
  return isWritten(table.put(item, before ? { attribute: 'version', equals: before.version } : { exists: false }))
}

/** Marks a note as deleted, or as restored; false where another was written meanwhile. */
export async function markNote(
  table: Pick<Table, 'update'>,
  owner: NoteOwner,
  before: StoredNote,
  deleted: Date | undefined,
): Promise<boolean> {
  const expiresAt = deleted && Math.floor(deleted.getTime() / 1000) + DELETED_LIFETIME_S
  const version = before.version + 1
  const change: Change = deleted
    ? { set: { deleted: deleted.toISOString(), expiresAt: expiresAt as number, version } }
    : { set: { version }, remove: ['deleted', 'expiresAt'] }
  return isWritten(table.update(keyOf(owner, before), change, { attribute: 'version', equals: before.version }))
}

async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
