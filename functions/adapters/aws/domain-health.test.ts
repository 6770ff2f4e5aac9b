import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openDomainHealth, reportOf } from './domain-health.ts'
import { signRequest } from './requests/sign-request.ts'

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' }
const region = 'eu-central-1'

/** Response for a domain of three nodes, from the service's documentation. */
const HEALTHY = {
  DomainState: 'Active',
  AvailabilityZoneCount: '3',
  ActiveAvailabilityZoneCount: '3',
  StandByAvailabilityZoneCount: '0',
  DataNodeCount: '3',
  DedicatedMaster: true,
  MasterEligibleNodeCount: '3',
  WarmNodeCount: '0',
  MasterNode: 'Available',
  ClusterHealth: 'Green',
  TotalShards: '12',
  TotalUnAssignedShards: '0',
}

const timeOf = (date: string) => new Date(date.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))

describe('the health of a search domain', () => {
  let answers: { status: number; body: unknown; code?: string }[] = []
  let seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    const { status, body, code } = answers.shift() ?? { status: 200, body: HEALTHY }
    response
      .writeHead(status, { 'content-type': 'application/json', ...(code && { 'x-amzn-errortype': code }) })
      .end(JSON.stringify(body))
  })
  const ask = () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return openDomainHealth({ region, endpoint, domainName: 'lectern-astm', credentials: () => credentials })()
  }
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

  it('is requested by domain name, signed for the service, and reported in numbers', async () => {
    expect(await ask()).toEqual({ part: 'search', state: 'up', facts: { nodes: 3, zones: 3, unassignedShards: 0 } })
    const [{ method, url, headers }] = seen as [IncomingMessage]
    expect([method, url]).toEqual(['GET', '/2021-01-01/opensearch/domain/lectern-astm/health'])
    const { authorization, 'x-amz-date': date, 'x-amz-security-token': _, ...rest } = headers as Record<string, string>
    const names = /SignedHeaders=([^,]+)/.exec(authorization as string)?.[1]?.split(';') ?? []
    const signed = Object.fromEntries(names.flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name]]])))
    const facts = { region, service: 'es', credentials, now: timeOf(date as string) }
    const own = signRequest({ method: 'GET', url: new URL(`http://${headers.host}${url}`), headers: signed }, facts)
    expect(authorization).toBe(own.authorization)
  })

  it.each([
    ['down', { ClusterHealth: 'Red', DomainState: 'Active' }],
    ['down', { ClusterHealth: 'NotAvailable', DomainState: 'NotAvailable' }],
    ['impaired', { ClusterHealth: 'Yellow', DomainState: 'Active' }],
    ['impaired', { ClusterHealth: 'Green', DomainState: 'Processing' }],
    ['up', { ClusterHealth: 'Green', DomainState: 'Active' }],
  ] as const)('is %s at %j', (state, said) => expect(reportOf(said)).toEqual({ part: 'search', state, facts: {} }))

  it('is requested again when the service is throttled', async () => {
    answers = [{ status: 429, body: { message: 'Rate exceeded' }, code: 'ThrottlingException' }]
    expect(await ask()).toMatchObject({ state: 'up' })
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['denied', 403, 'AccessDeniedException'],
    ['expired', 403, 'ExpiredTokenException'],
    ['not there', 409, 'ResourceNotFoundException'],
  ])('is unknown, not down, where the question is %s', async (_, status, code) => {
    answers = [{ status, body: { message: 'no' }, code }]
    expect(await ask()).toBeUndefined()
    expect(seen).toHaveLength(1)
  })
})
