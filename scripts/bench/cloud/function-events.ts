import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'

const HOST = 'library.example.org'

/** Environment that the stacks set for functions. No service is called, because nobody is signed in. */
export const ENVIRONMENT = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
  AWS_SESSION_TOKEN: 'IQoJb3JpZ2luX2Vj',
  LECTERN_TENANT: 'astm',
  LECTERN_HOSTS: HOST,
  LECTERN_TABLE: 'lectern-astm',
  LECTERN_BUCKET: 'lectern-astm-documents',
  LECTERN_SEALS_BUCKET: 'lectern-astm-seals',
  LECTERN_OBJECTS_AT: '/objects',
  LECTERN_SEARCH_URL: 'https://search.example.org',
  LECTERN_SEARCH_REPLICAS: '1',
  LECTERN_SEARCH_DOMAIN: 'lectern-astm',
  LECTERN_MEANING: 'bedrock',
  LECTERN_ACCOUNT: '123456789012',
  LECTERN_DASHBOARDS: JSON.stringify({ namespace: 'default', dashboards: { usage: 'usage' } }),
  LECTERN_QUEUE_URL: 'https://sqs.eu-central-1.amazonaws.com/123456789012/lectern-astm',
  LECTERN_AWAITED_QUEUE_URL: 'https://sqs.eu-central-1.amazonaws.com/123456789012/lectern-astm-awaited',
  LECTERN_UNDELIVERED_LOGS_URL: 'https://sqs.eu-central-1.amazonaws.com/123456789012/lectern-astm-undelivered-logs',
  LECTERN_MAIL_FROM: 'library@example.org',
  LECTERN_SIGNING_KEYS: 'arn:aws:kms:eu-central-1:123456789012:key/one',
  LECTERN_ISSUER: JSON.stringify({
    issuer: 'https://signin.example.org',
    clientId: 'lectern',
    audience: 'https://lectern.example.org/api/astm',
    scopes: ['openid'],
  }),
}

function eventOf({ method, path }: Pick<AnyEndpoint, 'path'> & { readonly method: string }): object {
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path.replace(/\{\w+\}/g, '1'),
    rawQueryString: '',
    headers: { 'x-lectern-host': HOST, 'x-lectern-viewer': '192.0.2.1', 'content-type': 'application/json' },
    requestContext: { http: { method, path, sourceIp: '192.0.2.1' }, requestId: 'one', domainName: 'api.example.org' },
    isBase64Encoded: false,
    ...(method === 'POST' && { body: '{}' }),
  }
}

export interface FirstCall {
  readonly event: object
  /** expected status; undefined where the answer is not HTTP */
  readonly status?: number
}

/** Event that a function answers without services: a public call that takes nothing, or one without a token. */
function firstCallOf(area: (typeof api)[keyof typeof api]): FirstCall {
  const endpoints = Object.values(area) as AnyEndpoint[]
  const open = endpoints.find(({ access, input }) => access === 'public' && input.safeParse({}).success)
  const closed = endpoints.find(({ access }) => access !== 'public')
  return { event: eventOf(open ?? (closed as AnyEndpoint)), status: open ? 200 : 401 }
}

/** Both calls of the way in ask the table for the address of the caller; one that cannot be read is refused before. */
const UNREADABLE: FirstCall = { event: { ...eventOf(api.login.session), body: '[' }, status: 400 }

/** First events by function: of the areas, and of the function behind the queue. */
export const firstCalls: Readonly<Record<string, FirstCall>> = {
  ...Object.fromEntries(Object.entries(api).map(([name, area]) => [name, firstCallOf(area)])),
  login: UNREADABLE,
  unknown: { event: eventOf({ method: 'GET', path: '/api/nowhere' }), status: 404 },
  jobs: { event: { Records: [] } },
}
