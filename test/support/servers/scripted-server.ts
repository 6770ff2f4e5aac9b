import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

interface ReceivedRequest {
  /** ms */
  readonly at: number
  readonly request: IncomingMessage
  readonly body: string
  readonly socket: Socket
}

export const say =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)
export const hangUp: Answer = (response) => response.destroy()
export const silence: Answer = () => undefined
export const half: Answer = (response) => response.writeHead(200, { 'content-length': '10' }).write('half')

/** A server for the tests of a file. It sends the answers in turn, repeats the last one, and records requests. */
export function scriptedServer() {
  const script = { answers: [] as Answer[], asked: [] as ReceivedRequest[] }
  const server = createServer(async (request, response) => {
    const at = performance.now()
    const body = Buffer.concat(await request.toArray().catch(() => [])).toString()
    script.asked.push({ at, request, body, socket: request.socket })
    const answer = script.answers.length > 1 ? script.answers.shift() : script.answers[0]
    answer?.(response, request)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => {
    script.asked = []
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return Object.assign(script, { endpoint: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
