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
import { type Call, createCall } from '#web/lib/call.ts'
import { shelf } from './shelf.ts'

/** What a world stands on: this machine alone, or the deployed functions on engines. */
export interface Ground {
  /** what the operator's own programs reach */
  readonly ports: Omit<Ports, 'identity'>
  readonly listener: Listener
  mintToken(tenant: Tenant, person: string): string | undefined
  /** of the page, as mails name it */
  originOf(tenant: Tenant): string
  mails(): Promise<readonly MailMessage[]>
  /** jobs that wait or run */
  pending(): Promise<number>
  /** The table as a program of other versions of the data opens it. */
  openTable(versions: ItemVersions): Table & { close?(): Promise<void> }
  /** From now on no table answers. */
  loseTable(): Promise<void>
  close(): Promise<void>
}

export interface GroundOptions {
  /** its own, and empty */
  readonly folder: string
  /** where the listener will be asked */
  readonly port: number
  readonly log: Log
}

export interface World extends Pick<Ground, 'ports' | 'originOf' | 'mails' | 'openTable' | 'loseTable'> {
  /** what the functions wrote to their log */
  readonly lines: Record<string, unknown>[]
  /** The page's own client, as one of the seeded people. */
  as(person: string, tenant?: Tenant): Call
  token(person: string, tenant?: Tenant): string
  /** A plain request to a tenant's host, for what no typed client would send. */
  send(tenant: string, method: string, url: string, headers?: Record<string, string>, body?: string): Promise<Response>
  /** Until no job is left. */
  settled(): Promise<void>
  close(): Promise<void>
}

const LOOK_EVERY_MS = 50
const LONGEST_JOBS_MS = 30_000
/** a third of what it is good for */
const TOKEN_KEPT_MS = 300_000

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

/** The functions are wired as on AWS, before engines: `npm run test:engines`. */
export const onEngines = process.env.LECTERN_WORLD === 'engines'

/** What the library of one machine promises by itself, and on AWS what stands before the functions. */
export const itHere: typeof it = onEngines ? ((() => undefined) as unknown as typeof it) : it

/** With the seeded people, and no documents. */
export async function openGround(options: GroundOptions): Promise<Ground> {
  if (!onEngines) return (await import('./world-here.ts')).openHere(options)
  return (await import('#test/engines/world-deployed.ts')).openDeployed(options)
}

/** A token is signed for longer than most calls take: it serves its person for a while, as in a page. */
function keptTokens(mint: (person: string, tenant: Tenant) => string): World['token'] {
  const kept = new Map<string, { readonly token: string; readonly until: number }>()
  return (person, tenant = 'astm') => {
    const name = `${tenant} ${person}`
    const known = kept.get(name)
    if (known && Date.now() < known.until) return known.token
    const token = mint(person, tenant)
    kept.set(name, { token, until: Date.now() + TOKEN_KEPT_MS })
    return token
  }
}

/** A whole site of its own: the seeded people, and a small shelf of documents in two tenants. */
export async function createWorld(): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-world-'))
  const lines: Record<string, unknown>[] = []
  const server = createServer((incoming, response) => void ground.listener(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ground = await openGround({ folder, port, log: (line) => lines.push(line) })
  for (const tenant of ['astm', 'awwa'] as const) await saveDocuments(ground.ports, tenant, await shelf(ground.ports, tenant))

  const send: World['send'] = (tenant, method, url, headers = {}, body) =>
    sendTo(port, `${tenant}.localhost:${port}`, method, url, headers, body)
  const token: World['token'] = keptTokens((person, tenant) => ground.mintToken(tenant, person) ?? '')
  const fetchAs = (tenant: Tenant) =>
    ((url: string, init: RequestInit) =>
      send(tenant, init.method ?? 'GET', url, init.headers as Record<string, string>, init.body as string)) as typeof fetch
  return {
    ...ground,
    lines,
    send,
    token,
    as: (person, tenant = 'astm') => createCall({ fetch: fetchAs(tenant), origin: '', token: () => token(person, tenant) }),
    async settled() {
      for (const until = Date.now() + LONGEST_JOBS_MS; Date.now() < until; ) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
        if ((await ground.pending()) === 0) return
      }
      throw new Error('jobs are still running')
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await ground.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
