import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { account } from '#contract/account.ts'
import { groupMail } from '#contract/groups/group-mail.ts'
import { groups, MAX_GROUP_SIZE } from '#contract/groups/groups.ts'
import { findGroup, saveGroupChange } from '#functions/areas/groups/group/group-list.ts'
import type { StoredGroup } from '#functions/areas/groups/group/stored-group.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { createWorld, onEngines, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'
const OTHER = 'CLOSED|9-2021'
const THIRD = 'ACME|12-2020'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const as = (person: string) => world.as(person)
const people = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const create = (more: object = {}, person = 'subscriber') =>
  as(person)(groups.save, { name: 'Welding', longDesc: 'Who welds', memberIds: ['colleague'], contentCodes: [SIGNS], ...more })
const get = (groupId: string, person = 'subscriber') => as(person)(groups.get, { groupId })
const namesOf = ({ rosters }: { rosters: { user: { userId: string } }[] }) => rosters.map(({ user }) => user.userId)
const documentsOf = async (groupId: string, person = 'subscriber') =>
  (await as(person)(groups.documents, { groupId })).responseData.list
const code = (problem: string, status: number) => ({ status, problem: { code: problem } })

describe('a group', () => {
  it('is created, changed part by part, and deleted', async () => {
    const { groupID, ...saved } = await create()
    expect(saved).toMatchObject({ name: 'Welding', memberCount: 1, contentCount: 1, createdById: 'subscriber', version: 1 })
    await as('subscriber')(groups.updateName, { groupID, name: 'Brazing', longDesc: 'Who brazes' })
    await as('subscriber')(groups.updateMembers, { groupId: groupID, memberIds: ['colleague', 'admin'] })
    await as('subscriber')(groups.updateDocuments, { sharedWithGroupID: groupID, addContentCodes: [OTHER] })
    const changed = await get(groupID)
    expect(changed).toMatchObject({ name: 'Brazing', longDesc: 'Who brazes', memberCount: 2, contentCount: 2, version: 4 })
    expect(namesOf(changed)).toEqual(['admin', 'colleague'])
    expect((await documentsOf(groupID)).map(({ contentID }) => contentID).sort()).toEqual([OTHER, SIGNS])
    for (const _ of [1, 2])
      await as('subscriber')(groups.updateDocuments, { sharedWithGroupID: groupID, removeContentIds: [OTHER] })
    expect((await documentsOf(groupID)).map(({ contentCode }) => contentCode)).toEqual([SIGNS])
    expect(await as('subscriber')(groups.delete, { id: groupID })).toEqual({})
    for (const person of ['subscriber', 'colleague'])
      await expect(get(groupID, person)).rejects.toMatchObject(code('group-not-found', 404))
    expect((await as('subscriber')(groups.list, {})).content.some((one) => one.groupID === groupID)).toBe(false)
  })

  it('keeps documents that one person adds at the same time, in the same millisecond', async () => {
    const { groupID } = await create()
    const now = new Date()
    if (!onEngines) jest.spyOn(world.ports.clock, 'now').mockReturnValue(now)
    const add = (contentCode: string) =>
      world.direct('subscriber')(groups.updateDocuments, { sharedWithGroupID: groupID, addContentCodes: [contentCode] })
    await Promise.all([OTHER, THIRD].map(add))
    jest.restoreAllMocks()
    expect((await documentsOf(groupID)).map(({ contentID }) => contentID).sort()).toEqual([THIRD, OTHER, SIGNS].sort())
  })

  it('shows the same absence to everybody who is not in it, and to administrators of people only that it is there', async () => {
    const { groupID } = await create({ name: 'Secret', longDesc: 'Hidden' })
    const absent = await get('nothing').catch((error: Error) => error)
    for (const person of ['usage-viewer', 'drm', 'namesake'])
      await expect(get(groupID, person)).rejects.toMatchObject({
        problem: { ...(absent as unknown as { problem: object }).problem, requestId: expect.any(String) },
      })
    await expect(world.as('subscriber', 'awwa')(groups.get, { groupId: groupID })).rejects.toMatchObject(
      code('group-not-found', 404),
    )
    const card = await get(groupID, 'admin')
    expect(card).toMatchObject({ name: 'Secret', longDesc: '', memberCount: 1, contentCount: 1, rosters: [], rights: [] })
    await expect(documentsOf(groupID, 'admin')).rejects.toMatchObject(code('group-not-found', 404))
    await expect(as('admin')(groups.delete, { id: groupID })).rejects.toMatchObject(code('forbidden', 403))
    const lists = async (person: string) => [
      (await as(person)(groups.list, {})).content.some((one) => one.groupID === groupID),
      (await as(person)(groups.listOfMember, {})).content.some((one) => one.groupID === groupID),
    ]
    expect(await Promise.all(['colleague', 'admin', 'usage-viewer'].map(lists))).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  it('is changed by its creator alone; members add documents and take out their own', async () => {
    const { groupID } = await create()
    const byColleague = as('colleague')
    await expect(byColleague(groups.updateName, { groupID, name: 'x', longDesc: 'y' })).rejects.toMatchObject(
      code('forbidden', 403),
    )
    await expect(byColleague(groups.updateMembers, { groupID, addMemberIds: ['admin'] })).rejects.toMatchObject(
      code('forbidden', 403),
    )
    await expect(byColleague(groups.delete, { id: groupID })).rejects.toMatchObject(code('forbidden', 403))
    await byColleague(groups.updateDocuments, { sharedWithGroupID: groupID, addContentCodes: [OTHER] })
    const shown = await documentsOf(groupID, 'colleague')
    expect(shown.map(({ contentCode, mayRemove, sharedByFirstName }) => [contentCode, mayRemove, sharedByFirstName])).toEqual([
      [OTHER, true, 'Colin'],
      [SIGNS, false, 'Sana'],
    ])
    const takeOut = (id: string) => byColleague(groups.updateDocuments, { sharedWithGroupID: groupID, removeContentIds: [id] })
    await expect(takeOut(SIGNS)).rejects.toMatchObject(code('forbidden', 403))
    expect((await takeOut(OTHER)).contentCount).toBe(1)
  })

  it('leaves out people of other accounts and documents that there are not, names them, and saves the rest', async () => {
    const { groupID, leftOut } = await create({
      memberIds: ['colleague', 'colleague', 'namesake', 'nobody', 'subscriber'],
      contentCodes: [SIGNS, 'ISO|nothing'],
    })
    expect(leftOut).toEqual({ memberIds: ['namesake', 'nobody'], contentCodes: ['ISO|nothing'] })
    expect(namesOf(await get(groupID))).toEqual(['colleague'])
    await expect(create({ memberIds: ['namesake'] })).rejects.toMatchObject(code('group-without-members', 400))
    await expect(create({ memberIds: ['subscriber'] })).rejects.toMatchObject(code('group-without-members', 400))
  })

  it.each<[string, object]>([
    ['a blank name', { name: '  \u3000' }],
    ['a name of 256 characters', { name: 'x'.repeat(256) }],
    ['a line break in the name', { name: 'a\nb' }],
    ['a description of 256 characters', { longDesc: 'x'.repeat(256) }],
    ['a blank description', { longDesc: ' ' }],
    ['unknown fields', { owner: 'me' }],
  ])('refuses %s', async (_, more) => {
    await expect(create(more)).rejects.toMatchObject(code('validation-failed', 400))
  })

  it('keeps what people wrote as text, up to 255 characters', async () => {
    const name = `<b>Löten</b> & “${'ü'.repeat(230)}”`
    expect((await create({ name })).name).toBe(name)
  })

  it('has somebody who is named twice once, and its creator among no members', async () => {
    const { memberCount, leftOut } = await create({ memberIds: ['colleague', 'colleague', 'subscriber'] })
    expect([memberCount, leftOut]).toEqual([1, undefined])
  })

  it('is one however often it is created by an id, which is another one of somebody else', async () => {
    const creationId = crypto.randomUUID()
    const [first, second] = [await create({ creationId }), await create({ creationId, name: 'Soldering' })]
    expect([second.groupID, second.name, second.version]).toEqual([first.groupID, 'Welding', 1])
    const other = await create({ creationId, memberIds: ['subscriber'] }, 'colleague')
    expect(other.groupID).not.toBe(first.groupID)
    await as('subscriber')(groups.delete, { id: first.groupID })
    await expect(create({ creationId })).rejects.toMatchObject(code('group-not-found', 404))
  })

  it('belongs to the selected account', async () => {
    await expect(create({ accountID: 'northern' })).rejects.toMatchObject(code('forbidden', 403))
    await expect(as('subscriber')(groups.list, { accountId: 'northern' })).rejects.toMatchObject(code('forbidden', 403))
    expect((await create({ accountID: 'harbour' })).version).toBe(1)
    await as('two-accounts')(account.switch, { accountId: 'northern' })
    const { groupID } = await create({ memberIds: ['namesake'] }, 'two-accounts')
    await as('two-accounts')(account.switch, { accountId: 'southern' })
    await expect(get(groupID, 'two-accounts')).rejects.toMatchObject(code('group-not-found', 404))
  })

  it('is named by either spelling of its id, and by two different ids not at all', async () => {
    const [{ groupID }, other] = [await create(), await create()]
    const both = { groupID, groupId: other.groupID }
    const refused = code('validation-failed', 400)
    const text = { name: 'Brazing', longDesc: 'x' }
    await expect(as('subscriber')(groups.update, { ...both, ...text })).rejects.toMatchObject(refused)
    await expect(as('subscriber')(groups.updateName, { ...both, ...text })).rejects.toMatchObject(refused)
    await expect(as('subscriber')(groups.updateMembers, { ...both, memberIds: ['admin'] })).rejects.toMatchObject(refused)
    const mail = { subject: 'x', message: 'y' }
    await expect(as('subscriber')(groupMail.send, { ...both, ...mail })).rejects.toMatchObject(refused)
    for (const id of [groupID, other.groupID]) expect((await get(id)).version).toBe(1)
    expect((await as('subscriber')(groups.update, { groupID, groupId: groupID, ...text })).name).toBe('Brazing')
  })

  it('tells the second of two people at once, and loses no change that names no version', async () => {
    const { groupID } = await create()
    const rename = (name: string) => as('subscriber')(groups.updateName, { groupID, name, longDesc: 'x', version: 1 })
    const settled = await Promise.allSettled([rename('One'), rename('Two')])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = settled.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      status: 409,
      problem: { code: 'group-changed', stored: { version: 2, changedBy: { userId: 'subscriber', firstName: 'Sana' } } },
    })
    const add = (addContentCodes: string[], person: string) =>
      as(person)(groups.updateDocuments, { sharedWithGroupID: groupID, addContentCodes })
    await Promise.all([
      add([OTHER], 'colleague'),
      as('subscriber')(groups.updateMembers, { groupID, addMemberIds: ['admin'] }),
      as('subscriber')(groups.updateMembers, { groupID, addMemberIds: ['usage-viewer'] }),
    ])
    expect(await get(groupID)).toMatchObject({ memberCount: 3, contentCount: 2, version: 5 })
  })
})

describe('a change of a group that was read before another change', () => {
  it('is not written', async () => {
    const { groupID } = await create()
    const owner = { tenant: 'astm', accountId: 'harbour' } as const
    const before = (await findGroup(world.ports.table, owner, groupID)) as StoredGroup
    await as('subscriber')(groups.updateName, { groupID, name: 'Later', longDesc: 'x' })
    const after = { ...before, name: 'Late', version: before.version + 1 }
    expect(await saveGroupChange(world.ports, owner, { before, after }, { userId: 'subscriber', originatedIp: '' })).toBe(false)
    expect((await get(groupID)).name).toBe('Later')
  })
})

describe('membership', () => {
  it('ends with the account for the next request, and nothing of it remains to be seen', async () => {
    const { groupID } = await create({ memberIds: ['colleague', 'usage-viewer'] })
    await people({ people: [{ subject: 'usage-viewer', accounts: ['northern'] }] })
    await expect(get(groupID, 'usage-viewer')).rejects.toMatchObject(code('group-not-found', 404))
    expect(await get(groupID)).toMatchObject({ memberCount: 1 })
    await people({ people: [{ subject: 'usage-viewer', accounts: ['harbour'] }] })
    expect((await get(groupID, 'usage-viewer')).memberCount).toBe(2)
  })

  it('ends when somebody leaves or is put out; creators hand over first', async () => {
    const { groupID } = await create({ memberIds: ['colleague', 'usage-viewer'] })
    await expect(as('subscriber')(groups.leave, { groupId: groupID })).rejects.toMatchObject(code('forbidden', 403))
    await as('usage-viewer')(groups.leave, { groupId: groupID })
    await expect(get(groupID, 'usage-viewer')).rejects.toMatchObject(code('group-not-found', 404))
    const handOver = (userId: string, person = 'subscriber') => as(person)(groups.handOver, { groupId: groupID, userId })
    await expect(handOver('usage-viewer')).rejects.toMatchObject(code('not-a-member', 400))
    await expect(handOver('colleague', 'admin')).rejects.toMatchObject(code('forbidden', 403))
    expect(await handOver('colleague')).toMatchObject({ createdById: 'colleague', rights: ['mail', 'share', 'leave'] })
    await as('colleague')(groups.updateMembers, { groupID, memberIds: ['admin'] })
    await expect(get(groupID)).rejects.toMatchObject(code('group-not-found', 404))
  })

  it('lets an administrator of people hand over the group of a creator who left', async () => {
    const { groupID } = await create({ memberIds: ['colleague'] }, 'usage-viewer')
    await people({ people: [{ subject: 'usage-viewer', accounts: [] }] })
    expect(await get(groupID, 'admin')).toMatchObject({ creatorLeft: true, createdByFirstName: '', rights: ['hand-over'] })
    await as('admin')(groups.handOver, { groupId: groupID, userId: 'colleague' })
    expect(await get(groupID, 'colleague')).toMatchObject({ createdById: 'colleague', rights: expect.arrayContaining(['edit']) })
    expect((await get(groupID, 'admin')).rights).toEqual([])
  })
})

describe('a large group', () => {
  it('stands in a list by name, whole or in pages, either way', async () => {
    const names = ['Überlauf', 'apron', 'Zinc', 'Basin', 'Dock 10', 'Dock 9'].map((name) => `Listed ${name}`)
    for (const name of names) await create({ name })
    const sorted = ['apron', 'Basin', 'Dock 9', 'Dock 10', 'Überlauf', 'Zinc'].map((name) => `Listed ${name}`)
    for (const list of [groups.list, groups.listOfMember]) {
      const ask = async (part: object) => as('subscriber')(list, part)
      const whole = await ask({})
      expect(whole.totalElements).toBe(whole.content.length)
      const listed = whole.content.map(({ name }) => name)
      expect(listed.filter((name) => names.includes(name))).toEqual(sorted)
      const pages = await Promise.all([0, 1, 2, 3, 4, 5].map((page) => ask({ page, size: 3, sort: 'name-' })))
      expect(pages.flatMap(({ content }) => content.map(({ name }) => name))).toEqual(listed.toReversed().slice(0, 18))
      expect(await ask({ page: 999, size: 3 })).toEqual({ content: [], totalElements: whole.totalElements })
    }
  })

  it('has thousands of members, changed a few at a time, and no more than it may', async () => {
    const many = Array.from({ length: MAX_GROUP_SIZE + 1 }, (_, nth) => `p${nth}`)
    await people({ people: many.map((subject) => ({ subject, firstName: 'N', lastName: subject, accounts: ['harbour'] })) })
    const { groupID } = await create({ memberIds: many.slice(0, 1) })
    for (let at = 1; at < MAX_GROUP_SIZE; at += 2000)
      await as('subscriber')(groups.updateMembers, { groupID, addMemberIds: many.slice(at, Math.min(at + 2000, MAX_GROUP_SIZE)) })
    expect((await get(groupID)).memberCount).toBe(MAX_GROUP_SIZE)
    await expect(as('subscriber')(groups.updateMembers, { groupID, addMemberIds: many.slice(-1) })).rejects.toMatchObject(
      code('group-full', 400),
    )
    const { memberCount } = await as('subscriber')(groups.updateMembers, { groupID, removeMemberIds: ['p17', 'p4000'] })
    expect(memberCount).toBe(MAX_GROUP_SIZE - 2)
    const listed = (await as('subscriber')(groups.list, {})).content.find((one) => one.groupID === groupID)
    expect(listed?.rosters).toHaveLength(6)
  }, 120_000)
})

describe('whether there are groups', () => {
  it('depends on menu, account and kind of user together', async () => {
    const enabled = async (person: string) => (await as(person)(groups.enabled, {})).groupEnable
    expect(await Promise.all(['subscriber', 'company', 'visitor'].map(enabled))).toEqual([true, false, false])
    const accounts = castFile('astm').accounts.filter(({ id }) => id === 'reading-room')
    await people({ accounts: accounts.map((one) => ({ ...one, groups: false })) })
    expect(await enabled('drm')).toBe(false)
    await expect(as('drm')(groups.list, {})).rejects.toMatchObject(code('feature-off', 403))
  })
})
