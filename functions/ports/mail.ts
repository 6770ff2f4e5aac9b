import type { Tenant } from '#contract/tenant.ts'

/**
 * Mail to people.
 *
 * Rules
 * - An acknowledged message is handed over durably; its delivery is unknown here.
 * - Two messages with the same id are one message for at least thirty days. A message is sent again only where its sender was
 *   killed before the mail service answered: rather twice than never.
 * - Addresses, subject and body are data: a line break in an address or a subject is refused (MailRejected).
 * - A message with an unsubscribe address goes out with the headers of RFC 8058; what is no web address is refused.
 */
export interface Mail {
  send(message: MailMessage): Promise<void>
}

export interface MailMessage {
  /** two messages with the same id are one message */
  readonly id: string
  readonly tenant: Tenant
  readonly to: readonly string[]
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** web address to which a mail program posts the one click that ends such mails */
  readonly unsubscribe?: string
}

/** The message breaks a rule. Do not retry. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected'
}

/** The mail service does not answer, or its sender is configured wrongly. A later retry may succeed. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}
