import { describe, expect, it } from '@jest/globals'
import { type Objects, ObjectsMisuse, ObjectsUnavailable } from '#ports/objects.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { type Answer, hangUp, say, scriptedServer, silence } from '#test/support/servers/scripted-server.ts'
import type { S3ObjectsOptions } from './options.ts'
import { openS3Objects } from './s3-objects.ts'

const text = { contentType: 'text/plain' }
const refused = (status: number, code: string) =>
  say(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>…</Message></Error>`, {
    'content-type': 'application/xml',
  })

describe('files on S3', () => {
  const server = scriptedServer()
  const open = (options: Partial<S3ObjectsOptions> = {}): Objects =>
    openS3Objects({
      bucket: 'documents',
      region: 'eu-central-1',
      credentials: () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }),
      clock: movableClock(),
      endpoint: server.endpoint(),
      // Short only for tests without an answer, so that a slow machine does not fail the others.
      timeoutMs: server.answers.includes(silence) ? 300 : 10_000,
      ...options,
    })

  const faults: [string, Answer, string][] = [
    ['throttling', refused(503, 'SlowDown'), 'SlowDown'],
    ['an error of its own', refused(500, 'InternalError'), 'InternalError'],
    ['no answer in time', silence, 'TimeoutError'],
    ['a connection that breaks', hangUp, 'Error'],
    ['credentials that have expired', refused(403, 'ExpiredToken'), 'ExpiredToken'],
    ['what is not allowed', refused(403, 'AccessDenied'), 'AccessDenied'],
    ['no such bucket', refused(404, 'NoSuchBucket'), 'NoSuchBucket'],
  ]
  it.each(faults)('are unavailable at %s, which says so', async (_, fault, said) => {
    server.answers = [fault]
    const objects = open()
    const works = [objects.get('astm/a'), objects.put('astm/a', Buffer.from('x'), text), objects.delete('astm/a')]
    const errors = await Promise.all(works.map((work) => (work as Promise<unknown>).catch((error: Error) => error)))
    for (const error of errors) {
      expect(error).toBeInstanceOf(ObjectsUnavailable)
      expect((error as Error).message).toContain(said)
    }
  })

  it('are requested again when S3 is busy', async () => {
    server.answers = [refused(503, 'SlowDown'), say(200, 'there', { etag: '"e"', 'content-length': '5' })]
    expect(await open().get('astm/a')).toMatchObject({ size: 5, etag: 'e' })
    expect(server.asked.length).toBe(2)
  })

  it('are unavailable when they break off on the way', async () => {
    server.answers = [
      (response) => {
        response.writeHead(200, { 'content-length': '1000000' }).write(Buffer.alloc(100_000))
        setTimeout(() => response.destroy(), 50)
      },
    ]
    const found = await open().get('astm/a')
    const read = async () => {
      for await (const _ of found?.body ?? []);
    }
    await expect(read()).rejects.toBeInstanceOf(ObjectsUnavailable)
  })

  it('have no range beyond their end', async () => {
    server.answers = [refused(416, 'InvalidRange')]
    await expect(open().get('astm/a', { first: 10, last: 12 })).rejects.toBeInstanceOf(ObjectsMisuse)
  })

  it('have addresses without S3 being asked, on its own host where the site does not serve them', async () => {
    const { url } = await open({ endpoint: undefined }).sign({
      key: 'astm/a b',
      method: 'GET',
      expiresIn: 60,
      contentSecurityPolicy: 'sandbox',
    })
    expect(url).toMatch(
      /^https:\/\/documents\.s3\.eu-central-1\.amazonaws\.com\/astm\/a%20b\?X-Amz-Algorithm=.*x-lectern-policy=sandbox/,
    )
    const served = await open({ endpoint: undefined, servedAt: '/objects' }).sign({
      key: 'astm/a b',
      method: 'GET',
      expiresIn: 60,
    })
    expect(served.url).toMatch(/^\/objects\/astm\/a%20b\?X-Amz-Algorithm=/)
    expect(server.asked.length).toBe(0)
  })
})
