import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { eraseAllowances } from '#people/allowances.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { TableUnavailable } from '#ports/table.ts'
import { GroupModel, isWriting, PEOPLE, type Person, type Step, step } from '../../support/probes/groups/modelled-groups.ts'
import { fc, proofCases } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

/** Sequences that shares of a day allow. */
const RUNS_A_DAY = 10

let world: World
beforeAll(async () => {
  world = await createWorld()
  // Mails are proved elsewhere: what is compared here is the state.
  if (!onEngines) world.ports.mail.send = async () => undefined
}, 600_000)
afterAll(() => world.close())

const ACCOUNT = castFile('astm').accounts.find(({ id }) => id === 'harbour')
const people = castFile('astm').people.filter(({ subject }) => PEOPLE.includes(subject as Person))
const save = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const codeOf = (error: { problem?: { code?: string } }) => {
  if (!error.problem) throw error
  return error.problem.code
}

async function openModel(run: string): Promise<GroupModel> {
  const model = new GroupModel(run, {
    as: (person) => world.direct(person),
    join: async (person, account) =>
      void (await save({ people: people.flatMap((one) => (one.subject === person ? [{ ...one, accounts: [account] }] : [])) })),
  })
  const accounts = model.accounts.map((id) => ({ ...ACCOUNT, id, number: id }))
  await save({ accounts, people: people.map((one) => ({ ...one, accounts: [run] })) })
  if (runs % RUNS_A_DAY === 0) for (const userId of PEOPLE) await eraseAllowances(world.ports.table, { tenant: 'astm', userId })
  return model
}

/** Lets the table take the next transaction without saying so. */
function loseNextAnswer(): () => void {
  const { table } = world.ports
  const { transact } = table
  table.transact = async (writes) => {
    table.transact = transact
    await transact(writes)
    throw new TableUnavailable('the answer is lost')
  }
  return () => {
    table.transact = transact
  }
}

const listOf = async (person: Person) => (await world.direct(person)(groups.list, {})).content

async function take(model: GroupModel, one: Step): Promise<void> {
  const isLost = one.lost && !onEngines && isWriting(one)
  let planned = model.plan(one)
  if (isLost) {
    const { code, send, isCreation } = planned
    const restore = loseNextAnswer()
    expect(code === undefined ? ['unavailable', undefined] : [code]).toContain(await send().then(() => undefined, codeOf))
    restore()
    // Sent again, it is what the rules make of it by now; a creation is the group that was made.
    if (!isCreation) planned = model.plan(one)
  }
  expect(await planned.send().then(() => undefined, codeOf)).toBe(planned.code)
}

/** Compares all that somebody is told of groups and shares with the model. */
async function expectModelled(model: GroupModel, person: Person): Promise<void> {
  const call = world.direct(person)
  const visible = model.groups.filter((group) => model.roleOf(group, person) !== 'none')
  const isThere = model.isIn(model.accountOf.get(person) as string)
  const listed = (await listOf(person)).map(({ groupID, name, version, memberCount, contentCount, createdById, ...more }) => ({
    ...{ groupID, name, version, memberCount, contentCount, createdById },
    hasLeft: more.creatorLeft === true,
    rights: more.rights.join(),
    rosters: more.rosters.map(({ user }) => user.userId).sort(),
  }))
  const wanted = visible.map((group) => {
    const role = model.roleOf(group, person)
    const members = [...group.members].filter(isThere).sort()
    const hasLeft = !isThere(group.creator)
    const rights = {
      creator: 'edit,mail,share,hand-over',
      member: 'mail,share,leave',
      admin: hasLeft ? 'hand-over' : '',
      none: '',
    }
    return {
      ...{ groupID: group.id, name: group.name, version: group.version, memberCount: members.length, hasLeft },
      ...{ contentCount: group.documents.size, createdById: group.creator, rights: rights[role] },
      rosters: role === 'admin' ? [] : members,
    }
  })
  const byId = (a: { groupID: string }, b: { groupID: string }) => (a.groupID < b.groupID ? -1 : 1)
  expect(listed.sort(byId)).toEqual(wanted.sort(byId))
  for (const { id: groupId, documents, creator } of model.groupsOf(person)) {
    const { list } = (await call(groups.documents, { groupId })).responseData
    const shown = list.map(({ contentID, mayRemove }) => `${contentID} ${mayRemove}`).sort()
    expect(shown).toEqual([...documents].map(([code, by]) => `${code} ${person === creator || by === person}`).sort())
  }
  const given = (await call(sharing.sharedByMe, { size: 100 })).result
  expect(given.map(({ contentID, user, group }) => `${contentID} ${user?.userId ?? group?.groupID}`).sort()).toEqual(
    model.givenBy(person),
  )
  const received = async (hidden: 'true' | 'false') =>
    (await call(sharing.sharedWithMe, { hidden, pageSize: 100 })).responseData.list.map(
      ({ contentID }) => `${contentID} ${hidden}`,
    )
  expect([...(await received('true')), ...(await received('false'))].sort()).toEqual(model.receivedBy(person))
}

let runs = 0

it('groups and shares are what the rules make of any sequence of acts, several at once and with answers lost, for everybody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const model = await openModel(`run${runs++}`)
      for (const one of steps) await take(model, one)
      for (const person of PEOPLE) await expectModelled(model, person)
    }),
    { numRuns: onEngines ? proofCases(3, 1000) : proofCases(60, 10_000) },
  )
}, 7_200_000)
