import { once } from 'node:events'
import { createServer } from 'node:http'
import { createStaticFiles } from '#functions/adapters/embedded/site/static-files.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import { freePort, send } from '../local-site.ts'

export const TENANT = 'demowl' as const

/** Calls of a table that are round trips of the service. */
const TABLE_CALLS = ['get', 'getMany', 'query', 'put', 'update', 'delete', 'transact'] as const

/** Site of a data folder in this process, whose table counts what it is asked. */
export async function openPeopleSite(folder: string) {
  const embedded = await openEmbedded(folder, { server: true })
  const trips: string[] = []
  const table = embedded.ports.table as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const name of TABLE_CALLS) {
    const run = table[name]?.bind(table)
    table[name] = (...given) => {
      trips.push(name)
      return run?.(...given)
    }
  }
  const port = await freePort()
  const site = await openLocalSite(embedded, { port, files: createStaticFiles(folder), log: () => undefined })
  const server = createServer((incoming, response) => void site.listener(incoming, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const headersOf = (person: string) => ({
    Host: `${TENANT}.localhost:${port}`,
    Authorization: `Bearer ${site.mintToken(TENANT, person, person) ?? ''}`,
    'Content-Type': 'application/json',
  })
  return {
    ports: embedded.ports,
    headersOf,
    /** Makes a call and tells its time in milliseconds and the round trips to the table. */
    async call(headers: Record<string, string>, method: string, url: string, body?: string) {
      trips.length = 0
      const began = performance.now()
      const answer = await send(port, method, url, headers, body)
      const ms = performance.now() - began
      if (answer.status !== 200) throw new Error(`${method} ${url} answered ${answer.status}: ${answer.body}`)
      return { ms, trips: [...trips] }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await site.close()
      await embedded.close()
    },
  }
}
export type PeopleSite = Awaited<ReturnType<typeof openPeopleSite>>
