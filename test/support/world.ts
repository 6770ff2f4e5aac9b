import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { saveDocuments } from '#functions/documents/save-documents.ts'
import { type Embedded, openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import { type Call, createCall } from '#web/lib/call.ts'
import { shelf } from './shelf.ts'

export interface World {
  readonly port: number
  readonly embedded: Embedded
  /** what the functions wrote to their log */
  readonly lines: Record<string, unknown>[]
  /** The page's own client, as one of the seeded people. */
  as(person: string, tenant?: Tenant): Call
  token(person: string, tenant?: Tenant): string
  /** A plain request to a tenant's host, for what no typed client would send. */
  send(tenant: string, method: string, url: string, headers?: Record<string, string>, body?: string): Promise<Response>
  close(): Promise<void>
}

/** `fetch` for names under .localhost, which Node does not resolve. */
async function sendTo(
  port: number,
  host: string,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Response> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, Host: host } }, resolve)
      .on('error', reject)
      .end(body)
  })
  const status = answer.statusCode ?? 0
  const bytes = await buffer(answer)
  const bodiless = status === 204 || status === 304
  return new Response(bodiless ? null : new Uint8Array(bytes), {
    status,
    headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  })
}

/** The table, the search and the files are those of AWS, on engines: `npm run test:engines`. */
export const onEngines = process.env.LECTERN_WORLD === 'engines'

/** What the library of one machine promises by itself, and on AWS what stands before the functions. */
export const itHere: typeof it = onEngines ? ((() => undefined) as unknown as typeof it) : it

/** On this machine alone, or on engines. */
async function openLibrary(folder: string): Promise<{ readonly library: Embedded; close(): Promise<void> }> {
  const embedded = await openEmbedded(folder, { server: true })
  if (!onEngines) return { library: embedded, close: embedded.close }
  const { openOnEngines } = await import('#test/engines/on-engines.ts')
  const engines = await openOnEngines(embedded)
  return { library: engines.library, close: async () => void (await Promise.all([engines.close(), embedded.close()])) }
}

/** A whole site on a data folder of its own: the seeded people, and a small shelf of documents in two tenants. */
export async function createWorld(): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-world-'))
  const lines: Record<string, unknown>[] = []
  const server = createServer((incoming, response) => void site.listener(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { library: embedded, close: closeLibrary } = await openLibrary(folder)
  const site = await openLocalSite(embedded, {
    port,
    web: path.join(folder, 'no-page'),
    mounts: {},
    log: (line) => lines.push(line),
  })
  for (const tenant of ['astm', 'awwa'] as const) await saveDocuments(embedded.ports, tenant, await shelf(embedded.ports, tenant))

  const send: World['send'] = (tenant, method, url, headers = {}, body) =>
    // A signed address of a bucket names its own host.
    url.startsWith('http:')
      ? fetch(url, { method, headers, body })
      : sendTo(port, `${tenant}.localhost:${port}`, method, url, headers, body)
  const token: World['token'] = (person, tenant = 'astm') => site.mintToken(tenant, person) ?? ''
  const fetchAs = (tenant: Tenant) =>
    ((url: string, init: RequestInit) =>
      send(tenant, init.method ?? 'GET', url, init.headers as Record<string, string>, init.body as string)) as typeof fetch
  return {
    port,
    embedded,
    lines,
    send,
    token,
    as: (person, tenant = 'astm') => createCall({ fetch: fetchAs(tenant), origin: '', token: () => token(person, tenant) }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await site.close()
      await closeLibrary()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
