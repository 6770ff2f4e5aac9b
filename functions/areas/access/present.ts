import type { access, ReceivedRequest } from '#contract/access.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { StoredRequest } from './store.ts'

type AccessRequest = OutputOf<typeof access.request>

export const presentRequest = ({ since, handled }: StoredRequest): AccessRequest => ({ since, ...(handled && { handled }) })

export const presentReceived = (request: StoredRequest): ReceivedRequest => ({
  ...presentRequest(request),
  id: request.id,
  contentCode: request.contentCode,
  designationNo: request.designation,
  documentTitle: request.title,
  from: { name: request.name, email: request.email, shared: request.shared },
})
