import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { TENANTS } from '#contract/tenant.ts'
import { type Grant, grantsIn, isGranted } from '../infra/grants.ts'
import { synthesised } from '../infra/synthesised.ts'

/**
 * No engine here knows roles. So what is asked of one in the name of a function is written down, and looked up in what the stacks
 * grant that function.
 */
interface Asked {
  /** a function, by its place in the stacks */
  readonly as: string
  readonly action: string
  /** where a grant says more than the name of the one table, queue or sender */
  readonly resource?: string
}

interface Request {
  readonly method: string
  readonly path: string
  readonly target: string
  readonly body?: string
}

export const JOBS = 'Jobs/Consumer/Function'

const asking = new AsyncLocalStorage<string>()
const asked = new Map<string, Asked>()

/** Each write of a transaction is granted by itself. */
const WRITES: Record<string, string> = { Put: 'PutItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' }

function writesOf(body?: string): string[] {
  if (body === undefined) return Object.values(WRITES)
  const { TransactItems } = JSON.parse(body) as { TransactItems: object[] }
  return TransactItems.flatMap((one) => Object.keys(one)).map((name) => WRITES[name] ?? name)
}

const INDICES = new RegExp(`[^/]+-(${TENANTS.join('|')})(?=[-/*]|$)`)

/** An index of a test is called as the tenant's own is, and its snapshots as the service's. */
function pathOfEngine(path: string): string {
  const [own = ''] = path.split('?')
  return own.replace(INDICES, 'lectern-astm').replace(/^\/_snapshot\/[^/]+/, '/_snapshot/cs-automated-enc')
}

/** S3 has no targets: what is asked of it is in method and query. */
function actionOnObject({ method, path }: Request): string {
  if (method === 'DELETE') return path.includes('uploadId=') ? 's3:AbortMultipartUpload' : 's3:DeleteObject'
  return method === 'GET' || method === 'HEAD' ? 's3:GetObject' : 's3:PutObject'
}

/** What has to be granted for a request. */
function actionsOf(request: Request): Omit<Asked, 'as'>[] {
  const { method, path, target, body } = request
  const [service = '', operation = ''] = target.split('.')
  if (operation === 'TransactWriteItems') return writesOf(body).map((one) => ({ action: `dynamodb:${one}` }))
  if (service.startsWith('DynamoDB')) return [{ action: `dynamodb:${operation}` }]
  if (service === 'AmazonSQS') return [{ action: `sqs:${operation}` }]
  if (path === '/') return [{ action: `ses:${new URLSearchParams(body).get('Action')}` }]
  const viewer = /\/embed-url\/(anonymous|registered)-user$/.exec(path)?.[1]
  if (viewer) return [{ action: `quicksight:GenerateEmbedUrlFor${viewer === 'anonymous' ? 'Anonymous' : 'Registered'}User` }]
  if (INDICES.test(path) || path.startsWith('/_'))
    return [{ action: `es:ESHttp${method[0]}${method.slice(1).toLowerCase()}`, resource: `<>${pathOfEngine(path)}` }]
  // The bucket, and the tenant whose it is.
  return [{ action: actionOnObject(request), resource: `<>${path.replace(/^\/[^/]+\/[^/]+/, '/astm')}` }]
}

function note(request: Request): void {
  const as = asking.getStore()
  if (as === undefined) return
  for (const one of actionsOf(request)) asked.set(JSON.stringify([as, one]), { as, ...one })
}

const send = globalThis.fetch
globalThis.fetch = (input, init = {}) => {
  const { pathname, search } = new URL(String(input))
  const target = new Headers(init.headers).get('x-amz-target') ?? ''
  note({ method: init.method ?? 'GET', path: decodeURI(pathname) + search, target, body: init.body as string })
  return send(input, init)
}
// The clients of the SDK.
subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest }
  note({ method: request.method, path: request.path, target: String(request.getHeader('x-amz-target') ?? '') })
})

export const asFunction = <T>(place: string, work: () => T): T => asking.run(place, work)

/** A port that asks in the name of functions: of which, each method says. */
export function askingAs<Port extends object>(port: Port, functionOf: (method: string) => string): Port {
  const methods = Object.entries(port).map(([name, method]) => [
    name,
    (...given: unknown[]) => asFunction(functionOf(name), () => method(...given)),
  ])
  return Object.fromEntries(methods) as Port
}

const granted = (places: Iterable<string>) => grantsIn(synthesised('astm-production'), [...new Set(places)])

/** What was asked for in the name of a function that is not granted it. */
export function refused(): Asked[] {
  const all = [...asked.values()]
  const grants = granted(all.map(({ as }) => as))
  return all.filter((one) => !grants.get(one.as)?.some((grant) => isGranted(grant, one)))
}

/** What a function is granted of a service and did not ask for. */
export function idle(as: string, service: string): Grant[] {
  const own =
    granted([as])
      .get(as)
      ?.filter(({ action }) => action.startsWith(`${service}:`)) ?? []
  return own.filter((grant) => ![...asked.values()].some((one) => one.as === as && isGranted(grant, one)))
}

/** Ends a test whose functions asked for more than they are granted. */
export function expectGranted(): void {
  const found = asked.size > 0 ? refused() : []
  if (found.length > 0) throw new Error(`What the stacks do not grant: ${JSON.stringify(found, null, 2)}`)
}
