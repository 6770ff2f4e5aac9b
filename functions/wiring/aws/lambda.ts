import { onBehalfOf } from '#functions/adapters/shared/current-request.ts'
import { requestIdOf } from '#functions/http/begin-call.ts'
import type { HttpEvent } from '#functions/http/call.ts'
import type { AreaHandler, HttpHandler } from '#functions/http/serve.ts'
import type { Log } from '#ports/log.ts'
import { log } from './log.ts'
import { type Openers, openPorts } from './open-ports.ts'
import { readEnvironment } from './settings.ts'

/** CloudFront asks under the API's own name; whom the viewer asked, and who the viewer is, stands in headers that it sets. */
function asViewed(event: HttpEvent): HttpEvent {
  const { 'x-lectern-host': host = '', 'x-lectern-viewer': sourceIp, ...headers } = event.headers
  const { requestContext } = event
  const http = sourceIp === undefined ? requestContext.http : { ...requestContext.http, sourceIp }
  return { ...event, headers: { ...headers, host }, requestContext: { ...requestContext, http } }
}

/** CloudFront has an id of its own for every request, and logs it: where the page gives none, that one goes on, or the gateway's. */
function withRequestId(event: HttpEvent): HttpEvent & { readonly id?: string } {
  const id = requestIdOf(event) ?? (event.headers['x-amz-cf-id'] ?? event.requestContext.requestId)?.replaceAll('=', '')
  return id === undefined ? event : { ...event, headers: { ...event.headers, requestid: id }, id }
}

/** An area as a function of Lambda behind an HTTP API: the tenant is the deployment's, and the host one of its own. */
export function toLambda(area: AreaHandler, openers: Openers, write: Log = log): HttpHandler {
  const { LECTERN_TENANT: tenant, LECTERN_HOSTS: hosts } = readEnvironment(['LECTERN_TENANT', 'LECTERN_HOSTS'])
  const tenantOf = (host: string) => (hosts.includes(host.toLowerCase()) ? tenant : undefined)
  const handle = area(openPorts(openers), write, tenantOf)
  return (event) => {
    const { id, ...asked } = withRequestId(asViewed(event))
    return id === undefined ? handle(asked) : onBehalfOf(id, () => handle(asked))
  }
}
