import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { comparison } from '#contract/documents/comparison.ts'
import { notifyComparison } from '#functions/areas/comparison/awaited/notify-comparison.ts'
import { addAwaitedResult, awaitedIdOf } from '#functions/areas/comparison/awaited/store.ts'
import { saveComparedLibrary } from '../../support/compared-library.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await saveComparedLibrary(world.ports, 'astm')
  await world.jobsDone()
}, 300_000)
afterAll(() => world.close())

const pair = { older: 'ISO|132-2020', newer: 'ISO|133-2020' }
const listed = async (person: string) => (await world.as(person)(comparison.awaited, {})).result
const mailsTo = async (person: string) =>
  (await world.mails()).filter(({ to }) => to.some((address) => address.startsWith(`${person}@`)))

describe('a comparison that somebody waits for', () => {
  it('is told by mail with its changes and their places, and listed for them alone until they take it away', async () => {
    const awaited = await world.as('subscriber')(comparison.await, { ...pair, view: 'pages' })
    expect(awaited).toMatchObject({ newer: { id: pair.newer, designationNo: 'ISO 133:2020' }, view: 'pages' })
    await world.jobsDone()
    expect(await listed('subscriber')).toEqual([{ ...awaited, state: 'ready', progress: undefined }])
    expect([await listed('colleague'), await mailsTo('colleague')]).toEqual([[], []])
    const [mail, ...others] = await mailsTo('subscriber')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('The comparison of ISO 132:2020 and ISO 133:2020 is ready')
    expect(mail?.text).toContain('Changes: 1\nCould affect compliance (1 of 1):\n– 4 Requirements: Changed, Number\n')
    expect(mail?.text).toContain('/compare?older=ISO%7C132-2020&newer=ISO%7C133-2020')
    await world.as('subscriber')(comparison.dropAwaited, { id: awaited.id })
    await world.as('subscriber')(comparison.dropAwaited, { id: awaited.id })
    expect(await listed('subscriber')).toEqual([])
  })

  it('that is there already is answered, and neither listed nor mailed', async () => {
    await world.as('colleague')(comparison.changes, pair)
    expect((await world.as('colleague')(comparison.await, { ...pair, view: 'report' })).state).toBe('ready')
    await world.jobsDone()
    expect([await listed('colleague'), await mailsTo('colleague')]).toEqual([[], []])
  })

  it('and cannot be made is told so, without a word of the texts', async () => {
    const scan = { older: 'ISO|132-2020', newer: 'ISO|135-2020', view: 'report' } as const
    await world.as('colleague')(comparison.await, scan)
    await world.jobsDone()
    expect((await listed('colleague')).map(({ state }) => state)).toEqual(['failed'])
    const [mail] = await mailsTo('colleague')
    expect(mail?.subject).toBe('The comparison of ISO 132:2020 and ISO 135:2020 could not be made')
    expect(mail?.text).toContain('/change-report?')
  })

  it('is told by the rights of that moment: not to whoever left the account or took it away, and no change of what is closed', async () => {
    const before = (await world.mails()).length
    const closed = { older: 'ISO|132-2020', newer: 'CLOSED|131-2024', view: 'pages' } as const
    const id = awaitedIdOf(closed)
    const names = { older: 'ISO 132:2020', newer: 'CLOSED 131:2024' }
    const person = { tenant: 'astm', accountId: 'harbour', userId: 'subscriber', email: 'subscriber@example.com' } as const
    const place = { tenant: 'astm', id: 'a-b', form: 'changes' } as const
    await addAwaitedResult(world.ports, person, { ...closed, id, names, since: '2026-01-01T00:00:00.000Z' }, place)
    const notify = notifyComparison(world.ports, () => 'http://astm.example.org/document/')
    const send = (facts: object) =>
      notify({
        id: `notify ${JSON.stringify(facts)}`,
        name: 'notify-comparison',
        tenant: 'astm',
        payload: { ...person, awaited: id, ...facts },
      })
    await send({ accountId: 'another' })
    await send({ awaited: 'taken away' })
    expect(await world.mails()).toHaveLength(before)
    await send({})
    const subject = 'The comparison of ISO 132:2020 and CLOSED 131:2024 could not be made'
    const mails = (await world.mails()).filter((mail) => mail.subject === subject)
    expect(mails.map(({ text }) => text.includes('plover'))).toEqual([false])
  })

  it.each([
    ['a document that is not open', { ...pair, newer: 'CLOSED|131-2024' }, 'not-entitled'],
    ['a document that is not there', { ...pair, newer: 'ISO|999-1999' }, 'content-not-found'],
    ['itself', { older: pair.older, newer: pair.older }, 'same-document'],
  ])('with %s is refused', async (_, ids, code) => {
    await expect(world.as('subscriber')(comparison.await, { ...ids, view: 'report' })).rejects.toMatchObject({
      problem: { code },
    })
  })

  it('is no longer told of once it is cancelled', async () => {
    const ids = { older: 'ISO|133-2020', newer: 'ISO|135-2020', view: 'report' } as const
    await world.as('subscriber')(comparison.await, ids)
    await world.as('subscriber')(comparison.cancel, ids)
    expect(await listed('subscriber')).not.toContainEqual(expect.objectContaining({ id: awaitedIdOf(ids) }))
    await world.jobsDone()
  })
})
