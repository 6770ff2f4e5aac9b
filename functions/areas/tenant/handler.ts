import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { getConfig } from './get-config.ts'
import { listExternalUrls } from './list-external-urls.ts'

export const handler = serve<typeof api.tenant>({ config: getConfig, externalUrls: listExternalUrls })
