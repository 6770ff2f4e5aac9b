import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { saveReportMails, showReportMails } from './choose-mails.ts'
import { embedReport } from './embed-report.ts'
import { exportReport } from './export-report.ts'
import { showReport } from './show-report.ts'

export const handler = serve<typeof api.reports>({
  embed: embedReport,
  show: showReport,
  file: exportReport,
  mails: showReportMails,
  saveMails: saveReportMails,
})
