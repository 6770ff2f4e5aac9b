import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { TENANTS } from '#contract/tenant.ts'
import { type Grant, grantsIn, isGranted } from '../../infra/grants.ts'
import { synthesised } from '../../infra/synthesised.ts'

/**
 * Records the calls that functions make to the engines and compares them with the grants of the stacks, because no engine here
 * checks roles.
 */
interface GrantedCall {
  /** path of the function's construct in the stack */
  readonly as: string
  readonly action: string
  /** resource; absent if the grant names a single table, queue or sender */
  readonly resource?: string
}

interface Request {
  readonly method: string
  readonly path: string
  readonly target: string
  readonly body?: string
}

export const JOBS = 'Jobs/Consumer/Function'

const caller = new AsyncLocalStorage<string>()
const asked = new Map<string, GrantedCall>()

/** Action of each write in a transaction; each is granted separately. */
const WRITES: Record<string, string> = { Put: 'PutItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' }

function writesOf(body?: string): string[] {
  if (body === undefined) return Object.values(WRITES)
  const { TransactItems } = JSON.parse(body) as { TransactItems: object[] }
  return TransactItems.flatMap((one) => Object.keys(one)).map((name) => WRITES[name] ?? name)
}

const INDICES = new RegExp(`[^/]+-(${TENANTS.join('|')})(?=[-/*]|$)`)

/** Replaces the index prefix and the repository of a test with those of a deployment. */
function pathOfEngine(path: string): string {
  const [own = ''] = path.split('?')
  return own.replace(INDICES, 'lectern-astm').replace(/^\/_snapshot\/[^/]+/, '/_snapshot/cs-automated-enc')
}

/** Reads the action on an object from method and query, as S3 has no target header. */
function actionOnObject({ method, path }: Request): string {
  if (method === 'DELETE') return path.includes('uploadId=') ? 's3:AbortMultipartUpload' : 's3:DeleteObject'
  return method === 'GET' || method === 'HEAD' ? 's3:GetObject' : 's3:PutObject'
}

/** Lists the actions that a request needs. */
function actionsOf(request: Request): Omit<GrantedCall, 'as'>[] {
  const { method, path, target, body } = request
  const [service = '', operation = ''] = target.split('.')
  if (operation === 'TransactWriteItems') return writesOf(body).map((one) => ({ action: `dynamodb:${one}` }))
  if (service.startsWith('DynamoDB')) return [{ action: `dynamodb:${operation}` }]
  if (service === 'AmazonSQS') return [{ action: `sqs:${operation}` }]
  if (service === 'TrentService') return [{ action: `kms:${operation}` }]
  if (service.startsWith('GraniteServiceVersion')) return [{ action: `cloudwatch:${operation}` }]
  if (path === '/') return [{ action: `ses:${new URLSearchParams(body).get('Action')}` }]
  const viewer = /\/embed-url\/(anonymous|registered)-user$/.exec(path)?.[1]
  if (viewer) return [{ action: `quicksight:GenerateEmbedUrlFor${viewer === 'anonymous' ? 'Anonymous' : 'Registered'}User` }]
  if (INDICES.test(path) || path.startsWith('/_'))
    return [{ action: `es:ESHttp${method[0]}${method.slice(1).toLowerCase()}`, resource: `<>${pathOfEngine(path)}` }]
  // The path of an object begins with the bucket and the tenant; another is that of a server outside, such as the keys of a partner.
  if (!/^\/[^/]+\/[^/]/.test(path)) return []
  return [{ action: actionOnObject(request), resource: `<>${path.replace(/^\/[^/]+\/[^/]+/, '/astm')}` }]
}

function recordCall(request: Request): void {
  const as = caller.getStore()
  if (as === undefined) return
  for (const one of actionsOf(request)) asked.set(JSON.stringify([as, one]), { as, ...one })
}

const send = globalThis.fetch
globalThis.fetch = (input, init = {}) => {
  const { pathname, search } = new URL(String(input))
  const target = new Headers(init.headers).get('x-amz-target') ?? ''
  recordCall({ method: init.method ?? 'GET', path: decodeURI(pathname) + search, target, body: init.body as string })
  return send(input, init)
}
// The SDK's clients use Node's HTTP module.
subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest }
  recordCall({ method: request.method, path: request.path, target: String(request.getHeader('x-amz-target') ?? '') })
})

export const asFunction = <T>(place: string, work: () => T): T => caller.run(place, work)

/** Wraps a port so that its calls are recorded for a function; `functionOf` chooses the function by method. */
export function callAs<Port extends object>(port: Port, functionOf: (method: string) => string): Port {
  const methods = Object.entries(port).map(([name, method]) => [
    name,
    (...given: unknown[]) => asFunction(functionOf(name), () => method(...given)),
  ])
  return Object.fromEntries(methods) as Port
}

const granted = (places: Iterable<string>) => grantsIn(synthesised('astm-production'), [...new Set(places)])

/** Lists the recorded calls without a grant. */
export function ungrantedCalls(): GrantedCall[] {
  const all = [...asked.values()]
  const grants = granted(all.map(({ as }) => as))
  return all.filter((one) => !grants.get(one.as)?.some((grant) => isGranted(grant, one)))
}

/** Lists the grants of a function for a service that it did not use. */
export function unusedGrants(as: string, service: string): Grant[] {
  const own =
    granted([as])
      .get(as)
      ?.filter(({ action }) => action.startsWith(`${service}:`)) ?? []
  return own.filter((grant) => ![...asked.values()].some((one) => one.as === as && isGranted(grant, one)))
}

/** Throws if a recorded call lacks a grant. */
export function expectGranted(): void {
  const found = asked.size > 0 ? ungrantedCalls() : []
  if (found.length > 0) throw new Error(`The stacks do not grant these calls: ${JSON.stringify(found, null, 2)}`)
}
