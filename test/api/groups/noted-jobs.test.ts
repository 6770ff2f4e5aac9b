import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { castEmailOf } from '#people/cast.ts'
import type { Job } from '#ports/jobs.ts'
import { sendAllNoted } from '#ports/noted-jobs.ts'
import { TableUnavailable } from '#ports/table.ts'
import { startChild } from '#test/support/child.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { noteUntilKilled } from '#test/support/probes/groups/killed-notes.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'

const folder = newFolder()
let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const mailsTo = async (address: string) => {
  await world.jobsDone()
  return (await world.mails()).filter(({ to }) => to.includes(address))
}
const share = (item: object) => world.as('subscriber')(sharing.shareWithUsers, { items: [{ contentID: SIGNS, ...item }] })
const create = (memberIds: string[]) => world.as('subscriber')(groups.save, { name: 'Noted', longDesc: 'x', memberIds })

/** Lets the table take the next transaction without saying so. */
async function withAnswerLost(act: () => Promise<unknown>): Promise<void> {
  const { table } = world.ports
  const { transact } = table
  table.transact = async (writes) => {
    table.transact = transact
    await transact(writes)
    throw new TableUnavailable('the answer is lost')
  }
  await expect(act()).rejects.toMatchObject({ status: 503 })
}

describe('a mail of what was written', () => {
  const acts = [
    ['a share', castEmailOf('colleague'), () => share({ sharedWithUserID: 'colleague' })],
    ['an invitation', 'guest@example.org', () => share({ email: 'guest@example.org', externalUser: true })],
    ['joining a group', castEmailOf('admin'), () => create(['admin'])],
  ] as const
  for (const [name, address, act] of acts)
    itHere(`goes once though its process ended before it sent it: ${name}`, async () => {
      await withAnswerLost(act)
      expect(await mailsTo(address)).toEqual([])
      for (const _ of [1, 2]) await sendAllNoted(world.ports, 'astm')
      expect(await mailsTo(address)).toHaveLength(1)
    })

  itHere('goes once though the answer of the table was lost, and it was shared again', async () => {
    await withAnswerLost(() => share({ sharedWithUserID: 'usage-viewer' }))
    await share({ sharedWithUserID: 'usage-viewer' })
    await sendAllNoted(world.ports, 'astm')
    expect(await mailsTo(castEmailOf('usage-viewer'))).toHaveLength(1)
  })

  it('leaves no note behind once it is sent', async () => {
    await create(['usage-viewer'])
    expect((await world.ports.table.query({ pk: 'astm#noted-jobs' })).items).toEqual([])
  })
})

itHere(
  'a process that is killed between a write and its jobs leaves them to the next one',
  async () => {
    const file = path.join(folder, 'table.db')
    const writer = startChild(
      `import * as killed from '#test/support/probes/groups/killed-notes.ts'\nawait killed.${noteUntilKilled.name}(${JSON.stringify(file)})`,
    )
    expect(await writer.line()).toBe('sending')
    await writer.kill()
    const table = openSqliteTable(file)
    const sent: Job[] = []
    for (const _ of [1, 2]) await sendAllNoted({ table, jobs: { send: async (job) => void sent.push(job) } }, 'astm')
    expect(sent.map(({ name, payload }) => [name, payload])).toEqual(
      expect.arrayContaining([
        ['notify-added', { accountId: 'noted', groupId: 'large-group', userId: 'creator', added: ['colleague'] }],
        ['notify-invitation', expect.objectContaining({ accountId: 'noted', by: 'creator' })],
      ]),
    )
    expect(sent).toHaveLength(2)
    await table.close()
  },
  60_000,
)
