import * as z from 'zod/mini'
import { TextPlace } from '../documents/place.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { LIST_PAGE_SIZE } from '../endpoint/limits.ts'
import { pageNumber, pageSize } from '../endpoint/page-fields.ts'
import { accessProblems } from './point-problems.ts'
import { PointDocument, PointId } from './point-schemas.ts'
import { CARRIED_KINDS, CarriedCounts, PointProposal } from './proposal-schemas.ts'

export const pointReview = {
  /** Proposals that wait for the person, by document and place: those that they may answer, or all that they see. */
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
        of: z._default(z.enum(['answerable', 'seen']), 'answerable'),
        pageIndex: pageNumber(1),
        pageSize: pageSize(LIST_PAGE_SIZE),
      }),
    output: () =>
      z.strictObject({
        content: z.array(PointProposal()),
        totalElements: z.int(),
        pageSize: z.int(),
        /** numbers over all documents and kinds */
        counts: CarriedCounts(),
        /** numbers by newer document, over all kinds; the first 500 documents in the order of the list */
        documents: z.array(z.extend(CarriedCounts(), { contentCode: z.string() })),
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
    use: {
      kind: 'point',
      facts: ({ answer, contentCode: document }, { answered: times }) =>
        answer === 'drop' || times === 0 ? [] : [{ act: 'carried', document, times }],
    },
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
