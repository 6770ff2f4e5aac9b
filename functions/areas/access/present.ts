import type { access, ReceivedRequest } from '#contract/access.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { RequestOfAccount, StoredRequest } from './store.ts'

type AccessRequest = OutputOf<typeof access.request>

export const presentRequest = ({ since, handled, reason }: StoredRequest): AccessRequest => ({
  since,
  ...(handled && { handled }),
  ...(handled && reason && { reason }),
})

export const presentReceived = (request: RequestOfAccount, accountName: string): ReceivedRequest => ({
  ...presentRequest(request),
  id: request.id,
  accountId: request.accountId,
  accountName,
  contentCode: request.contentCode,
  designationNo: request.designation,
  documentTitle: request.title,
  from: { name: request.name, email: request.email, shared: request.shared },
})
