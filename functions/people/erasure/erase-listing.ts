import { saveChanges } from '#functions/lists/save-changes.ts'
import type { Ports } from '#ports/ports.ts'
import { untilWritten } from '#ports/until-written.ts'
import { type DirectoryEntry, type DirectoryOwner, directory } from '../directory.ts'
import { endOfMark } from './erasure.ts'

/** Takes the names of a person out of the directories of accounts. An entry without names stays as long as processes may know the person. */
export async function eraseListing(ports: Pick<Ports, 'table' | 'clock'>, owner: DirectoryOwner, userId: string): Promise<void> {
  const expiresAt = endOfMark(ports.clock.now())
  const list: typeof directory = {
    ...directory,
    writesOf: (of, changes) =>
      directory.writesOf(of, changes).map((write) => ('put' in write ? { ...write, put: { ...write.put, expiresAt } } : write)),
  }
  await untilWritten(async () => {
    const [before] = await directory.readSome(ports.table, owner, [userId])
    if (!before) return true
    const after: DirectoryEntry = { userId, firstName: '', lastName: '', email: '', version: before.version + 1, left: true }
    return (await saveChanges(ports, list, owner, [{ before, after }])).size === 0 ? true : undefined
  })
}
