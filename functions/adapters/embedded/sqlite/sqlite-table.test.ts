import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { TableUnavailable } from '#ports/table.ts'
import { startChild } from '#test/support/child.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'

const root = newFolder()
let count = 0
const newFile = () => path.join(root, `${count++}.db`)
const pk = 'astm#test'

/** Writes as fast as it can and prints each number once it is acknowledged, or the name of what went wrong. */
const writer = (file: string, from: number, size = 100) => `
  import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
  const table = openSqliteTable(${JSON.stringify(file)})
  const text = 'x'.repeat(${size})
  const write = async (n) => {
    const sk = String(n).padStart(7, '0')
    try {
      await table.transact([{ put: { pk: '${pk}', sk, text } }, { put: { pk: '${pk}', sk: sk + '-twin', text } }])
    } catch (error) {
      console.log(error.name)
      process.exit()
    }
    console.log(n)
    return write(n + 4)
  }
  for (let lane = 0; lane < 4; lane++) write(${from} + lane)`

async function countOf(file: string, acknowledged: readonly string[]): Promise<{ found: number; halves: number }> {
  const table = openSqliteTable(file)
  let [found, halves] = [0, 0]
  for (const n of acknowledged) {
    const sk = n.padStart(7, '0')
    const [one, twin] = await table.getMany([
      { pk, sk },
      { pk, sk: `${sk}-twin` },
    ])
    if (one && twin) found++
    else if (one || twin) halves++
  }
  await table.close()
  return { found, halves }
}

describe('the table on SQLite', () => {
  it('has every acknowledged write after its process was killed', async () => {
    const file = newFile()
    const acknowledged: string[] = []
    for (const round of [1, 2, 3]) {
      const child = startChild(writer(file, round * 1_000_000))
      for (let lines = 0; lines < 150 * round; lines++) acknowledged.push((await child.line()) as string)
      await child.kill()
      for (let line = await child.line(); line !== undefined; line = await child.line()) acknowledged.push(line)
    }
    expect(await countOf(file, acknowledged)).toEqual({ found: acknowledged.length, halves: 0 })
  }, 60_000)

  it('refuses a write that the disk does not take, and loses nothing', async () => {
    const file = newFile()
    const child = startChild(writer(file, 0, 5000), { fileLimit: 2000 })
    const acknowledged: string[] = []
    let last: string | undefined
    for (let line = await child.line(); line !== undefined; line = await child.line()) {
      if (line === 'TableUnavailable') last = line
      else acknowledged.push(line)
    }
    expect(last).toBe('TableUnavailable')
    expect(acknowledged.length).toBeGreaterThan(50)
    expect(await countOf(file, acknowledged)).toEqual({ found: acknowledged.length, halves: 0 })
  }, 60_000)

  it('reads, and keeps the event loop free, while another process writes; writes follow', async () => {
    const file = newFile()
    const table = openSqliteTable(file)
    await table.put({ pk, sk: 'a', n: 1 })
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    let done = false
    const writing = table.put({ pk, sk: 'a', n: 2 }).then(() => {
      done = true
    })
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await table.get({ pk, sk: 'a' })).toEqual({ pk, sk: 'a', n: 1 })
    expect(done).toBe(false)
    other.close()
    await writing
    expect(await table.get({ pk, sk: 'a' })).toEqual({ pk, sk: 'a', n: 2 })
    await table.close()
  })

  it('shares the file with another process, both writing', async () => {
    const file = newFile()
    const table = openSqliteTable(file)
    const child = startChild(writer(file, 0))
    await child.line()
    for (let n = 0; n < 50; n++) await table.update({ pk, sk: 'counter' }, { add: { n: 1 } })
    expect(await table.get({ pk, sk: 'counter' })).toMatchObject({ n: 50 })
    await child.kill()
    await table.close()
  }, 60_000)

  it('takes a cursor from before a restart', async () => {
    const file = newFile()
    const before = openSqliteTable(file)
    await before.transact(['a', 'b'].map((sk) => ({ put: { pk, sk } })))
    const { cursor } = await before.query({ pk, limit: 1 })
    await before.close()
    const after = openSqliteTable(file)
    expect((await after.query({ pk, limit: 1, cursor })).items).toEqual([{ pk, sk: 'b' }])
    await after.close()
  })

  it('opens a file from before items had versions', async () => {
    const file = newFile()
    const before = new DatabaseSync(file)
    before.exec(`CREATE TABLE items (pk TEXT NOT NULL, sk TEXT NOT NULL, expires_at REAL, body TEXT NOT NULL, PRIMARY KEY (pk, sk)) STRICT;
      INSERT INTO items VALUES ('${pk}', 'a', NULL, '{"pk":"${pk}","sk":"a","n":1}')`)
    before.close()
    const tables = [openSqliteTable(file), openSqliteTable(file)]
    for (const table of tables) expect(await table.update({ pk, sk: 'a' }, {})).toEqual({ pk, sk: 'a', n: 1 })
    for (const table of tables) await table.close()
  })

  it('clears away what has expired', async () => {
    const file = newFile()
    const clock = movableClock()
    const rows = () => {
      const database = new DatabaseSync(file)
      const { count } = database.prepare('SELECT count(*) AS count FROM items').get() as { count: number }
      database.close()
      return count
    }
    const first = openSqliteTable(file, { clock })
    await first.put({ pk, sk: 'a', expiresAt: Date.now() / 1000 + 10 })
    await first.close()
    clock.pass(20)
    const second = openSqliteTable(file, { clock })
    expect(rows()).toBe(1)
    await second.put({ pk, sk: 'b' })
    expect(rows()).toBe(1)
    await second.close()
  })

  it('ends what was begun when it is closed, and takes nothing after', async () => {
    const file = newFile()
    const table = openSqliteTable(file)
    const writes = Array.from({ length: 500 }, (_, n) => table.put({ pk, sk: String(n) }))
    await table.close()
    await Promise.all(writes)
    await expect(table.put({ pk, sk: 'late' })).rejects.toBeInstanceOf(TableUnavailable)
    await expect(table.get({ pk, sk: '0' })).rejects.toBeInstanceOf(TableUnavailable)
    const again = openSqliteTable(file)
    expect((await again.query({ pk, limit: 1000 })).items).toHaveLength(500)
    await again.close()
  })
})
