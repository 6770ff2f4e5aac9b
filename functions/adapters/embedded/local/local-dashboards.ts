import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '#ports/clock.ts'
import { type DashboardRequest, type Dashboards, DashboardsUnavailable, UnknownViewer } from '#ports/dashboards.ts'
import { DASHBOARD_HEADERS, renderUsage, type Usage } from './dashboards-page.ts'

const PATH = '/dashboards/'
const TICKET_LIFETIME_MS = 5 * 60_000

interface Options {
  readonly secret: Uint8Array
  readonly clock: Clock
  /** Reads the usage of an account of a tenant, by day, and its name. */
  usage(request: DashboardRequest): Promise<Usage>
}

interface Ticket extends DashboardRequest {
  /** epoch ms */
  readonly until: number
}

export interface LocalDashboards extends Dashboards {
  /** Shows a dashboard by its address; false for other addresses. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/**
 * Dashboards as pages of the local site, from the counts in the table. There is one dashboard, of usage, and no viewer is
 * registered. Compass points are not stored yet, so there is no dashboard for them.
 */
export function openLocalDashboards({ secret, clock, usage }: Options): LocalDashboards {
  const signatureOf = (body: string) => createHmac('sha256', secret).update(`dashboard ${body}`).digest()

  function ticketOf(url: string): Ticket | undefined {
    const [body = '', signature = ''] = url.slice(PATH.length).split('.')
    const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(body)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket
    return ticket.until >= clock.now().getTime() ? ticket : undefined
  }

  return {
    async embed(request) {
      if (request.dashboard !== 'usage') throw new DashboardsUnavailable(`there is no dashboard ${request.dashboard}`)
      if (request.viewer.registered !== undefined) throw new UnknownViewer('nobody is registered')
      const ticket: Ticket = { ...request, until: clock.now().getTime() + TICKET_LIFETIME_MS }
      const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
      return { url: `${PATH}${body}.${signatureOf(body).toString('base64url')}` }
    },
    async handle({ url = '', method }, response) {
      if (!url.startsWith(PATH) || (method !== 'GET' && method !== 'HEAD')) return false
      const ticket = ticketOf(url)
      if (!ticket) response.writeHead(403, DASHBOARD_HEADERS).end()
      else response.writeHead(200, DASHBOARD_HEADERS).end(renderUsage(ticket, await usage(ticket)))
      return true
    },
  }
}
