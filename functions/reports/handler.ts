import { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { embedReport } from './embed-report.ts'

export const handler = serve(api.reports, { embed: embedReport })
