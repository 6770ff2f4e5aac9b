import { z } from 'zod'
import { FileLink } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { later, type Made } from './later.ts'
import { Refinement, SEARCH_TEXT_LIMIT } from './search.ts'
import { SEARCH_TYPES } from './tenant.ts'

export const FEEDBACK_LIMITS = { q1Response: 100, q2Response: 500 } as const

const Feedback = later(() =>
  z.strictObject({
    searchQuery: z.string().max(SEARCH_TEXT_LIMIT).default(''),
    searchType: z.enum(SEARCH_TYPES),
    /** which document was looked for */
    q1Response: z.string().trim().min(1).max(FEEDBACK_LIMITS.q1Response),
    q2Response: z.string().trim().max(FEEDBACK_LIMITS.q2Response).default(''),
    refinements: z.array(Refinement()).max(200).default([]),
    version: z.literal('classic').default('classic'),
  }),
)

const StoredFeedback = later(() =>
  Feedback().required().extend({
    id: z.string(),
    at: z.iso.datetime(),
    userId: z.string(),
    /** empty for guests */
    email: z.string(),
    accountId: z.string(),
  }),
)
export type StoredFeedback = Made<typeof StoredFeedback>

/** Days of the whole world's time (UTC), both included; `text` stands in any of the texts, whatever its case. */
const Chosen = later(() =>
  z.strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    text: z.string().max(200).optional(),
  }),
)
export type ChosenFeedback = Made<typeof Chosen>

export const feedback = {
  submit: endpoint({
    id: 'feedback.submit',
    method: 'POST',
    path: '/api/user/feedback',
    access: 'account',
    input: Feedback,
    output: () => z.strictObject({ id: z.string() }),
  }),
  /** the newest first */
  list: endpoint({
    id: 'feedback.list',
    method: 'GET',
    path: '/api/admin/search-feedback',
    access: ['ADMIN'],
    drm: false,
    input: () =>
      Chosen().extend({
        page: z.coerce.number().int().min(0).max(1_000_000).default(0),
        size: z.coerce.number().int().min(1).max(100).default(25),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(StoredFeedback()) }),
  }),
  /** CSV (RFC 4180, UTF-8 with a byte order mark) of all that is chosen; no cell of it is a formula. */
  export: endpoint({
    id: 'feedback.export',
    method: 'GET',
    path: '/api/admin/search-feedback/csv',
    access: ['ADMIN'],
    drm: false,
    input: Chosen,
    output: FileLink,
    answer: 'file',
  }),
}
