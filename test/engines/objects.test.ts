import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { objectsConformance } from '../ports/objects.conformance.ts'
import { openLocalBucket } from './support/local-bucket.ts'
import { openLocalEdge } from './support/local-edge.ts'

objectsConformance('S3, behind the function of the edge', async () => {
  const local = await openLocalBucket()
  const { endpoint, bucket } = local.options
  const edge = await openLocalEdge(`${endpoint}/${bucket}`)
  return {
    objects: openS3Objects({ ...local.options, clock: systemClock, servedAt: '/objects' }),
    passTime: (seconds) => sleep(seconds * 1000),
    // Not fetch, which normalises the URL.
    ask: (url, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const [, origin = edge.origin, path] = /^(https?:\/\/[^/]+)?(.*)$/s.exec(url) ?? []
        const outgoing = request(origin, { path, method, headers }, async (incoming) => {
          const chunks = await incoming.toArray()
          const lines = Object.entries(incoming.headers) as [string, string][]
          resolve({ status: incoming.statusCode ?? 0, headers: new Headers(lines), body: Buffer.concat(chunks) })
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      }),
    async close() {
      edge.close()
      await local.close()
    },
  }
})

it('S3 rejects reads through CloudFront with the bucket as a custom origin', async () => {
  const local = await openLocalBucket()
  const { endpoint, bucket } = local.options
  const edge = await openLocalEdge(`${endpoint}/${bucket}`, 'custom')
  try {
    const objects = openS3Objects({ ...local.options, clock: systemClock, servedAt: '/objects' })
    await objects.put('astm/file', Buffer.from('x'), { contentType: 'text/plain' })
    const { url } = await objects.sign({ key: 'astm/file', method: 'GET', expiresIn: 60 })
    const answer = await fetch(`${edge.origin}${url}`)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('x-amz-cf-id')])
  } finally {
    edge.close()
    await local.close()
  }
})

describe('an object of more than one part', () => {
  const MIB = 1024 * 1024
  let local: Awaited<ReturnType<typeof openLocalBucket>>
  beforeAll(async () => {
    local = await openLocalBucket()
  })
  afterAll(() => local.close())
  const open = () => openS3Objects({ ...local.options, clock: systemClock })
  const uploads = async () =>
    (await local.client.send(new ListMultipartUploadsCommand({ Bucket: local.options.bucket }))).Uploads ?? []

  /** Yields chunks of odd sizes, with other bytes in each MiB. */
  async function* chunksOf(size: number, breaksAt = Number.POSITIVE_INFINITY) {
    for (let at = 0; at < size; at += 700_001) {
      if (at > breaksAt) throw new Error('the sender went away')
      yield Buffer.alloc(Math.min(700_001, size - at), `${Math.floor(at / MIB)} `)
    }
  }
  async function digestOf(body: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    for await (const chunk of body) hash.update(chunk)
    return hash.digest('hex')
  }

  it.each([8 * MIB, 8 * MIB + 1, 16 * MIB, 21 * MIB + 3])('of %d bytes is stored byte for byte', async (size) => {
    const facts = await open().put('astm/large', chunksOf(size), { contentType: 'application/pdf' })
    expect(facts).toMatchObject({ size, contentType: 'application/pdf' })
    const found = await open().get('astm/large')
    expect(found).toMatchObject(facts)
    expect(await digestOf(found?.body ?? chunksOf(0))).toBe(await digestOf(chunksOf(size)))
    expect(await uploads()).toEqual([])
  })

  it('does not exist, and leaves no part, when its sender fails', async () => {
    const put = open().put('astm/broken', chunksOf(30 * MIB, 20 * MIB), { contentType: 'application/pdf' })
    await expect(put).rejects.toThrow('went away')
    expect(await open().head('astm/broken')).toBeUndefined()
    expect(await uploads()).toEqual([])
  })
})
