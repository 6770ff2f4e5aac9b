import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** shares of a request */
export const MAX_SHARES = 100
/** characters of a request */
const MAX_MESSAGE_LENGTH = 2000

/** Words of a sharer, as plain text: markup in them is text. */
export const ShareMessage = lazySchema(() => z._default(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH)), ''))

/** Reasons for which an item of a request was not shared. */
export const SHARE_FAILURES = [
  'content-not-found',
  'group-not-found',
  'person-not-found',
  'oneself',
  'group-full',
  'address-invalid',
] as const

/** The answer to a request that shares. */
export const ShareAnswer = lazySchema(() =>
  z.strictObject({
    /** key of the sentence that the page shows */
    message: z.literal('shareComfirmMsg'),
    /** number of items that are shared now, also those that were before */
    shared: z.int(),
    /** items that are not, by their place in the request */
    failed: z.array(z.strictObject({ index: z.int(), code: z.enum(SHARE_FAILURES) })),
  }),
)
