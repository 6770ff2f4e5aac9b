import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { findVisible } from '#library/reading/find-listed.ts'
import { countAllowed } from '#people/allowances.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { findPeopleByAddress, readPeopleOf } from '#people/find-people.ts'
import { ConditionFailed } from '#ports/table.ts'
import { answerOf, codeOfItem, type ShareFailure } from './share-answer.ts'
import { type StoredShare, writesOfShare } from './share-store.ts'
import { sharerOf } from './sharer.ts'

type ShareContext = Pick<
  Context<typeof sharing.shareWithUsers, 'table' | 'clock' | 'jobs'>,
  'actor' | 'tenant' | 'ports' | 'originatedIp'
>
type Asked = InputOf<typeof sharing.shareWithUsers>['items'][number]

async function recipientOf(owner: DirectoryOwner, { sharedWithUserID, email }: Asked, { ports: { table } }: ShareContext) {
  if (sharedWithUserID !== undefined) return (await readPeopleOf(table, owner))(sharedWithUserID)
  const people = email ? await findPeopleByAddress(table, owner, email) : []
  return people.length === 1 ? people[0] : undefined
}

/** Stores a share with its audit, then sends the mail; who has it already is not told again. */
async function saveShare(owner: DirectoryOwner, share: StoredShare, { tenant, ports, originatedIp }: ShareContext) {
  const { by, to, contentCode, message, at } = share
  const audit = {
    principal: by,
    type: 'DOCUMENT_SHARED',
    data: { message: contentCode, to, remoteAddress: originatedIp },
  } as const
  try {
    await appendAudit(ports, tenant, audit, writesOfShare(owner, share))
  } catch (error) {
    if (error instanceof ConditionFailed) return
    throw error
  }
  const day = at.slice(0, 10)
  await ports.jobs.send({
    id: `notify-share ${shortHash(JSON.stringify([tenant, owner.accountId, by, to, contentCode, day]), 40)}`,
    name: 'notify-share',
    tenant,
    payload: { accountId: owner.accountId, userId: by, to, contentCode, message },
  })
}

async function shareWithUser(owner: DirectoryOwner, item: Asked, context: ShareContext): Promise<ShareFailure | undefined> {
  const { actor, ports } = context
  const code = codeOfItem(item)
  const document = code === undefined ? undefined : await findVisible(ports.table, actor, code)
  if (!document) return 'content-not-found'
  const person = await recipientOf(owner, item, context)
  if (!person) return 'person-not-found'
  if (person.userId === actor.userId) return 'oneself'
  const { contentCode } = document
  const at = ports.clock.now().toISOString()
  await saveShare(owner, { contentCode, by: actor.userId, to: person.userId, message: item.message.toWellFormed(), at }, context)
  return undefined
}

/** Shares documents with people; of an item that fails the others are not kept waiting. */
export const shareWithUsers = useCase(sharing.shareWithUsers, ['table', 'clock', 'jobs'], async ({ items }, context) => {
  const { actor, ports, fail, allow } = context
  const owner = sharerOf(actor, fail)
  allow(await countAllowed(ports, actor, 'share', items.length))
  const results: (ShareFailure | undefined)[] = []
  for (const item of items) results.push(await shareWithUser(owner, item, context))
  return answerOf(results)
})
