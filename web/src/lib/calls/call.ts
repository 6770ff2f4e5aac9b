import { type AnyEndpoint, type CallInputOf, type OutputOf, placeOf } from '#contract/endpoint/endpoint.ts'
import type { Problem } from '#contract/endpoint/problem-schema.ts'
import { isOffline } from '#web/lib/network/offline.ts'

export class CallError extends Error {
  override readonly name = 'CallError'
  /** 0 if the server was not reached */
  readonly status: number
  readonly problem: Problem
  /** parameter or resource that it is about; empty where that is unknown */
  readonly about: string
  /** seconds after which a refused call may be tried again; absent where the answer does not say */
  readonly retryAfter?: number

  constructor(problem: Problem, about = '', retryAfter?: number) {
    super(problem.title)
    this.about = about
    if (retryAfter) this.retryAfter = retryAfter
    this.status = problem.status
    this.problem = problem
  }
}

export interface CallOptions {
  readonly fetch: typeof globalThis.fetch
  /** origin of the site; empty for the page's own */
  readonly origin: string
  readonly token: () => string | undefined | Promise<string | undefined>
  /** method and address of the sign-in, for the specified headers */
  readonly session?: () => { readonly authType: string; readonly originatedIpAddress: string } | undefined
  /** Renews a rejected token; resolves to whether the call is worth another try. `isRefused`: it was rejected after a renewal, too. */
  readonly renew?: (isRefused: boolean) => Promise<boolean>
}

interface Answer<E extends AnyEndpoint> {
  readonly data: OutputOf<E>
  readonly headers: Headers
  readonly status: number
}

interface CallExtras {
  readonly signal?: AbortSignal
}

export interface Call {
  <E extends AnyEndpoint>(endpoint: E, input: CallInputOf<E>, extras?: CallExtras): Promise<OutputOf<E>>
  raw<E extends AnyEndpoint>(endpoint: E, input: CallInputOf<E>, extras?: CallExtras): Promise<Answer<E>>
}

/** Makes an id for a request, or for what it makes; works without a secure origin too, where `randomUUID` is missing. */
export function newRandomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Distributes the flat input over path, query and body, as the contract says. */
export function placeInput(endpoint: AnyEndpoint, input: Readonly<Record<string, unknown>>) {
  let path = endpoint.path
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined) continue
    const place = placeOf(endpoint, field)
    if (place === 'path') path = path.replace(`{${field}}`, encodeURIComponent(asText(value)))
    else if (place === 'query') query.set(field, asText(value))
    else body[field] = value
  }
  return { address: query.size ? `${path}?${query}` : path, body }
}

const problem = (status: number, code: string, title: string, requestId: string): Problem => ({ status, code, title, requestId })

async function problemOf(response: Response, requestId: string): Promise<Problem> {
  const found: unknown = await response.json().catch(() => undefined)
  const isProblem = typeof found === 'object' && found !== null && 'code' in found
  const code = response.headers.get('X-LecternApp-Error')?.replace('error.', '') ?? 'unexpected'
  return isProblem ? (found as Problem) : problem(response.status, code, response.statusText, requestId)
}

async function errorOf(response: Response, requestId: string): Promise<CallError> {
  const about = response.headers.get('X-LecternApp-Params') ?? ''
  return new CallError(await problemOf(response, requestId), about, Number(response.headers.get('Retry-After')))
}

export function createCall({ fetch, origin, token, session, renew }: CallOptions): Call {
  async function send(endpoint: AnyEndpoint, input: Record<string, unknown>, requestId: string, signal?: AbortSignal) {
    const { address, body } = placeInput(endpoint, input)
    const bearer = endpoint.access === 'public' ? undefined : await token()
    const known = session?.()
    const content = endpoint.arrayBody ? body[endpoint.arrayBody] : body
    const sends = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const headers = {
      Accept: 'application/json',
      RequestId: requestId,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(known && { AuthMode: known.authType, originatedIpAddress: known.originatedIpAddress }),
      ...(sends && { 'Content-Type': 'application/json' }),
    }
    return fetch(origin + address, { method: endpoint.method, headers, signal, ...(sends && { body: JSON.stringify(content) }) })
  }

  async function reach(...request: Parameters<typeof send>): Promise<Response> {
    try {
      return await send(...request)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new CallError(problem(0, isOffline() ? 'offline' : 'unreachable', 'Server not reachable', request[2]))
    }
  }

  async function raw<E extends AnyEndpoint>(endpoint: E, input: CallInputOf<E>, { signal }: CallExtras = {}): Promise<Answer<E>> {
    const requestId = newRandomId()
    const fields = input as Record<string, unknown>
    let response = await reach(endpoint, fields, requestId, signal)
    if (response.status === 401 && (await renew?.(false))) response = await reach(endpoint, fields, requestId, signal)
    // A session that was ended elsewhere is renewed by the issuer, and does not count: its person proves anew who they are.
    if (response.status === 401 && (await renew?.(true))) response = await reach(endpoint, fields, requestId, signal)
    if (!response.ok) throw await errorOf(response, requestId)
    const data = response.status === 204 ? {} : await response.json()
    return { data: data as OutputOf<E>, headers: response.headers, status: response.status }
  }

  return Object.assign(
    async <E extends AnyEndpoint>(endpoint: E, input: CallInputOf<E>, extras?: CallExtras) =>
      (await raw(endpoint, input, extras)).data,
    { raw },
  )
}
