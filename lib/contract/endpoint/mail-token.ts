import * as z from 'zod/mini'
import { lazySchema } from './lazy-schema.ts'

/** 32 random bytes in Base64url, which stand in one mail alone. */
export const MailToken = lazySchema(() => z.string().check(z.regex(/^[\w-]{43}$/)))
