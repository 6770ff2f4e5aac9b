import { currentRequestId } from '#functions/adapters/shared/current-request.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { type AwsService, type AwsServiceOptions, AwsServiceUnavailable, openAwsService } from '../../requests/aws-service.ts'

export type Json = Readonly<Record<string, unknown>>

/** OpenSearch says no to a request as it stands: trying again is of no use. */
export class EngineRefused extends SearchUnavailable {
  readonly status: number
  /** as OpenSearch names it: index_not_found_exception */
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(`OpenSearch refused: ${status} ${type}: ${reason}`)
    this.status = status
    this.type = type
  }
}

export const NO_INDEX = 'index_not_found_exception'

/** What is not there yet, or not any more, is nothing. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof EngineRefused && error.status === 404) return undefined
    throw error
  }
}

/** Calls of one domain, in JSON. */
export interface Engine {
  ask<T>(method: string, path: string, body?: Json): Promise<T>
  /** several documents of JSON, a line each */
  lines<T>(path: string, lines: readonly (Json | string)[]): Promise<T>
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
    throw new SearchUnavailable('what answers is not OpenSearch', { cause })
  }
}

/** Stands in the engine's slow log, and beside its running tasks. */
function onBehalf(): Record<string, string> {
  const id = currentRequestId()
  return id === undefined ? {} : { 'x-opaque-id': id }
}

/** Within one network packing an answer takes longer than sending it. */
const PLAIN = { 'accept-encoding': 'identity' }

export function openEngine(options: Omit<AwsServiceOptions, 'service'>): Engine {
  const service = openAwsService({ ...options, service: 'es' })
  const send = (method: string, path: string, type: string, body?: string) =>
    answerOf(service, {
      method,
      path,
      ...(body !== undefined && { body }),
      headers: { ...PLAIN, ...onBehalf(), ...(body !== undefined && { 'content-type': type }) },
    })
  return {
    ask: async <T>(method: string, path: string, body?: Json) =>
      (await send(method, path, 'application/json', body && JSON.stringify(body))) as T,
    lines: async <T>(path: string, lines: readonly (Json | string)[]) =>
      (await send(
        'POST',
        path,
        'application/x-ndjson',
        `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`,
      )) as T,
  }
}
