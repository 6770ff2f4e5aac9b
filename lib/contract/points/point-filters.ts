import * as z from 'zod/mini'
import { STANDINGS, Status } from '../documents/document-card.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { accessProblems } from './point-problems.ts'
import { POINT_STATUSES } from './point-schemas.ts'

/** values of a filter */
export const MAX_POINT_FILTER_VALUES = 500

export const pointFilters = {
  /** Values by which a list of points can be narrowed: those of the points in it, the first ones in their order. */
  filters: endpoint({
    id: 'points.filters',
    method: 'GET',
    path: '/api/v1/compasspoint/filters',
    access: 'account',
    input: () =>
      z.strictObject({
        /** `admin`: all of the account, for its compass administrator */
        list: z._default(z.enum(['own', 'admin']), 'own'),
        status: z._default(z.enum(POINT_STATUSES), 'active'),
      }),
    output: () =>
      z.strictObject({
        publishers: z.array(z.string()),
        /** statuses of the documents */
        statuses: z.array(Status()),
        /** standings of the documents, in the order of every list of them */
        standings: z.array(z.enum(STANDINGS)),
        authors: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      }),
    errors: accessProblems,
  }),
}
