import type { MailKind } from '#contract/mails/mail-choices.ts'
import type { MailMessage } from '#ports/mail.ts'
import type { Ports } from '#ports/ports.ts'
import { frameLetter } from './frame-letter.ts'
import type { Letter } from './letter.ts'
import { type DocumentAddress, pageAddress } from './mail-addresses.ts'
import { addressHash, makeStopToken, refusesMails } from './mail-choices.ts'

/** A letter to one address. */
export interface AddressedLetter extends Pick<MailMessage, 'id' | 'tenant'> {
  readonly to: string
  /** whoever gets the answers; empty for somebody without an address */
  readonly replyTo?: string
  /** language of the reader */
  readonly langKey: string
  readonly letter: Letter
}

/** Sends a letter that its reader has asked for. */
export async function sendLetter(
  { mail }: Pick<Ports, 'mail'>,
  { id, tenant, to, replyTo, langKey, letter }: AddressedLetter,
): Promise<void> {
  await mail.send({ id, tenant, to: [to], ...(replyTo && { replyTo }), ...frameLetter(letter, { tenant, langKey }) })
}

/**
 * Sends a letter that its reader has not asked for, unless they refuse its kind. It says how to end such mails, to people and, by
 * RFC 8058, to their mail program.
 */
export async function sendUnasked(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
  kind: MailKind,
  { id, tenant, to, replyTo, langKey, letter }: AddressedLetter,
): Promise<void> {
  const mailed = { address: addressHash(to), kind }
  if (await refusesMails(table, tenant, mailed)) return
  const token = await makeStopToken({ table, clock }, tenant, mailed)
  const stop = pageAddress(addressOf, tenant, `/mail-choice#${token}`)
  const unsubscribe = pageAddress(addressOf, tenant, `/api/mail-choices/${token}`)
  const framed = frameLetter(letter, { tenant, langKey, stop })
  await mail.send({ id, tenant, to: [to], ...(replyTo && { replyTo }), ...framed, unsubscribe })
}
