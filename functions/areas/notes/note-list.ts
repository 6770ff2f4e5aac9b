import { isDeepStrictEqual } from 'node:util'
import { type RowChange, saveChanges, type WrittenList } from '#functions/lists/save-changes.ts'
import type { StoredList } from '#functions/lists/stored-list.ts'
import { byCharacters } from '#lists/list-kind.ts'
import type { Ports } from '#ports/ports.ts'
import { type NoteOwner, noteIdOf, noteLog, readAllNotes, readSomeNotes, type StoredNote, writesOfNote } from './store.ts'

/** The release before writes notes past the log, and runs beside this one while it is deployed. */
const MAX_AGE_MS = 5 * 60_000

/** The notes of a person in an account as a list; deleted ones stand in no part of it. */
export const noteList: StoredList<StoredNote, NoteOwner, 'notes', 'changed'> &
  WrittenList<StoredNote, NoteOwner, RowChange<StoredNote>> = {
  name: 'notes',
  nameOf: ({ tenant, userId, account }) => `${tenant} ${account?.id} ${userId}`,
  idOf: noteIdOf,
  versionOf: ({ version }) => version,
  parts: ['notes'],
  partOf: ({ deleted }) => (deleted === undefined ? 'notes' : undefined),
  columns: { changed: { of: ({ changed }) => changed, compare: byCharacters } },
  usual: 'changed',
  textsOf: ({ text }) => [text],
  readAll: readAllNotes,
  readSome: readSomeNotes,
  log: noteLog,
  maxAgeMs: MAX_AGE_MS,
  writesOf: (owner, changes) => changes.flatMap((change) => writesOfNote(owner, change)),
  isWritten: (stored, after) => isDeepStrictEqual(stored, JSON.parse(JSON.stringify(after))),
}

/** Saves a change of a note; false where another was written meanwhile. */
export async function saveNoteChange(
  ports: Pick<Ports, 'table' | 'clock'>,
  owner: NoteOwner,
  change: RowChange<StoredNote>,
): Promise<boolean> {
  return (await saveChanges(ports, noteList, owner, [change])).size === 0
}
