import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { createdGroups } from '#contract/groups/created-groups.ts'
import { groups } from '#contract/groups/groups.ts'
import { invitations } from '#contract/groups/invitations.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { people } from '#contract/people/people.ts'
import { points } from '#contract/points/points.ts'
import { profile } from '#contract/profile.ts'
import { personalKindsOf } from '#functions/wiring/personal-kinds.ts'
import { erasePersonJob } from '#library/personal/erase-person-job.ts'
import { REMAINS } from '#library/personal/personal-kinds.ts'
import { castEmailOf } from '#people/cast.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Table } from '#ports/table.ts'
import { SELECTED_SIGNS } from '#test/support/printed-signs.ts'
import { createAnswerWorld, FILMED, SIGNS, TENANT } from '#test/support/probes/answered/answer-world.ts'
import {
  EXPORTED,
  FAMILY,
  kindOf,
  liveHere,
  names,
  namesPerson,
  OTHER,
  PERSON,
  readTenant,
  WORDS,
} from '#test/support/probes/lived-person.ts'
import { PERSONAL_KINDS } from '#test/support/probes/personal-kinds.ts'
import type { World } from '#test/support/world.ts'

const ADDRESS = castEmailOf(PERSON)
const MEMBER = 'subscriber'

let world: World
let handedOver: string
let deleted: string
let joined: string
let left: string
let pointId: string
let before: Item[]
const as = (person = PERSON) => world.as(person, TENANT)
const groupOf = async (person: string, groupId: string) => as(person)(groups.get, { groupId })
const saveGroup = async (name: string, memberIds: string[], person = PERSON) =>
  (await as(person)(groups.save, { name, longDesc: 'x', memberIds, contentCodes: [SIGNS] })).groupID

/** Is in groups, and has what somebody of another account shares. */
async function liveAmongOthers(): Promise<void> {
  handedOver = await saveGroup('Pumps', [OTHER, MEMBER])
  deleted = await saveGroup('Valves', [OTHER])
  left = await saveGroup('Seals', [OTHER])
  await as()(groups.delete, { id: await saveGroup('Gone', [OTHER]) })
  joined = await saveGroup('Tanks', [PERSON], OTHER)
  await as()(groups.updateDocuments, { sharedWithGroupID: joined, addContentCodes: [FILMED] })
  const point = await as(OTHER)(points.create, { contentID: SIGNS, name: 'Ended by another', place: SELECTED_SIGNS })
  pointId = point.compassPointID
  await as()(points.deactivate, { id: pointId })
  const invite = { contentID: SIGNS, email: ADDRESS, externalUser: true, message: 'from outside' }
  await as('namesake')(sharing.shareWithUsers, { items: [invite] })
  await world.jobsDone()
  const mail = (await world.mails()).findLast(({ to, text }) => to.includes(ADDRESS) && text.includes('/invitation#'))
  const token = mail?.text.match(/#([\w-]{43})/)?.[1] ?? ''
  await as()(invitations.acceptInvitation, { token })
}

/** A table of a process that is killed when it has written so often. */
function killedAfter(table: Table, writes: number): Table {
  let left = writes
  const counted =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (left === 0) throw new Error('killed')
      left -= 1
      return write(...args)
    }
  return {
    ...table,
    put: counted(table.put),
    update: counted(table.update),
    delete: counted(table.delete),
    transact: counted(table.transact),
  }
}

const erase = () => as()(profile.erase, { handOver: [{ groupID: handedOver, userId: MEMBER }], delete: [deleted] })

beforeAll(async () => {
  world = await createAnswerWorld()
  await liveHere(world)
  await liveAmongOthers()
  await world.ports.objects.put(EXPORTED, Buffer.from('x'), { contentType: 'text/plain' })
  before = await readTenant(world)
}, 120_000)
afterAll(() => world.close())

describe('somebody who is erased', () => {
  it('is shown the groups that they created, with who may take them over', async () => {
    const { content } = await as()(createdGroups.created, {})
    const pumps = content.find(({ groupID }) => groupID === handedOver)
    expect(pumps).toMatchObject({ name: 'Pumps', accountName: '', memberCount: 2 })
    expect(pumps?.heirs.map(({ userId }) => userId).sort()).toEqual([OTHER, MEMBER])
    expect((await as(OTHER)(createdGroups.created, {})).content.map(({ groupID }) => groupID)).toEqual([joined])
  })

  it('is no sign-in that many share', async () => {
    await expect(as('company')(profile.erase, {})).rejects.toMatchObject({ status: 403 })
  })

  it('leaves nothing that names them, in any kind of item, but what is said to remain', async () => {
    expect(before.filter(names).map(kindOf)).toEqual(expect.arrayContaining(['group-documents', 'point-history', 'invitations']))
    await erase()
    // The session ends with the call, before the job has done anything.
    await expect(as()(account.get, {})).rejects.toMatchObject({ status: 401 })
    await world.jobsDone()
    const after = await readTenant(world)
    const wrong = after.filter(names).filter((item) => typeof PERSONAL_KINDS[kindOf(item)]?.erased !== 'object')
    expect(wrong).toEqual([])
    // The queue on AWS notes the state of its jobs, whose ids name the person.
    const kept = after
      .filter(names)
      .map(kindOf)
      .filter((kind) => kind !== 'job')
    expect([...new Set(kept)].sort()).toEqual([
      'audits',
      'directory',
      'directory-changes',
      'mail-choices',
      'mail-links',
      'person',
      'roster',
      'roster-changes',
    ])
    // Names and addresses stay nowhere; of the person there is a mark with a time.
    const said = after.filter((item) => kindOf(item) !== 'audits').map((item) => JSON.stringify(item))
    for (const word of [FAMILY, ADDRESS, WORDS.note, WORDS.given, WORDS.invited, WORDS.received, WORDS.wish, WORDS.tick])
      expect([word, said.filter((text) => text.includes(word))]).toEqual([word, []])
    const marks = await queryAll(world.ports.table, { pk: `${TENANT}#person#${PERSON}` })
    expect(marks.map((mark) => Object.keys(mark).sort())).toEqual([
      ['expiresAt', 'pk', 'sk'],
      ['erasedAt', 'expiresAt', 'pk', 'sk'],
    ])
  })

  it('has nothing left by the readers of their data either', async () => {
    const owner = { tenant: TENANT, userId: PERSON }
    for (const [name, { read, erase }] of Object.entries(personalKindsOf(world.ports)))
      if (erase !== REMAINS && name !== 'account') expect([name, await read(owner)]).toEqual([name, []])
  })

  it('leaves no file that was made for them, and what they administered from a former member', async () => {
    expect(await world.ports.objects.head(EXPORTED)).toBeUndefined()
    const edited = await as('admin')(people.account, { id: 'southern' })
    expect(edited.edit).toMatchObject({ by: '', former: true })
    expect((await as('admin')(admin.tenantSettings, {})).edit).toMatchObject({ by: '' })
  })

  it('hands over and deletes groups as they chose; others go on without a creator, or without them', async () => {
    expect(await groupOf(MEMBER, handedOver)).toMatchObject({ createdById: MEMBER, memberCount: 1 })
    await expect(groupOf(OTHER, deleted)).rejects.toMatchObject({ status: 404 })
    expect(await groupOf(OTHER, left)).toMatchObject({ createdById: '', creatorLeft: true, memberCount: 1 })
    expect((await groupOf('admin', left)).rights).toEqual(['hand-over'])
    expect(await groupOf(OTHER, joined)).toMatchObject({ memberCount: 0, contentCount: 2 })
    const { responseData } = await as(OTHER)(groups.documents, { groupId: joined })
    expect(responseData.list.map(({ sharedByLastName }) => sharedByLastName).sort()).toEqual(['', 'Okafor'])
  })

  it('leaves their compass points to the account, and the changes that they made, from nobody', async () => {
    const { content } = await as(OTHER)(points.ofDocument, { contentCode: SIGNS })
    expect(content.find(({ name }) => name === WORDS.point)).toMatchObject({ createdById: '', createdUserName: '' })
    const ended = await as(OTHER)(points.one, { id: pointId })
    expect(ended.deletedByUserName ?? '').toBe('')
    const { content: history } = await as(OTHER)(points.history, { id: pointId })
    expect(history.map(({ transactionUserName }) => transactionUserName).sort()).toEqual(['', 'Okafor Colin'])
  })

  it('is audited once, and erasing again changes nothing', async () => {
    const audits = async () => (await queryAll(world.ports.table, { pk: `${TENANT}#audits` })).map(({ type }) => type)
    expect((await audits()).filter((type) => type === 'PERSON_ERASED')).toHaveLength(1)
    const [stands, numbers] = [await readTenant(world), await audits()]
    const job = erasePersonJob(world.ports, personalKindsOf(world.ports))
    const payload = { userId: PERSON, at: 1, originatedIp: '', handOver: [], delete: [joined] }
    await job({ id: 'again', name: 'erase-person', tenant: TENANT, payload })
    expect(await readTenant(world)).toEqual(stands)
    expect(await audits()).toEqual(numbers)
  })

  it('is erased by a job that is killed after each of its writes, too', async () => {
    const payload = { userId: OTHER, at: Math.floor(Date.now() / 1000), originatedIp: '', handOver: [], delete: [] }
    let kills = 0
    for (let writes = 0, isDone = false; !isDone; writes++) {
      const ports = { ...world.ports, table: killedAfter(world.ports.table, writes) }
      const job = erasePersonJob(ports, personalKindsOf(ports))
      isDone = await job({ id: 'killed', name: 'erase-person', tenant: TENANT, payload }).then(
        () => true,
        () => false,
      )
      if (!isDone) kills += 1
    }
    expect(kills).toBeGreaterThan(3)
    const isWrong = (item: Item) => typeof PERSONAL_KINDS[kindOf(item)]?.erased !== 'object'
    expect((await readTenant(world)).filter(namesPerson(OTHER)).filter(isWrong)).toEqual([])
    expect(await queryAll(world.ports.table, { pk: `${TENANT}#person#${OTHER}`, prefix: 'person' })).toHaveLength(1)
  })

  it('is nobody when they sign in again, until the operator adds them; old sessions stay ended', async () => {
    const { accounts, people } = castFile(TENANT)
    const file = { accounts, people: people.filter(({ subject }) => subject === PERSON) }
    await savePeople(world.ports.table, TENANT, file, { overwrite: false })
    await expect(as()(account.get, {})).rejects.toMatchObject({ status: 401 })
    await savePeople(world.ports.table, TENANT, file)
    await expect(as()(account.get, {})).rejects.toMatchObject({ status: 401 })
    const item = await world.ports.table.get({ pk: `${TENANT}#person#${PERSON}`, sk: 'person' })
    expect(item).toMatchObject({ value: { subject: PERSON } })
    expect(item?.expiresAt).toBeUndefined()
  })
})
