import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import type { FunctionsHost } from './functions-host.ts'
import { CAME_FROM } from './functions-messages.ts'

function refuse(response: ServerResponse, text: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}

/** Headers of one connection, not of the message; and the one that is set here alone. */
const OWN = ['connection', 'keep-alive', CAME_FROM]

const passedOn = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.flatMap((name, at) => (at % 2 || OWN.includes(name.toLowerCase()) ? [] : [name, rawHeaders[at + 1] as string]))

/** Hands each request on to the functions, and waits while they are being replaced. */
export const forwardTo =
  (functions: FunctionsHost): Listener =>
  async (request, response) => {
    const port = await functions.acquire()
    if (response.closed) return functions.release()
    response.once('close', () => functions.release())
    if (port === undefined) return refuse(response, 'The functions do not start: the terminal says why.')
    const { method, url } = request
    const headers = [...passedOn(request), CAME_FROM, request.socket.remoteAddress ?? '']
    const forwarded = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
    forwarded.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer))
      answer.pipe(response)
    })
    forwarded.once('error', () => refuse(response, 'The functions ended before they answered: the terminal says why.'))
    response.once('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
