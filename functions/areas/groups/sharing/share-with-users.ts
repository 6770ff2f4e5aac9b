import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { MailAddress } from '#contract/groups/user-search.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { findVisible } from '#library/reading/find-listed.ts'
import { countAllowed } from '#people/allowances.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { findPeopleByAddress, readPeopleOf } from '#people/find-people.ts'
import type { Job } from '#ports/jobs.ts'
import { noteOf, sendNoted } from '#ports/noted-jobs.ts'
import { ConditionFailed } from '#ports/table.ts'
import { foldText } from '#text/fold-text.ts'
import { type StoredShare, writesOfShare } from '../shares/share-store.ts'
import { sharerOf } from '../shares/sharer.ts'
import { inviteAddress } from './invitations/invite-address.ts'
import { answerOf, codeOfItem, type ShareFailure } from './share-answer.ts'

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

/** Stores a share with its audit and its mail; who has it already is not told again. */
async function saveShare(owner: DirectoryOwner, share: StoredShare, { tenant, ports, originatedIp }: ShareContext) {
  const { by, to, contentCode, message, at } = share
  const job: Job = {
    id: `notify-share ${shortHash(JSON.stringify([tenant, owner.accountId, by, to, contentCode, at.slice(0, 10)]), 40)}`,
    name: 'notify-share',
    tenant,
    payload: { accountId: owner.accountId, userId: by, to, contentCode, message },
  }
  const audit = {
    principal: by,
    type: 'DOCUMENT_SHARED',
    data: { message: contentCode, to, remoteAddress: originatedIp },
  } as const
  try {
    await appendAudit(ports, tenant, audit, [...writesOfShare(owner, share), noteOf(job)])
  } catch (error) {
    if (error instanceof ConditionFailed) return
    throw error
  }
  await sendNoted(ports, [job])
}

async function shareWithUser(owner: DirectoryOwner, item: Asked, context: ShareContext): Promise<ShareFailure | undefined> {
  const { actor, ports } = context
  const code = codeOfItem(item)
  const document = code === undefined ? undefined : await findVisible(ports.table, actor, code)
  if (!document) return 'content-not-found'
  const person = await recipientOf(owner, item, context)
  const share = {
    contentCode: document.contentCode,
    by: actor.userId,
    message: item.message.toWellFormed(),
    at: ports.clock.now().toISOString(),
  }
  if (!person) return isOutside(item) ? invite(owner, item.email, share, context) : 'person-not-found'
  if (person.userId === actor.userId) return 'oneself'
  await saveShare(owner, { ...share, to: person.userId }, context)
  return undefined
}

const isOutside = (item: Asked): item is Asked & { email: string } => item.externalUser === true && item.email !== undefined

/** Invites an address that is nobody's of the account. */
async function invite(
  owner: DirectoryOwner,
  email: string,
  share: Omit<StoredShare, 'to'>,
  context: ShareContext,
): Promise<ShareFailure | undefined> {
  if (!MailAddress().safeParse(email).success) return 'address-invalid'
  if (foldText(email) === foldText(context.actor.email)) return 'oneself'
  await inviteAddress(owner, { ...share, email }, context)
  return undefined
}

/** Shares documents with people; of an item that fails the others are not kept waiting. */
export const shareWithUsers = useCase(sharing.shareWithUsers, ['table', 'clock', 'jobs'], async ({ items }, context) => {
  const { actor, ports, fail, allow } = context
  const owner = sharerOf(actor, fail)
  allow(await countAllowed(ports, actor, 'share', items.length))
  const outside = items.filter(isOutside).length
  if (outside > 0) allow(await countAllowed(ports, actor, 'outside-address', outside))
  const results: (ShareFailure | undefined)[] = []
  for (const item of items) results.push(await shareWithUser(owner, item, context))
  return answerOf(results)
})
