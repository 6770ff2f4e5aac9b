import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { checkUpload, ingestUpload } from './ingest/check-upload.ts'
import { dropFailedJob, retryFailedJob } from './ingest/failed-jobs.ts'
import { listIngest, listIngestRefusals } from './ingest/list-ingest.ts'
import { addUpload, dropUpload, getUpload } from './ingest/uploads.ts'
import { listAuditRows } from './list-audit-rows.ts'
import { listLoggers } from './list-loggers.ts'
import { setLevel } from './set-level.ts'
import { showEnvironment } from './show-environment.ts'
import { showHealth } from './show-health.ts'
import { showInfo } from './show-info.ts'
import { showMetrics } from './show-metrics.ts'
import { showSettings } from './show-settings.ts'
import { showThreads } from './show-threads.ts'
import { getTenantSettings, listTenantSettings } from './tenant-settings/list-settings.ts'
import { saveTenantSettings } from './tenant-settings/save-settings.ts'

export const handler = serve<typeof api.admin>({
  info: showInfo,
  health: showHealth,
  metrics: showMetrics,
  threads: showThreads,
  settings: showSettings,
  environment: showEnvironment,
  loggers: listLoggers,
  setLevel,
  audits: listAuditRows,
  tenantSettings: getTenantSettings,
  saveTenantSettings,
  tenantHistory: listTenantSettings,
  ingest: listIngest,
  addUpload,
  upload: getUpload,
  checkUpload,
  ingestUpload,
  dropUpload,
  refusals: listIngestRefusals,
  retryJob: retryFailedJob,
  dropJob: dropFailedJob,
})
