import { shortHash } from '#library/document/bounded-key.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { StoredGroup } from './stored-group.ts'

interface Added {
  /** members before the change */
  readonly before: readonly string[]
  readonly after: Pick<StoredGroup, 'id' | 'members' | 'version'>
  /** who made the change */
  readonly by: string
}

/** ids in a message of a job, which has a limited size */
const BATCH_SIZE = 500

/** Sends the job that mails those whom a change brought into a group. */
export async function sendAdded(
  jobs: Jobs,
  { tenant, accountId }: DirectoryOwner,
  { before, after: { id, members, version }, by }: Added,
): Promise<void> {
  const known = new Set(before)
  const added = members.filter((member) => !known.has(member) && member !== by)
  for (let at = 0; at < added.length; at += BATCH_SIZE)
    await jobs.send({
      id: `notify-added ${shortHash(JSON.stringify([tenant, accountId, id, version, at]), 40)}`,
      name: 'notify-added',
      tenant,
      payload: { accountId, groupId: id, userId: by, added: added.slice(at, at + BATCH_SIZE) },
    })
}
