import { findSet, type ListPorts, saveList } from '#library/titles/write-list.ts'
import { findAccount } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'

/** Writes a title list that is too long for a request. Whoever downloads it is judged anew: another account or day has another key. */
export function writeTitlesJob(ports: ListPorts): JobHandler<'write-titles'> {
  return async ({ tenant, payload: { accountId, list, format, since, origin } }) => {
    const account = await findAccount(ports.table, tenant, accountId)
    const set = account && findSet(account, list)
    if (account && set) await saveList(ports, { tenant, origin, account, set, format, since })
  }
}
