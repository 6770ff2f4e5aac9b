import { execFileSync } from 'node:child_process'
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
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { pack } from 'tar-stream'
import { openDataFolder } from '#functions/adapters/embedded/disk/data-folder.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import type { Item } from '#ports/table.ts'
import { startChild } from '#test/support/child.ts'
import { SEAL_BYTES, sealOf } from './archive-format.ts'
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

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes)

function sealed(unpacked: Buffer): Buffer {
  const bytes = gzipSync(unpacked)
  return Buffer.concat([bytes, sealOf(hashOf(bytes))])
}

/** A backup as the first format had it. */
function inFirstFormat(files: Readonly<Record<string, Buffer>>, dataFormat = 1): Buffer {
  const line = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)
  const parts = [line({ kind: 'lectern-backup', format: 1, dataFormat })]
  for (const [name, bytes] of Object.entries(files))
    parts.push(line({ path: name, size: bytes.length, mode: 0o600 }), Buffer.from(bytes))
  const bytes = gzipSync(Buffer.concat([...parts, line({ end: true })]))
  return Buffer.concat([bytes, hashOf(bytes).digest()])
}

/** A backup that says of itself what a real one does. */
async function inTar(add: (archive: ReturnType<typeof pack>) => void): Promise<Buffer> {
  const archive = pack()
  archive.entry({ name: 'lectern-backup.json' }, JSON.stringify({ kind: 'lectern-backup', format: 2, dataFormat: 1 }))
  add(archive)
  archive.finalize()
  return sealed(await buffer(archive as AsyncIterable<Buffer>))
}

// Each restore waits for the disk many times.

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
    const plain = gunzipSync(bytes)
    plain[plain.indexOf('bytes 7')] = 66
    writeFileSync(at('broken'), Buffer.concat([gzipSync(plain), bytes.subarray(-SEAL_BYTES)]))
    await refusal(restore([at('broken'), '--data', at('out')]))
    expect(existsSync(at('out'))).toBe(false)
  })

  it('refuses what a newer version made, and what is no backup', async () => {
    await makeBackup()
    const tar = gunzipSync(readFileSync(at('copy'))).toString('latin1')
    for (const [is, willBe] of [
      ['"dataFormat":1', '"dataFormat":2'],
      ['"format":2', '"format":3'],
    ] as const) {
      writeFileSync(at('newer'), sealed(Buffer.from(tar.replace(is, willBe), 'latin1')))
      expect(await refusal(restore([at('newer'), '--data', at('out')]))).toContain('newer version')
    }
    writeFileSync(at('newer'), inFirstFormat({}, 2))
    expect(await refusal(restore([at('newer'), '--data', at('out')]))).toContain('newer version')
    writeFileSync(at('text'), 'hello\n')
    await refusal(restore([at('text'), '--data', at('out')]))
    await refusal(restore([at('nothing'), '--data', at('out')]))
    expect(existsSync(at('out'))).toBe(false)
  })

  it('writes nothing outside of the folder, whatever a copy says', async () => {
    const refused = async (copy: Buffer) => {
      writeFileSync(at('evil-copy'), copy)
      expect(await refusal(restore([at('evil-copy'), '--data', at('out')]))).toContain('broken')
      expect(readdirSync(folder)).toEqual(['evil-copy'])
    }
    for (const name of ['../evil', '/evil', 'a/../../evil', 'a\\..\\evil', '', '.', 'a//b']) {
      await refused(inFirstFormat({ [name]: Buffer.from('evil') }))
      await refused(await inTar((archive) => archive.entry({ name: `data/${name}` }, 'evil')))
      await refused(await inTar((archive) => archive.entry({ name: name || 'evil' }, 'evil')))
    }
    await refused(await inTar((archive) => archive.entry({ name: 'data/evil', type: 'symlink', linkname: '../../evil' })))
    await refused(await inTar((archive) => archive.entry({ name: 'data/evil', type: 'directory' })))
  })

  it('is a file that tar opens, with the data folder in it', async () => {
    await makeBackup()
    mkdirSync(at('unpacked'))
    const list = execFileSync('tar', ['-tzf', at('copy')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    expect(list.split('\n').slice(0, 1)).toEqual(['lectern-backup.json'])
    expect(list).toContain('data/keys/objects.secret\n')
    execFileSync('tar', ['-xzf', at('copy'), '-C', at('unpacked')])
    const [before, unpacked] = [await open(at('data')), await open(at('unpacked/data'))]
    expect(await listItems(unpacked)).toEqual(await listItems(before))
    expect(await textOf(unpacked, 'astm/file-7')).toBe('bytes 7 '.repeat(1000))
    await Promise.all([before.close(), unpacked.close()])
  })

  it('restores what the first format holds, whole or not at all', async () => {
    await makeBackup()
    mkdirSync(at('unpacked'))
    execFileSync('tar', ['-xzf', at('copy'), '-C', at('unpacked')])
    const root = at('unpacked/data')
    const names = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    const copy = inFirstFormat(Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name))])))
    for (const broken of [copy.subarray(0, -1), copy.subarray(0, 1000), Buffer.concat([copy, Buffer.from('x')])]) {
      writeFileSync(at('first'), broken)
      expect(await refusal(restore([at('first'), '--data', at('out')]))).toContain('broken')
      expect(existsSync(at('out'))).toBe(false)
    }
    writeFileSync(at('first'), copy)
    expect(await restore([at('first'), '--data', at('out')])).toBe(0)
    const [before, after] = [await open(at('data')), await open(at('out'))]
    expect(await listItems(after)).toEqual(await listItems(before))
    for (let n = 0; n < 20; n++) expect(await textOf(after, `astm/file-${n}`)).toBe(`bytes ${n} `.repeat(1000))
    await Promise.all([before.close(), after.close()])
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
