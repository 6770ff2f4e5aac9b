import { groupMail } from '#contract/groups/group-mail.ts'
import { groups } from '#contract/groups/groups.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { FILMED, SIGNS } from './answer-world.ts'

const PEOPLE = {
  creator: 'subscriber',
  member: 'colleague',
  admin: 'admin',
  colleague: 'compass-admin',
  stranger: 'namesake',
  protected: 'drm',
  company: 'company',
  visitor: 'visitor',
  outsider: 'outsider',
} as const
export type GroupPerson = keyof typeof PEOPLE
export const GROUP_PEOPLE = Object.keys(PEOPLE) as GroupPerson[]
export const subjectOf = (person: GroupPerson): string => PEOPLE[person]

/** Nobody of those has it. */
const OTHER_ACCOUNT = 'southern'

const ANSWERED = 'yes'
const answered = () => ANSWERED
const isListed = (groupId: string) => (answer: { content: readonly { groupID: string }[] }) =>
  answer.content.some(({ groupID }) => groupID === groupId) ? ANSWERED : 'no'

type Act = (call: Call, groupId: string) => Promise<string>

/** Acts on a group with one member and a document that its creator added. */
const ACTS = {
  get: (call, groupId) => call(groups.get, { groupId }).then(answered),
  describe: (call, groupId) => call(groups.get, { groupId }).then(({ longDesc }) => (longDesc === '' ? 'no' : ANSWERED)),
  list: (call, groupId) => call(groups.list, {}).then(isListed(groupId)),
  listOfMember: (call, groupId) => call(groups.listOfMember, {}).then(isListed(groupId)),
  listElsewhere: (call) => call(groups.list, { accountId: OTHER_ACCOUNT }).then(answered),
  documents: (call, groupId) => call(groups.documents, { groupId }).then(answered),
  update: (call, groupID) => call(groups.update, { groupID, longDesc: 'Changed' }).then(answered),
  rename: (call, groupID) => call(groups.updateName, { groupID, name: 'Renamed', longDesc: 'Changed' }).then(answered),
  invite: (call, groupID) => call(groups.updateMembers, { groupID, addMemberIds: ['usage-viewer'] }).then(answered),
  add: (call, id) => call(groups.updateDocuments, { sharedWithGroupID: id, addContentCodes: [FILMED] }).then(answered),
  takeOut: (call, id) => call(groups.updateDocuments, { sharedWithGroupID: id, removeContentIds: [SIGNS] }).then(answered),
  mail: (call, groupId) => call(groupMail.send, { groupId, subject: 'Meeting', message: 'At noon.' }).then(answered),
  delete: (call, id) => call(groups.delete, { id }).then(answered),
  leave: (call, groupId) => call(groups.leave, { groupId }).then(answered),
  handOver: (call, groupId) => call(groups.handOver, { groupId, userId: PEOPLE.member }).then(answered),
} as const satisfies Record<string, Act>
export type GroupAct = keyof typeof ACTS
export const GROUP_ACTS = Object.keys(ACTS) as GroupAct[]

/** Acts of those who are in the group, or see that it is there. */
const LET: Readonly<Partial<Record<GroupPerson, readonly GroupAct[]>>> = {
  creator: GROUP_ACTS.filter((act) => act !== 'leave' && act !== 'listElsewhere'),
  member: ['get', 'describe', 'list', 'listOfMember', 'documents', 'add', 'mail', 'leave'],
  admin: ['get', 'list'],
}
/** Acts that tell somebody outside nothing, whether they see the group or not. */
const LISTS: readonly GroupAct[] = ['list', 'listOfMember']

/** Says what somebody must be answered: who may do what with a group, written a second time. */
export function wantedOfGroup(person: GroupPerson, act: GroupAct): string {
  if (person === 'outsider') return 'no-account'
  if (person === 'company' || person === 'visitor' || act === 'listElsewhere') return 'forbidden'
  const acts = LET[person]
  if (acts?.includes(act)) return ANSWERED
  if (LISTS.includes(act)) return 'no'
  if (!acts || act === 'documents') return 'group-not-found'
  return act === 'describe' ? 'no' : 'forbidden'
}

/** Asks what an act is answered. Mails are counted by day after the right to write one. */
export const answerOfGroup = (call: Call, act: GroupAct, groupId: string): Promise<string> =>
  (ACTS[act] as Act)(call, groupId).catch((error) => {
    if (!error.problem) throw error
    return error.problem.code === 'too-many-requests' ? ANSWERED : error.problem.code
  })
