import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { getDownload } from './get-download.ts'
import { mailDownload } from './mail-download.ts'

export const handler = serve<typeof api.downloads>({ get: getDownload, mail: mailDownload })
