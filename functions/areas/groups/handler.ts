import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { updateGroup, updateGroupDocuments, updateGroupMembers, updateGroupName } from './edit-group.ts'
import { deleteGroup, handOverGroup, leaveGroup } from './end-membership.ts'
import { exportGroup } from './export-group.ts'
import { findGroupDocuments } from './find-documents.ts'
import { getGroup } from './get-group.ts'
import { listCreatedGroups } from './list-created.ts'
import { listGroupDocuments } from './list-documents.ts'
import { areGroupsEnabled, listGroups, listGroupsOfMember } from './list-groups.ts'
import { mailGroup } from './mail-group.ts'
import { saveGroup } from './save-group.ts'
import { searchUsers, searchUsersByEmail } from './search-users.ts'
import { findShareTargets, listShareTargets } from './sharing/find-targets.ts'
import { acceptInvitation, getInvitation, refuseInvitations } from './sharing/invitations/answer-invitation.ts'
import { dropShare, listSharedByMe } from './sharing/list-given.ts'
import { hideShared, listSharedOfKind, listSharedWithMe } from './sharing/list-received.ts'
import { shareWithGroups } from './sharing/share-with-groups.ts'
import { shareWithUsers } from './sharing/share-with-users.ts'

export const handler = serve<typeof api.groups>({
  enabled: areGroupsEnabled,
  list: listGroups,
  listOfMember: listGroupsOfMember,
  created: listCreatedGroups,
  get: getGroup,
  documents: listGroupDocuments,
  findDocuments: findGroupDocuments,
  export: exportGroup,
  save: saveGroup,
  update: updateGroup,
  updateName: updateGroupName,
  updateMembers: updateGroupMembers,
  updateDocuments: updateGroupDocuments,
  delete: deleteGroup,
  leave: leaveGroup,
  handOver: handOverGroup,
  send: mailGroup,
  sharedTargets: listShareTargets,
  findTargets: findShareTargets,
  shareWithGroups,
  shareWithUsers,
  sharedWithMe: listSharedWithMe,
  sharedOfKind: listSharedOfKind,
  hideShared,
  sharedByMe: listSharedByMe,
  takeBack: dropShare,
  invitation: getInvitation,
  acceptInvitation,
  refuseInvitations,
  searchUsers,
  searchUsersByEmail,
})
