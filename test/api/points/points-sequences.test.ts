import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pointReview } from '#contract/points/point-review.ts'
import { points } from '#contract/points/points.ts'
import { carryPoints } from '#functions/areas/points/proposals/carry-points.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { TableUnavailable } from '#ports/table.ts'
import { saveComparedLibrary } from '../../support/compared-library.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '../../support/printed-signs.ts'
import { NEWER, OLDER, PEOPLE, PointModel, type Step, step } from '../../support/probes/modelled-points.ts'
import { fc, proofCases } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

const SIGNS = 'ISO|7010-2019'

const POLL_MS = 3

let world: World
beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
  await saveComparedLibrary(world.ports, 'astm')
  // These editions arrive before there are points; a late one would propose to carry them.
  await world.jobsDone()
}, 300_000)
afterAll(() => world.close())

const ACCOUNT = castFile('astm').accounts.find(({ id }) => id === 'harbour')
const people = castFile('astm').people.filter(({ subject }) => PEOPLE.includes(subject as 'subscriber'))
const codeOf = (error: { problem?: { code?: string } }) => {
  if (!error.problem) throw error
  return error.problem.code
}

const join = async (subjects: readonly string[], account: string) => {
  const some = people.filter(({ subject }) => subjects.includes(subject))
  await savePeople(world.ports.table, 'astm', PeopleFile.parse({ people: some.map((one) => ({ ...one, accounts: [account] })) }))
}

async function openModel(run: string): Promise<PointModel> {
  const { ports } = world
  const model = new PointModel(run, {
    as: world.direct,
    join: (person, account) => join([person], account),
    carry: (accountId) =>
      carryPoints(ports)({ id: run, name: 'carry-points', tenant: 'astm', payload: { accountId, contentCode: NEWER } }),
  })
  const accounts = model.accounts.map((id) => ({ ...ACCOUNT, id, number: id }))
  await savePeople(
    ports.table,
    'astm',
    PeopleFile.parse({ accounts, people: people.map((one) => ({ ...one, accounts: [run] })) }),
  )
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

async function take(model: PointModel, one: Step): Promise<void> {
  const { code, answers, send } = model.plan(one)
  const isLost =
    one.lost && !onEngines && ['create', 'edit', 'move', 'deactivate', 'activate', 'share', 'accept', 'drop'].includes(one.act)
  if (isLost) {
    const restore = loseNextAnswer()
    expect(['unavailable', code]).toContain(await send().then(() => undefined, codeOf))
    restore()
  }
  const answer = await send().then(
    (given) => ({ given }),
    (error) => ({ code: codeOf(error) }),
  )
  expect(answer).toEqual(
    code ? { code } : { given: answers && !isLost ? expect.objectContaining(answers) : (answer as { given: unknown }).given },
  )
  // A request that was refused or done already changes nothing when it is sent again.
  if (one.again && one.act !== 'leave') expect([code, await send().then(() => undefined, codeOf)]).toEqual([code, code])
}

/** Compares everything that the library says of an account's points with the model. */
async function expectModelled(model: PointModel, account: string): Promise<void> {
  await join(PEOPLE, account)
  const admin = world.direct('compass-admin')
  const own = model.all.filter((one) => one.account === account)
  const listed = async (status: 'active' | 'inactive') => {
    const list = await admin(points.listAdmin, { status, pageSize: 100, sort: 'name' })
    expect(list.totalElements).toBe(own.filter(({ isActive }) => isActive === (status === 'active')).length)
    return list.content
  }
  const found = [...(await listed('active')), ...(await listed('inactive'))]
  for (const one of own) {
    const idOf = ({ id, source }: (typeof own)[number]) =>
      id ?? found.find(({ selectionMetadata }) => selectionMetadata.sourceCompassPointId === source?.id)?.compassPointID ?? 'none'
    const id = idOf(one)
    expect(found.map(({ compassPointID }) => compassPointID)).toContain(id)
    expect(await admin(points.one, { id })).toMatchObject({
      name: one.name,
      createdById: one.author,
      contentCode: one.source ? NEWER : OLDER,
      version: one.version,
      isDeleted: !one.isActive,
      selectionMetadata: { selectionText: one.words },
      place: { quote: { exact: one.words } },
      type: one.isShared ? 'marked' : expect.any(String),
    })
    const told = await admin(points.history, { id, pageSize: 100, sort: 'createdDate' })
    expect(told.content.map(({ dbTransactionType }) => dbTransactionType)).toEqual(one.history)
  }
  const waiting = own.filter((one) => one.waiting !== undefined && one.isActive).map(({ id }) => id)
  const proposals = await admin(pointReview.proposals, { pageSize: 100 })
  expect(proposals.content.map(({ point }) => point.compassPointID).sort()).toEqual(waiting.sort())
}

let runs = 0

it('points are what the rules make of any sequence of acts, with answers lost, in lists, alone and in their histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const model = await openModel(`run${runs++}`)
      for (const one of steps) {
        await take(model, one)
        // Points that changed are carried on by a job.
        while ((await world.pending()) > 0) await sleep(POLL_MS)
      }
      for (const account of model.accounts) await expectModelled(model, account)
    }),
    { numRuns: onEngines ? proofCases(3, 1000) : proofCases(8, 10_000) },
  )
}, 7_200_000)

it('of many changes at the same time none is lost, and each is told once', async () => {
  await join(PEOPLE, 'harbour')
  const as = world.as('subscriber')
  const { compassPointID: id } = await as(points.create, { contentID: SIGNS, name: 'Crowded', place: SELECTED_SIGNS })
  const names = Array.from({ length: 8 }, (_, at) => `Crowded ${at}`)
  const made = await Promise.all(names.map((name) => as(points.create, { contentID: SIGNS, name, place: SELECTED_SIGNS })))
  await Promise.all([
    ...made.map((one) => as(points.edit, { id: one.compassPointID, name: `${one.name} edited` })),
    ...[1, 2, 3].map(() => as(points.deactivate, { id })),
  ])
  const listed = await as(points.list, { text: 'Crowded', sort: 'name' })
  expect(listed.content.map(({ name }) => name)).toEqual(names.map((name) => `${name} edited`))
  const { content } = await as(points.history, { id })
  expect(content.map(({ dbTransactionType }) => dbTransactionType)).toEqual(['DEACTIVATE', 'INSERT'])
}, 120_000)
