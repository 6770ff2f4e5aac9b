import * as z from 'zod/mini'
import { lazySchema } from './lazy-schema.ts'

/** 32 random bytes in Base64url, which stand in one mail alone. */
const MailToken = lazySchema(() => z.string().check(z.regex(/^[\w-]{43}$/)))

/** Names what a mail is about without signing in. */
export const byMailToken = lazySchema(() => z.strictObject({ token: MailToken() }))
