import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { invitations } from '#contract/groups/invitations.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { LANGUAGES } from '#contract/tenant.ts'
import { INVITATION_SECONDS, saveInvitationLink } from '#functions/areas/groups/shares/invitation-store.ts'
import { writeInvitationLetter } from '#functions/areas/groups/sharing/invitations/notify-invitation.ts'
import { frameLetter } from '#functions/mails/frame-letter.ts'
import { newToken } from '#functions/mails/secret-token.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import type { WholeTable } from '#ports/table.ts'
import { createWorld, type World } from '#test/support/world.ts'

const SIGNS = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'
const NAMESAKE = 'namesake@northern-works.example.org'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const people = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const invite = (email: string, more: object = {}, person = 'subscriber') =>
  world.as(person)(sharing.shareWithUsers, { items: [{ contentID: SIGNS, email, externalUser: true, ...more }] })
const mailsTo = async (email: string) => {
  await world.jobsDone()
  return (await world.mails()).filter(({ to }) => to.includes(email))
}
const tokenTo = async (email: string) =>
  /\/invitation#([\w-]{43})/.exec((await mailsTo(email)).map(({ text }) => text).join('\n'))?.[1] ?? ''
const invitedToken = async (email: string, more: object = {}) => {
  await invite(email, more)
  return tokenTo(email)
}
const show = (token: string, tenant: 'astm' | 'awwa' = 'astm') => world.as('nobody', tenant)(invitations.invitation, { token })
const accept = (token: string, person: string) => world.as(person)(invitations.acceptInvitation, { token })
const given = async (person = 'subscriber') => (await world.as(person)(sharing.sharedByMe, {})).result
const received = async (person: string) => (await world.as(person)(sharing.sharedWithMe, {})).responseData.list
const gone = { status: 404, problem: { code: 'invitation-gone' } }

describe('an invitation', () => {
  it('tells whoever has its link of one document and one person, however often they look, and nothing else', async () => {
    const token = await invitedToken('ada@firm.example', { message: 'See <b>clause 4</b>' })
    for (const _ of [1, 2, 3])
      expect(await show(token)).toEqual({
        designationNo: 'ISO 7010:2019',
        displayDesignation: 'ISO 7010:2019',
        documentTitle: 'Safety signs',
        publisherName: expect.any(String),
        status: expect.any(String),
        standing: expect.objectContaining({ is: 'in-force' }),
        sharerName: 'Sana Haddad',
        shareMessage: 'See <b>clause 4</b>',
        expiresAt: expect.any(String),
      })
  })

  it('is one mail, in text and HTML, with the way to refuse such mails; told twice it is the same invitation', async () => {
    for (const _ of [1, 2]) expect(await invite('bob@firm.example')).toMatchObject({ shared: 1, failed: [] })
    const [mail, ...others] = await mailsTo('bob@firm.example')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ replyTo: 'subscriber@harbour-engineering.example.org', unsubscribe: expect.any(String) })
    expect(mail?.html).toContain('/invitation#')
    expect((await given()).filter(({ invited }) => invited?.email === 'bob@firm.example')).toHaveLength(1)
  })

  it('is accepted by a signed-in person with the verified address, once, and shows the document with its sharer', async () => {
    await world.as('two-accounts')(account.switch, { accountId: 'northern' })
    const token = await invitedToken(NAMESAKE.toUpperCase())
    await expect(accept(token, 'two-accounts')).rejects.toMatchObject({
      status: 403,
      problem: { code: 'invitation-of-others' },
    })
    await expect(accept(token, 'company')).rejects.toMatchObject({ status: 403 })
    const settled = await Promise.allSettled([accept(token, 'namesake'), accept(token, 'namesake')])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await received('namesake')).toMatchObject([
      { contentID: SIGNS, sharedByFirstName: 'Sana', sharedByLastName: 'Haddad', email: '', groups: [] },
    ])
    expect((await given()).find(({ invited }) => invited?.email === NAMESAKE.toUpperCase())?.invited).toMatchObject({
      accepted: true,
    })
    await expect(show(token)).rejects.toMatchObject(gone)
  })

  it('is taken back before and after it is accepted, for the next request', async () => {
    const before = await invitedToken('cy@firm.example')
    const takeBack = async (email: string) => {
      const id = (await given()).find(({ invited }) => invited?.email === email)?.id ?? ''
      await world
        .as('colleague')(sharing.takeBack, { id })
        .catch(() => undefined)
      return world.as('subscriber')(sharing.takeBack, { id })
    }
    await takeBack('cy@firm.example')
    await expect(show(before)).rejects.toMatchObject(gone)
    const again = await invite('cy@firm.example')
    expect(again.shared).toBe(1)
    await world.jobsDone()
    await expect(show(before)).rejects.toMatchObject(gone)
    await takeBack(NAMESAKE.toUpperCase())
    expect(await received('namesake')).toEqual([])
  })

  it('is one answer where it is unknown, cut, withdrawn, used, expired, of another tenant or of a sharer who left', async () => {
    const bodies = new Set<string>()
    const ask = async (token: string, tenant = 'astm') => {
      const answer = await world.send(
        tenant,
        'POST',
        '/api/contentShare/invitation',
        { 'Content-Type': 'application/json' },
        JSON.stringify({ token }),
      )
      const { requestId: _, ...body } = (await answer.json()) as { requestId: string }
      bodies.add(`${answer.status} ${JSON.stringify(body)}`)
    }
    const token = await invitedToken('dee@firm.example')
    await ask(newToken())
    await ask(token.slice(0, -1))
    await ask(token.slice(1))
    await ask(token, 'awwa')
    const { id } = (await given()).find(({ invited }) => invited?.email === 'dee@firm.example') ?? { id: '' }
    await world.as('subscriber')(sharing.takeBack, { id })
    await ask(token)
    const late = newToken()
    const at = new Date(Date.now() - (INVITATION_SECONDS + 60) * 1000).toISOString()
    await saveInvitationLink(world.ports.table, 'astm', late, { accountId: 'harbour', by: 'subscriber', id, at })
    await ask(late)
    await world.as('usage-viewer')(account.get, {})
    await invite('eve@firm.example', {}, 'usage-viewer')
    const left = await tokenTo('eve@firm.example')
    expect((await show(left)).sharerName).toBe('Uma Tanaka')
    await people({ people: [{ subject: 'usage-viewer', accounts: [] }] })
    await ask(left)
    expect([...bodies]).toHaveLength(1)
    expect([...bodies][0]).toMatch(/^404 .*invitation-gone/)
  })

  it('is refused for all times by whoever gets it, which nobody is told who invites, until they allow it', async () => {
    const refuse = (token: string, refused: boolean) => world.as('nobody')(invitations.refuseInvitations, { token, refused })
    const token = await invitedToken('fay@firm.example')
    expect(await refuse(token, true)).toEqual({ refused: true })
    expect(await invite('Fay@Firm.example', { contentID: CLOSED })).toMatchObject({ shared: 1, failed: [] })
    expect(await mailsTo('Fay@Firm.example')).toEqual([])
    expect(await refuse(token, false)).toEqual({ refused: false })
    await invite('fay@firm.example', { contentID: 'ACME|12-2020' })
    expect(await mailsTo('fay@firm.example')).toHaveLength(2)
  })

  it('goes to one whole address: to no name with one, not to two, nor to oneself; colleagues are shared with', async () => {
    for (const email of ['a@b.example,c@d.example', 'Ada <a@b.example>', 'ada', 'a@b.example\r\nBcc: x@y.example'])
      expect((await invite(email)).failed).toEqual([{ index: 0, code: 'address-invalid' }])
    expect((await invite('subscriber@harbour-engineering.example.org')).failed).toEqual([{ index: 0, code: 'oneself' }])
    await expect(invite('x'.repeat(10_000))).rejects.toMatchObject({ status: 400 })
    await invite('colleague@harbour-engineering.example.org')
    expect((await received('colleague')).map(({ contentID }) => contentID)).toEqual([SIGNS])
    expect((await given()).some(({ invited }) => invited?.email === 'colleague@harbour-engineering.example.org')).toBe(false)
  })

  it('leaves no token, and of tokens and refusals no address, in table, jobs and log', async () => {
    const token = await invitedToken('gil@firm.example')
    const { items } = await (world.ports.table as WholeTable).scan({ prefix: 'astm#', limit: 1000 })
    expect(JSON.stringify(items)).not.toContain(token)
    expect(JSON.stringify(world.lines)).not.toContain(token)
    expect(JSON.stringify(items.filter(({ pk }) => /#(mail|invitation-links)/.test(pk)))).not.toContain('@')
  })

  it('is sent to fifty addresses a day at most', async () => {
    const items = Array.from({ length: 51 }, (_, at) => ({
      contentID: SIGNS,
      email: `reader-${at}@firm.example`,
      externalUser: true,
    }))
    await expect(world.as('admin')(sharing.shareWithUsers, { items })).rejects.toMatchObject({
      status: 429,
      problem: { code: 'too-many-requests' },
    })
    expect(await given('admin')).toEqual([])
  })

  it.each(LANGUAGES)('has its mail in %s, one line in its subject and text in its HTML', (langKey) => {
    const letter = writeInvitationLetter(langKey, {
      name: 'Sana $& H',
      library: 'Harbour',
      designation: 'ISO 1\r\nBcc: x',
      title: 'A <b>title</b>',
      status: 'In force',
      message: '<i>x</i>',
      address: 'https://library.example.org/invitation#x',
    })
    const { subject, text, html } = frameLetter(letter, { tenant: 'astm', langKey })
    expect(subject).toContain('Sana $& H')
    expect(subject).not.toMatch(/[\r\n{}]/)
    expect(text).toContain('https://library.example.org/invitation#x')
    expect(html).not.toMatch(/<[ib]>/)
  })
})

describe('an address outside of the account', () => {
  it('is found as such, known to the library or not', async () => {
    const find = async (keyword: string) =>
      (await world.as('compass-admin')(sharing.findTargets, { keyword })).responseData.userList
    const outside = (email: string) => [
      { user: { userId: '', firstName: '', lastName: '', email, userName: email }, externalUser: true },
    ]
    for (const email of [NAMESAKE, 'nobody@example.com']) expect(await find(email)).toEqual(outside(email))
    expect(await find('not an@address')).toEqual([])
    expect(await find('compass-admin@harbour-engineering.example.org')).toEqual([])
  })
})
