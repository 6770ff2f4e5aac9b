import { type MailMessage, MailRejected } from '#ports/mail.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Checks the rules of the port, which every adapter shares. */
export function checkMessage({ to, replyTo, subject }: MailMessage): void {
  if (to.length === 0) throw new MailRejected('nobody to send it to')
  for (const address of replyTo === undefined ? to : [...to, replyTo])
    if (!ADDRESS.test(address) || /\p{Cc}/u.test(address)) throw new MailRejected('not an address')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) throw new MailRejected('a line break in the subject')
}
