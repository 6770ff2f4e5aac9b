import { type MailMessage, MailRejected } from '#ports/mail.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+$/
/** A web address that can stand between angle brackets, in one line of a mail. */
const WEB_ADDRESS = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,900}$/

/** Checks the rules of the port, which every adapter shares. */
export function checkMessage({ to, replyTo, subject, unsubscribe }: MailMessage): void {
  if (to.length === 0) throw new MailRejected('nobody to send it to')
  for (const address of replyTo === undefined ? to : [...to, replyTo])
    if (!ADDRESS.test(address) || /\p{Cc}/u.test(address)) throw new MailRejected('not an address')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) throw new MailRejected('a line break in the subject')
  if (unsubscribe !== undefined && !WEB_ADDRESS.test(unsubscribe)) throw new MailRejected('not a web address to unsubscribe at')
}
