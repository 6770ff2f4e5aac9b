import * as z from 'zod/mini'
import { lazySchema } from './lazy-schema.ts'

/** characters; more than a token has, so that one which was cut or has grown on its way answers like any that is unknown */
const MAX_LENGTH = 200

/** 32 random bytes in Base64url, which stand in one mail alone. */
const MailToken = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH)))

/** Names what a mail is about without signing in. */
export const byMailToken = lazySchema(() => z.strictObject({ token: MailToken() }))
