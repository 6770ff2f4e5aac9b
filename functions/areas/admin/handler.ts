import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { showHealth } from './show-health.ts'

export const handler = serve<typeof api.admin>({ health: showHealth })
