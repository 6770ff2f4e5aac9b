import { groupMail } from '#contract/groups/group-mail.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { countAllowed } from '#people/allowances.ts'
import { findWithRight } from './group/find-with-right.ts'
import { groupIdOf } from './group/group-id.ts'
import { membershipOf } from './group/membership.ts'

/** Names a mail: the same text to the same group is one mail a day, so that a second click sends no second one. */
const mailId = (facts: readonly string[]) => `mail-group ${shortHash(JSON.stringify(facts), 40)}`

export const mailGroup = useCase(
  groupMail.send,
  ['table', 'clock', 'jobs'],
  async ({ groupId, groupID, subject, message, copyMeFlag }, { actor, ports, fail, allow }) => {
    const owner = membershipOf(actor, fail)
    const { group } = await findWithRight(owner, groupIdOf({ groupID, groupId }, fail), 'mail', { actor, ports, fail })
    allow(await countAllowed(ports, actor, 'group-mail'))
    const { accountId } = owner
    const { userId, tenant } = actor
    const day = ports.clock.now().toISOString().slice(0, 10)
    await ports.jobs.send({
      id: mailId([tenant, accountId, group.id, userId, subject, message, day]),
      name: 'mail-group',
      tenant,
      payload: { accountId, groupId: group.id, userId, subject, message, copyMe: copyMeFlag },
    })
    return {}
  },
)
