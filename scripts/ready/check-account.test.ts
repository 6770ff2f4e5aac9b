import type { IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { settingsOf } from '#test/infra/bare-library.ts'
import { say, scriptedServer } from '#test/support/servers/scripted-server.ts'
import { totalReservedConcurrency } from '../../lib/infra/areas.ts'
import { checkAccount } from './check-account.ts'

/** Reserved by all functions, with what Lambda keeps unreserved. */
const neededFor = (size: 'production' | 'large') => totalReservedConcurrency(size) + 100

/** Answers of an account that is ready; each test changes one of them. */
const GOOD = {
  'secretsmanager.DescribeSecret': [200, '{"Name":"lectern/astm/origin"}'],
  '/2016-08-19/account-settings/': [200, '{"AccountLimit":{"UnreservedConcurrentExecutions":1000}}'],
  'CertificateManager.DescribeCertificate': [
    200,
    '{"Certificate":{"Status":"ISSUED","DomainName":"example.com","SubjectAlternativeNames":["*.library.example.com"]}}',
  ],
  '/v2/email/identities/astm.example.com': [404, '{"__type":"NotFoundException"}'],
  GetRole: [200, '<GetRoleResponse/>'],
} as const
type Answers = Record<string, readonly [status: number, body: string]>

const server = scriptedServer()
let answers: Answers
beforeEach(() => {
  answers = { ...GOOD }
})
const partOf = ({ headers, url }: IncomingMessage) => String(headers['x-amz-target'] ?? (url === '/' ? 'GetRole' : url))

function look(changed: Answers = {}, size: 'demo' | 'production' | 'large' = 'production') {
  Object.assign(answers, changed)
  server.answers = [(response, request) => say(...(answers[partOf(request)] ?? [500, '']))(response, request)]
  const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })
  return checkAccount(settingsOf('astm', size, { region: 'eu-west-1' }), {
    region: 'eu-west-1',
    endpoint: server.endpoint(),
    credentials,
  })
}

describe('an account before a first deployment', () => {
  it('with nothing in the way is asked where each thing is, and nothing else', async () => {
    expect(await look()).toEqual([])
    expect(server.asked.map(({ request }) => partOf(request)).toSorted()).toEqual(Object.keys(GOOD).toSorted())
    const scope = (part: string) =>
      server.asked.find(({ request }) => partOf(request) === part)?.request.headers.authorization?.match(/\d{8}\/([^,]+)\//)?.[1]
    expect(scope('CertificateManager.DescribeCertificate')).toBe('us-east-1/acm')
    expect(scope('GetRole')).toBe('us-east-1/iam')
    expect(scope('secretsmanager.DescribeSecret')).toBe('eu-west-1/secretsmanager')
  })

  const certificate = (text: string): Answers => ({
    'CertificateManager.DescribeCertificate': [200, `{"Certificate":${text}}`],
  })
  const free = (count: number): Answers => ({
    '/2016-08-19/account-settings/': [200, `{"AccountLimit":{"UnreservedConcurrentExecutions":${count}}}`],
  })
  it.each<[string, Answers, RegExp]>([
    [
      'no secret',
      { 'secretsmanager.DescribeSecret': [400, '{"__type":"ResourceNotFoundException"}'] },
      /^The secret lectern\/astm\/origin does not exist in eu-west-1\.$/,
    ],
    [
      'a new account',
      free(10),
      new RegExp(`^The Lambda concurrency in eu-west-1 is 10, and the size production needs ${neededFor('production')}\\.$`),
    ],
    ['another library', free(355), /is 355, and/],
    [
      'no certificate',
      { 'CertificateManager.DescribeCertificate': [400, '{"__type":"ResourceNotFoundException"}'] },
      /^The certificate .* does not exist\.$/,
    ],
    [
      'a certificate that waits',
      certificate('{"Status":"PENDING_VALIDATION","DomainName":"x"}'),
      /has the status PENDING_VALIDATION instead of ISSUED\.$/,
    ],
    [
      'a certificate of others',
      certificate('{"Status":"ISSUED","DomainName":"*.example.com"}'),
      /does not cover astm\.library\.example\.com\.$/,
    ],
    [
      'its mail domain',
      { '/v2/email/identities/astm.example.com': [200, '{}'] },
      /^SES in eu-west-1 already has the identity astm\.example\.com/,
    ],
    [
      'no role',
      { GetRole: [404, '<ErrorResponse><Error><Code>NoSuchEntity</Code></Error></ErrorResponse>'] },
      /^The account lacks the service-linked role of OpenSearch/,
    ],
    ['no right to look', { GetRole: [403, '<Code>AccessDenied</Code>'] }, /^The check of the role failed: AccessDenied\.$/],
  ])('with %s is told so in one sentence', async (_, changed, sentence) => {
    expect(await look(changed)).toEqual([expect.stringMatching(sentence)])
  })

  it('has to have room for the size', async () => {
    expect(await look(free(neededFor('large')), 'large')).toEqual([])
    expect(await look(free(neededFor('large') - 1), 'large')).toHaveLength(1)
    expect(await look(free(10), 'demo')).toEqual([])
  })

  it('needs no role of OpenSearch where its engine stands in no network', async () => {
    const none: Answers = { GetRole: [404, '<Code>NoSuchEntity</Code>'] }
    expect(await look(none, 'demo')).toEqual([])
    expect(await look(none, 'production')).toHaveLength(1)
  })
})
