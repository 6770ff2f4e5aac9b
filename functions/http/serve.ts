import middy from '@middy/core'
import type { Area, CodeOf } from '#contract/endpoint/endpoint.ts'
import type { Log } from '#ports/log.ts'
import type { PortName, Ports } from '#ports/ports.ts'
import { resolveActor } from './actor.ts'
import { answer } from './answer.ts'
import { beginCall } from './begin-call.ts'
import { type Call, type CallContext, cookieOf, endpointOf, type HttpAnswer, type HttpEvent } from './call.ts'
import { checkAccess } from './check-access.ts'
import { Failure, TooManyRequests } from './fail.ts'
import { type AnyUseCase, findRoute } from './find-route.ts'
import { findTenant, type TenantOfHost } from './find-tenant.ts'
import { followLevels, followPage } from './follow-tenant.ts'
import { LevelsCache } from './levels/levels-cache.ts'
import { limits } from './limits.ts'
import { logCall } from './log-call.ts'
import { mapFailure } from './map-failure.ts'
import { type OutputPicker, outputPicker } from './pick-output.ts'
import { portsToLog } from './ports-to-log.ts'
import { readInput } from './read-input.ts'
import { recordAct } from './record-act.ts'
import { prepareUse, recordUse } from './record-use.ts'
import { securityHeaders } from './security-headers.ts'
import { FollowedPages } from './tenant-pages/followed-pages.ts'
import type { Context, UseCase } from './use-case.ts'

/** One use case for each endpoint of the area; a missing one does not compile. */
export type UseCasesOf<A extends Area> = { readonly [Verb in keyof A]: UseCase<A[Verb], PortName> }

export type HttpHandler = (event: HttpEvent) => Promise<HttpAnswer>
export interface AreaHandler {
  /** `tenantOf` maps hosts to tenants where a deployment serves one tenant; by default each tenant has its own hosts */
  (ports: Ports, log: Log, tenantOf?: TenantOfHost): HttpHandler
  readonly useCases: readonly AnyUseCase[]
}

function grant(ports: Ports, names: readonly PortName[]): Pick<Ports, PortName> {
  return Object.fromEntries(names.map((name) => [name, ports[name]])) as unknown as Ports
}

/** Parts that an endpoint’s calls are given: the ports that its use case names, and the picker of its output. */
interface Granted {
  readonly ports: Pick<Ports, PortName>
  readonly pick: OutputPicker
}

/** Lets out what the contract names. The log says which other fields a use case gave: each is a fault of its presenter. */
function letOut(call: Call, pick: OutputPicker, given: unknown): unknown {
  const { output, dropped } = pick(given)
  if (dropped.length > 0) call.notes.undeclared = [...new Set(dropped)].join(' ')
  return output
}

function contextOf(event: HttpEvent, call: Call, { ports, pick }: Granted): Context<ReturnType<typeof endpointOf>, PortName> {
  const { headers: declared = [], cookies = [] } = endpointOf(call)
  return {
    get actor() {
      if (!call.actor) throw new Error('a public endpoint has no actor')
      return call.actor
    },
    get session() {
      if (!call.session) throw new Error('a public endpoint has no session')
      return call.session
    },
    ...(call.customer && { customer: call.customer }),
    get tenant() {
      if (!call.tenant) throw new Error('no tenant')
      return call.tenant
    },
    get origin() {
      if (!call.origin) throw new Error('no origin')
      return call.origin
    },
    ports,
    requestId: call.requestId,
    originatedIp: call.originatedIp,
    cookie: (name) => {
      if (!cookies.includes(name)) throw new Error(`the endpoint does not declare the cookie ${name}`)
      return cookieOf(event, name)
    },
    userAgent: call.userAgent,
    fail: (code: CodeOf<ReturnType<typeof endpointOf>>, about?: string, stored?: object) => {
      throw new Failure(code, about, undefined, stored && (letOut(call, pick, stored) as object))
    },
    allow: (until) => {
      if (until) throw new TooManyRequests(until)
    },
    note: (facts) => void Object.assign(call.notes, facts),
    setHeader: (name, value) => {
      if (!declared.includes(name)) throw new Error(`the endpoint does not declare the header ${name}`)
      call.headers[name] = value
    },
  }
}

/**
 * Builds the handler of an area. Every request passes the stack from top to bottom. The area is named as a type only, so that
 * its function does not load the contracts of all other areas.
 */
export function serve<A extends Area>(useCases: UseCasesOf<A>): AreaHandler {
  const all = Object.values(useCases) as AnyUseCase[]
  const build = (ports: Ports, log: Log, tenantOf?: TenantOfHost): HttpHandler => {
    const granted = new Map(
      all.map((one): [AnyUseCase, Granted] => [
        one,
        { ports: grant(ports, one.uses), pick: outputPicker(() => one.endpoint.output) },
      ]),
    )
    const levels = new LevelsCache(ports)
    const pages = new FollowedPages(ports)
    const run = async (event: HttpEvent, { call }: CallContext) => {
      const useCase = call.useCase as AnyUseCase
      const { ports: named, pick } = granted.get(useCase) as Granted
      const context = contextOf(event, call, { ports: portsToLog(call, named, levels, ports.clock.now()), pick })
      call.output = letOut(call, pick, await useCase.run(call.input as never, context))
      return answer(event, call, call.output)
    }
    const stack = middy<HttpEvent, HttpAnswer, Error, CallContext>(run)
      .use(beginCall(ports.ids))
      .use(logCall({ clock: ports.clock, log, levels }))
      .use(securityHeaders())
      .use(recordUse(ports))
      .use(recordAct(ports))
      .use(mapFailure(ports.clock))
      .use(findRoute(all))
      .use(limits())
      .use(findTenant(tenantOf))
      .use(followLevels(levels))
      .use(followPage(pages))
      .use(prepareUse(ports))
      .use(resolveActor(ports))
      .use(checkAccess())
      .use(readInput())
    return (event) => (stack as unknown as (event: HttpEvent, context: object) => Promise<HttpAnswer>)(event, {})
  }
  return Object.assign(build, { useCases: all })
}
