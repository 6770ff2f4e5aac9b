import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { downloads } from '#contract/downloads.ts'
import { groupExport } from '#contract/groups/group-export.ts'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { type Begun, beginIn, mailsOf, READER, SIGNS } from '#test/support/probes/groups/ending-rights.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

const OTHER = 'ACME|12-2020'

let world: World
let beginning: ReturnType<typeof beginIn>
beforeAll(async () => {
  world = await createWorld()
  world.ports.mail.send = async () => undefined
  beginning = beginIn(world)
}, 300_000)
afterEach(() => beginning.restore(), 30_000)
afterAll(() => world.close())

/** Numbers of ways in which each right ends; the worlds of tests are not there yet when they are declared. */
const ENDINGS = {
  'a share': 6,
  'an invitation': 4,
  'joining a group': 7,
  'a mail of a member to a group': 7,
  'a mail to somebody of a group': 3,
  'the list of a group as a file': 6,
  'the collection of the account as a file': 4,
} as const

const begin = (name: string): Promise<Begun> => beginning.kinds[name]?.() as Promise<Begun>

describe('a right that ends before the job about it runs', () => {
  for (const [name, endings] of Object.entries(ENDINGS))
    itHere(
      `sends no mail, though it would have: ${name}`,
      async () => {
        const { job, mailed, ends } = await begin(name)
        expect(Object.keys(ends)).toHaveLength(endings)
        expect(await mailsOf(world, job)).toEqual(expect.arrayContaining([...mailed]))
        await beginning.restore()
        for (const ending of Object.keys(ends)) {
          const begun = await begin(name)
          await begun.ends[ending]?.()
          const sent = await mailsOf(world, begun.job)
          expect([ending, sent.filter((address) => begun.mailed.includes(address))]).toEqual([ending, []])
          await beginning.restore()
        }
      },
      120_000,
    )
})

describe('a right that ends between a list and what it leads to', () => {
  const NOT_FOUND = { status: 404 }

  itHere(
    'opens no file of a list of others that was ready',
    async () => {
      for (const name of ['the list of a group as a file', 'the collection of the account as a file']) {
        for (const ending of Object.keys((await begin(name)).ends)) {
          await beginning.restore()
          const { job, ends } = await begin(name)
          await mailsOf(world, job)
          const { id } = job.payload as unknown as { id: string }
          const open = () => world.direct(READER)(downloads.get, { id })
          expect((await open()).state).toBe('ready')
          await ends[ending]?.()
          expect([
            ending,
            await open().then(
              () => 'opened',
              ({ status }) => status,
            ),
          ]).toEqual([ending, expect.any(Number)])
        }
      }
    },
    120_000,
  )

  it('opens neither group nor list nor export to whoever was put out of it', async () => {
    const call = world.as(READER)
    const by = world.as('subscriber')
    const { groupID: groupId } = await by(groups.save, {
      name: 'x',
      longDesc: 'x',
      memberIds: [READER, 'admin'],
      contentCodes: [OTHER],
    })
    expect((await call(groups.listOfMember, {})).content.map(({ groupID }) => groupID)).toContain(groupId)
    expect((await call(sharing.sharedWithMe, {})).responseData.list.map(({ contentID }) => contentID)).toContain(OTHER)
    await by(groups.updateMembers, { groupID: groupId, removeMemberIds: [READER] })
    for (const open of [
      () => call(groups.get, { groupId }),
      () => call(groups.documents, { groupId }),
      () => call(groupExport.export, { groupId, format: 'csv' }),
    ])
      await expect(open()).rejects.toMatchObject(NOT_FOUND)
    expect((await call(sharing.sharedWithMe, {})).responseData.list.map(({ contentID }) => contentID)).not.toContain(OTHER)
  })

  itHere('opens no text that somebody was shown in a list', async () => {
    const { ends } = await begin('a share')
    const call = world.as(READER)
    const open = () => call(documents.pdf, { contentCode: SIGNS })
    expect((await call(sharing.sharedWithMe, {})).responseData.list).toHaveLength(1)
    expect((await open()).size).toBeGreaterThan(0)
    await ends['the account is closed']?.()
    await expect(open()).rejects.toMatchObject({ status: 403 })
  })
})
