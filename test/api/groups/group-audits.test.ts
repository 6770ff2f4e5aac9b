import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { createWorld, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const auditsOf = async (id: string) => {
  const audits = await world.as('admin')(admin.audits, { size: 100 })
  return audits.flatMap(({ principal, type, data }) => (data.message === id ? [{ principal, type, data }] : [])).reverse()
}

describe('the audits of a group', () => {
  it('have an entry for each grant, withdrawal and handover, with who gave what to whom, and none for words', async () => {
    const creator = world.as('subscriber')
    const { groupID: id } = await creator(groups.save, {
      name: 'Welding',
      longDesc: 'Who welds',
      memberIds: ['colleague'],
      contentCodes: [SIGNS],
    })
    await creator(groups.updateName, { groupID: id, name: 'Brazing', longDesc: 'Who brazes' })
    await creator(groups.updateMembers, { groupID: id, memberIds: ['colleague', 'admin'] })
    await world.as('colleague')(sharing.shareWithGroups, { items: [{ contentID: CLOSED, sharedWithGroupID: id }] })
    await creator(groups.updateDocuments, { sharedWithGroupID: id, removeContentIds: [CLOSED] })
    await world.as('admin')(groups.leave, { groupId: id })
    await creator(groups.handOver, { groupId: id, userId: 'colleague' })
    await world.as('colleague')(groups.delete, { id })
    expect(await auditsOf(id)).toMatchObject([
      { principal: 'subscriber', type: 'GROUP_CREATED', data: { membersAdded: 'colleague', documentsAdded: SIGNS } },
      { principal: 'subscriber', type: 'GROUP_CHANGED', data: { membersAdded: 'admin' } },
      { principal: 'colleague', type: 'GROUP_CHANGED', data: { documentsAdded: CLOSED } },
      { principal: 'subscriber', type: 'GROUP_CHANGED', data: { documentsRemoved: CLOSED } },
      { principal: 'admin', type: 'GROUP_CHANGED', data: { membersRemoved: 'admin' } },
      { principal: 'subscriber', type: 'GROUP_HANDED_OVER', data: { creator: 'colleague' } },
      { principal: 'colleague', type: 'GROUP_DELETED' },
    ])
  })

  it('tell of a change that was written alone', async () => {
    const creator = world.as('subscriber')
    const { groupID: id } = await creator(groups.save, { name: 'A', longDesc: 'x', memberIds: ['colleague'] })
    const add = (one: string) => creator(groups.updateMembers, { groupID: id, addMemberIds: [one], version: 1 })
    const settled = await Promise.allSettled([add('admin'), add('usage-viewer')])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await auditsOf(id)).toHaveLength(2)
  })
})
