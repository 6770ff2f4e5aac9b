import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs, Retryable, retry } from '#async/retry.ts'
import { type Credentials, canonicalQuery, type RequestToSign, signRequest } from './sign-request.ts'

export interface AwsServiceOptions {
  /** name of the service in signatures */
  readonly service: string
  readonly region: string
  /** base URL of requests */
  readonly endpoint: string
  /** called before every attempt, because credentials are renewed from outside */
  readonly credentials: () => Credentials
  /** milliseconds of one attempt, to the last byte of the response */
  readonly timeoutMs?: number
  /** attempts after the first */
  readonly retries?: number
}

export interface AwsRequest extends Omit<RequestToSign, 'url'> {
  /** path and query */
  readonly path: string
}

export interface AwsAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

export interface AwsService {
  send(request: AwsRequest): Promise<AwsAnswer>
}

/** No response, a busy service, or credentials that the service rejects; the message says which. */
export class AwsServiceUnavailable extends Error {
  override readonly name = 'AwsServiceUnavailable'
}

const RETRY_DELAY_MS = 100
const MAX_RETRY_DELAY_MS = 2000

const BUSY = [429, 500, 502, 503, 504]
const THROTTLED =
  /^(Throttl|TooManyRequests|RequestThrottled|ProvisionedThroughputExceeded|SlowDown|RequestLimitExceeded|KMSThrottl)/
const BAD_CREDENTIALS =
  /^(ExpiredToken|RequestExpired|InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch|InvalidSignature|IncompleteSignature|MissingAuthenticationToken)/

/** Reads the service's name of an error from a header, JSON or XML. */
export function errorCodeOf({ status, headers, body }: AwsAnswer): string | undefined {
  if (status < 400) return undefined
  const text = headers.get('x-amzn-errortype') ?? body.toString('utf8', 0, 4096)
  return /^([A-Za-z.]+)(?::|$)|"__type"\s*:\s*"(?:[^"]*#)?([^"]+)"|<Code>([^<]+)<\/Code>/.exec(text)?.slice(1).find(Boolean)
}

const pause = (retry: number) => sleep(backoffMs(retry, RETRY_DELAY_MS, MAX_RETRY_DELAY_MS))

export function openAwsService(options: AwsServiceOptions): AwsService {
  const { service, region, endpoint, credentials, timeoutMs = 5000, retries = 2 } = options

  const unavailable = (what: string, cause?: unknown) => new AwsServiceUnavailable(`${service} ${what}`, { cause })

  async function fetchOnce(url: URL, { method, body }: AwsRequest, headers: Record<string, string>): Promise<AwsAnswer> {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { method, headers, body: body as BodyInit, redirect: 'manual', signal })
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  }

  async function attempt(request: AwsRequest): Promise<AwsAnswer | Retryable> {
    const url = new URL(`${endpoint.replace(/\/$/, '')}${request.path}`)
    url.search = canonicalQuery(url)
    const headers = signRequest({ ...request, url }, { service, region, credentials: credentials(), now: new Date() })
    const answer = await fetchOnce(url, request, headers).catch((cause) => new Retryable(unavailable('does not answer', cause)))
    if (answer instanceof Retryable) return answer
    const code = errorCodeOf(answer) ?? ''
    if (BAD_CREDENTIALS.test(code)) throw unavailable(`rejects our credentials: ${code}`)
    const isBusy = BUSY.includes(answer.status) || THROTTLED.test(code)
    return isBusy ? new Retryable(unavailable(`is busy: ${answer.status} ${code}`)) : answer
  }

  return { send: (request) => retry(() => attempt(request), { attempts: retries + 1, pause }) }
}
