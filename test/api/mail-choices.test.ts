import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sharing } from '#contract/groups/sharing.ts'
import { mailChoices } from '#contract/mails/mail-choices.ts'
import { mailPreferences } from '#contract/mails/mail-preferences.ts'
import { castEmailOf } from '#people/cast.ts'
import { createWorld, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'
const FIRST_EDITION = 'ISO|7010-2003'
const CLOSED = 'CLOSED|9-2021'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const share = (contentID: string, person: string) =>
  world.as('subscriber')(sharing.shareWithUsers, { items: [{ contentID, sharedWithUserID: person }] })
const mailsTo = async (person: string) => {
  await world.jobsDone()
  return (await world.mails()).filter(({ to }) => to.includes(castEmailOf(person)))
}
const oneClick = (url: string, tenant = 'astm') =>
  world.send(
    tenant,
    'POST',
    new URL(url).pathname,
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    'List-Unsubscribe=One-Click',
  )
/** The client of a reader who is not signed in. */
const reader = () => world.as('nobody')
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''

describe('a mail that nobody asked for', () => {
  it('is ended by the one click of a mail program, which gives neither names nor a token, and comes again on its page', async () => {
    await share(SIGNS, 'colleague')
    const [mail] = await mailsTo('colleague')
    const url = mail?.unsubscribe ?? ''
    const token = tokenOf(url)
    expect(mail?.text).toContain(`/mail-choice#${token}`)
    expect(await reader()(mailChoices.mailChoice, { token })).toEqual({ kind: 'sharing', refused: false })
    for (const _ of [1, 2]) {
      const answer = await oneClick(url)
      expect([answer.status, await answer.json()]).toEqual([200, { kind: 'sharing', refused: true }])
    }
    await share(CLOSED, 'colleague')
    expect(await mailsTo('colleague')).toHaveLength(1)
    expect(await reader()(mailChoices.saveMailChoice, { token, refused: false })).toEqual({ kind: 'sharing', refused: false })
    await share(FIRST_EDITION, 'colleague')
    expect(await mailsTo('colleague')).toHaveLength(2)
  })

  it('is not ended by whoever opens its address, as mail scanners do: it leads to the page', async () => {
    await share(SIGNS, 'admin')
    const url = (await mailsTo('admin'))[0]?.unsubscribe ?? ''
    const answer = await world.send('astm', 'GET', new URL(url).pathname)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(new RegExp(`^http://astm[^/]+/mail-choice#${tokenOf(url)}$`))
    expect((await reader()(mailChoices.mailChoice, { token: tokenOf(url) })).refused).toBe(false)
  })

  it('is ended for its reader alone', async () => {
    await share(SIGNS, 'usage-viewer')
    await oneClick((await mailsTo('usage-viewer'))[0]?.unsubscribe ?? '')
    const before = (await mailsTo('colleague')).length
    await share(CLOSED, 'usage-viewer')
    await share('ACME|12-2020', 'colleague')
    expect(await mailsTo('usage-viewer')).toHaveLength(1)
    expect(await mailsTo('colleague')).toHaveLength(before + 1)
  })

  it('has a link that another tenant does not know, nor anybody a changed one', async () => {
    await share(SIGNS, 'compass-admin')
    const url = (await mailsTo('compass-admin'))[0]?.unsubscribe ?? ''
    const token = tokenOf(url)
    expect((await oneClick(url, 'awwa')).status).toBe(404)
    const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of [other, token.slice(0, -1), 'x', `${token}x`])
      await expect(reader()(mailChoices.mailChoice, { token: wrong })).rejects.toMatchObject({
        status: 404,
        problem: { code: 'mail-link-unknown' },
      })
    await expect(reader()(mailChoices.mailChoice, { token: 'x'.repeat(10_000) })).rejects.toMatchObject({ status: 400 })
  })

  it('leaves neither its address nor its token in the table', async () => {
    const url = (await mailsTo('compass-admin'))[0]?.unsubscribe ?? ''
    const { items } = await (world.ports.table as import('#ports/table.ts').WholeTable).scan({
      prefix: 'astm#mail',
      limit: 1000,
    })
    expect(items.length).toBeGreaterThan(0)
    expect(JSON.stringify(items)).not.toContain(tokenOf(url))
    expect(JSON.stringify(items)).not.toContain('@')
  })
})

describe('preferences of a person', () => {
  it('end mails of a kind and let them come again, as the link in such a mail does; the others go on', async () => {
    const call = world.as('compass-admin')
    const wanted = async () =>
      (await call(mailPreferences.mails, {})).mails.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)
    expect(await wanted()).toEqual(['sharing', 'groups', 'reviews', 'invitations', 'usage'])
    await call(mailPreferences.saveMails, { kind: 'sharing', isWanted: false })
    expect(await wanted()).toEqual(['groups', 'reviews', 'invitations', 'usage'])
    const before = (await mailsTo('compass-admin')).length
    await share(SIGNS, 'compass-admin')
    expect(await mailsTo('compass-admin')).toHaveLength(before)
    await call(mailPreferences.saveMails, { kind: 'sharing', isWanted: true })
    await share(FIRST_EDITION, 'compass-admin')
    expect(await mailsTo('compass-admin')).toHaveLength(before + 1)
    await expect(world.as('company')(mailPreferences.mails, {})).rejects.toMatchObject({ status: 403 })
  })
})
