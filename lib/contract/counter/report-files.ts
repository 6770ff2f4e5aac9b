import * as z from 'zod/mini'
import { FileLink } from '../documents/documents.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { reportFields } from './report-fields.ts'
import { REPORT_NAMES, type ReportName } from './report-kinds.ts'
import { periodProblems } from './reports.ts'

export const REPORT_FORMATS = ['tsv', 'xlsx'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Figure of a title that is another one than was reported. */
const RestatedFigure = lazySchema(() =>
  z.strictObject({
    /** content code; empty of the searches of the account */
    document: z.string(),
    metric: z.enum(['totalInvestigations', 'uniqueInvestigations', 'totalRequests', 'uniqueRequests', 'denials', 'searches']),
    before: z.int(),
    after: z.int(),
  }),
)

/** Change of a month that was closed: use that was delivered later. */
const RestatedMonth = lazySchema(() =>
  z.strictObject({
    month: z.string(),
    at: z.iso.datetime(),
    /** number of changed figures */
    count: z.int(),
    /** the first 500 of them */
    changes: z.array(RestatedFigure()),
  }),
)
export type RestatedMonth = SchemaType<typeof RestatedMonth>

const accountId = () => z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
const accountProblems = { 'no-such-account': { status: 404, title: 'There is no such account' } } as const

/** Those who manage keys of an account have its reports as files, too. `accountId` is the caller’s own by default. */
const forManagers = { access: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'], drm: false } as const

export const reportFiles = {
  /** Months of which there are reports, and those that were restated, the newest first. */
  reportMonths: endpoint({
    id: 'counter.reportMonths',
    method: 'GET',
    path: '/api/counter-reports',
    ...forManagers,
    input: () => z.strictObject({ accountId: accountId() }),
    output: () =>
      z.strictObject({
        accountId: z.string(),
        accountName: z.string(),
        /** absent as long as no month is closed */
        months: z.optional(z.strictObject({ first: z.string(), last: z.string() })),
        restated: z.array(RestatedMonth()),
      }),
    errors: accountProblems,
  }),
  /** Report as a table, with the filters and attributes of the COUNTER API. Each is an audit. */
  reportFile: endpoint({
    id: 'counter.reportFile',
    method: 'GET',
    path: '/api/counter-reports/file',
    ...forManagers,
    input: () =>
      z.strictObject({
        accountId: accountId(),
        report: z.enum(REPORT_NAMES as [ReportName, ...ReportName[]]),
        format: z._default(z.enum(REPORT_FORMATS), 'tsv'),
        ...reportFields(),
      }),
    output: FileLink,
    answer: 'file',
    errors: { ...accountProblems, ...periodProblems },
  }),
}
