import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  type IssuerSessions,
  type LocalIssuers,
  type LocalIssuersOptions,
  openLocalIssuers,
} from '#functions/adapters/embedded/identity/local-issuers.ts'
import { cast, castOrganization, castPasswordHash } from '#people/cast.ts'
import { tenantOfHost } from '#tenants/index.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface IssuerSite {
  readonly issuers: LocalIssuers
  readonly keysFolder: string
  readonly sessions: IssuerSessions
  readonly port: number
  close(): Promise<void>
}

/** The organization of the cast, with its people there. */
const organization = {
  ...castOrganization,
  people: cast.filter((one) => one.organization),
}

/** The local issuers behind a server of their own. */
export async function openIssuerSite(
  options: { keysFolder?: string; errors?: Error[] } & Pick<LocalIssuersOptions, 'findPerson'> = {},
): Promise<IssuerSite> {
  const { errors, findPerson } = options
  const keysFolder = options.keysFolder ?? (await mkdtemp(join(tmpdir(), 'lectern-keys-')))
  const sessions: IssuerSessions = new Map()
  let issuers: LocalIssuers | undefined
  const server = createServer(async (req, res) => {
    const tenant = tenantOfHost(req.headers.host ?? '')
    if (await issuers?.handleOrganization(req, res)) return
    if (!(tenant && (await issuers?.handle(tenant, req, res)))) res.writeHead(404).end('not here')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const onError = (error: Error) => {
    if (!errors) throw error
    errors.push(error)
  }
  const parts = { people: cast, castPasswordHash, organization, ...(findPerson && { findPerson }) }
  issuers = await openLocalIssuers({ port, keysFolder, sessions, onError, ...parts })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    if (!options.keysFolder) await rm(keysFolder, { recursive: true })
  }
  return { issuers, keysFolder, sessions, port, close }
}

/** A minimal browser: it has cookies and one tenant's host, and follows no redirect by itself. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>()
  readonly origin: string
  readonly #port: number

  constructor(port: number, host: string) {
    this.origin = `http://${host}:${port}`
    this.#port = port
  }

  /** All its cookies, as it would send them if paths did not matter. */
  cookies(): string {
    return [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  #cookieHeader(path: string): string {
    const sent = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path))
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  #storeCookies(answer: IncomingMessage): void {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/) ?? []
      const path = line.match(/path=([^;]+)/i)?.[1] ?? '/'
      if (name === undefined || value === undefined) continue
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path })
    }
  }

  addCookie(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/' })
  }

  async ask(method: string, address: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> {
    const url = new URL(address, this.origin)
    const path = `${url.pathname}${url.search}`
    const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin: this.origin }
    const sent = { host: url.host, cookie: this.#cookieHeader(url.pathname), ...form, ...headers }
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      request({ host: '127.0.0.1', port: this.#port, method, path, headers: sent }, done).on('error', failed).end(body)
    })
    this.#storeCookies(answer)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  }

  /** Follows redirects of the issuer, up to a page or to the site's own address. */
  async follow(first: Answer): Promise<Answer & { readonly location?: string }> {
    let answer = first
    while (answer.status >= 300 && answer.status < 400) {
      const location = new URL(answer.headers.location ?? '', this.origin)
      if (!location.pathname.startsWith('/oidc/')) return { ...answer, location: location.href }
      answer = await this.ask('GET', location.href)
    }
    return answer
  }
}

export interface Proof {
  readonly verifier: string
  readonly challenge: string
}

export function makeProof(): Proof {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
