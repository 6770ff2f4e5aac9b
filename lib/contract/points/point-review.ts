import * as z from 'zod/mini'
import { TextPlace } from '../documents/place.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from '../endpoint/limits.ts'
import { CompassPoint, PointDocument, PointId } from './point-schemas.ts'
import { accessProblems } from './points.ts'

/** `same`: the text is unchanged, wherever it moved · `changed`: it reads otherwise · `gone`: it is no longer there */
const CARRIED_KINDS = ['same', 'changed', 'gone'] as const

/** A point of an earlier edition, as it would stand in a newer one. Nothing of the point changes until somebody answers. */
const PointProposal = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    kind: z.enum(CARRIED_KINDS),
    /** the point as it is */
    point: CompassPoint(),
    /** the newer document; `closed` where its text is not open to the person */
    document: z.strictObject({
      contentCode: z.string(),
      designation: z.string(),
      closed: z.optional(z.literal(true)),
      /** the library no longer has it: the proposal can only be dropped */
      withdrawn: z.optional(z.literal(true)),
    }),
    /** absent for what is gone */
    place: z.optional(TextPlace()),
    /** words of the older and newer text; absent while one is closed */
    older: z.optional(z.string()),
    newer: z.optional(z.string()),
    /** clause of the newer text: the one it stands in, or the nearest */
    clause: z.optional(z.strictObject({ id: z.string(), number: z.string(), title: z.string() })),
    since: z.iso.datetime(),
  }),
)
export type PointProposal = SchemaType<typeof PointProposal>

export const pointReview = {
  /** Proposals that wait for the person: for points that they may edit, by document and place. */
  proposals: endpoint({
    id: 'points.proposals',
    method: 'GET',
    path: '/api/v1/compasspoint/proposals',
    access: 'account',
    input: () =>
      z.strictObject({
        /** the newer document */
        contentCode: z.optional(PointDocument()),
        kind: z.optional(z.enum(CARRIED_KINDS)),
        pageIndex: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
        pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), LIST_PAGE_SIZE),
      }),
    output: () =>
      z.strictObject({
        content: z.array(PointProposal()),
        totalElements: z.int(),
        pageSize: z.int(),
        /** numbers over all documents and kinds */
        counts: z.strictObject({ same: z.int(), changed: z.int(), gone: z.int() }),
        /** numbers by newer document, over all kinds; the first 500 documents in the order of the list */
        documents: z.array(z.strictObject({ contentCode: z.string(), same: z.int(), changed: z.int(), gone: z.int() })),
      }),
    errors: accessProblems,
  }),
  /**
   * Answers proposals: one, or all of a kind (of one newer document). `accept` makes a point in the newer edition, with the texts of
   * the older one, which stays; `move` does so at another place, of one proposal; `drop` leaves the older point alone. Proposals
   * that were answered meanwhile are skipped. At most 200 a call: `left` says how many more wait.
   */
  answer: endpoint({
    id: 'points.answer',
    method: 'POST',
    path: '/api/v1/compasspoint/proposals/answer',
    access: 'account',
    input: () =>
      z.strictObject({
        answer: z.enum(['accept', 'move', 'drop']),
        ids: z.optional(z.array(PointId()).check(z.maxLength(200))),
        kind: z.optional(z.enum(CARRIED_KINDS)),
        contentCode: z.optional(PointDocument()),
        /** target of `move` */
        place: z.optional(TextPlace()),
      }),
    output: () => z.strictObject({ answered: z.int(), skipped: z.int(), left: z.int() }),
    errors: {
      ...accessProblems,
      'no-such-place': { status: 400, title: 'The document has no such place' },
      'not-entitled': { status: 403, title: 'User is not entitled for the Document' },
      'proposal-not-found': { status: 404, title: 'There is no such proposal' },
    },
  }),
}
