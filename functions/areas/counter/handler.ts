import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { listMembers, listReports, showStatus } from './answer-programs.ts'
import { endKey, makeAccountKey, renewKey } from './change-keys.ts'
import { listAccountKeys } from './list-account-keys.ts'
import {
  answerDatabaseDenials,
  answerDatabaseReport,
  answerDatabaseUsage,
  answerItemReport,
  answerPlatformReport,
  answerPlatformUsage,
  answerTitleReport,
} from './reports/answer-reports.ts'
import { offerReportFile } from './reports/offer-report-file.ts'
import { showReportMonths } from './reports/show-report-months.ts'

export const handler = serve<typeof api.counter>({
  status: showStatus,
  members: listMembers,
  reports: listReports,
  platformReport: answerPlatformReport,
  platformUsage: answerPlatformUsage,
  databaseReport: answerDatabaseReport,
  databaseUsage: answerDatabaseUsage,
  databaseDenials: answerDatabaseDenials,
  titleReport: answerTitleReport,
  itemReport: answerItemReport,
  reportMonths: showReportMonths,
  reportFile: offerReportFile,
  keys: listAccountKeys,
  makeKey: makeAccountKey,
  renewKey,
  endKey,
})
