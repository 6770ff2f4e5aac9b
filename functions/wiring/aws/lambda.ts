import { onBehalfOf } from '#functions/adapters/shared/current-request.ts'
import { requestIdOf } from '#functions/http/begin-call.ts'
import type { HttpEvent } from '#functions/http/call.ts'
import type { AreaHandler, HttpHandler } from '#functions/http/serve.ts'
import type { Log } from '#ports/log.ts'
import { log } from './log.ts'
import { type Openers, openPorts } from './open/ports.ts'
import { readEnvironment } from './open/settings.ts'

/** Restores the viewer's host and address from headers of CloudFront, which calls the API under the API's own name. */
function withViewer(event: HttpEvent): HttpEvent {
  const { 'x-lectern-host': host = '', 'x-lectern-viewer': sourceIp, ...headers } = event.headers
  const { requestContext } = event
  const http = sourceIp === undefined ? requestContext.http : { ...requestContext.http, sourceIp }
  return { ...event, headers: { ...headers, host }, requestContext: { ...requestContext, http } }
}

/** Gives a request without an id that of CloudFront, which CloudFront logs, or else the gateway's. */
function withRequestId(event: HttpEvent): HttpEvent & { readonly id?: string } {
  const id = requestIdOf(event) ?? (event.headers['x-amz-cf-id'] ?? event.requestContext.requestId)?.replaceAll('=', '')
  return id === undefined ? event : { ...event, headers: { ...event.headers, requestid: id }, id }
}

/** Makes an area's Lambda function behind an HTTP API. The tenant is the deployment's; other hosts than its own are refused. */
export function toLambda(area: AreaHandler, openers: Openers, write: Log = log): HttpHandler {
  const { LECTERN_TENANT: tenant, LECTERN_HOSTS: hosts } = readEnvironment(['LECTERN_TENANT', 'LECTERN_HOSTS'])
  const tenantOf = (host: string) => (hosts.includes(host.toLowerCase()) ? tenant : undefined)
  const ports = openPorts(openers)
  const timed = openers.monitor ? { ...ports, table: ports.monitor.timed(ports.table) } : ports
  const handle = area(timed, write, tenantOf)
  return (event) => {
    const { id, ...request } = withRequestId(withViewer(event))
    return id === undefined ? handle(request) : onBehalfOf(id, () => handle(request))
  }
}
