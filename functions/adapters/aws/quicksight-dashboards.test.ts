import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { DashboardRequest } from '#ports/dashboards.ts'
import { openQuickSightDashboards } from './quicksight-dashboards.ts'
import { signRequest } from './requests/sign-request.ts'

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' }
const region = 'eu-central-1'
/** Response from the service's documentation: a URL for one use within five minutes. */
const ADDRESS =
  'https://eu-central-1.quicksight.aws.amazon.com/embed/0f1e2d3c/dashboards/use?code=AYAB&identityprovider=quicksight'
const ANSWER = { EmbedUrl: ADDRESS, Status: 200, RequestId: 'b0a1c2d3', AnonymousUserArn: 'arn:aws:quicksight:::anonymous' }

const timeOf = (date: string) => new Date(date.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))
const request: DashboardRequest = {
  tenant: 'astm',
  dashboard: 'usage',
  viewer: { account: '10/7 & 8' },
  from: '2026-11-14',
  to: '2026-11-21',
  language: 'fr-CA',
  theme: 'light',
}

interface Seen {
  readonly request: IncomingMessage
  readonly body: string
}

describe('dashboards of QuickSight, at the wire', () => {
  let answers: { status: number; body: unknown; code?: string }[] = []
  let seen: Seen[] = []
  const server = createServer(async (incoming, response) => {
    seen.push({ request: incoming, body: Buffer.concat(await incoming.toArray()).toString() })
    const { status, body, code } = answers.shift() ?? { status: 200, body: ANSWER }
    const headers = { 'content-type': 'application/json', ...(code && { 'x-amzn-errortype': code }) }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  const embed = (given: Partial<DashboardRequest> = {}) =>
    openQuickSightDashboards({
      region,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      credentials: () => credentials,
      accountId: '111122223333',
      namespace: 'default',
      dashboards: { usage: 'usage-dashboard' },
      origins: ['https://astm.example.org'],
    }).embed({ ...request, ...given })
  const failure = (given: Partial<DashboardRequest> = {}) =>
    embed(given).then(
      () => 'answered',
      (error: Error) => ({ name: error.name, message: error.message }),
    )
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => {
    answers = []
    seen = []
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  it('are requested for an unregistered viewer with the rows of tenant and account alone, for the tenant’s own pages', async () => {
    await embed()
    const [{ request: sent, body }] = seen as [Seen]
    expect([sent.method, sent.url]).toEqual(['POST', '/accounts/111122223333/embed-url/anonymous-user'])
    expect(JSON.parse(body)).toEqual({
      AllowedDomains: ['https://astm.example.org'],
      AuthorizedResourceArns: ['arn:aws:quicksight:eu-central-1:111122223333:dashboard/usage-dashboard'],
      ExperienceConfiguration: { Dashboard: { InitialDashboardId: 'usage-dashboard' } },
      Namespace: 'default',
      SessionLifetimeInMinutes: 60,
      SessionTags: [
        { Key: 'tenant', Value: 'astm' },
        { Key: 'account', Value: '10/7 & 8' },
      ],
    })
  })

  it('are requested for a registered viewer by their QuickSight name', async () => {
    await embed({ viewer: { account: '10', registered: 'ada@example.org' } })
    const [{ request: sent, body }] = seen as [Seen]
    expect(sent.url).toBe('/accounts/111122223333/embed-url/registered-user')
    expect(JSON.parse(body)).toEqual({
      AllowedDomains: ['https://astm.example.org'],
      ExperienceConfiguration: { Dashboard: { InitialDashboardId: 'usage-dashboard' } },
      SessionLifetimeInMinutes: 60,
      UserArn: 'arn:aws:quicksight:eu-central-1:111122223333:user/default/ada@example.org',
    })
  })

  it('are requested with a signature for the service', async () => {
    await embed()
    const [{ request: sent, body }] = seen as [Seen]
    const { authorization = '', host, 'x-amz-date': date } = sent.headers as Record<string, string>
    const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
    const headers = Object.fromEntries(names.map((name) => [name, String(sent.headers[name])]))
    const url = new URL(`http://${host}${sent.url}`)
    const facts = { region, service: 'quicksight', credentials, now: timeOf(date as string) }
    const { 'x-amz-security-token': _, 'x-amz-date': __, host: ___, ...rest } = headers
    expect(signRequest({ method: 'POST', url, headers: rest, body }, facts).authorization).toBe(authorization)
  })

  it('open at the returned URL, with their initial parameters', async () => {
    const { url = '' } = (await embed()) ?? {}
    expect(url.startsWith(`${ADDRESS}&locale=fr-FR#`)).toBe(true)
    const shown = new URLSearchParams(new URL(url).hash.slice(1))
    expect(Object.fromEntries(shown)).toEqual({
      'p.AccountNumber': '10/7 & 8',
      'p.TenantName': 'astm',
      'p.ApplicationCode': 'COMPASS',
      'p.StartDate': '2026-11-14',
      'p.EndDate': '2026-11-21',
    })
  })

  it.each([
    ['fr-CA', 'fr-FR'],
    ['zh-Hans', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['ar', 'en-US'],
  ] as const)('speak to a reader in %s in the locale %s', async (language, locale) => {
    const { url = '' } = (await embed({ language })) ?? {}
    expect(url.startsWith(`${ADDRESS}&`)).toBe(true)
    expect(new URL(url).searchParams.get('locale')).toBe(locale)
  })

  it('are requested again when the service is throttled', async () => {
    answers = [{ status: 429, body: { Message: 'Rate exceeded' }, code: 'ThrottlingException' }]
    expect((await embed())?.url).toContain(ADDRESS)
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['denied', 401, 'AccessDeniedException', 'not authorized to perform quicksight:GenerateEmbedUrlForAnonymousUser'],
    ['expired', 403, 'ExpiredTokenException', 'The security token included in the request is expired'],
    ['not paid for', 403, 'UnsupportedPricingPlanException', 'session capacity pricing is needed'],
    ['not there', 404, 'ResourceNotFoundException', 'Dashboard usage-dashboard is not found'],
  ])('say why they are %s', async (_, status, code, Message) => {
    answers = [{ status, body: { Message }, code }]
    expect(await failure()).toEqual({ name: 'DashboardsUnavailable', message: expect.stringContaining(Message) })
    expect(seen).toHaveLength(1)
  })

  it('throw UnknownViewer for a registered viewer whom QuickSight does not know', async () => {
    answers = [{ status: 404, body: { Message: 'no such user' }, code: 'QuickSightUserNotFoundException' }]
    expect(await failure({ viewer: { account: '10', registered: 'nobody' } })).toMatchObject({
      name: 'UnknownViewer',
    })
  })

  it('are not requested if none of the name is configured: the library shows its own', async () => {
    expect(await embed({ dashboard: 'compass-points' })).toBeUndefined()
    expect(seen).toHaveLength(0)
  })
})
