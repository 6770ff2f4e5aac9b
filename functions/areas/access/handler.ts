import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { handleAccessRequest, listAccessRequests } from './answer-requests.ts'
import { getAccessRequest, requestAccess } from './request-access.ts'

export const handler = serve<typeof api.access>({
  request: requestAccess,
  own: getAccessRequest,
  list: listAccessRequests,
  handle: handleAccessRequest,
})
