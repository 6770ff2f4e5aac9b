import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from '@jest/globals'
import type { SearchScope } from '#finding/intent.ts'
import { searchDocument } from '#test/ports/search/search-document.ts'
import { everything } from '#test/ports/search/search-world.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { openDatabase } from './index/database.ts'
import { FULL_TEXT, packStreams, unpackStreams } from './index/segment.ts'
import { wordIn } from './index/standing.ts'
import { IndexWriter } from './index/writer.ts'
import { openSqliteSearch } from './sqlite-search.ts'

const folder = newFolder()

const wordsIn = (database: DatabaseSync) =>
  database
    .prepare('SELECT standings FROM segments ORDER BY first_key')
    .all()
    .flatMap(({ standings }) => [...(standings as Uint8Array)].map(wordIn))

it('an index of an earlier release learns the status of its documents from their cards, once', () => {
  const writer = new IndexWriter(folder, 'astm')
  writer.index([
    searchDocument('A', { card: { standing: { is: 'under-revision' } } }),
    searchDocument('B', { current: false, card: { standing: { is: 'withdrawn' } } }),
    searchDocument('C', { card: { standing: { is: 'amended' } } }),
    searchDocument('D', { card: {} }),
  ])
  writer.remove(['C'])
  writer.close()
  const before = new DatabaseSync(path.join(folder, 'astm.db'))
  expect(wordsIn(before)).toEqual(['in-force', 'superseded', 'in-force', 'in-force'])
  before.exec('PRAGMA user_version = 0')
  before.close()
  const opened = openDatabase(folder, 'astm')
  const known = ['under-revision', 'withdrawn', 'in-force', 'in-force']
  expect(wordsIn(opened)).toEqual(known)
  expect(
    opened
      .prepare('SELECT version FROM segments')
      .all()
      .every(({ version }) => (version as number) > 1),
  ).toBe(true)
  opened.close()
  const again = openDatabase(folder, 'astm')
  expect(wordsIn(again)).toEqual(known)
  again.close()
})

it('an index of an earlier release finds closed texts by titles, and by no word or phrase of theirs', async () => {
  const writer = new IndexWriter(folder, 'api')
  writer.index([searchDocument('A', { title: 'Pipes of brass', pages: ['A soldered joint of copper.'] })])
  writer.close()
  const before = new DatabaseSync(path.join(folder, 'api.db'))
  const words = before.prepare('SELECT body FROM streams').get()?.body as Uint8Array
  const { starts, words: stream } = unpackStreams(words)
  const unmarked = packStreams({ starts, words: stream.map((word) => (word === FULL_TEXT ? 0 : word)) })
  before.prepare('UPDATE streams SET body = ?').run(unmarked)
  before.exec('ALTER TABLE segments DROP COLUMN shares')
  before.close()
  const search = openSqliteSearch(folder)
  const scope = { tenant: 'api', documents: 'all', texts: { publishers: [], collections: [] } } as const
  const total = async (text: string, texts: SearchScope['texts'] = scope.texts) =>
    (await search.find(everything({ scope: { ...scope, texts }, text }))).total
  expect(await total('brass')).toBe(1)
  expect([await total('copper'), await total('"soldered joint"')]).toEqual([0, 0])
  expect([await total('copper', 'all'), await total('"soldered joint"', 'all')]).toEqual([1, 1])
  await search.close()
})
