import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Mail, type MailMessage, MailRejected } from '#ports/mail.ts'

/** An adapter under test; `arrived` are the messages that were handed over. */
export interface MailUnderTest {
  readonly mail: Mail
  arrived(): Promise<readonly MailMessage[]>
  close(): Promise<void>
}

export function mailConformance(name: string, open: () => Promise<MailUnderTest>): void {
  describe(`the mail port on ${name}`, () => {
    let under: MailUnderTest
    let count = 0
    const newMessage = (facts: Partial<MailMessage> = {}): MailMessage => ({
      id: `conformance-${Date.now()}-${process.pid}-${count++}`,
      tenant: 'astm',
      to: ['reader@example.com'],
      subject: 'A subject',
      text: 'A text.',
      ...facts,
    })
    const arrivedOf = async ({ id }: MailMessage) => (await under.arrived()).filter((message) => message.id === id)
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    it('hands a message over with everything in it', async () => {
      const message = newMessage({
        to: ['a@example.com', 'b+c@example.org'],
        replyTo: 'help@example.com',
        subject: 'Überarbeitet: "ISO 9001" <b>& 改訂 🎓',
        text: 'Zeile\r\nنص\n.\n',
        html: '<p>Zeile</p>',
        unsubscribe: `https://library.example.org/api/mail-choices/${'x'.repeat(43)}`,
      })
      await under.mail.send(message)
      expect(await arrivedOf(message)).toEqual([expect.objectContaining({ ...message })])
    })

    it('takes two messages of one id for one', async () => {
      const message = newMessage()
      await Promise.all([under.mail.send(message), under.mail.send(message)])
      await under.mail.send({ ...message, text: 'again' })
      expect((await arrivedOf(message)).map(({ text }) => text)).toEqual([message.text])
    })

    it.each([
      ['a line break in an address', { to: ['a@example.com\r\nBcc: b@example.com'] }],
      ['a line break in the second address', { to: ['a@example.com', 'b@example.com\n'] }],
      ['a line break in the address to reply to', { replyTo: 'a@example.com\nBcc: b@example.com' }],
      ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.com' }],
      ['a bare return in the subject', { subject: 'Hello\rBcc: b@example.com' }],
      ['a Unicode line break in the subject', { subject: 'Hello\u2028Bcc' }],
      ['a line break in the address to unsubscribe at', { unsubscribe: 'https://a.example/\r\nBcc: b@example.com' }],
      ['an address to unsubscribe at that is none of the web', { unsubscribe: 'mailto:a@example.com' }],
      ['what is no address', { to: ['nobody'] }],
      ['nobody', { to: [] }],
    ])('refuses %s and sends nothing', async (_, facts) => {
      const message = newMessage(facts)
      await expect(under.mail.send(message)).rejects.toBeInstanceOf(MailRejected)
      expect(await arrivedOf(message)).toEqual([])
    })
  })
}
