import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import type { SearchScope } from '#finding/intent.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import type { Search } from '#ports/search.ts'
import { describeSearch } from './search.conformance.ts'
import { searchDocument } from './search-document.ts'

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'lectern-search-'))
}

const shared = newFolder()
const engine = openSqliteSearch(shared)
/** Opens the store as another process does; once, for all tests. */
const another = openSqliteSearch(shared)
afterAll(async () => {
  await Promise.all([engine.close(), another.close()])
  rmSync(shared, { recursive: true })
})
let worlds = 0

/** Gives each test tenants of its own in one store: opening an engine takes longer than most tests. */
function withOwnTenants(search: Search, world: number): Search {
  const own = (tenant: Tenant) => `${tenant}-${world}` as Tenant
  const inScope = <Intent extends { readonly scope: SearchScope }>(intent: Intent): Intent => ({
    ...intent,
    scope: { ...intent.scope, tenant: own(intent.scope.tenant) },
  })
  return {
    find: (intent) => search.find(inScope(intent)),
    suggest: (intent) => search.suggest(inScope(intent)),
    meaning: (intent) => search.meaning(inScope(intent)),
    index: (tenant, documents) => search.index(own(tenant), documents),
    update: (tenant, changes) => search.update(own(tenant), changes),
    remove: (tenant, ids) => search.remove(own(tenant), ids),
    learn: (tenant, signal) => search.learn(own(tenant), signal),
    isBehind: (tenant) => search.isBehind(own(tenant)),
  }
}

describeSearch('the embedded search', async () => {
  const world = worlds++
  return {
    search: withOwnTenants(engine, world),
    another: async () => withOwnTenants(another, world),
    close: async () => undefined,
  }
})

const everything = {
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: 'steel',
  field: 'all',
  filters: [],
  sort: { by: 'designation', descending: false },
  offset: 0,
  size: 100,
} as const

describe('the embedded search on disk', () => {
  it('has after closing what it acknowledged', async () => {
    const folder = newFolder()
    const first = openSqliteSearch(folder)
    await first.index('astm', [searchDocument('A', { title: 'steel' })])
    await first.close()
    const second = openSqliteSearch(folder)
    expect((await second.find(everything)).total).toBe(1)
    await second.close()
    rmSync(folder, { recursive: true })
  })

  it('says which error of the disk it comes from', async () => {
    const folder = newFolder()
    mkdirSync(path.join(folder, 'astm.db'))
    const search = openSqliteSearch(folder)
    const cause = { code: 'ERR_SQLITE_ERROR', errcode: 14 }
    await expect(search.index('astm', [searchDocument('A', {})])).rejects.toMatchObject({ name: 'SearchUnavailable', cause })
    await search.close()
    rmSync(folder, { recursive: true })
  })

  it('has, after a kill in the middle, every acknowledged batch and whole documents alone', async () => {
    const folder = newFolder()
    const child = fork(path.join(import.meta.dirname, 'search-until-killed.ts'), [folder])
    let acknowledged = 0
    child.on('message', () => {
      acknowledged++
      if (acknowledged === 4) setTimeout(() => child.kill('SIGKILL'), 15)
    })
    await once(child, 'exit')
    const search = openSqliteSearch(folder)
    const { total } = await search.find(everything)
    expect(total).toBeGreaterThanOrEqual(acknowledged * 200)
    expect(total % 200).toBe(0)
    for (const text of ['alpha', 'omega']) expect((await search.find({ ...everything, text })).total).toBe(total)
    await search.close()
    rmSync(folder, { recursive: true })
  })

  it('answers small questions while a large batch goes in', async () => {
    const folder = newFolder()
    const search = openSqliteSearch(folder)
    await search.index('astm', [searchDocument('A', { title: 'steel' })])
    await search.find(everything)
    let done = false
    const text = 'words of a text that goes on and on '.repeat(200)
    const batch = Array.from({ length: 500 }, (_, n) => searchDocument(`B${n}`, { description: `${text}${n}` }))
    const going = search.index('astm', batch).then(() => {
      done = true
    })
    let answered = 0
    while (!done && answered < 20) {
      await search.find(everything)
      answered++
    }
    expect(answered).toBe(20)
    await going
    await search.close()
    rmSync(folder, { recursive: true })
  })
})
