import * as z from 'zod/mini'
import { FileLink } from './documents/documents.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { SEARCH_TEXT_LIMIT } from './endpoint/limits.ts'
import { Refinement } from './search.ts'
import { SEARCH_TYPES } from './tenant.ts'

export const FEEDBACK_STATES = ['open', 'done'] as const
const FEEDBACK_FORMATS = ['csv', 'xlsx'] as const
export const FEEDBACK_LIMITS = { q1Response: 100, q2Response: 500 } as const

const Feedback = lazySchema(() =>
  z.strictObject({
    searchQuery: z._default(z.string().check(z.maxLength(SEARCH_TEXT_LIMIT)), ''),
    searchType: z.enum(SEARCH_TYPES),
    /** document that the person looked for */
    q1Response: z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_LIMITS.q1Response)),
    q2Response: z._default(z.string().check(z.trim(), z.maxLength(FEEDBACK_LIMITS.q2Response)), ''),
    refinements: z._default(z.array(Refinement()).check(z.maxLength(200)), []),
    version: z._default(z.literal('classic'), 'classic'),
  }),
)

const StoredFeedback = lazySchema(() =>
  z.extend(z.required(Feedback()), {
    id: z.string(),
    at: z.iso.datetime(),
    userId: z.string(),
    /** empty for guests */
    email: z.string(),
    accountId: z.string(),
    /** `done` where an administrator marked it */
    state: z.enum(FEEDBACK_STATES),
  }),
)
export type StoredFeedback = SchemaType<typeof StoredFeedback>

/** Filter of the list. `from` and `to` are days in UTC, both included; `text` matches any of the texts, ignoring case. */
const Chosen = lazySchema(() =>
  z.strictObject({
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    text: z.optional(z.string().check(z.maxLength(200))),
    state: z.optional(z.enum(FEEDBACK_STATES)),
  }),
)
export type ChosenFeedback = SchemaType<typeof Chosen>

export const feedback = {
  submit: endpoint({
    id: 'feedback.submit',
    method: 'POST',
    path: '/api/user/feedback',
    access: 'account',
    input: Feedback,
    output: () => z.strictObject({ id: z.string() }),
  }),
  /** Newest first. */
  list: endpoint({
    id: 'feedback.list',
    method: 'GET',
    path: '/api/admin/search-feedback',
    access: ['ADMIN'],
    drm: false,
    input: () =>
      z.extend(Chosen(), {
        page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
        size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(StoredFeedback()) }),
  }),
  /** Marks feedback as done, or as open again. `at` is its time, by which it is found. */
  mark: endpoint({
    id: 'feedback.mark',
    method: 'PUT',
    path: '/api/admin/search-feedback/{id}',
    access: ['ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        at: z.iso.datetime(),
        state: z.enum(FEEDBACK_STATES),
      }),
    output: StoredFeedback,
    errors: { 'feedback-not-found': { status: 404, title: 'There is no such feedback' } },
  }),
  /**
   * All matching feedback in the order of the list, as CSV (RFC 4180, UTF-8 with a byte order mark), whose cells are guarded against
   * formulas, or as a workbook (XLSX), whose cells have types.
   */
  export: endpoint({
    id: 'feedback.export',
    method: 'GET',
    path: '/api/admin/search-feedback/csv',
    access: ['ADMIN'],
    drm: false,
    input: () => z.extend(Chosen(), { format: z._default(z.enum(FEEDBACK_FORMATS), 'csv') }),
    output: FileLink,
    answer: 'file',
  }),
}
