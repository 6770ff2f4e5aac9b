import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { SignatureV4 } from '@smithy/signature-v4'
import { fc } from '#test/support/properties.ts'
import { type Credentials, type RequestToSign, type SigningFacts, signRequest } from './sign-request.ts'

type Hash = ConstructorParameters<typeof SignatureV4>[0]['sha256']

/** The SDK asks for a hash that may have a key. */
class Sha256 {
  private readonly hash
  constructor(secret?: Uint8Array | string) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret)
  }
  update(data: Uint8Array) {
    this.hash.update(data)
  }
  async digest() {
    return new Uint8Array(this.hash.digest())
  }
  reset() {}
}

const queryOf = (url: URL) =>
  Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)] as const))

async function signedBySdk({ method, url, headers = {}, body }: RequestToSign, facts: SigningFacts) {
  const { region, service, credentials, now } = facts
  const sha256 = Sha256 as unknown as Hash
  const signer = new SignatureV4({ region, service, credentials, sha256, uriEscapePath: service !== 's3' })
  const place = { protocol: url.protocol, hostname: url.hostname, path: url.pathname, query: queryOf(url) }
  const request = { ...place, method, headers: { ...headers, host: url.host }, body }
  const { host, ...signed } = (await signer.sign(request, { signingDate: now })).headers
  return signed
}

const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...' +%/&=?#;:,.~*!\'()"<>|\\@$[]{}`^_-äß\u0130ملف改🎓\t\0'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
})
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
const headerValue = fc.stringMatching(/^[\x20-\x7e\t]{0,40}$/)
const headerName = fc.oneof(
  word,
  fc.constantFrom(
    'Content-Type',
    'content-length',
    'User-Agent',
    'Connection',
    'Cache-Control',
    'x-amzn-trace-id',
    'proxy-x',
    'Date',
  ),
  fc.constantFrom(
    'X-Amz-Target',
    'accept',
    'sec-fetch-mode',
    'x-amz-content-sha256',
    'Authorization',
    'X-Amz-Date',
    'TE',
    'TELL',
  ),
)
const headers = fc.uniqueArray(fc.tuple(headerName, headerValue), { selector: ([name]) => name.toLowerCase(), maxLength: 6 })

function urlOf(host: string, segments: string[], raw: string, query: [string, string][]): URL {
  const url = new URL(`https://${host}/${segments.map(encodeURIComponent).join('/')}${raw}`)
  for (const [name, value] of query) url.searchParams.append(name, value)
  return url
}

const requests = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'),
  url: fc
    .tuple(
      fc.constantFrom('search-x.eu-central-1.es.amazonaws.com', 'localhost:9200', 'email.eu-west-1.amazonaws.com:443'),
      fc.array(odd, { maxLength: 4 }),
      fc.constantFrom('', '/', '//', "/_doc/a'b(c)*!,;:@$", '/%2F%20', '/./x/../y'),
      fc.array(fc.tuple(odd, odd), { maxLength: 5 }),
    )
    // The SDK's own objects lose it.
    .filter(([, , , query]) => query.every(([name]) => name !== '__proto__'))
    .map((facts) => urlOf(...facts)),
  headers: headers.map((pairs) => Object.fromEntries(pairs)),
  body: fc.oneof(fc.constant(undefined), fc.constant(''), odd, fc.uint8Array({ maxLength: 200 })),
})

const secret = fc.stringMatching(/^[A-Za-z0-9/+]{40}$/)
const credentials = fc.record<Credentials>(
  {
    accessKeyId: fc.stringMatching(/^A[SK]IA[A-Z0-9]{16}$/),
    secretAccessKey: secret,
    sessionToken: fc.base64String({ minLength: 4 }),
  },
  { requiredKeys: ['accessKeyId', 'secretAccessKey'] },
)
const facts = fc.record({
  region: fc.constantFrom('us-east-1', 'eu-central-1', 'me-central-1', 'ap-northeast-1'),
  service: fc.constantFrom('es', 'sqs', 'ses', 'bedrock', 'quicksight', 's3'),
  credentials,
  now: fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
})

describe('a signed request', () => {
  it('has the very headers that the SDK gives it, whatever it is made of', async () => {
    const property = fc.asyncProperty(requests, facts, async (request, facts) => {
      const theirs = Object.entries(await signedBySdk(request, facts)).map(([name, value]) => [name.toLowerCase(), value])
      expect(signRequest(request, facts)).toEqual(Object.fromEntries(theirs))
    })
    await fc.assert(property)
  })

  it('is signed anew with other credentials, on another day, and for another service', () => {
    const request = { method: 'GET', url: new URL('https://example.com/') }
    const credentials = { accessKeyId: 'A', secretAccessKey: 'one' }
    const base = { region: 'us-east-1', service: 'ses', credentials, now: new Date('2026-11-21T00:00:00Z') }
    const others = [
      base,
      { ...base, credentials: { ...credentials, secretAccessKey: 'two' } },
      { ...base, now: new Date('2026-11-22T00:00:00Z') },
      { ...base, service: 'sqs' },
      { ...base, region: 'us-east-2' },
    ]
    const signatures = others.map((facts) => signRequest(request, facts).authorization?.split('Signature=')[1])
    expect(new Set(signatures).size).toBe(others.length)
  })
})
