import { account } from '#contract/account.ts'
import { collections } from '#contract/collections.ts'
import { createdGroups } from '#contract/groups/created-groups.ts'
import { groupExport } from '#contract/groups/group-export.ts'
import { groupMail } from '#contract/groups/group-mail.ts'
import { groups } from '#contract/groups/groups.ts'
import { invitations } from '#contract/groups/invitations.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { people } from '#contract/people/people.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { fc } from '../../properties.ts'
import type { World } from '../../world.ts'

const SIGNS = 'ISO|7010-2019'
/** Word in everything that only those inside know. */
export const SECRET = 'quorvex'
/** Ids of what there is in a world with secrets, the same in one without. */
const HIDDEN = { group: 'hidden-group', share: 'hidden-share', invitation: 'hidden-invitation', token: '' }
const PERSON = `${SECRET}-person`
export const INSIDE = ['subscriber', 'colleague', 'admin']

/** Fills a world with what nobody outside may learn: a person, a group with documents, shares and invitations. */
export async function hide(world: World): Promise<void> {
  const person = {
    subject: PERSON,
    firstName: SECRET,
    lastName: 'Smith',
    email: `${SECRET}@wharf.example.org`,
    accounts: ['wharf'],
  }
  await savePeople(world.ports.table, 'astm', PeopleFile.parse({ people: [person] }))
  const call = world.direct('subscriber')
  const words = { name: `${SECRET} group`, longDesc: `${SECRET} description` }
  HIDDEN.group = (await call(groups.save, { ...words, memberIds: ['colleague'], contentCodes: [SIGNS, 'ACME|12-2020'] })).groupID
  const message = `${SECRET} words`
  await call(sharing.shareWithUsers, { items: [{ contentID: SIGNS, sharedWithUserID: 'colleague', message }] })
  await call(sharing.shareWithUsers, {
    items: [{ contentID: SIGNS, email: `${SECRET}@firm.example`, externalUser: true, message }],
  })
  const { result } = await call(sharing.sharedByMe, {})
  HIDDEN.share = result.find(({ user }) => user)?.id ?? ''
  HIDDEN.invitation = result.find(({ invited }) => invited)?.id ?? ''
  await world.jobsDone()
  const mail = (await world.mails()).find(({ to }) => to.includes(`${SECRET}@firm.example`))
  HIDDEN.token = /\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A call of somebody outside, whatever they guess. */
export interface OutsideProbe {
  readonly name: string
  readonly run: (call: Call) => Promise<unknown>
}

const id = fc.constantFrom('group', 'share', 'invitation', 'unknown').map((name) => () => {
  const known: Readonly<Record<string, string>> = { ...HIDDEN, unknown: 'unknown' }
  return known[name] ?? ''
})
const text = fc.constantFrom(SECRET, 'okafor', 'smith', 'a', '@', 'haddad', 'welding')
const address = fc.constantFrom(
  `${SECRET}@wharf.example.org`,
  `${SECRET}@firm.example`,
  'subscriber@harbour-engineering.example.org',
  'namesake@northern-works.example.org',
  'someone@firm.example',
)
const userId = fc.constantFrom(PERSON, 'subscriber', 'namesake', 'unknown')
const accountId = fc.constantFrom('harbour', 'northern', 'southern', 'wharf', 'unknown')
const code = fc.constantFrom(SIGNS, 'ACME|12-2020', 'CLOSED|9-2021')
/** No token of 32 bytes ends in B: each is another one. */
const token = fc.nat(42).map((at) => () => `${HIDDEN.token.slice(0, at)}${HIDDEN.token.slice(at + 1)}B`)

const named = <Value>(name: string, value: fc.Arbitrary<Value>, run: (call: Call, value: Value) => Promise<unknown>) =>
  value.map((given): OutsideProbe => ({ name, run: (call) => run(call, given) }))
const always = (name: string, run: (call: Call) => Promise<unknown>) => fc.constant<OutsideProbe>({ name, run })
const pair = fc.tuple(id, userId)

/** Calls by which somebody may ask for people, groups, shares, invitations and what belongs to accounts. */
export const outsideProbe: fc.Arbitrary<OutsideProbe> = fc.oneof(
  named('group', id, (call, of) => call(groups.get, { groupId: of() })),
  named('documents', id, (call, of) => call(groups.documents, { groupId: of() })),
  named('update', id, (call, of) => call(groups.update, { groupID: of(), longDesc: 'x' })),
  named('rename', id, (call, of) => call(groups.updateName, { groupID: of(), name: 'x', longDesc: 'x', version: 1 })),
  named('members', pair, (call, [of, user]) => call(groups.updateMembers, { groupID: of(), addMemberIds: [user] })),
  named('add', id, (call, of) => call(groups.updateDocuments, { sharedWithGroupID: of(), addContentCodes: [SIGNS] })),
  named('delete', id, (call, of) => call(groups.delete, { id: of() })),
  named('leave', id, (call, of) => call(groups.leave, { groupId: of() })),
  named('hand over', pair, (call, [of, user]) => call(groups.handOver, { groupId: of(), userId: user })),
  named('mail', id, (call, of) => call(groupMail.send, { groupId: of(), subject: 'x', message: 'x' })),
  named('export group', id, (call, of) => call(groupExport.export, { groupId: of(), format: 'csv' })),
  named('list', fc.option(accountId, { nil: undefined }), (call, of) => call(groups.list, { accountId: of })),
  always('list of member', (call) => call(groups.listOfMember, {})),
  always('created', (call) => call(createdGroups.created, {})),
  named('create', userId, (call, user) => call(groups.save, { name: 'x', longDesc: 'x', memberIds: [user] })),
  named('find targets', text, (call, keyword) => call(sharing.findTargets, { keyword })),
  named('shared targets', code, (call, one) => call(sharing.sharedTargets, { id: one })),
  named('share in group', id, (call, of) =>
    call(sharing.shareWithGroups, { items: [{ contentID: SIGNS, sharedWithGroupID: of() }] }),
  ),
  named('share', userId, (call, user) => call(sharing.shareWithUsers, { items: [{ contentID: SIGNS, sharedWithUserID: user }] })),
  named('share by address', address, (call, email) => call(sharing.shareWithUsers, { items: [{ contentID: SIGNS, email }] })),
  always('shared with me', (call) => call(sharing.sharedWithMe, {})),
  always('publications', (call) => call(sharing.sharedOfKind, { kind: 'PUBLICATION' })),
  always('shared by me', (call) => call(sharing.sharedByMe, {})),
  named('take back', id, (call, of) => call(sharing.takeBack, { id: of() })),
  named('find people', text, (call, fullName) => call(userSearch.searchUsers, { fullName })),
  named('find address', address, (call, email) => call(userSearch.searchUsersByEmail, { email })),
  named('look', token, (call, of) => call(invitations.invitation, { token: of() })),
  named('accept', token, (call, of) => call(invitations.acceptInvitation, { token: of() })),
  named('refuse', token, (call, of) => call(invitations.refuseInvitations, { token: of(), refused: true })),
  always('account', (call) => call(account.get, {})),
  named('switch', accountId, (call, to) => call(account.switch, { accountId: to })),
  named('collection', fc.constant('x'), (call) => call(collections.list, {})),
  named('managed account', accountId, (call, of) => call(people.account, { id: of })),
  named('managed person', userId, (call, of) => call(people.person, { subject: of })),
)

/** An answer without what differs between two worlds by itself: times, new ids, and the number of the request. */
export const plain = (answer: unknown): string =>
  JSON.stringify(answer, (name, value) => (name === 'requestId' || name === 'instance' ? undefined : value))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'ID')
    .replace(/localhost:\d+/g, 'localhost')
