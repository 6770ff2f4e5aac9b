import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { openDataFolder } from '#functions/adapters/embedded/disk/data-folder.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import type { Item } from '#ports/table.ts'
import { startChild } from '#test/support/child.ts'
import { main as backup } from './backup.ts'
import { main as restore } from './restore.ts'

const pk = 'astm#document#x'

async function open(folder: string) {
  const data = openDataFolder(folder, { server: true })
  const table = openSqliteTable(data.table)
  const objects = openDiskObjects(data.objects, { secret: data.secret, clock: systemClock })
  const close = async () => {
    await table.close()
    data.close()
  }
  return { data, table, objects, close }
}
type Opened = Awaited<ReturnType<typeof open>>

async function listItems({ table }: Opened): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ pk, limit: 1000, cursor })
    items.push(...page.items)
    cursor = page.cursor
  } while (cursor)
  return items
}

async function textOf({ objects }: Opened, key: string): Promise<string | undefined> {
  const object = await objects.get(key)
  if (!object) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of object.body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Stores a file before its item, as every writer does, and removes the one before after that. */
const writerOf = (folder: string) => `
  import { openDataFolder } from '#functions/adapters/embedded/disk/data-folder.ts'
  import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
  import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
  const data = openDataFolder(${JSON.stringify(folder)}, { server: true })
  const table = openSqliteTable(data.table)
  const objects = openDiskObjects(data.objects, { secret: data.secret, clock: { now: () => new Date() } })
  const put = (key, text) => objects.put(key, Buffer.from(text), { contentType: 'text/plain' })
  for (let n = 0; ; n++) {
    const key = 'astm/n-' + n
    await put(key, key.repeat(500))
    await put('astm/latest', String(n))
    const log = { pk: '${pk}', sk: 'log-' + String(n).padStart(6, '0'), n }
    await table.transact([{ put: { pk: '${pk}', sk: 'latest', key, n } }, { put: log }])
    console.log(n)
    if (n > 0) await objects.delete('astm/n-' + (n - 1))
  }`

const signed = (bytes: Buffer) => Buffer.concat([bytes, createHash('sha256').update(bytes).digest()])

// Each restore waits for the disk many times.
jest.setTimeout(60_000)

describe('backup and restore', () => {
  let folder: string
  const at = (name: string) => path.join(folder, name)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lectern-backup-'))
    jest.spyOn(console, 'log').mockImplementation(() => {})
  })
  afterEach(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  async function makeBackup(): Promise<void> {
    const opened = await open(at('data'))
    for (let n = 0; n < 20; n++) {
      await opened.objects.put(`astm/file-${n}`, Buffer.from(`bytes ${n} `.repeat(1000)), { contentType: 'text/plain' })
      await opened.table.put({ pk, sk: `item-${n}`, text: 'x'.repeat(2000), key: `astm/file-${n}` })
    }
    await opened.close()
    expect(await backup([at('copy'), '--data', at('data')])).toBe(0)
  }

  const refusal = async (work: Promise<number>): Promise<string> => {
    const error = await work.then(
      () => undefined,
      (reason) => reason,
    )
    expect(['OptionError', 'DataFolderError']).toContain(error?.name)
    expect(error.message).toMatch(/^[^\n]+\.$|^[^\n]+DIR\]?$/)
    return error.message
  }

  it('gives a folder that answers the same: items, cursors, files, signed URLs', async () => {
    await makeBackup()
    const before = await open(at('data'))
    const { cursor } = await before.table.query({ pk, limit: 5 })
    const { url } = await before.objects.sign({ key: 'astm/file-3', method: 'GET', expiresIn: 60 })
    await restore([at('copy'), '--data', at('restored')])
    const after = await open(at('restored'))
    expect(await listItems(after)).toEqual(await listItems(before))
    expect(await after.table.query({ pk, limit: 5, cursor })).toEqual(await before.table.query({ pk, limit: 5, cursor }))
    for (let n = 0; n < 20; n++) expect(await textOf(after, `astm/file-${n}`)).toBe(`bytes ${n} `.repeat(1000))
    expect(await after.objects.head('astm/file-3')).toEqual(await before.objects.head('astm/file-3'))
    expect((await after.objects.serve({ method: 'HEAD', url, headers: {} })).status).toBe(200)
    expect(statSync(at('restored/keys/objects.secret')).mode & 0o777).toBe(0o600)
    await Promise.all([before.close(), after.close()])
  })

  it('keeps to one moment while a writer writes: every item has its file, of its own version, and none is missing', async () => {
    // Files whose links take the backup some time, so that the writer comes between.
    const still = await open(at('data'))
    for (let n = 0; n < 300; n++) await still.objects.put(`astm/still-${n}`, Buffer.from('x'), { contentType: 'text/plain' })
    await still.close()
    const writer = startChild(writerOf(at('data')))
    let n = 0
    while (n < 30) n = Number(await writer.line())
    const acknowledged = n
    for (const copy of ['one', 'two', 'three', 'four']) await backup([at(copy), '--data', at('data')])
    await writer.kill()
    for (const copy of ['one', 'two', 'three', 'four']) {
      await restore([at(copy), '--data', at(`from-${copy}`)])
      const restored = await open(at(`from-${copy}`))
      const latest = (await restored.table.get({ pk, sk: 'latest' })) as Item
      expect(latest.n).toBeGreaterThanOrEqual(acknowledged)
      const log = (await listItems(restored)).filter(({ sk }) => sk.startsWith('log-'))
      expect(log.map((item) => item.n)).toEqual(Array.from({ length: (latest.n as number) + 1 }, (_, at) => at))
      expect(await textOf(restored, latest.key as string)).toBe((latest.key as string).repeat(500))
      expect(Number(await textOf(restored, 'astm/latest'))).toBeGreaterThanOrEqual(latest.n as number)
      await restored.close()
    }
    expect(readdirSync(at('data'))).not.toContain('.backup')
  })

  it('refuses a folder that is not empty, and leaves it as it is', async () => {
    await makeBackup()
    mkdirSync(at('full'))
    writeFileSync(at('full/mine.txt'), 'mine')
    await refusal(restore([at('copy'), '--data', at('full')]))
    await refusal(restore([at('copy'), '--data', at('data')]))
    expect(readdirSync(at('full'))).toEqual(['mine.txt'])
    mkdirSync(at('empty'))
    expect(await restore([at('copy'), '--data', at('empty')])).toBe(0)
  })

  it('refuses a copy that was cut anywhere, and leaves nothing behind', async () => {
    await makeBackup()
    const { size } = statSync(at('copy'))
    for (const length of [0, 1, 10, 100, Math.floor(size / 2), size - 20, size - 1]) {
      writeFileSync(at('cut'), readFileSync(at('copy')))
      truncateSync(at('cut'), length)
      expect(await refusal(restore([at('cut'), '--data', at('out')]))).toContain('broken')
      expect(existsSync(at('out'))).toBe(false)
    }
  })

  it('refuses a copy with a changed byte, also where the compression does not notice', async () => {
    await makeBackup()
    const bytes = readFileSync(at('copy'))
    for (let place = 0.02; place < 1; place += 0.12) {
      const broken = Buffer.from(bytes)
      broken[Math.floor(bytes.length * place)] = (broken[Math.floor(bytes.length * place)] as number) ^ 4
      writeFileSync(at('broken'), broken)
      await refusal(restore([at('broken'), '--data', at('out')]))
    }
    const plain = gunzipSync(bytes.subarray(0, -32))
    plain[plain.indexOf('bytes 7')] = 66
    writeFileSync(at('broken'), Buffer.concat([gzipSync(plain), bytes.subarray(-32)]))
    await refusal(restore([at('broken'), '--data', at('out')]))
    expect(existsSync(at('out'))).toBe(false)
  })

  it('refuses what a newer version made, and what is no backup', async () => {
    await makeBackup()
    const newer = gunzipSync(readFileSync(at('copy')).subarray(0, -32))
      .toString('latin1')
      .replace('"dataFormat":1', '"dataFormat":2')
    writeFileSync(at('newer'), signed(gzipSync(Buffer.from(newer, 'latin1'))))
    expect(await refusal(restore([at('newer'), '--data', at('out')]))).toContain('newer version')
    writeFileSync(at('text'), 'hello\n')
    await refusal(restore([at('text'), '--data', at('out')]))
    await refusal(restore([at('nothing'), '--data', at('out')]))
    expect(existsSync(at('out'))).toBe(false)
  })

  it('writes nothing outside of the folder, whatever a copy says', async () => {
    for (const name of ['../evil', '/evil', 'a/../../evil', 'a\\..\\evil', '', '.', 'a//b']) {
      const lines = [
        { kind: 'lectern-backup', format: 1, dataFormat: 1 },
        { path: name, size: 4, mode: 0o600 },
      ]
      const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\nevil{"end":true}\n`
      writeFileSync(at('evil-copy'), signed(gzipSync(text)))
      await refusal(restore([at('evil-copy'), '--data', at('out')]))
      expect(readdirSync(folder)).toEqual(['evil-copy'])
    }
  })

  it('says what is wrong with the command, and keeps what is there', async () => {
    await makeBackup()
    const bytes = readFileSync(at('copy'))
    await refusal(backup([at('copy'), '--data', at('data')]))
    expect(readFileSync(at('copy')).equals(bytes)).toBe(true)
    await refusal(backup([at('data/copy'), '--data', at('data')]))
    await refusal(backup([at('no/such/folder'), '--data', at('data')]))
    await refusal(backup([at('other'), '--data', at('no-data')]))
    await refusal(backup(['--data', at('data')]))
    await refusal(restore([at('copy')]))
    expect(existsSync(at('no-data'))).toBe(false)
    expect(readdirSync(folder).sort()).toEqual(['copy', 'data'])
  })
})
