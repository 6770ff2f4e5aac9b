import * as z from 'zod/mini'
import { ContentCode } from './documents/document-card.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from './endpoint/limits.ts'

/** Characters of the reason that whoever asked is told. */
export const MAX_REASON_LENGTH = 1000

const byCode = lazySchema(() => z.strictObject({ contentCode: z.string() }))

/** Request of the caller. `handled` is the time at which an administrator marked it; absent while it is open. */
const AccessRequest = lazySchema(() =>
  z.strictObject({
    since: z.iso.datetime(),
    handled: z.optional(z.iso.datetime()),
    /** words of whoever handled it; absent where there are none */
    reason: z.optional(z.string()),
  }),
)

/** Request as an administrator sees it. */
const ReceivedRequest = lazySchema(() =>
  z.extend(AccessRequest(), {
    id: z.string(),
    /** account of whoever asks, and its name */
    accountId: z.string(),
    accountName: z.string(),
    contentCode: ContentCode(),
    designationNo: z.string(),
    documentTitle: z.string(),
    /** `shared`: the sign-in belongs to an organization, so the person behind it is unknown */
    from: z.strictObject({ name: z.string(), email: z.string(), shared: z.boolean() }),
  }),
)
export type ReceivedRequest = SchemaType<typeof ReceivedRequest>

const requestProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'already-readable': { status: 409, title: 'The account can read this document' },
  'not-requestable': { status: 409, title: 'This document is read on the site of its publisher' },
  'too-many-access-requests': { status: 409, title: 'Too many requests are open' },
} as const

const receivedProblems = { 'access-request-not-found': { status: 404, title: 'There is no such request' } } as const

/** Requests of people to read documents that are closed to their account, or of which the library has no text. */
export const access = {
  /** Idempotent while the request is open; a handled one is opened anew. Guests are refused: nobody could answer them. */
  request: endpoint({
    id: 'access.request',
    method: 'POST',
    path: '/api/access-requests',
    access: 'account',
    input: byCode,
    output: AccessRequest,
    errors: requestProblems,
  }),
  /** The caller's own request of a document; empty without one. */
  own: endpoint({
    id: 'access.own',
    method: 'GET',
    path: '/api/access-requests/current-user',
    access: 'account',
    input: byCode,
    output: () => z.strictObject({ request: z.optional(AccessRequest()) }),
  }),
  /** Requests of all accounts for who administers the tenant, else of the own account: open ones first, and the newest first. */
  list: endpoint({
    id: 'access.list',
    method: 'GET',
    path: '/api/access-requests',
    access: ['ADMIN', 'COMPASS_USER_ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
        size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), LIST_PAGE_SIZE),
      }),
    output: () => z.strictObject({ count: z.int(), open: z.int(), result: z.array(ReceivedRequest()) }),
  }),
  /**
   * Marks a request as handled, which is mailed to whoever asked with the reason, or as open again. `accountId` is the caller's own by
   * default; another one is for who administers the tenant. A handled request is deleted after a year.
   */
  handle: endpoint({
    id: 'access.handle',
    method: 'PUT',
    path: '/api/access-requests/{id}',
    access: ['ADMIN', 'COMPASS_USER_ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        accountId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
        handled: z.boolean(),
        reason: z._default(
          z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*(\n[^\p{Cc}\p{Cs}]*)*$/u)),
          '',
        ),
      }),
    output: ReceivedRequest,
    errors: receivedProblems,
  }),
}
