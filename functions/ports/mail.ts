import type { Tenant } from '#contract/tenant.ts'

/**
 * Mail to people.
 *
 * Rules
 * - Acknowledged means handed over for good; delivery is not known here.
 * - Two messages of one id are one message for at least thirty days. Only where it cannot be known whether a message was
 *   taken, because whoever handed it over went away before the answer, it goes out again: rather twice than never.
 * - Addresses, subject and body are data: a line break in an address or a subject is refused (MailRejected).
 */
export interface Mail {
  send(message: MailMessage): Promise<void>
}

export interface MailMessage {
  /** Two messages of one id are one message. */
  readonly id: string
  readonly tenant: Tenant
  readonly to: readonly string[]
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** The message breaks a rule; sending it again will not help. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected'
}

/** The mail does not go out now: nobody answers, or the sender has to be put right. Sending it again may help. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}
