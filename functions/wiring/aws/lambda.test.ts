import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { handler as login } from '#functions/areas/login/handler.ts'
import { handler as tenant } from '#functions/areas/tenant/handler.ts'
import type { HttpEvent } from '#functions/http/call.ts'
import { toLambda } from './lambda.ts'
import { openClock } from './open/clock.ts'
import { openIdentity } from './open/identity.ts'
import { openIds } from './open/ids.ts'

const ISSUER = { issuer: 'https://signin.example.com', clientId: 'page', audience: 'https://library.example.com/api', scopes: [] }
const before = { ...process.env }
beforeAll(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  process.env.LECTERN_TENANT = 'ies'
  process.env.LECTERN_HOSTS = 'ies.example.com,library.example.com'
  process.env.LECTERN_ISSUER = JSON.stringify(ISSUER)
  process.env.AWS_REGION = 'us-east-1'
  process.env.LECTERN_SIGNING_KEYS = 'arn:aws:kms:us-east-1:000000000000:key/1'
})
afterAll(() => {
  jest.restoreAllMocks()
  process.env = before
})

/** An event as API Gateway sends it to a function, payload format 2.0. */
const event = (routeKey: string, headers: Record<string, string>, body?: string): HttpEvent =>
  ({
    version: '2.0',
    routeKey,
    rawPath: routeKey.split(' ')[1],
    rawQueryString: '',
    headers: { host: 'abc.execute-api.us-east-1.amazonaws.com', ...headers },
    requestContext: {
      domainName: 'abc.execute-api.us-east-1.amazonaws.com',
      http: { sourceIp: '130.176.0.1' },
      requestId: 'JKJaXmPLvHcESHA=',
    },
    ...(body && { body: Buffer.from(body).toString('base64') }),
    isBase64Encoded: body !== undefined,
  }) as unknown as HttpEvent

const CONFIG = 'POST /api/tenant/get-tenant-config-for-ui'
const openers = { clock: openClock, ids: openIds, identity: openIdentity }

describe('an area as a function of Lambda', () => {
  it('a function serves the deployment’s tenant under each of its hosts', async () => {
    const handle = toLambda(tenant, openers)
    for (const host of ['ies.example.com', 'LIBRARY.example.com']) {
      const { statusCode, body } = await handle(
        event(CONFIG, { 'x-lectern-host': host, 'content-type': 'application/json' }, '{}'),
      )
      expect([statusCode, JSON.parse(body as string).tenant]).toEqual([200, 'ies'])
    }
  })

  it.each(['astm.library.example.org', 'ies.localhost', 'abc.execute-api.us-east-1.amazonaws.com', ''])(
    'is nobody’s under %j, though it may be another tenant’s elsewhere',
    async (host) => {
      const { statusCode, body } = await toLambda(tenant, openers)(event(CONFIG, { 'x-lectern-host': host }))
      expect([statusCode, JSON.parse(body as string).code]).toEqual([404, 'invalid-tenant'])
    },
  )

  it('a function takes the viewer’s address from CloudFront’s header', async () => {
    const route = login.useCases.find(({ endpoint }) => endpoint.id === 'login.authenticationData')?.endpoint
    const asked = event(`${route?.method} ${route?.path}`, {
      'x-lectern-host': 'ies.example.com',
      'x-lectern-viewer': '192.0.2.7',
    })
    const table = () => ({ getMany: async (keys: readonly object[]) => keys.map(() => undefined) }) as never
    const { body } = await toLambda(login, { ...openers, table })(asked)
    expect(JSON.parse(body as string).originatedIpAddress).toBe('192.0.2.7')
  })

  it('a request id is the page’s, else CloudFront’s, else the gateway’s', async () => {
    const idFor = async (headers: Record<string, string>) => {
      const { headers: answered } = await toLambda(
        tenant,
        openers,
      )(event(CONFIG, { 'x-lectern-host': 'ies.example.com', ...headers }))
      return answered?.['X-Request-Id']
    }
    const edge = { 'x-amz-cf-id': 'Ab-c_123==' }
    expect(await idFor({ requestid: 'page-1', ...edge })).toBe('page-1')
    expect(await idFor(edge)).toBe('Ab-c_123')
    expect(await idFor({ requestid: 'no id, but a text', ...edge })).toBe('Ab-c_123')
    expect(await idFor({})).toBe('JKJaXmPLvHcESHA')
  })

  it('a function without its settings does not start', () => {
    delete process.env.LECTERN_ISSUER
    expect(() => toLambda(tenant, openers)).toThrow('LECTERN_ISSUER is not set')
  })
})
