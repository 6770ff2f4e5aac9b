import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { LanguageCode } from './endpoint/languages.ts'

export const REPORTS = ['usage', 'compass-points'] as const

export const reports = {
  /**
   * URL to embed a report, which opens with the account's last seven days. It expires after five minutes. `usage` is for administrators,
   * who may go on to all accounts of the tenant, and usage viewers; `compass-points` for compass point administrators. The report follows `language` and `theme` of the page as far as QuickSight supports them.
   */
  embed: endpoint({
    id: 'reports.embed',
    method: 'GET',
    path: '/api/reports/{reportId}',
    access: ['ADMIN', 'COMPASS_USAGE_REPORT_VIEWER', 'COMPASS_POINT_ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        reportId: z.enum(REPORTS),
        language: z._default(LanguageCode(), 'en'),
        theme: z._default(z.enum(['light', 'dark']), 'light'),
      }),
    output: () => z.strictObject({ EmbedUrl: z.string() }),
  }),
}
