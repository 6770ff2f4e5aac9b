import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { agreement } from '#contract/agreement.ts'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { LANGUAGES } from '#contract/tenant.ts'
import { writeAddedLetter, writeShareLetter } from '#functions/areas/groups/sharing/write-share-mail.ts'
import { frameLetter } from '#functions/mails/frame-letter.ts'
import { castEmailOf } from '#people/cast.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { queryAll } from '#ports/query-all.ts'
import { createWorld, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const as = (person: string) => world.as(person)
const people = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const share = (sharedWithUserID: string, more: object = {}, person = 'subscriber') =>
  as(person)(sharing.shareWithUsers, { items: [{ contentID: SIGNS, sharedWithUserID, ...more }] })
const received = async (person: string, hidden: 'true' | 'false' = 'false') =>
  (await as(person)(sharing.sharedWithMe, { hidden })).responseData.list
const codesOf = async (person: string) => (await received(person)).map(({ contentID }) => contentID)
const given = async (person = 'subscriber') => (await as(person)(sharing.sharedByMe, {})).result
const mailsTo = async (person: string) => {
  await world.jobsDone()
  return (await world.mails()).filter(({ to }) => to.includes(castEmailOf(person)))
}

describe('a document that is shared with somebody', () => {
  it('is named to them with its sharer and told by one mail, however often it is shared', async () => {
    for (const _ of [1, 2])
      expect(await share('colleague', { message: 'See <b>clause 4</b>' })).toEqual({
        message: 'shareComfirmMsg',
        shared: 1,
        failed: [],
      })
    expect(await received('colleague')).toMatchObject([
      {
        contentID: SIGNS,
        kind: 'STANDARD',
        sharedByFirstName: 'Sana',
        email: 'subscriber@harbour-engineering.example.org',
        groups: [],
      },
    ])
    const [mail, ...others] = await mailsTo('colleague')
    expect(others).toEqual([])
    expect(mail?.text).toContain('See <b>clause 4</b>')
    expect(mail?.html).toContain('See &lt;b&gt;clause 4&lt;/b&gt;')
    expect((await as('subscriber')(sharing.sharedTargets, { id: SIGNS })).responseData.userList).toMatchObject([
      { user: { userId: 'colleague' } },
    ])
  })

  it('opens no text: whoever’s account does not open it is told so', async () => {
    await share('colleague', { contentID: CLOSED })
    expect((await mailsTo('colleague')).map(({ text }) => /does not include this document/.test(text)).sort()).toEqual([
      false,
      true,
    ])
    const { count, sharedDocuments } = await as('colleague')(sharing.sharedOfKind, { kind: 'STANDARD' })
    expect([count, sharedDocuments.map(({ document }) => document.contentID)]).toEqual([2, [CLOSED, SIGNS]])
    expect((await as('colleague')(sharing.sharedOfKind, { kind: 'PUBLICATION' })).count).toBe(0)
  })

  it('stands in one row with everybody who shares it', async () => {
    const { groupID } = await as('admin')(groups.save, { name: 'Signs', longDesc: 'x', memberIds: ['colleague'] })
    const items = [{ contentID: SIGNS, sharedWithGroupID: groupID }]
    expect(await as('admin')(sharing.shareWithGroups, { items })).toMatchObject({ shared: 1, failed: [] })
    const rows = (await received('colleague')).filter(({ contentID }) => contentID === SIGNS)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sharers.map(({ firstName }) => firstName)).toEqual(['Ada', 'Sana'])
    expect(rows[0]?.groups).toEqual([{ groupID, name: 'Signs' }])
    await as('admin')(groups.delete, { id: groupID })
    expect((await received('colleague')).find(({ contentID }) => contentID === SIGNS)?.sharers).toHaveLength(1)
  })

  it('is hidden by its reader, and shown again', async () => {
    await as('colleague')(sharing.hideShared, { contentCode: SIGNS, hidden: true })
    expect(await codesOf('colleague')).toEqual([CLOSED])
    expect((await received('colleague', 'true')).map(({ contentID }) => contentID)).toEqual([SIGNS])
    await as('colleague')(sharing.hideShared, { contentCode: SIGNS, hidden: false })
    expect(await codesOf('colleague')).toEqual([CLOSED, SIGNS])
  })

  it('is taken back by its sharer alone, and both acts are audited', async () => {
    const [first] = await given()
    const id = first?.id ?? ''
    await expect(as('admin')(sharing.takeBack, { id })).rejects.toMatchObject({ problem: { code: 'share-not-found' } })
    for (const { id } of await given()) await as('subscriber')(sharing.takeBack, { id })
    expect([await codesOf('colleague'), await given()]).toEqual([[], []])
    const types = (await queryAll(world.ports.table, { pk: 'astm#audits' })).map(({ type }) => type)
    expect(types.filter((type) => type === 'DOCUMENT_SHARED')).toHaveLength(2)
    expect(types.filter((type) => type === 'SHARE_TAKEN_BACK')).toHaveLength(2)
  })
})

describe('an item that cannot be shared', () => {
  it.each([
    ['content-not-found', { contentID: 'NONE|1' }],
    ['person-not-found', { sharedWithUserID: 'namesake' }],
    ['person-not-found', { sharedWithUserID: undefined, email: 'namesake@northern-works.example.org' }],
    ['person-not-found', { sharedWithUserID: undefined, email: 'a@b.example, c@d.example' }],
    ['oneself', { sharedWithUserID: 'subscriber' }],
  ] as const)('is named with %s, and the others are shared', async (code, more) => {
    const items = [
      { contentID: SIGNS, sharedWithUserID: 'usage-viewer' },
      { contentID: SIGNS, sharedWithUserID: 'colleague', ...more },
    ]
    expect(await as('subscriber')(sharing.shareWithUsers, { items })).toMatchObject({
      shared: 1,
      failed: [{ index: 1, code }],
    })
  })

  it('is a group that one is not in, like one that there is not', async () => {
    const { groupID } = await as('subscriber')(groups.save, { name: 'Inner', longDesc: 'x', memberIds: ['colleague'] })
    const items = [groupID, 'none'].map((sharedWithGroupID) => ({ contentID: SIGNS, sharedWithGroupID }))
    for (const person of ['admin', 'usage-viewer'])
      expect((await as(person)(sharing.shareWithGroups, { items })).failed.map(({ code }) => code)).toEqual([
        ...['group-not-found', 'group-not-found'],
      ])
  })
})

describe('sharing', () => {
  it('is for individuals, where the tenant has it', async () => {
    for (const person of ['company', 'visitor'])
      await expect(share('colleague', {}, person)).rejects.toMatchObject({ status: 403 })
    const items = [{ contentID: SIGNS, sharedWithUserID: 'colleague' }]
    await world.as('subscriber', 'cga')(agreement.accept, {})
    await expect(world.as('subscriber', 'cga')(sharing.shareWithUsers, { items })).rejects.toMatchObject({
      problem: { code: 'feature-off' },
    })
  })

  it('takes an array as its body, and nothing else', async () => {
    const send = (body: string) =>
      world.send(
        'astm',
        'POST',
        '/api/contentShare/withUser',
        { Authorization: `Bearer ${world.token('subscriber')}`, 'Content-Type': 'application/json' },
        body,
      )
    const item = JSON.stringify({ contentID: SIGNS, sharedWithUserID: 'compass-admin' })
    expect((await send(`[${item}]`)).status).toBe(200)
    for (const body of [item, `{"items":[${item}]}`, '[]', '[1]', 'null', '']) expect((await send(body)).status).toBe(400)
  })

  it('finds groups that one is in and people of the account, people alone by an address', async () => {
    const find = async (keyword: string, person = 'colleague') =>
      (await as(person)(sharing.findTargets, { keyword })).responseData
    expect((await find('INN')).groupList).toMatchObject([{ name: 'Inner' }])
    expect((await find('inner', 'usage-viewer')).groupList).toEqual([])
    expect((await find('ibanez')).userList).toMatchObject([{ user: { userId: 'compass-admin' } }])
    const byAddress = await find('admin@harbour-engineering.example.org')
    expect([byAddress.groupList, byAddress.userList.map(({ user }) => user.userId)]).toEqual([[], ['admin']])
    expect((await find('namesake@northern-works.example.org')).userList).toMatchObject([
      { user: { userId: '' }, externalUser: true },
    ])
  })

  it('ends with the account, for reader and mail', async () => {
    await share('compass-admin', { contentID: CLOSED })
    await people({ people: [{ subject: 'compass-admin', accounts: ['northern'] }] })
    expect(await codesOf('compass-admin')).toEqual([])
    const sent = (await mailsTo('compass-admin')).length
    await share('compass-admin', { contentID: SIGNS })
    expect(await mailsTo('compass-admin')).toHaveLength(sent)
    const named = (await given()).filter(({ user }) => user?.userId === 'compass-admin')
    expect(named.map(({ user }) => user?.email)).toEqual(named.map(() => ''))
  })

  it('is done two hundred times a day', async () => {
    await as('two-accounts')(account.switch, { accountId: 'northern' })
    const items = Array.from({ length: 100 }, () => ({ contentID: SIGNS, sharedWithUserID: 'subscriber' }))
    for (const _ of [1, 2]) await as('two-accounts')(sharing.shareWithUsers, { items })
    await expect(share('colleague', {}, 'two-accounts')).rejects.toMatchObject({ status: 429 })
  }, 60_000)
})

describe('who is added to a group', () => {
  it('is told by mail, once', async () => {
    const { groupID } = await as('subscriber')(groups.save, { name: 'Brazing', longDesc: 'x', memberIds: ['colleague'] })
    await as('subscriber')(groups.updateMembers, { groupID, memberIds: ['admin'] })
    await as('subscriber')(groups.updateMembers, { groupID, memberIds: ['admin', 'colleague'] })
    const mails = (await mailsTo('colleague')).filter(({ subject }) => subject.includes('Brazing'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Sana Haddad added you to the group “Brazing”'])
    expect(mails[0]?.text).toContain(`/group-detail/?groupId=${groupID}`)
  })
})

describe('mails of sharing', () => {
  const facts = { name: 'Sana $& H', library: 'Harbour', address: 'https://a.example/x?a=1&b=2', message: '<i>x</i>' }
  const document = { designation: 'ISO 1\r\nBcc: x', title: 'A <b>title</b>', status: 'In force', isOpen: true }
  it.each(LANGUAGES)('the mail in %s is filled, one line in its subject, and text in its HTML', (language) => {
    const mails = [
      writeShareLetter(language, { ...facts, ...document }),
      writeAddedLetter(language, { ...facts, group: 'G <b>', description: 'G <b>' }),
    ].map((letter) => frameLetter(letter, { tenant: 'astm', langKey: language }))
    for (const { subject, text, html } of mails) {
      expect(subject).toContain('Sana $& H')
      expect(subject).not.toMatch(/[\r\n{}]/)
      expect(text).toContain(facts.address)
      expect(html).not.toMatch(/<[ib]>/)
      expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
    }
  })
})
