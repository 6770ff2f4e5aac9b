import { currentRequestId } from '#functions/adapters/shared/current-request.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { type AwsService, type AwsServiceOptions, AwsServiceUnavailable, openAwsService } from '../../requests/aws-service.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** OpenSearch rejects the request itself; a retry does not help. */
export class EngineRefused extends SearchUnavailable {
  readonly status: number
  /** OpenSearch's name of the error: index_not_found_exception */
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(`OpenSearch refused: ${status} ${type}: ${reason}`)
    this.status = status
    this.type = type
  }
}

export const MISSING_INDEX = 'index_not_found_exception'

/** Resolves to undefined if the response is 404. */
export async function unlessMissing<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof EngineRefused && error.status === 404) return undefined
    throw error
  }
}

/** JSON requests to one domain. */
export interface Engine {
  request<T>(method: string, path: string, body?: JsonObject): Promise<T>
  /** sends newline-delimited JSON */
  requestLines<T>(path: string, lines: readonly (JsonObject | string)[]): Promise<T>
}

interface ErrorBody {
  readonly error?: { readonly type?: string; readonly reason?: string } | string
}

async function answerOf(service: AwsService, request: Parameters<AwsService['send']>[0]): Promise<unknown> {
  const { status, body } = await service.send(request).catch((cause: unknown) => {
    if (cause instanceof AwsServiceUnavailable) throw new SearchUnavailable('OpenSearch does not answer', { cause })
    throw cause
  })
  const answer = readJson(body.toString())
  if (status < 300) return answer
  const { error } = answer as ErrorBody
  const { type = 'unknown', reason = '' } = typeof error === 'object' ? error : { reason: String(error ?? '') }
  throw new EngineRefused(status, type, reason)
}

function readJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SearchUnavailable('the response is not from OpenSearch', { cause })
  }
}

/** OpenSearch shows this id in its slow log and its task list. */
function requestIdHeader(): Record<string, string> {
  const id = currentRequestId()
  return id === undefined ? {} : { 'x-opaque-id': id }
}

/** Within one network, compressing a response takes longer than sending it. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' }

export function openEngine(options: Omit<AwsServiceOptions, 'service'>): Engine {
  const service = openAwsService({ ...options, service: 'es' })
  const send = (method: string, path: string, type: string, body?: string) =>
    answerOf(service, {
      method,
      path,
      ...(body !== undefined && { body }),
      headers: { ...UNCOMPRESSED, ...requestIdHeader(), ...(body !== undefined && { 'content-type': type }) },
    })
  return {
    request: async <T>(method: string, path: string, body?: JsonObject) =>
      (await send(method, path, 'application/json', body && JSON.stringify(body))) as T,
    requestLines: async <T>(path: string, lines: readonly (JsonObject | string)[]) =>
      (await send(
        'POST',
        path,
        'application/x-ndjson',
        `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`,
      )) as T,
  }
}
