import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openS3Objects } from '#functions/adapters/aws/s3-objects.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { objectsConformance } from '../ports/objects.conformance.ts'
import { openLocalBucket } from './local-bucket.ts'
import { openLocalEdge } from './local-edge.ts'

objectsConformance('S3, behind the function of the edge', async () => {
  const local = await openLocalBucket()
  const { endpoint, bucket } = local.options
  const edge = await openLocalEdge(`${endpoint}/${bucket}`)
  return {
    objects: openS3Objects({ ...local.options, clock: systemClock, servedAt: '/objects' }),
    passTime: (seconds) => sleep(seconds * 1000),
    // Not fetch: it would tidy the address before it is sent.
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
