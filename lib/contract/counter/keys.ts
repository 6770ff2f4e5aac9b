import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Parts by which a program proves that it has the key, beside `customer_id`. */
export const KEY_PARTS = ['requestor', 'api-key', 'both'] as const
export type KeyParts = (typeof KEY_PARTS)[number]
/** Keys of an account. */
export const MAX_KEYS = 20

const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u))
const accountId = () => z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
const id = () => z.string().check(z.minLength(1), z.maxLength(100))

const AccountKey = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    name: z.string(),
    parts: z.enum(KEY_PARTS),
    made: z.iso.datetime(),
    renewed: z.optional(z.iso.datetime()),
    /** last use, to the minute; absent before the first */
    used: z.optional(z.iso.datetime()),
  }),
)
export type AccountKey = SchemaType<typeof AccountKey>

/** A key with its secrets, which are told this once. */
const ShownKey = lazySchema(() =>
  z.strictObject({
    key: AccountKey(),
    customer_id: z.string(),
    requestor_id: z.optional(z.string()),
    api_key: z.optional(z.string()),
  }),
)
export type ShownKey = SchemaType<typeof ShownKey>

const accountProblems = { 'no-such-account': { status: 404, title: 'There is no such account' } } as const
const keyProblems = { ...accountProblems, 'key-not-found': { status: 404, title: 'There is no such key' } } as const

/**
 * Keys of accounts, for programs of customers. `accountId` is the caller’s own by default; another one is for administrators of the
 * tenant. Each change is an audit.
 */
const forManagers = { access: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'], drm: false } as const

export const counterKeys = {
  /** Keys in the order of their making. */
  keys: endpoint({
    id: 'counter.keys',
    method: 'GET',
    path: '/api/account-keys',
    ...forManagers,
    input: () => z.strictObject({ accountId: accountId() }),
    output: () => z.strictObject({ accountId: z.string(), accountName: z.string(), keys: z.array(AccountKey()) }),
    errors: accountProblems,
  }),
  makeKey: endpoint({
    id: 'counter.makeKey',
    method: 'POST',
    path: '/api/account-keys',
    ...forManagers,
    input: () => z.strictObject({ accountId: accountId(), name: name(), parts: z._default(z.enum(KEY_PARTS), 'both') }),
    output: ShownKey,
    errors: { ...accountProblems, 'too-many-keys': { status: 409, title: `An account has at most ${MAX_KEYS} keys` } },
  }),
  /** Gives the key other secrets. The former ones are refused from now on. */
  renewKey: endpoint({
    id: 'counter.renewKey',
    method: 'PUT',
    path: '/api/account-keys/{id}',
    ...forManagers,
    input: () => z.strictObject({ id: id(), accountId: accountId() }),
    output: ShownKey,
    errors: keyProblems,
  }),
  endKey: endpoint({
    id: 'counter.endKey',
    method: 'DELETE',
    path: '/api/account-keys/{id}',
    ...forManagers,
    input: () => z.strictObject({ id: id(), accountId: accountId() }),
    output: () => z.strictObject({}),
    answer: 'none',
    errors: keyProblems,
  }),
}
