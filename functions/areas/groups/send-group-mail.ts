import { batchesOf } from '#async/batches.ts'
import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter, sendUnasked } from '#functions/mails/send-letter.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { fullNameOf } from '#people/actor.ts'
import type { DirectoryEntry } from '#people/directory.ts'
import { findMember } from '#people/find-actor.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import { personLanguageOf, readPeople } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { findGroup } from './group/group-list.ts'
import { groupRightsOf, roleOf } from './group/policy.ts'
import { writeGroupLetter } from './write-group-mail.ts'

/** mails at a time */
const BATCH_SIZE = 20

/**
 * Mails a message to the people of a group, each for themselves so that nobody sees others' addresses. The group, its people and the
 * right of the sender are those of this moment; people without an address are left out. A retry sends no mail twice.
 */
export function sendGroupMail(
  ports: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'mail-group'> {
  const { table } = ports
  return async ({ id, tenant, payload }) => {
    const { accountId, groupId, userId, subject, message, copyMe } = payload
    const owner = { tenant, accountId }
    const find = await readPeopleOf(table, owner)
    const group = await findGroup(table, owner, groupId)
    const sender = find(userId)
    if (!group || !sender) return
    const member = await findMember(table, tenant, { subject: userId, ...sender }, accountId)
    if (!member || refusalOfGroups(member.actor)) return
    const role = roleOf(member.actor, group)
    if (!groupRightsOf(role, { hasCreator: true }).includes('mail')) return
    const names = { name: fullNameOf(sender), group: group.name, library: tenants[tenant].shown.tenantName }
    const others = [group.createdBy, ...group.members].filter((one) => one !== userId)
    const recipients = [...others.flatMap((one) => find(one) ?? []), ...(copyMe ? [sender] : [])].filter(
      ({ email }) => email !== '',
    )
    for (const some of batchesOf(recipients, BATCH_SIZE)) {
      const people = await readPeople(
        table,
        tenant,
        some.map((one: DirectoryEntry) => one.userId),
      )
      await Promise.all(
        some.map((one, at) => {
          const langKey = personLanguageOf(tenant, people[at])
          const letter = writeGroupLetter(langKey, { ...names, subject, message })
          const mailId = `${id} ${shortHash(one.userId, 22)}`
          const addressed = { id: mailId, tenant, to: one.email, replyTo: sender.email, langKey, letter }
          return one === sender ? sendLetter(ports, addressed) : sendUnasked(ports, addressOf, 'groups', addressed)
        }),
      )
    }
  }
}
