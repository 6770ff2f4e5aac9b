import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { SEARCH_TEXT_LIMIT } from '../endpoint/limits.ts'
import { ContentCode } from './document-card.ts'
import { designationProblems } from './document-problems.ts'

/** Document that administrators lead an old link to. */
const LinkTarget = lazySchema(() => z.strictObject({ contentCode: ContentCode(), designationNo: z.string() }))
const UnresolvedLink = lazySchema(() =>
  z.strictObject({
    link: z.string(),
    times: z.int(),
    lastUsed: z.iso.datetime(),
    /** absent until somebody leads it */
    leadsTo: z.optional(LinkTarget()),
  }),
)
const OldLink = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(500)))
export type UnresolvedLink = SchemaType<typeof UnresolvedLink>

/** Calls about old links, for administrators. */
export const oldLinks = {
  /** Old links that found no document, the most frequent first. A link is forgotten 90 days after its last use. */
  unresolvedLinks: endpoint({
    id: 'documents.unresolvedLinks',
    method: 'GET',
    path: '/api/documents/unresolved-links',
    access: ['ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
        size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(UnresolvedLink()) }),
  }),
  /** Leads an old link to the document of a designation or a content code, from now on and for good. Idempotent. */
  leadLink: endpoint({
    id: 'documents.leadLink',
    method: 'POST',
    path: '/api/documents/unresolved-links/lead',
    access: ['ADMIN'],
    drm: false,
    input: () => z.strictObject({ link: OldLink(), designation: z.string().check(z.maxLength(SEARCH_TEXT_LIMIT)) }),
    output: LinkTarget,
    errors: designationProblems,
  }),
  /** Takes an old link off the list; it comes back when it is used again. Idempotent. */
  dropLink: endpoint({
    id: 'documents.dropLink',
    method: 'POST',
    path: '/api/documents/unresolved-links/drop',
    access: ['ADMIN'],
    drm: false,
    input: () => z.strictObject({ link: OldLink() }),
    output: () => z.strictObject({}),
  }),
} as const
