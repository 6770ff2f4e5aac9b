import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { MAIL_KINDS } from './mail-choices.ts'

const MailPreferences = lazySchema(() =>
  z.strictObject({ mails: z.array(z.strictObject({ kind: z.enum(MAIL_KINDS), isWanted: z.boolean() })) }),
)
export type MailPreferences = SchemaType<typeof MailPreferences>

const PATH = '/api/user-accounts/mails'

/** Choices of a person about mails that they have not asked for, at the address of their sign-in. */
export const mailPreferences = {
  mails: endpoint({
    id: 'account.mails',
    method: 'GET',
    path: PATH,
    access: 'individual',
    input: () => z.strictObject({}),
    output: MailPreferences,
  }),
  saveMails: endpoint({
    id: 'account.saveMails',
    method: 'PUT',
    path: PATH,
    access: 'individual',
    input: () => z.strictObject({ kind: z.enum(MAIL_KINDS), isWanted: z.boolean() }),
    output: MailPreferences,
  }),
}
