import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { findActor } from '#people/find-actor.ts'
import { ROOT } from '#scripts/command/options.ts'
import { main } from '#scripts/people/people.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { engineUrl } from './support/engine-url.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

jest.setTimeout(180_000)

const folder = newFolder()
let dynamo: Awaited<ReturnType<typeof newDynamoTable>>
let told: string
beforeAll(async () => {
  dynamo = await newDynamoTable()
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    LECTERN_DYNAMODB_URL: engineUrl('LECTERN_DYNAMODB_URL'),
    LECTERN_TABLE: dynamo.tableName,
    LECTERN_BUCKET: 'none-is-asked',
  })
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text
    return true
  })
})
afterAll(() => {
  jest.restoreAllMocks()
  return dynamo.drop()
})

function file(name: string, content: object): string {
  writeFileSync(path.join(folder, name), JSON.stringify(content))
  return path.join(folder, name)
}
async function run(name: string) {
  told = ''
  const exit = await main([name, '--to', 'astm'])
  return { exit, told }
}
const actorOf = (subject: string) =>
  findActor(dynamo.openForFunctions(), 'astm', {
    claims: {
      subject,
      email: 'a@example.org',
      firstName: 'A',
      lastName: 'B',
      session: { id: 'browser', issuedAt: 1_700_000_000 },
    },
    address: '',
    now: new Date(),
  })

const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const account = (id: string, more: object = {}) => ({ id, name: `Account ${id}`, subscriptions: [ISO], ...more })

describe('npm run people -- FILE --to TENANT', () => {
  it('writes into the table of the deployment, as its functions read it', async () => {
    const given = { accounts: [account('a')], people: [{ subject: 'jane', accounts: ['a'] }] }
    const one = (what: string) => `accounts: ${what}; people: ${what}.\n`
    expect(await run(file('one.json', given))).toEqual({ exit: 0, told: `astm: ${one('1 added, 0 changed, 0 unchanged')}` })
    expect(await actorOf('jane')).toMatchObject({ authorities: ['COMPASS_USER'], account: { id: 'a', publishers: ['ISO'] } })
    expect((await run(file('one.json', given))).told).toBe(`astm: ${one('0 added, 0 changed, 1 unchanged')}`)
    const changed = {
      accounts: [account('a', { subscriptions: [] })],
      people: [{ subject: 'jane', accounts: ['a'], guest: true }],
    }
    expect((await run(file('one.json', changed))).told).toBe(`astm: ${one('0 added, 1 changed, 0 unchanged')}`)
    expect(await actorOf('jane')).toMatchObject({ anonymous: true, account: { id: 'a', publishers: [] } })
  })

  it('completes what a killed run left half done', async () => {
    const people = Array.from({ length: 4000 }, (_, at) => ({ subject: `p${at}`, accounts: ['a'] }))
    const name = file('many.json', { accounts: [account('a')], people })
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/run.ts'), 'people', name, '--to', 'astm'], {
      env: process.env,
    })
    const exited = once(child, 'exit')
    while (child.exitCode === null && !(await dynamo.open().get({ pk: 'astm#person#p0', sk: 'person' }))) await pause(5)
    child.kill('SIGKILL')
    expect((await exited)[1]).toBe('SIGKILL')
    const counts = /people: (\d+) added, 0 changed, (\d+) unchanged/
      .exec((await run(name)).told)
      ?.slice(1)
      .map(Number) as number[]
    expect(counts.map((count) => count > 0)).toEqual([true, true])
    expect((counts[0] as number) + (counts[1] as number)).toBe(4000)
    expect((await actorOf('p3999'))?.account?.id).toBe('a')
    expect((await run(name)).told).toContain('people: 0 added, 0 changed, 4000 unchanged')
  })

  it('says so where the table does not answer', async () => {
    process.env.LECTERN_TABLE = `${dynamo.tableName}-gone`
    const gone = run(file('one.json', { accounts: [account('a')] }))
    await expect(gone).rejects.toThrow(
      /one\.json was saved in part: the table does not answer: .*Run the command again to continue\.$/,
    )
    process.env.LECTERN_TABLE = dynamo.tableName
  })

  it('takes the largest accounts and people that a file may have', async () => {
    const wide = '€'
    const ids = Array.from({ length: 100 }, (_, at) => wide.repeat(60) + at)
    const collections = (at: number) =>
      Array.from({ length: 44 }, (_, nth) => ({
        publisher: `P${at}-${nth}`,
        collection: wide.repeat(990) + nth,
        name: wide.repeat(300),
      }))
    const accounts = ids.map((id, at) => account(id, { subscriptions: at < 20 ? collections(at) : [] }))
    const line = wide.repeat(200)
    const address = { address1: line, address2: line, city: line, state: line, postalCode: line, country: line, mobile: line }
    const people = Array.from({ length: 120 }, (_, at) => ({ subject: wide.repeat(190) + at, accounts: ids, address }))
    expect((await run(file('large.json', { accounts, people }))).told).toContain(
      'accounts: 100 added, 0 changed, 0 unchanged; people: 120 added, 0 changed, 0 unchanged',
    )
  })
})
