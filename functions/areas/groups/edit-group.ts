import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { changeGroup } from './group/change-group.ts'
import { groupIdOf } from './group/group-id.ts'

const ports = ['table', 'clock', 'ids', 'jobs'] as const

export const updateGroup = useCase(groups.update, ports, async ({ groupID, groupId, accountID, ...asked }, context) =>
  changeGroup(groupIdOf({ groupID, groupId }, context.fail), asked, 'edit', context, accountID),
)

export const updateGroupName = useCase(groups.updateName, ports, async ({ groupID, groupId, ...asked }, context) =>
  changeGroup(groupIdOf({ groupID, groupId }, context.fail), asked, 'edit', context),
)

export const updateGroupMembers = useCase(groups.updateMembers, ports, async ({ groupID, groupId, ...asked }, context) =>
  changeGroup(groupIdOf({ groupID, groupId }, context.fail), asked, 'edit', context),
)

export const updateGroupDocuments = useCase(
  groups.updateDocuments,
  ports,
  async ({ sharedWithGroupID, addContentCodes, removeContentIds, version }, context) =>
    changeGroup(sharedWithGroupID, { contentCodes: addContentCodes, removeContentIds, version }, 'share', context),
)
