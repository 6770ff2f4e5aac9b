import type { Group } from '#contract/groups/group.ts'
import { groups as groupsApi } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import type { User } from '#contract/groups/user-search.ts'
import { pointSharing } from '#contract/points/point-sharing.ts'
import { points } from '#contract/points/points.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { isOutside, recipientOf } from './recipient.ts'

export interface Chosen {
  readonly groups: readonly Group[]
  readonly users: readonly User[]
}

interface ShareWith {
  /** shares with all who are chosen; answers those with whom it could not be shared */
  readonly run: (chosen: Chosen, message: string) => Promise<Chosen>
  readonly pending: boolean
}

interface Answer {
  readonly failed: readonly { readonly index: number }[]
}

const REFRESHED = [sharing.sharedTargets, sharing.sharedByMe, groupsApi.documents, groupsApi.list]

/** Chooses those of a list that an answer names as failed; none without an answer. */
function failedOf<One>(all: readonly One[], answer: Answer | undefined): readonly One[] {
  const failed = new Set(answer?.failed.map(({ index }) => index))
  return all.filter((_, at) => failed.has(at))
}

/** Shares a document with groups, people and addresses. */
export function useDocumentSharing(contentID: string): ShareWith {
  const withGroups = useCommand(sharing.shareWithGroups, { refresh: REFRESHED })
  const withUsers = useCommand(sharing.shareWithUsers, { refresh: REFRESHED })
  return {
    pending: withGroups.pending || withUsers.pending,
    run: async ({ groups, users }, message) => {
      const toGroups = groups.map(({ groupID }) => ({ contentID, sharedWithGroupID: groupID }))
      const toUsers = users.map((user) => ({ contentID, ...recipientOf(user), message }))
      const ofGroups = groups.length > 0 ? await withGroups.run({ items: toGroups }) : undefined
      const ofUsers = users.length > 0 ? await withUsers.run({ items: toUsers }) : undefined
      return { groups: failedOf(groups, ofGroups), users: failedOf(users, ofUsers) }
    },
  }
}

/** Shares the link of a point with groups and people of the account; other addresses are invited to its document. */
export function useLinkSharing(contentID: string, compassPointID: string): ShareWith {
  const withAccount = useCommand(pointSharing.share, {
    refresh: [points.list, points.ofDocument, points.pageOfDocument],
  })
  const withOthers = useDocumentSharing(contentID)
  return {
    pending: withAccount.pending || withOthers.pending,
    run: async ({ groups, users }, message) => {
      const people = users.filter((user) => !isOutside(user))
      const items = [
        ...groups.map(({ groupID }) => ({ sharedWithGroupID: groupID })),
        ...people.map(({ userId }) => ({ sharedWithUserID: userId })),
      ]
      const answer = items.length > 0 ? await withAccount.run({ compassPointID, items, message }) : undefined
      const failed = failedOf([...groups, ...people], answer)
      const others = await withOthers.run({ groups: [], users: users.filter(isOutside) }, message)
      return {
        groups: groups.filter((group) => failed.includes(group)),
        users: [...people.filter((person) => failed.includes(person)), ...others.users],
      }
    },
  }
}
