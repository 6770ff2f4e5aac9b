import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** File system in memory, as Linux has it. */
const MEMORY = '/dev/shm'
/** Several times what the tests write. */
const MIN_FREE_BYTES = 4 * 2 ** 30

/**
 * Folder for the temporary files of tests. They commit thousands of small transactions, and each waits for the disk: in memory
 * it does not. A machine without room there, and whoever names a folder in TMPDIR, has them where they always are.
 */
export function tempRoot(env: NodeJS.ProcessEnv = process.env, memory = MEMORY): string {
  if (env.TMPDIR) return env.TMPDIR
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= MIN_FREE_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
