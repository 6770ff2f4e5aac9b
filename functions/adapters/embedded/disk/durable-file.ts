import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** Flushes a folder: a new name in it survives a power cut only after that. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does not open folders, and does not need it.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function syncFolderNow(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

interface Writing {
  readonly mode?: number
  /** Keeps an existing file and returns false. */
  readonly keep?: boolean
}

/** Writes a small file atomically and durably. */
export function writeDurably(file: string, bytes: string | Uint8Array, { mode = 0o644, keep = false }: Writing = {}): boolean {
  const temporary = `${file}.${process.pid}.new`
  try {
    writeFileSync(temporary, bytes, { mode, flush: true })
    if (keep) linkSync(temporary, file)
    else renameSync(temporary, file)
    syncFolderNow(path.dirname(file))
    return true
  } catch (error) {
    if (keep && (error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}
