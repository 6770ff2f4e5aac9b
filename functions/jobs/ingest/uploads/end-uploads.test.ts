import path from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { readUpload, type StoredUpload, uploadKey, uploadWrite } from '#library/uploads/upload.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { endUploadsJob } from './end-uploads.ts'

const folder = newFolder()
const clock = { now: () => new Date('2026-05-31T10:00:00Z') }
const table = openSqliteTable(path.join(folder, 'table.db'))
const objects = openDiskObjects(path.join(folder, 'objects'), { secret: new Uint8Array(32), clock })
afterAll(() => table.close())

async function send(id: string, at: string): Promise<StoredUpload> {
  const upload: StoredUpload = { id, name: 'list.csv', kind: 'table', size: 3, at, state: 'sent', checks: 0 }
  await table.transact([uploadWrite('astm', upload)])
  await objects.put(uploadKey('astm', upload), Buffer.from('a;b'), { contentType: 'text/csv' })
  return upload
}

it('a file that nobody ingested for 30 days is deleted with its item, and a younger one stays', async () => {
  const old = await send('old', '2026-05-01T10:00:00.000Z')
  const young = await send('young', '2026-05-01T10:00:01.000Z')
  const end = endUploadsJob({ table, objects, clock })
  for (let run = 0; run < 2; run++) await end({ id: 'end', name: 'end-uploads', tenant: 'astm', payload: {} })
  expect(await objects.head(uploadKey('astm', old))).toBeUndefined()
  expect(await readUpload(table, 'astm', 'old')).toBeUndefined()
  expect(await objects.head(uploadKey('astm', young))).toBeDefined()
  expect(await readUpload(table, 'astm', 'young')).toBeDefined()
})
