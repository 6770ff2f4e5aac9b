import { batchesOf } from '#async/batches.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Job } from '#ports/jobs.ts'
import type { GroupChange } from './stored-group.ts'

/** ids in a message of a job, which has a limited size */
const BATCH_SIZE = 500

/** Jobs that mail those whom a change brings into a group, made by somebody. */
export function addedJobs({ tenant, accountId }: DirectoryOwner, { before, after }: GroupChange, by: string): Job[] {
  const { id, members, version } = after
  const known = new Set([by, before?.createdBy, ...(before?.members ?? [])])
  const added = members.filter((member) => !known.has(member))
  return [...batchesOf(added, BATCH_SIZE)].map((some, at) => ({
    id: `notify-added ${shortHash(JSON.stringify([tenant, accountId, id, version, at * BATCH_SIZE]), 40)}`,
    name: 'notify-added',
    tenant,
    payload: { accountId, groupId: id, userId: by, added: some },
  }))
}
