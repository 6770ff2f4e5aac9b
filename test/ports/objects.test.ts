import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { objectsConformance } from './objects.conformance.ts'

objectsConformance('disk', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-objects-'))
  const clock = movableClock()
  const objects = openDiskObjects(folder, { secret: Buffer.alloc(32, 1), clock })
  const server = createServer((incoming, response) => void objects.handle(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects,
    passTime: async (seconds) => clock.pass(seconds),
    // Not fetch: it would tidy the address before it is sent.
    ask: (url, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers }, async (incoming) => {
          const chunks = await incoming.toArray()
          const lines = Object.entries(incoming.headers) as [string, string][]
          resolve({ status: incoming.statusCode ?? 0, headers: new Headers(lines), body: Buffer.concat(chunks) })
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      }),
    async close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
})
