import { batchesOf } from '#async/batches.ts'
import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { fullNameOf } from '#people/actor.ts'
import { findMember } from '#people/find-actor.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import { personLanguageOf, readPeople } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { findGroup } from '../group/group-list.ts'
import { writeAddedLetter } from './write-share-mail.ts'

/** mails at a time */
const BATCH_SIZE = 20

/** Mails people that they were added to a group, once for each group; nobody who is out of it or of the account by then, nor where there are no groups any more. */
export function notifyAdded(
  ports: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-added'> {
  const { table } = ports
  return async ({ tenant, payload: { accountId, groupId, userId, added } }) => {
    const owner = { tenant, accountId }
    const find = await readPeopleOf(table, owner)
    const group = await findGroup(table, owner, groupId)
    const adder = find(userId)
    if (!group || !adder) return
    const member = await findMember(table, tenant, { subject: userId, ...adder }, accountId)
    if (!member || refusalOfGroups(member.actor)) return
    const recipients = added
      .flatMap((one) => (group.members.includes(one) ? (find(one) ?? []) : []))
      .filter(({ email }) => email !== '')
    const facts = {
      name: fullNameOf(adder),
      group: group.name,
      description: group.longDesc,
      library: tenants[tenant].shown.tenantName,
      address: pageAddress(addressOf, tenant, `/group-detail/?groupId=${encodeURIComponent(groupId)}`),
    }
    for (const some of batchesOf(recipients, BATCH_SIZE)) {
      const people = await readPeople(
        table,
        tenant,
        some.map((one) => one.userId),
      )
      await Promise.all(
        some.map((one, at) => {
          const langKey = personLanguageOf(tenant, people[at])
          const letter = writeAddedLetter(langKey, facts)
          const id = `group-added ${tenant} ${groupId} ${shortHash(one.userId, 22)}`
          return sendUnasked(ports, addressOf, 'groups', { id, tenant, to: one.email, langKey, letter })
        }),
      )
    }
  }
}
