import { chmodSync, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TENANTS } from '#contract/tenant.ts'
import { DATA_FORMAT, explainDisk, RESTORE_MARK, VERSION_FILE } from '#functions/adapters/embedded/disk/data-folder.ts'
import { syncFolder } from '#functions/adapters/embedded/disk/durable-file.ts'
import { OptionError, readOptions } from '../command/options.ts'
import type { FileEntry } from './archive-format.ts'
import { readArchive } from './read-archive.ts'

const DISK_FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const USAGE =
  'Name the backup and the folder. Usage: npm run restore -- FILE --data DIR, or --table TABLE --to TENANT [--over] for a deployment.'

function makeStaging(folder: string): string {
  try {
    return prepareFolder(folder)
  } catch (error) {
    const reason = explainDisk(error)
    if (!reason) throw error
    throw new OptionError(`The folder ${folder} cannot be written: ${reason}. Nothing was restored.`)
  }
}

function prepareFolder(folder: string): string {
  const there = existsSync(folder) ? readdirSync(folder) : []
  if (there.some((name) => name !== RESTORE_MARK))
    throw new OptionError(`The folder ${folder} is not empty. Nothing was restored.`)
  const staging = path.join(folder, RESTORE_MARK)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  return staging
}

/** Refuses paths outside the folder. */
function isInsideFolder(file: unknown): file is string {
  return typeof file === 'string' && file !== '' && file.split('/').every((part) => !/^\.{0,2}$|[\\:\0]/.test(part))
}

async function writeFile(staging: string, { path: name, size, mode }: FileEntry, bytes: AsyncIterable<Buffer>): Promise<void> {
  if (!isInsideFolder(name) || !Number.isSafeInteger(size) || size < 0 || !Number.isInteger(mode)) throw new Error('not an entry')
  const file = path.join(staging, name)
  mkdirSync(path.dirname(file), { recursive: true })
  const out = createWriteStream(file, { flags: 'wx', mode: mode & 0o777, flush: true })
  await pipeline(Readable.from(bytes), out).catch((error) => {
    if (DISK_FULL.includes(error.code)) throw new OptionError(`The disk of ${staging} is full. Nothing was restored.`)
    throw error
  })
}

/** Moves the version file last: until then the folder counts as half restored. */
async function moveUp(staging: string, folder: string): Promise<void> {
  const names = readdirSync(staging).sort((a, b) => Number(a === VERSION_FILE) - Number(b === VERSION_FILE))
  for (const name of names) renameSync(path.join(staging, name), path.join(folder, name))
  await syncFolder(folder)
  rmSync(staging, { recursive: true })
}

/** Copies items from another table of the account into a deployment. */
async function restoreDeployment(name: string, tableName: string, over: boolean): Promise<number> {
  const tenant = TENANTS.find((known) => known === name)
  if (!tenant) throw new OptionError(`Unknown tenant "${name}". The tenants are ${TENANTS.join(', ')}. Nothing was restored.`)
  const { restoreTable } = await import('./copy-table.ts')
  const { copied, there } = await restoreTable(tableName, tenant, over)
  console.log(`Copied ${copied} items of ${tableName}; ${there} existing items were kept.`)
  return 0
}

/** Restores a data folder from a backup. */
export async function main(args: string[]): Promise<number> {
  const { data, positionals, values } = readOptions(args, {
    table: { type: 'string' },
    to: { type: 'string' },
    over: { type: 'boolean' },
  })
  if (values.table && values.to && positionals.length === 0)
    return restoreDeployment(String(values.to), String(values.table), values.over === true)
  if (positionals.length !== 1 || !(values.data ?? process.env.DATA_DIR)) throw new OptionError(USAGE)
  const file = path.resolve(positionals[0] as string)
  const isNew = !existsSync(data)
  const staging = makeStaging(data)
  let count = 0
  try {
    await readArchive(file, DATA_FORMAT, async (entry, bytes) => {
      await writeFile(staging, entry, bytes)
      count++
    })
    if (existsSync(path.join(staging, 'keys'))) chmodSync(path.join(staging, 'keys'), 0o700)
  } catch (error) {
    rmSync(isNew ? data : staging, { recursive: true, force: true })
    throw error
  }
  await moveUp(staging, data)
  console.log(`Restored ${count} files to ${data}.`)
  return 0
}
