import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkDataFormat, DATA_FORMAT, DataFolderError, explainDisk } from '#functions/adapters/embedded/disk/data-folder.ts'
import { syncFolder } from '#functions/adapters/embedded/disk/durable-file.ts'
import { OptionError, readOptions } from '../command/options.ts'
import type { FileEntry } from './archive-format.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import { writeArchive } from './write-archive.ts'

const USAGE = 'Say where the copy goes: npm run backup -- FILE [--data DIR]'

async function* entriesOf({ files, sourceOf }: Snapshot, scratch: string): AsyncGenerator<FileEntry & { source: string }> {
  for (const file of [...files].sort()) {
    const { source, facts } = await sourceOf(file, scratch)
    yield { path: file, size: facts.size, mode: facts.mode & 0o777, source }
    rmSync(source)
  }
}

function checkTarget(target: string, data: string): void {
  if (existsSync(target)) throw new OptionError(`There is a file ${target} already: choose another name.`)
  if (!existsSync(path.dirname(target))) throw new OptionError(`There is no folder ${path.dirname(target)}.`)
  if (`${target}${path.sep}`.startsWith(`${data}${path.sep}`))
    throw new OptionError('Choose a place outside of the data folder for the backup.')
}

/** `npm run backup`: copies the whole data folder into one file, consistently, also while the site runs. */
export async function main(args: string[]): Promise<number> {
  const { data, positionals } = readOptions(args, {})
  if (positionals.length !== 1) throw new OptionError(USAGE)
  const target = path.resolve(positionals[0] as string)
  if (checkDataFormat(data) === 'none') throw new DataFolderError(`There is no data folder at ${data}.`)
  checkTarget(target, data)
  const unfinished = `${target}.${process.pid}.part`
  const scratch = `${unfinished}.db`
  let snapshot: Snapshot | undefined
  try {
    snapshot = openSnapshot(data)
    await writeArchive(unfinished, DATA_FORMAT, entriesOf(snapshot, scratch))
    renameSync(unfinished, target)
    await syncFolder(path.dirname(target))
    console.log(`${snapshot.files.length} files of ${data} are in ${target}. It holds keys: keep it as safe as the site.`)
  } catch (error) {
    const reason = explainDisk(error)
    if (!reason) throw error
    throw new OptionError(`The backup ${target} of ${data} cannot be made: ${reason}.`)
  } finally {
    for (const file of [unfinished, scratch]) rmSync(file, { force: true })
    snapshot?.close()
  }
  return 0
}
