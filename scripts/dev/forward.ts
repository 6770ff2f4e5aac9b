import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import type { FunctionsHost } from './functions-host.ts'
import { CAME_FROM } from './functions-messages.ts'

function refuse(response: ServerResponse, text: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}

function headersOf(request: IncomingMessage): string[] {
  const pairs = request.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1] as string] as const]))
  const others = pairs.filter(([name]) => name.toLowerCase() !== CAME_FROM)
  return [...others, [CAME_FROM, request.socket.remoteAddress ?? ''] as const].flat()
}

/** Hands each request on to the functions, and waits while they are being replaced. */
export const forwardTo =
  (functions: FunctionsHost): Listener =>
  async (request, response) => {
    const port = await functions.acquire()
    if (response.closed) return functions.release()
    response.once('close', () => functions.release())
    if (port === undefined) return refuse(response, 'The functions do not start: the terminal says why.')
    const { method, url } = request
    const forwarded = send({ host: '127.0.0.1', port, method, path: url, headers: headersOf(request), agent: false })
    forwarded.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    forwarded.once('error', () => refuse(response, 'The functions ended before they answered: the terminal says why.'))
    response.once('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
