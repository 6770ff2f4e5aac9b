import { batchesOf } from '#async/batches.ts'
import { listPeopleOfGroup } from '#functions/areas/groups/sharing/list-people-of-group.ts'
import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { type Actor, fullNameOf } from '#people/actor.ts'
import type { DirectoryEntry } from '#people/directory.ts'
import { findMember } from '#people/find-actor.ts'
import { findPeopleByAddress, readPeopleOf } from '#people/find-people.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { JobHandler, JobOf, Jobs, SentPayload } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import { isVisiblePoint, viewOf } from '../rights/load-point-access.ts'
import { findPoint } from '../store/points-store.ts'
import { readPointSettings, type StoredSettings } from '../store/settings-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { writeSharedLetter } from './shared-mail.ts'
import { writeStatusLine } from './status-line.ts'

/** Somebody of the account, or everybody in a group of it. */
export interface PointRecipient {
  readonly userId?: string
  readonly groupId?: string
}

interface Sharing {
  readonly owner: PointOwner
  readonly id: string
  readonly by: Pick<Actor, 'userId' | 'email' | 'firstName' | 'lastName'>
  readonly now: Date
  /** plain text */
  readonly message: string
}

type Payload = JobOf<'notify-shared'>['payload']

/** mails at a time */
const BATCH_SIZE = 20

/** The prefix is that of earlier releases. */
const nameOf = ({ tenant, accountId }: PointOwner, { id, to, day }: { id: string; to: string; day: string }) =>
  `tell-shared ${tenant} ${accountId} ${id} ${shortHash(to, 22)} ${day}`

/** Sends a job for each person and each group that gets the link of a point: one for each of them and day. */
export async function sendShared(
  jobs: Jobs,
  { owner, id, by, now, message }: Sharing,
  targets: readonly PointRecipient[],
): Promise<void> {
  const { userId, email, firstName, lastName } = by
  const day = now.toISOString().slice(0, 10)
  for (const target of targets) {
    const payload: SentPayload<'notify-shared'> = {
      ...{ accountId: owner.accountId, id, day, message, ...target },
      by: { userId, email, firstName, lastName },
    }
    const to = JSON.stringify([userId, target])
    await jobs.send({ id: nameOf(owner, { id, to, day }), name: 'notify-shared', tenant: owner.tenant, payload })
  }
}

/** Lists the people of a job who are in the account, and in the group that it names, at this moment. */
async function listRecipients(
  table: Table,
  owner: PointOwner,
  actor: Actor,
  target: Payload,
): Promise<readonly DirectoryEntry[]> {
  const { userId, groupId, to } = target
  if (groupId !== undefined) return (await listPeopleOfGroup(table, owner, actor, groupId)) ?? []
  if (to !== undefined) return findPeopleByAddress(table, owner, to)
  const person = userId === undefined ? undefined : (await readPeopleOf(table, owner))(userId)
  return person ? [person] : []
}

interface FoundLink {
  readonly actor: Actor
  readonly point: StoredPoint
  readonly settings: StoredSettings
  readonly document: JoinedDocument
}

/** Finds a point with the person who shares it; undefined where they may not share it any more. */
async function findLink(table: Table, owner: PointOwner, { id, by }: Payload): Promise<FoundLink | undefined> {
  const { userId: subject, ...names } = by
  const member = await findMember(table, owner.tenant, { ...names, subject }, owner.accountId)
  if (!member || refusalOfPoints(member.actor)) return undefined
  const { actor } = member
  const point = await findPoint(table, owner, id)
  const settings = await readPointSettings(table, owner)
  if (!point || !isVisiblePoint(actor, point, settings)) return undefined
  const document = await findJoinedDocument(table, owner.tenant, point.contentCode)
  const mayShare = document && viewOf(actor, point, settings, document).rights.share
  return mayShare ? { actor, point, settings, document } : undefined
}

/**
 * Mails the link of a compass point, by the present rights of the person who shares it and of those who get it: nobody who left the
 * account, or who does not see the point. The mail names the person and the document, and has no word of the point or the text.
 */
export function notifyShared(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-shared'> {
  async function mailTo({ userId: subject, ...names }: DirectoryEntry, link: FoundLink, owner: PointOwner, payload: Payload) {
    const { actor, point, settings, document } = link
    const reader = await findMember(table, owner.tenant, { ...names, subject }, owner.accountId)
    if (!reader || refusalOfPoints(reader.actor) || !isVisiblePoint(reader.actor, point, settings)) return
    const { tenant } = owner
    const { langKey } = reader
    const letter = writeSharedLetter(langKey, {
      name: fullNameOf(actor),
      designation: document.record.designation,
      library: tenants[tenant].shown.tenantName,
      status: await writeStatusLine({ table, clock }, { tenant, contentCode: point.contentCode, document }, langKey),
      address: pageAddress(addressOf, tenant, `/compasspoint/${encodeURIComponent(point.id)}`),
      message: payload.message,
    })
    const id = nameOf(owner, { id: point.id, to: names.email.toLowerCase(), day: payload.day })
    const addressed = { id, tenant, to: names.email, replyTo: actor.email, langKey, letter }
    await sendUnasked({ table, mail, clock }, addressOf, 'sharing', addressed)
  }
  return async ({ tenant, payload }) => {
    const owner = { tenant, accountId: payload.accountId }
    const link = await findLink(table, owner, payload)
    if (!link) return
    const recipients = (await listRecipients(table, owner, link.actor, payload)).filter(
      ({ userId, email }) => userId !== link.actor.userId && email !== '',
    )
    for (const some of batchesOf(recipients, BATCH_SIZE)) await Promise.all(some.map((one) => mailTo(one, link, owner, payload)))
  }
}
