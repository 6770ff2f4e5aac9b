import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** characters */
const MAX_SUBJECT_LENGTH = 255
const MAX_MESSAGE_LENGTH = 10_000

const Id = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(200)))
const Subject = lazySchema(() =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SUBJECT_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)),
)

/** Mail to the people of a group. */
export const groupMail = {
  /**
   * Mails a text to everybody in a group but its sender, each for themselves; answers go to the sender. Up to 20 a day. The same text
   * sent again on a day is one mail.
   */
  send: endpoint({
    id: 'groups.send',
    method: 'POST',
    path: '/api/group/sendMailToGroup',
    access: 'individual',
    input: () =>
      z.strictObject({
        groupId: z.optional(Id()),
        groupID: z.optional(Id()),
        subject: Subject(),
        /** plain text: markup in it is text */
        message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
        /** sends a copy to the sender */
        copyMeFlag: z._default(z.boolean(), false),
      }),
    output: () => z.strictObject({}),
    errors: { 'group-not-found': { status: 404, title: 'There is no such group' } },
  }),
}
