import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { addedJobs } from '#functions/areas/groups/group/added-jobs.ts'
import { saveGroupChange } from '#functions/areas/groups/group/group-list.ts'
import { inviteAddress } from '#functions/areas/groups/sharing/invitations/invite-address.ts'
import type { Job } from '#ports/jobs.ts'
import { sendNoted } from '#ports/noted-jobs.ts'
import { recordingJobs } from '../../recording-ports.ts'
import { stateAfter } from './killed-groups.ts'

const OWNER = { tenant: 'astm', accountId: 'noted' } as const

/** Invites an address and adds people to a group, with a queue that takes nothing, and says so when both wait for it. */
export async function noteUntilKilled(file: string): Promise<void> {
  let sent = 0
  const send = (_job: Job) => {
    if (++sent === 2) console.log('sending')
    return new Promise<void>(() => setInterval(() => undefined, 1000))
  }
  const ports = {
    table: openSqliteTable(file),
    clock: systemClock,
    ids: ulidIds(systemClock),
    jobs: { ...recordingJobs(), send },
  }
  const at = new Date().toISOString()
  const invitation = { contentCode: 'ISO|7010-2019', by: 'creator', email: 'guest@example.org', message: '', at }
  const change = { after: { ...stateAfter(1).group, documentCount: 0, members: ['colleague'] } }
  const jobs = addedJobs(OWNER, change, 'creator')
  if (!(await saveGroupChange(ports, OWNER, change, { userId: 'creator', originatedIp: '' }, jobs))) throw new Error('not saved')
  await Promise.all([inviteAddress(OWNER, invitation, { tenant: 'astm', ports, originatedIp: '' }), sendNoted(ports, jobs)])
}
