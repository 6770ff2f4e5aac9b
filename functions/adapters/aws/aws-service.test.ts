import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type AwsServiceOptions, AwsServiceUnavailable, openAwsService } from './aws-service.ts'
import { signRequest } from './sign-request.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

interface Seen {
  readonly at: number
  readonly request: IncomingMessage
  readonly body: string
  readonly socket: Socket
}

const say =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)
const hangUp: Answer = (response) => response.destroy()
const silence: Answer = () => undefined
const half: Answer = (response) => response.writeHead(200, { 'content-length': '10' }).write('half')

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' }

describe('a service of AWS', () => {
  let answers: Answer[] = []
  let seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const at = performance.now()
    const body = Buffer.concat(await request.toArray()).toString()
    seen.push({ at, request, body, socket: request.socket })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response, request)
  })
  const endpoint = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = (options: Partial<AwsServiceOptions> = {}) =>
    openAwsService({ service: 'ses', region: 'us-east-1', endpoint: endpoint(), credentials: () => credentials, ...options })
  const get = { method: 'GET', path: '/' }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => {
    seen = []
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  async function failsWith(options: Partial<AwsServiceOptions> = {}): Promise<AwsServiceUnavailable> {
    const error = await open(options)
      .send(get)
      .catch((error) => error)
    expect(error).toBeInstanceOf(AwsServiceUnavailable)
    return error
  }

  it('is sent what was signed, and gives its answer', async () => {
    answers = [say(201, 'ä', { 'x-fact': 'y' })]
    const headers = { 'Content-Type': 'text/plain' }
    const service = open({ endpoint: `${endpoint()}/base/` })
    const answer = await service.send({ method: 'POST', path: "/a%20b/'?q=a+b&z=1&a=%2B*", headers, body: 'Zeile' })
    expect([answer.status, answer.headers.get('x-fact'), String(answer.body)]).toEqual([201, 'y', 'ä'])
    const [{ request, body }] = seen as [Seen]
    expect([request.method, request.url, body]).toEqual(['POST', "/base/a%20b/'?a=%2B%2A&q=a%20b&z=1", 'Zeile'])
    const date = String(request.headers['x-amz-date'])
    const now = new Date(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000)
    const toSign = { method: 'POST', url: new URL(`${endpoint()}${request.url}`), headers, body }
    expect(request.headers).toMatchObject(signRequest(toSign, { region: 'us-east-1', service: 'ses', credentials, now }))
  })

  it('is asked over connections that are kept', async () => {
    answers = [say(200)]
    const service = open()
    for (let count = 0; count < 10; count++) await service.send(get)
    expect(new Set(seen.map(({ socket }) => socket)).size).toBeLessThan(4)
  })

  it.each([
    ['too many requests', say(429)],
    ['an error of its own', say(500)],
    ['a gateway without it', say(502)],
    ['no room', say(503)],
    ['throttling in XML', say(400, '<ErrorResponse><Error><Type>Sender</Type><Code>Throttling</Code></Error></ErrorResponse>')],
    ['throttling in JSON', say(400, '{"__type":"com.amazonaws.x#ThrottlingException","message":"Rate exceeded"}')],
    ['throttling in a header', say(400, '{}', { 'x-amzn-errortype': 'ThrottlingException:http://example.com/' })],
    ['a connection that breaks', hangUp],
    ['an answer that breaks off', half],
  ])('is asked again after %s, each time later', async (_, fault) => {
    answers = [fault, fault, say(200, 'there')]
    expect(String((await open({ timeoutMs: 300 }).send({ method: 'POST', path: '/', body: 'x' })).body)).toBe('there')
    expect(seen.map(({ body }) => body)).toEqual(['x', 'x', 'x'])
    const [first, second, third] = seen.map(({ at }) => at) as [number, number, number]
    expect(second - first).toBeGreaterThan(45)
    expect(third - second).toBeGreaterThan(95)
  })

  it('is said to be busy when it stays so', async () => {
    answers = [say(503)]
    expect((await failsWith()).message).toContain('503')
    expect(seen.length).toBe(3)
  })

  it('is given no longer than its time', async () => {
    answers = [silence]
    expect((await failsWith({ timeoutMs: 100, retries: 1 })).cause).toMatchObject({ name: 'TimeoutError' })
    expect(seen.length).toBe(2)
  })

  it('is said to be away where nothing listens', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const { cause } = await failsWith({ endpoint: `http://127.0.0.1:${port}`, retries: 1 })
    expect(cause).toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })

  it.each(['ExpiredToken', 'InvalidClientTokenId', 'SignatureDoesNotMatch'])('is not asked again after %s', async (code) => {
    answers = [say(403, `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`)]
    expect((await failsWith()).message).toContain(code)
    expect(seen.length).toBe(1)
  })

  it.each([
    ['what it refuses', say(400, '<Code>MessageRejected</Code>')],
    ['what is not allowed', say(403, '{"__type":"AccessDeniedException"}')],
    ['what is not there', say(404)],
    ['another address', say(301, '', { location: '/elsewhere' })],
  ])('answers %s, and is asked once', async (_, answer) => {
    answers = [answer]
    expect((await open().send(get)).status).toBeGreaterThan(300)
    expect(seen.length).toBe(1)
  })

  it('is asked with the credentials of the moment', async () => {
    answers = [say(503), say(200)]
    let count = 0
    await open({ credentials: () => ({ accessKeyId: `KEY${++count}`, secretAccessKey: 's' }) }).send(get)
    expect(seen.map(({ request }) => request.headers.authorization?.match(/KEY\d/)?.[0])).toEqual(['KEY1', 'KEY2'])
  })
})
