import { sharing } from '#contract/groups/sharing.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findListed } from '#library/reading/find-listed.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { readPeopleOf } from '#people/find-people.ts'
import type { Table } from '#ports/table.ts'
import { readDocumentsOfGroups } from '../group/store.ts'
import { invitationIdOf, listInvitations } from '../shares/invitation-store.ts'
import { deletesOfShare, findGiven, listGiven, shareIdOf } from '../shares/share-store.ts'
import { sharerOf } from '../shares/sharer.ts'
import { withdrawInvitation } from './invitations/withdraw-invitation.ts'
import { listJoinedGroups } from './joined-groups.ts'
import { presentGiven } from './present-shares.ts'

/** Start of the id by which an invitation is taken back. */
const INVITATION_PREFIX = 'invitation.'

async function listInGroups(table: Table, owner: DirectoryOwner, actor: Actor) {
  const groups = await listJoinedGroups(table, owner, actor)
  const byGroup = await readDocumentsOfGroups(
    table,
    owner,
    groups.map(({ group }) => group),
  )
  return groups.flatMap(({ group: { id, name } }) =>
    (byGroup.get(id) ?? [])
      .filter(({ by }) => by === actor.userId)
      .map(({ contentCode, at }) => ({ id: `${id}.${contentCode}`, contentCode, at, group: { groupID: id, name } })),
  )
}

export const listSharedByMe = useCase(
  sharing.sharedByMe,
  ['table', 'clock'],
  async ({ page, size }, { actor, tenant, ports: { table, clock }, fail }) => {
    const owner = sharerOf(actor, fail)
    const given = (await listGiven(table, owner, actor.userId)).map((share) => ({ ...share, id: shareIdOf(share) }))
    const invited = (await listInvitations(table, owner, actor.userId)).map((invitation) => ({
      id: `${INVITATION_PREFIX}${invitationIdOf(invitation)}`,
      contentCode: invitation.contentCode,
      at: invitation.at,
      invitation,
    }))
    const shares = [...given, ...invited, ...(await listInGroups(table, owner, actor))].sort((a, b) =>
      a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
    )
    const documents = await findListed(
      table,
      tenant,
      shares.map(({ contentCode }) => contentCode),
    )
    const find = await readPeopleOf(table, owner)
    const rows = shares.flatMap((share) => {
      const document = documents.get(share.contentCode)
      return document ? [presentGiven(share, document, find)] : []
    })
    const shown = rows.slice(page * size, (page + 1) * size)
    return { count: rows.length, result: await addStandings(table, tenant, shown, dayOf(clock)) }
  },
)

export const dropShare = useCase(
  sharing.takeBack,
  ['table', 'clock'],
  async ({ id }, { actor, tenant, ports, originatedIp, fail }) => {
    const owner = sharerOf(actor, fail)
    if (id.startsWith(INVITATION_PREFIX)) {
      const isWithdrawn = await withdrawInvitation(owner, id.slice(INVITATION_PREFIX.length), { actor, ports, originatedIp })
      return isWithdrawn ? {} : fail('share-not-found', 'id')
    }
    const share = await findGiven(ports.table, owner, actor.userId, id)
    if (!share) return fail('share-not-found', 'id')
    const { contentCode, to } = share
    const audit = {
      principal: actor.userId,
      type: 'SHARE_TAKEN_BACK',
      data: { message: contentCode, to, remoteAddress: originatedIp },
    } as const
    await appendAudit(ports, tenant, audit, deletesOfShare(owner, share))
    return {}
  },
)
