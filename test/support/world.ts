import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Log } from '#ports/log.ts'
import type { MailMessage } from '#ports/mail.ts'
import type { Ports } from '#ports/ports.ts'
import type { Table } from '#ports/table.ts'
import { type Call, createCall } from '#web/lib/calls/call.ts'
import { byContract } from './by-contract.ts'
import { fetchDirectly } from './send-directly.ts'
import { shelf } from './shelf.ts'

/** The backend of a world: the site of one machine, or the deployed functions on engines. */
export interface WorldBackend {
  /** ports of operators' commands */
  readonly ports: Omit<Ports, 'identity' | 'signing' | 'monitor'>
  readonly listener: Listener
  mintToken(tenant: Tenant, person: string, session?: string): string | undefined
  /** Returns the page's origin, as mails name it. */
  originOf(tenant: Tenant): string
  mails(): Promise<readonly MailMessage[]>
  /** jobs that wait or run */
  pending(): Promise<number>
  /** Opens the table as a program with other versions of items does. */
  openTable(versions: ItemVersions): Table & { close?(): Promise<void> }
  /** Makes the table unavailable from now on. */
  loseTable(): Promise<void>
  close(): Promise<void>
}

export interface BackendOptions {
  /** empty folder of its own */
  readonly folder: string
  /** port of the listener */
  readonly port: number
  readonly log: Log
}

export interface World
  extends Pick<WorldBackend, 'ports' | 'mintToken' | 'originOf' | 'mails' | 'pending' | 'openTable' | 'loseTable'> {
  /** log lines of the functions */
  readonly lines: Record<string, unknown>[]
  /** Creates the page's own client for one of the seeded people. */
  as(person: string, tenant?: Tenant): Call
  /** Creates the same client on the site's listener, without a socket: for thousands of calls. */
  direct(person: string, tenant?: Tenant): Call
  /** Fetches an address of a tenant's host in the same way. */
  fetchDirectly(tenant: Tenant, url: string, headers?: Record<string, string>): Promise<Response>
  /** Makes requests to a tenant's host as from another address of the network. */
  fetchFrom(address: string, tenant?: Tenant): typeof fetch
  token(person: string, tenant?: Tenant): string
  /** Sends a request to a tenant's host that no typed client would send. */
  send(tenant: string, method: string, url: string, headers?: Record<string, string>, body?: string): Promise<Response>
  /** Waits until no job is left. */
  jobsDone(): Promise<void>
  close(): Promise<void>
}

const POLL_INTERVAL_MS = 50
const JOBS_TIMEOUT_MS = 120_000
/** a third of a token's lifetime */
const TOKEN_CACHE_MS = 300_000

/** Name of a browser: whoever has none is a robot in reports. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

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
    request({ host: '127.0.0.1', port, method, path: url, headers: { 'User-Agent': BROWSER, ...headers, Host: host } }, resolve)
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

/** True where the functions are wired as on AWS and use engines: `npm run test:engines`. */
export const onEngines = process.env.LECTERN_WORLD === 'engines'

/** Declares a promise of the library of one machine; on AWS services before the functions keep it. */
export const itHere: typeof it = onEngines ? ((() => undefined) as unknown as typeof it) : it

/** Opens a backend with the seeded people and no documents. */
export async function openBackend(options: BackendOptions): Promise<WorldBackend> {
  if (!onEngines) return (await import('./local-backend.ts')).openLocalBackend(options)
  return (await import('../engines/support/world-deployed.ts')).openDeployedBackend(options)
}

/** Caches tokens, as a page does: signing one takes longer than most calls. */
function cachedTokens(mint: (person: string, tenant: Tenant) => string): World['token'] {
  const cached = new Map<string, { readonly token: string; readonly until: number }>()
  return (person, tenant = 'astm') => {
    const name = `${tenant} ${person}`
    const known = cached.get(name)
    if (known && Date.now() < known.until) return known.token
    const token = mint(person, tenant)
    cached.set(name, { token, until: Date.now() + TOKEN_CACHE_MS })
    return token
  }
}

async function fillShelves({ ports }: Pick<WorldBackend, 'ports'>): Promise<void> {
  for (const tenant of ['astm', 'awwa'] as const) await saveDocuments(ports, tenant, await shelf(ports, tenant))
}

/** Opens a whole site with the seeded people, and a small library in two tenants. */
export async function createWorld(): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-world-'))
  const lines: Record<string, unknown>[] = []
  const server = createServer((incoming, response) => void backend.listener(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (!onEngines) await (await import('./local-backend.ts')).seedLocalFolder(folder, fillShelves)
  const backend = await openBackend({ folder, port, log: (line) => lines.push(line) })
  if (onEngines) await fillShelves(backend)

  const send: World['send'] = (tenant, method, url, headers = {}, body) =>
    sendTo(port, `${tenant}.localhost:${port}`, method, url, headers, body)
  const token: World['token'] = cachedTokens((person, tenant) => backend.mintToken(tenant, person, person) ?? '')
  const fetchAs = (tenant: Tenant) =>
    ((url: string, init: RequestInit) =>
      send(tenant, init.method ?? 'GET', url, init.headers as Record<string, string>, init.body as string)) as typeof fetch
  const directly = (tenant: Tenant) => fetchDirectly(backend.listener, `${tenant}.localhost:${port}`)
  const clientOf =
    (fetch: (tenant: Tenant) => typeof globalThis.fetch) =>
    (person: string, tenant: Tenant = 'astm') =>
      byContract(createCall({ fetch: fetch(tenant), origin: '', token: () => token(person, tenant) }), lines)
  return {
    ...backend,
    lines,
    send,
    token,
    as: clientOf(fetchAs),
    direct: clientOf(directly),
    fetchDirectly: (tenant, url, headers = {}) => directly(tenant)(url, { headers }),
    fetchFrom: (address, tenant = 'astm') => fetchDirectly(backend.listener, `${tenant}.localhost:${port}`, address),
    async jobsDone() {
      for (const until = Date.now() + JOBS_TIMEOUT_MS; Date.now() < until; ) {
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
        if ((await backend.pending()) === 0) return
      }
      throw new Error('jobs are still running')
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
