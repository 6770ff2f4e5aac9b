import { afterAll, describe, expect, it } from '@jest/globals'
import { openLibrary } from '#test/support/library.ts'
import { listFavorites, saveFavorite } from './store.ts'

const library = openLibrary()
afterAll(() => library.close())

const save = (since: string) => saveFavorite(library.table, 'demowl', 'reader', { contentCode: 'ISO|1-2020', since })

describe('the store of favourites', () => {
  it('a favourite that two tabs save at the same time has the time of the first save', async () => {
    await Promise.all([save('2026-03-01T10:00:00.000Z'), save('2026-03-01T10:00:01.000Z')])
    await save('2026-03-02T10:00:00.000Z')
    expect(await listFavorites(library.table, 'demowl', 'reader')).toEqual([
      { contentCode: 'ISO|1-2020', since: '2026-03-01T10:00:00.000Z' },
    ])
  })
})
