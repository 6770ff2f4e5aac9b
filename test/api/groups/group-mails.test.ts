import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { groupMail } from '#contract/groups/group-mail.ts'
import { groups } from '#contract/groups/groups.ts'
import { LANGUAGES } from '#contract/tenant.ts'
import { groupMailTexts } from '#functions/areas/groups/group-mail-texts.ts'
import { sendGroupMail } from '#functions/areas/groups/send-group-mail.ts'
import { castEmailOf } from '#people/cast.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
let groupId: string
beforeAll(async () => {
  world = await createWorld()
  const save = { name: 'Welding\u200b <b>', longDesc: 'x', memberIds: ['colleague', 'admin', 'usage-viewer'] }
  groupId = (await world.as('subscriber')(groups.save, save)).groupID
}, 300_000)
afterAll(() => world.close())

const people = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const send = (more: object = {}, person = 'subscriber') =>
  world.as(person)(groupMail.send, { groupId, subject: 'Meeting', message: 'At noon.\n<b>Here</b>', ...more })
const mailsOf = async (subject: string) => {
  await world.jobsDone()
  return (await world.mails()).filter((one) => one.subject === subject)
}
const addressesOf = async (subject: string) => (await mailsOf(subject)).map(({ to }) => to.join()).sort()

describe('a mail to a group', () => {
  it('goes to each of its people alone, once a day, in the words of its sender, who gets the answers', async () => {
    for (const _ of [1, 2]) await send()
    const mails = await mailsOf('Meeting')
    expect(mails.map(({ to }) => to)).toHaveLength(3)
    expect(await addressesOf('Meeting')).toEqual(['admin', 'colleague', 'usage-viewer'].map(castEmailOf))
    for (const mail of mails) {
      expect(mail.replyTo).toBe(castEmailOf('subscriber'))
      expect(mail.text).toContain('Sana Haddad writes to the group “Welding')
      expect(mail.text).toContain('At noon.\n<b>Here</b>')
      expect(mail.html).toContain('At noon.<br>&lt;b&gt;Here&lt;/b&gt;')
      expect(mail.unsubscribe).toMatch(/\/api\/mail-choices\/[\w-]{43}$/)
    }
  })

  it('goes to the creator too when a member writes, and to the sender when asked', async () => {
    await send({ subject: 'Reply', copyMeFlag: true }, 'colleague')
    expect(await addressesOf('Reply')).toEqual(['admin', 'colleague', 'subscriber', 'usage-viewer'].map(castEmailOf))
  })

  it('is sent by nobody outside, nor with a line break in its subject or without a text', async () => {
    await expect(send({}, 'compass-admin')).rejects.toMatchObject({ problem: { code: 'group-not-found' } })
    for (const more of [{ subject: 'a\nBcc: x' }, { subject: ' ' }, { message: ' \n' }, { message: 'x'.repeat(10_001) }])
      await expect(send(more)).rejects.toMatchObject({ problem: { code: 'validation-failed' } })
  })

  it('goes by the rights of the moment of sending: to nobody who left, and not at all of a sender who left', async () => {
    const job = (userId: string, subject: string) => ({
      id: `job ${subject}`,
      name: 'mail-group' as const,
      tenant: 'astm' as const,
      payload: { accountId: 'harbour', groupId, userId, subject, message: 'x', copyMe: false },
    })
    const run = sendGroupMail(world.ports, () => 'https://library.example.org/')
    await people({ people: [{ subject: 'usage-viewer', accounts: [] }] })
    await run(job('subscriber', 'Later'))
    expect(await addressesOf('Later')).toEqual(['admin', 'colleague'].map(castEmailOf))
    await run(job('usage-viewer', 'Gone'))
    await run(job('compass-admin', 'Foreign'))
    expect([...(await mailsOf('Gone')), ...(await mailsOf('Foreign'))]).toEqual([])
  })

  it('is written twenty times a day at most', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 21 }, (_, nth) => send({ subject: `Nr. ${nth}` }, 'admin')))
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ status: 429, problem: { code: 'too-many-requests' } }])
  })

  it('has its sentence in every language', () => {
    for (const language of LANGUAGES)
      for (const name of ['{name}', '{group}', '{library}']) expect(groupMailTexts[language]).toContain(name)
  })
})
