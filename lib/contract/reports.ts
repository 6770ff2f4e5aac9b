import * as z from 'zod/mini'
import { FileLink } from './documents/documents.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { LanguageCode } from './endpoint/languages.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

export const REPORTS = ['usage', 'compass-points'] as const

const MAX_LENGTH = 300
const text = () => z.optional(z.string().check(z.maxLength(MAX_LENGTH)))
const theme = () => z._default(z.enum(['light', 'dark']), 'light')

/**
 * Fields by which somebody chooses what a report shows. They are read as they come: whoever writes a day that is none reads so in the
 * report. `ticket` stands for a viewer, who may choose nothing but what they may see.
 */
const shownFields = () => ({
  ticket: z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH)),
  language: z._default(LanguageCode(), 'en'),
  theme: theme(),
  /** `use`, `cost` for the cost of a use, or `turnaways` for what could not be opened */
  view: text(),
  /** first and last day; by default the last seven, of costs the last year */
  from: text(),
  to: text(),
  /** id of an account, or `*` for all of them; by default the viewer’s own */
  account: text(),
  /** `together`: editions of a standard in one row */
  editions: text(),
  publisher: text(),
  subscription: text(),
  document: text(),
  /** an act on compass points */
  act: text(),
})

const reportProblems = { 'report-ended': { status: 403, title: 'The report can be shown no longer' } } as const

/** How often somebody gets the usage of their account by mail. */
const ReportMailsShape = lazySchema(() => z.strictObject({ every: z.enum(['never', 'week', 'month']) }))
export type ReportMails = SchemaType<typeof ReportMailsShape>

const forReaders = { access: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'], drm: false } as const

export const reports = {
  /**
   * URL to embed a report, which opens with the account's last seven days. It lasts an hour, and no longer than the rights of its viewer;
   * one of QuickSight is for five minutes. `usage` is for administrators, who may go on to all accounts of the tenant, and for usage
   * viewers and administrators of an account; `compass-points` for compass point administrators. The report follows `language` and `theme` of the page, as far as
   * QuickSight supports them.
   */
  embed: endpoint({
    id: 'reports.embed',
    method: 'GET',
    path: '/api/reports/{reportId}',
    access: ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER', 'COMPASS_POINT_ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        reportId: z.enum(REPORTS),
        language: z._default(LanguageCode(), 'en'),
        theme: theme(),
        /** first and last day, by default the last seven */
        from: text(),
        to: text(),
      }),
    output: () => z.strictObject({ EmbedUrl: z.string() }),
  }),
  /** The report as a page for a frame, without a script. */
  show: endpoint({
    id: 'reports.show',
    method: 'GET',
    path: '/dashboards/{ticket}',
    access: 'public',
    answer: 'html',
    input: () => z.strictObject({ ...shownFields(), rows: text() }),
    output: () => z.strictObject({ html: z.string() }),
    errors: reportProblems,
  }),
  /** Choice of the person for the account. Mails have numbers and a link, and none comes where nothing was used. */
  mails: endpoint({
    id: 'reports.mails',
    method: 'GET',
    path: '/api/report-mails',
    ...forReaders,
    input: () => z.strictObject({}),
    output: ReportMailsShape,
  }),
  saveMails: endpoint({
    id: 'reports.saveMails',
    method: 'PUT',
    path: '/api/report-mails',
    ...forReaders,
    input: ReportMailsShape,
    output: ReportMailsShape,
  }),
  /** A table of the report with all its rows. */
  file: endpoint({
    id: 'reports.file',
    method: 'GET',
    path: '/dashboards/{ticket}/{table}',
    access: 'public',
    input: () =>
      z.strictObject({
        ...shownFields(),
        table: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
        format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
      }),
    output: FileLink,
    answer: 'file',
    errors: { ...reportProblems, 'table-not-found': { status: 404, title: 'The report has no such table' } },
  }),
}
