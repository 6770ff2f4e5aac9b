import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema } from '../endpoint/lazy-schema.ts'
import { byMailToken } from '../endpoint/mail-token.ts'

/**
 * Mails that their readers have not asked for: documents and compass points that others share · groups that others add to or
 * write to · compass points that wait for review · invitations of people of other accounts · usage of
 * an account, for who chose it
 */
export const MAIL_KINDS = ['sharing', 'groups', 'reviews', 'invitations', 'usage'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const MailChoice = lazySchema(() => z.strictObject({ kind: z.enum(MAIL_KINDS), refused: z.boolean() }))

const choiceProblems = { 'mail-link-unknown': { status: 404, title: 'This link is not known, or no longer' } } as const

/** Choices of readers about mails, by a link in a mail and without signing in. No answer tells whose mail it was. */
export const mailChoices = {
  /** Ends mails of a kind: the one click of RFC 8058, which a mail program makes. Its body is a form, and is not read. */
  refuseMails: endpoint({
    id: 'account.refuseMails',
    method: 'POST',
    path: '/api/mail-choices/{token}',
    access: 'public',
    ignoresBody: true,
    input: byMailToken,
    output: MailChoice,
    errors: choiceProblems,
  }),
  /** Leads somebody who opens the address of `refuseMails` to its page. Changes nothing, as programs follow links by themselves. */
  openMailChoice: endpoint({
    id: 'account.openMailChoice',
    method: 'GET',
    path: '/api/mail-choices/{token}',
    access: 'public',
    input: byMailToken,
    output: () => z.strictObject({ url: z.url() }),
    answer: 'page',
  }),
  /** Tells what somebody has chosen, by a token that is in no address of a server. */
  mailChoice: endpoint({
    id: 'account.mailChoice',
    method: 'POST',
    path: '/api/mail-choice',
    access: 'public',
    input: byMailToken,
    output: MailChoice,
    errors: choiceProblems,
  }),
  /** Ends mails of a kind, or lets them come again. */
  saveMailChoice: endpoint({
    id: 'account.saveMailChoice',
    method: 'PUT',
    path: '/api/mail-choice',
    access: 'public',
    input: () => z.extend(byMailToken(), { refused: z.boolean() }),
    output: MailChoice,
    errors: choiceProblems,
  }),
}
