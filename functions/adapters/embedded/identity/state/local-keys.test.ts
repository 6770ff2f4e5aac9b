import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { TENANTS } from '#contract/tenant.ts'
import { openLocalKeys } from './local-keys.ts'

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'lectern-keys-')), 'keys')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

describe('the keys of this machine', () => {
  it('are made once, one for each tenant, and come back as they were', async () => {
    const keys = await openLocalKeys(folder)
    expect(new Set(TENANTS.map((tenant) => keys.tenants[tenant].signing.n)).size).toBe(TENANTS.length)
    expect(await openLocalKeys(folder)).toEqual(keys)
  })

  it('can be read by nobody else', async () => {
    await openLocalKeys(folder)
    const files = await readdir(folder)
    expect(files).toHaveLength(TENANTS.length + 1)
    for (const file of files) expect((await stat(path.join(folder, file))).mode & 0o077).toBe(0)
  })

  it.each(['', '{', '{"signing":{"kty":"RSA"}}'])(
    'are never replaced in silence: a broken file says what to do (%j)',
    async (text) => {
      await openLocalKeys(folder)
      await writeFile(path.join(folder, 'ies.json'), text)
      await expect(openLocalKeys(folder)).rejects.toThrow(/ies\.json cannot be read; remove the file/)
    },
  )

  it('include a secret that is never empty', async () => {
    await openLocalKeys(folder)
    await writeFile(path.join(folder, 'local-token-secret'), '')
    await expect(openLocalKeys(folder)).rejects.toThrow(/local-token-secret cannot be read/)
  })
})
