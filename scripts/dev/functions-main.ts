import type { Server } from 'node:http'
import inspector from 'node:inspector'
import type { AddressInfo } from 'node:net'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import { close, listen } from '../start/listen.ts'
import { logLines } from '../start/log-lines.ts'
import { CAME_FROM, type FunctionsSettings, type Order, type Report } from './functions-messages.ts'
import { pageFiles } from './page-files.ts'

// The process that runs the functions for `npm run dev`, by order of the one that holds the ports.

const report = (one: Report) => process.send?.(one)
const log = logLines((text) => process.stdout.write(text))
let closing = async () => {}

function restoreAddress(listener: Listener): Listener {
  return (request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: request.headers[CAME_FROM], configurable: true })
    delete request.headers[CAME_FROM]
    return listener(request, response)
  }
}

async function open({ port, data, page, sessions = new Map() }: FunctionsSettings): Promise<number> {
  const embedded = await openEmbedded(data, { server: true })
  const site = await openLocalSite(embedded, { port, files: pageFiles(page), log, sessions })
  const listener: Listener = (request, response) => {
    if (request.url?.startsWith('/oidc/')) response.once('close', () => report({ is: 'signed', sessions }))
    return site.listener(request, response)
  }
  const servers = await listen(restoreAddress(listener), 0, '127.0.0.1')
  closing = async () => {
    await close(servers)
    await site.close()
    await embedded.close()
  }
  return ((servers[0] as Server).address() as AddressInfo).port
}

async function obey(order: Order): Promise<void> {
  if (order.do === 'inspect') inspector.open(order.port, '127.0.0.1')
  else if (order.do === 'open') report({ is: 'open', port: await open(order.settings) })
  else {
    await closing()
    report({ is: 'closed' })
  }
}

process.on('message', (order: Order) => {
  obey(order).catch((error: Error) => report({ is: 'failed', error: error.stack ?? String(error) }))
})
process.on('disconnect', () => process.exit())
// Ctrl-C in a terminal reaches every process; the one that holds the ports says when it is over.
process.on('SIGINT', () => {})
report({ is: 'loaded' })
