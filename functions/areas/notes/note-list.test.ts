import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { readList } from '#functions/lists/read-list.ts'
import type { Table } from '#ports/table.ts'
import { subscriber } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { noteList, saveNoteChange } from './note-list.ts'
import { noteIdOf, type StoredNote } from './store.ts'

const clock = movableClock()
const table = openSqliteTable(path.join(newFolder(), 'table.db'), { clock })
afterAll(() => table.close())

/** The table as another process opens it, with nothing in memory. */
const elsewhere = (): Table => ({ ...table })
const noteOf = (annotationId: string, version = 1): StoredNote => ({
  ...{ contentCode: 'ISO|1', annotationId, text: `Note ${annotationId}`, version },
  ...{ created: '2026-01-01T00:00:00.000Z', changed: `2026-01-0${version}T00:00:00.000Z` },
})
const idsIn = async (process: Table, owner = subscriber) => {
  const { list } = await readList(process, noteList, owner, clock.now())
  return list.ordered('notes').map(({ annotationId }) => annotationId)
}
const personOf = (userId: string) => ({ ...subscriber, userId })

describe('the notes of a person in the memory of a process', () => {
  it('are those that another process saved, deleted and restored since', async () => {
    const owner = personOf('two processes')
    const here = elsewhere()
    const there = { table: elsewhere(), clock }
    expect(await idsIn(here, owner)).toEqual([])
    for (const id of ['a', 'b']) expect(await saveNoteChange(there, owner, { after: noteOf(id) })).toBe(true)
    expect((await idsIn(here, owner)).sort()).toEqual(['a', 'b'])
    const deleted = { ...noteOf('a', 2), deleted: clock.now().toISOString() }
    await saveNoteChange(there, owner, { before: noteOf('a'), after: deleted })
    expect(await idsIn(here, owner)).toEqual(['b'])
    await saveNoteChange(there, owner, { before: deleted, after: noteOf('a', 3) })
    expect(await idsIn(here, owner)).toEqual(['b', 'a'])
  })

  it('are read by what changed, not as a whole', async () => {
    const owner = personOf('reads changes')
    const here = elsewhere()
    await idsIn(here, owner)
    here.query = () => Promise.reject(new Error('all notes are read'))
    await saveNoteChange({ table: elsewhere(), clock }, owner, { after: noteOf('a') })
    expect(await idsIn(here, owner)).toEqual(['a'])
  })

  it('have after a while those too that the release before wrote, which keeps no log', async () => {
    const owner = personOf('release before')
    const here = elsewhere()
    await idsIn(here, owner)
    const [write] = noteList.writesOf(owner, [{ after: noteOf('old') }])
    await table.transact([write as never])
    clock.pass((noteList.maxAgeMs as number) / 1000 + 1)
    expect(await idsIn(here, owner)).toEqual(['old'])
  })

  it('a change of a note that another change overtook is not saved, and each of many at the same time is', async () => {
    const owner = personOf('at the same time')
    const ports = { table: elsewhere(), clock }
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(await Promise.all(ids.map((id) => saveNoteChange(ports, owner, { after: noteOf(id) })))).toEqual(ids.map(() => true))
    await saveNoteChange(ports, owner, { before: noteOf('a'), after: noteOf('a', 2) })
    const late = { ...noteOf('a', 2), text: 'Another text' }
    expect(await saveNoteChange(ports, owner, { before: noteOf('a'), after: late })).toBe(false)
    expect((await noteList.readSome(table, owner, [noteIdOf(late)]))[0]?.text).toBe('Note a')
  })
})
