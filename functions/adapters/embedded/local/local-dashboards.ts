import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '#ports/clock.ts'
import { type DashboardRequest, type Dashboards, UnknownViewer } from '#ports/dashboards.ts'
import { renderReport, type Shown } from './dashboards-page.ts'
import { DASHBOARD_HEADERS } from './report-frame.ts'

const PATH = '/dashboards/'
const TICKET_LIFETIME_MS = 5 * 60_000
/** Time for which the links of a report lead to others. */
const SESSION_MS = 60 * 60_000

interface Options {
  readonly secret: Uint8Array
  readonly clock: Clock
  /** Reads a report of a tenant, and what earlier releases counted in its days; undefined where the viewer's rights have ended. */
  read(request: DashboardRequest): Promise<Omit<Shown, 'linkTo'> | undefined>
}

interface Ticket extends DashboardRequest {
  /** epoch ms */
  readonly until: number
  /** end of its links, epoch ms */
  readonly session: number
}

export interface LocalDashboards extends Dashboards {
  /** Shows a dashboard by its address; false for other addresses. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Dashboards as pages of the local site, from what is counted of events. No viewer is registered. */
export function openLocalDashboards({ secret, clock, read }: Options): LocalDashboards {
  const signatureOf = (body: string) => createHmac('sha256', secret).update(`dashboard ${body}`).digest()

  function addressOf(ticket: Ticket): string {
    const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
    return `${PATH}${body}.${signatureOf(body).toString('base64url')}`
  }

  function ticketOf(url: string): Ticket | undefined {
    const [body = '', signature = ''] = url.slice(PATH.length).split('.')
    const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(body)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket
    return ticket.until >= clock.now().getTime() ? ticket : undefined
  }

  async function render(ticket: Ticket): Promise<string | undefined> {
    const found = await read(ticket)
    // Links change nothing but what the viewer may choose; their rights are read with each page.
    const linkTo: Shown['linkTo'] = (change) => addressOf({ ...ticket, ...change, until: ticket.session })
    return found && renderReport(ticket, { ...found, linkTo })
  }

  return {
    async embed(request) {
      if (request.viewer.registered !== undefined) throw new UnknownViewer('nobody is registered')
      const now = clock.now().getTime()
      return { url: addressOf({ ...request, until: now + TICKET_LIFETIME_MS, session: now + SESSION_MS }) }
    },
    async handle({ url = '', method }, response) {
      if (!url.startsWith(PATH) || (method !== 'GET' && method !== 'HEAD')) return false
      const ticket = ticketOf(url)
      const page = ticket && (await render(ticket))
      response.writeHead(page === undefined ? 403 : 200, DASHBOARD_HEADERS).end(page)
      return true
    },
  }
}
