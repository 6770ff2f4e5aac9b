import type { Tenant } from '#contract/tenant.ts'

/**
 * Mail to people.
 *
 * Rules
 * - Acknowledged means handed over for good; delivery is not known here.
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
