import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { TENANTS } from '#contract/tenant.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { openEmbedded } from './embedded.ts'

const folder = newFolder()

it('a server has the shared memory of every index before it serves, so that a full disk does not prevent the first search', async () => {
  const embedded = await openEmbedded(folder, { server: true })
  const files = TENANTS.flatMap((tenant) => [`${tenant}.db-shm`, `${tenant}.meaning.db-shm`])
  const missing = files.filter((file) => !existsSync(path.join(folder, 'search', file)))
  await embedded.close()
  expect(missing).toEqual([])
})
