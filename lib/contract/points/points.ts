import * as z from 'zod/mini'
import { STANDINGS, STATUSES } from '../documents/document-card.ts'
import { PersonalPointSettings } from '../documents/point-settings-schemas.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema } from '../endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from '../endpoint/limits.ts'
import { pageNumber, pageSize } from '../endpoint/page-fields.ts'
import { accessProblems, documentOfPointProblems, pointProblems, pointWriteProblems, shareProblems } from './point-problems.ts'
import {
  CompassPoint,
  PlacedPoint,
  POINT_STATUSES,
  PointAudit,
  PointDocument,
  PointId,
  PointPage,
  PointSelection,
  PointTexts,
} from './point-schemas.ts'
import { actUse, viewUse } from './point-uses.ts'
import { PlacedProposal } from './proposal-schemas.ts'

const SORTED_BY = ['designation', 'status', 'name', 'createdBy', 'createdDate', 'deactivatedBy', 'deactivatedDate'] as const
type PointColumn = (typeof SORTED_BY)[number]
/** Columns; with `-` at the end descending. `status` is that of the document. */
const POINT_SORTS = SORTED_BY.flatMap((column) => [column, `${column}-`] as const) as readonly (PointColumn | `${PointColumn}-`)[]

const day = () => z.optional(z.iso.date())

/**
 * Points of a list. The default sort is `createdDate-`, of inactive points `deactivatedDate-`. `text` matches names,
 * descriptions, overlay details, selected texts, designations and authors, ignoring case; `from` and `to` are days (UTC) of
 * creation, both included.
 */
export const ChosenPoints = lazySchema(() =>
  z.strictObject({
    status: z._default(z.enum(POINT_STATUSES), 'active'),
    sort: z.optional(z.enum(POINT_SORTS as [string, ...string[]])),
    text: z.optional(z.string().check(z.maxLength(200))),
    publisher: z.optional(z.string().check(z.maxLength(100))),
    contentStatus: z.optional(z.enum(STATUSES)),
    /** standing of the document; `amended` is in force */
    standing: z.optional(z.enum(STANDINGS)),
    createdBy: z.optional(z.string().check(z.maxLength(300))),
    from: day(),
    to: day(),
  }),
)
const pageOfChosen = () => z.extend(ChosenPoints(), { pageIndex: pageNumber(1), pageSize: pageSize(LIST_PAGE_SIZE) })

const byId = lazySchema(() => z.strictObject({ id: PointId() }))

/** Notes of a company on places in documents. They belong to an account; whoever leaves it no longer sees them. */
export const points = {
  /**
   * Points of a document in the order of their places, with where they are in one of its renditions; those without a place last.
   * `proposals` are points of other editions and languages that wait to be accepted here: the first 1,000 of `proposed`.
   */
  ofDocument: endpoint({
    id: 'points.ofDocument',
    method: 'GET',
    path: '/api/v1/compasspoint/list',
    access: 'account',
    input: () =>
      z.strictObject({
        contentCode: PointDocument(),
        rendition: z._default(z.enum(['pdf', 'html']), 'pdf'),
        status: z._default(z.enum(POINT_STATUSES), 'active'),
      }),
    output: () =>
      z.strictObject({
        content: z.array(PlacedPoint()),
        totalElements: z.int(),
        pageSize: z.int(),
        proposals: z.array(PlacedProposal()),
        proposed: z.int(),
        /** those for the document, so that a reader needs no second call */
        settings: PersonalPointSettings(),
      }),
    errors: { ...accessProblems, ...documentOfPointProblems },
  }),
  one: endpoint({
    id: 'points.one',
    method: 'GET',
    path: '/api/v1/compasspoint/{id}',
    access: 'account',
    use: viewUse,
    input: byId,
    output: CompassPoint,
    errors: { ...pointProblems, ...documentOfPointProblems },
  }),
  /**
   * The point of a link, as much of it as leads to its text or says that it is deactivated. Where its document is closed to the
   * person, the problem has the same as `stored`.
   */
  shared: endpoint({
    id: 'points.shared',
    method: 'GET',
    path: '/api/v1/compasspoint',
    access: 'account',
    use: viewUse,
    input: () => z.strictObject({ compassPointUUID: PointId() }),
    output: () =>
      z.strictObject({
        compassPointID: z.string(),
        compassPointUUID: z.string(),
        contentCode: z.string(),
        designation: z.string(),
        isDeleted: z.boolean(),
        deletedDate: z.optional(z.iso.datetime()),
        createdUserName: z.string(),
        creatorEmail: z.string(),
        pageNumber: z.optional(z.int()),
      }),
    errors: { ...pointProblems, ...documentOfPointProblems },
  }),
  /** Adds a point. With `compassPointUUID` idempotent: the same point sent again is that point. */
  create: endpoint({
    id: 'points.create',
    method: 'POST',
    path: '/api/v1/compasspoint',
    access: 'account',
    use: actUse('created'),
    input: () =>
      z.extend(PointTexts(), {
        contentID: PointDocument(),
        ...PointSelection().shape,
        compassPointUUID: z.optional(z.uuid()),
      }),
    output: CompassPoint,
    errors: pointWriteProblems,
  }),
  /** Changes an active point: its texts, or with a selection its place too. With `version` only if that is still its version. */
  edit: endpoint({
    id: 'points.edit',
    method: 'PUT',
    path: '/api/v1/compasspoint/{id}',
    access: 'account',
    use: actUse('edited'),
    input: () =>
      z.extend(PointTexts(), {
        id: PointId(),
        ...PointSelection().shape,
        version: z.optional(z.int().check(z.minimum(1))),
      }),
    output: CompassPoint,
    errors: pointWriteProblems,
  }),
  /** Idempotent. */
  deactivate: endpoint({
    id: 'points.deactivate',
    method: 'POST',
    path: '/api/v1/compasspoint/deactivate/{id}',
    access: 'account',
    use: actUse('deactivated'),
    input: byId,
    output: CompassPoint,
    errors: pointProblems,
  }),
  /** Idempotent. */
  activate: endpoint({
    id: 'points.activate',
    method: 'POST',
    path: '/api/v1/compasspoint/activate/{id}',
    access: 'account',
    use: actUse('reactivated'),
    input: byId,
    output: CompassPoint,
    errors: pointProblems,
  }),
  /** Marks an active point as shared. Idempotent. */
  markShared: endpoint({
    id: 'points.markShared',
    method: 'POST',
    path: '/api/v1/compasspoint/mark-shared',
    access: 'account',
    use: actUse('shared'),
    input: () => z.strictObject({ compassPointID: PointId() }),
    output: CompassPoint,
    errors: shareProblems,
  }),
  /** Points of one document that the person sees, as a list. `offset` is the number of the page, from 1. */
  pageOfDocument: endpoint({
    id: 'points.pageOfDocument',
    method: 'GET',
    path: '/api/v1/compasspoint/page-view',
    access: 'account',
    input: () =>
      z.extend(ChosenPoints(), { contentID: PointDocument(), offset: pageNumber(1), pageSize: pageSize(LIST_PAGE_SIZE) }),
    output: PointPage,
    errors: accessProblems,
  }),
  /** Points that the person sees. */
  list: endpoint({
    id: 'points.list',
    method: 'GET',
    path: '/api/v1/compasspoint/detail/page-view',
    access: 'account',
    input: pageOfChosen,
    output: PointPage,
    errors: accessProblems,
  }),
  /** All points of the account. */
  listAdmin: endpoint({
    id: 'points.listAdmin',
    method: 'GET',
    path: '/api/v1/compasspoint/list-admin',
    access: ['COMPASS_POINT_ADMIN'],
    input: pageOfChosen,
    output: PointPage,
    errors: accessProblems,
  }),
  /** Changes of a point, with `createdDate-` the newest first. */
  history: endpoint({
    id: 'points.history',
    method: 'GET',
    path: '/api/v1/audits/compassPoint/{id}/all',
    access: 'account',
    input: () =>
      z.strictObject({
        id: PointId(),
        pageIndex: pageNumber(0),
        pageSize: pageSize(LIST_PAGE_SIZE),
        sort: z._default(z.enum(['createdDate', 'createdDate-']), 'createdDate-'),
      }),
    output: () =>
      z.strictObject({
        name: z.string(),
        designation: z.string(),
        totalItems: z.int(),
        totalElements: z.int(),
        pageSize: z.int(),
        content: z.array(PointAudit()),
      }),
    errors: pointProblems,
  }),
}
