import { mapInBatches } from '#async/batches.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { RowChange } from '#functions/lists/save-changes.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Actor, ActorAccount } from '#people/actor.ts'
import { deleteAll } from '#ports/delete-all.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Json, Key, Table, Write } from '#ports/table.ts'

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

const READ_BATCH_SIZE = 100
/** A deleted note can be restored for a week. */
const DELETED_LIFETIME_S = 7 * 86_400

/** Owner of notes: a person has others in each account. */
export type NoteOwner = Pick<Actor, 'tenant' | 'userId'> & { readonly account?: Pick<ActorAccount, 'id'> }

/** Names a person in an account. */
const ownerIn = ({ userId, account }: NoteOwner) => `${account?.id ?? ''}#${shortHash(userId, 22)}`
const partitionOf = (owner: NoteOwner) => `${owner.tenant}#notes#${ownerIn(owner)}`
const documentOf = (contentCode: string) => `${shortHash(contentCode, 22)}.`

export type NoteId = Pick<StoredNote, 'contentCode' | 'annotationId'>

/** The id of a note within those of a person and account. */
export const noteIdOf = ({ contentCode, annotationId }: NoteId): string =>
  `${documentOf(contentCode)}${shortHash(annotationId, 22)}`

const keyOf = (owner: NoteOwner, id: NoteId): Key => ({ pk: partitionOf(owner), sk: noteIdOf(id) })

/** Keys of the log of a person's notes. */
export const noteLog = {
  head: (owner: NoteOwner): Key => ({ pk: `${owner.tenant}#notes-head#${ownerIn(owner)}`, sk: 'head' }),
  change: (owner: NoteOwner, seq: number): Key => ({
    pk: `${owner.tenant}#note-changes#${ownerIn(owner)}`,
    sk: String(seq).padStart(12, '0'),
  }),
} as const

const read = ({ pk: _, sk: _s, expiresAt: _e, ...facts }: Item) => facts as unknown as StoredNote

/** Finds a note, also one that is deleted. */
export async function findNote(table: Pick<Table, 'get'>, owner: NoteOwner, id: NoteId): Promise<StoredNote | undefined> {
  const item = await table.get(keyOf(owner, id))
  return item && read(item)
}

/** Lists the notes of a person on one of these documents that are not deleted. */
export async function listNotesOf(
  table: Pick<Table, 'query'>,
  owner: NoteOwner,
  contentCodes: readonly string[],
): Promise<StoredNote[]> {
  const all: StoredNote[] = []
  for (const prefix of contentCodes.map(documentOf))
    all.push(...(await queryAll(table, { pk: partitionOf(owner), prefix })).map(read))
  return all.filter(({ deleted }) => deleted === undefined)
}

/** Lists all notes of a person, those too that are deleted and can be restored. */
export async function readAllNotes(table: Pick<Table, 'query'>, owner: NoteOwner): Promise<StoredNote[]> {
  return (await queryAll(table, { pk: partitionOf(owner) })).map(read)
}

/** Reads those notes of a person that there are, by their ids in the log. */
export async function readSomeNotes(
  table: Pick<Table, 'getMany'>,
  owner: NoteOwner,
  ids: readonly string[],
): Promise<StoredNote[]> {
  const pk = partitionOf(owner)
  const items = await mapInBatches(ids, READ_BATCH_SIZE, (some) => table.getMany(some.map((sk) => ({ pk, sk }))))
  return items.flatMap((item) => (item ? [read(item)] : []))
}

/** Writes of a note over the one that was read, if any. A deleted note expires. */
export function writesOfNote(owner: NoteOwner, { before, after }: RowChange<StoredNote>): Write[] {
  const { place, deleted, ...facts } = after
  const expiresAt = deleted !== undefined && Math.floor(Date.parse(deleted) / 1000) + DELETED_LIFETIME_S
  const item: Item = {
    ...keyOf(owner, after),
    ...facts,
    ...(place && { place: place as unknown as Json }),
    ...(deleted !== undefined && { deleted }),
    ...(expiresAt && { expiresAt }),
  }
  return [{ put: item, condition: before ? { attribute: 'version', equals: before.version } : { exists: false } }]
}

/** Erases the notes of a person in an account, with their log. */
export async function eraseNotes(table: Pick<Table, 'query' | 'transact'>, owner: NoteOwner): Promise<void> {
  for (const pk of [partitionOf(owner), noteLog.change(owner, 0).pk, noteLog.head(owner).pk]) await deleteAll(table, { pk })
}
