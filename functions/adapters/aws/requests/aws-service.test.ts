import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { half, hangUp, say, scriptedServer, silence } from '#test/support/servers/scripted-server.ts'
import { type AwsServiceOptions, AwsServiceUnavailable, openAwsService } from './aws-service.ts'
import { signRequest } from './sign-request.ts'

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' }

describe('a service of AWS', () => {
  const server = scriptedServer()
  const open = (options: Partial<AwsServiceOptions> = {}) =>
    openAwsService({
      service: 'ses',
      region: 'us-east-1',
      endpoint: server.endpoint(),
      credentials: () => credentials,
      ...options,
    })
  const get = { method: 'GET', path: '/' }

  async function failsWith(options: Partial<AwsServiceOptions> = {}): Promise<AwsServiceUnavailable> {
    const error = await open(options)
      .send(get)
      .catch((error) => error)
    expect(error).toBeInstanceOf(AwsServiceUnavailable)
    return error
  }

  it('receives the signed request, and its response is returned', async () => {
    server.answers = [say(201, 'ä', { 'x-fact': 'y' })]
    const headers = { 'Content-Type': 'text/plain' }
    const service = open({ endpoint: `${server.endpoint()}/base/` })
    const answer = await service.send({ method: 'POST', path: "/a%20b/'?q=a+b&z=1&a=%2B*", headers, body: 'Zeile' })
    expect([answer.status, answer.headers.get('x-fact'), String(answer.body)]).toEqual([201, 'y', 'ä'])
    const [{ request, body }] = server.asked as [(typeof server.asked)[number]]
    expect([request.method, request.url, body]).toEqual(['POST', "/base/a%20b/'?a=%2B%2A&q=a%20b&z=1", 'Zeile'])
    const date = String(request.headers['x-amz-date'])
    const now = new Date(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000)
    const toSign = { method: 'POST', url: new URL(`${server.endpoint()}${request.url}`), headers, body }
    expect(request.headers).toMatchObject(signRequest(toSign, { region: 'us-east-1', service: 'ses', credentials, now }))
  })

  it('is called over reused connections', async () => {
    server.answers = [say(200)]
    const service = open()
    for (let count = 0; count < 10; count++) await service.send(get)
    expect(new Set(server.asked.map(({ socket }) => socket)).size).toBeLessThan(4)
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
    server.answers = [fault, fault, say(200, 'there')]
    // Short only for the answer that never ends, so that a slow machine does not fail the others.
    const service = open({ timeoutMs: fault === half ? 300 : 10_000 })
    expect(String((await service.send({ method: 'POST', path: '/', body: 'x' })).body)).toBe('there')
    expect(server.asked.map(({ body }) => body)).toEqual(['x', 'x', 'x'])
    const [first, second, third] = server.asked.map(({ at }) => at) as [number, number, number]
    expect(second - first).toBeGreaterThan(45)
    expect(third - second).toBeGreaterThan(95)
  })

  it('is unavailable when it stays busy', async () => {
    server.answers = [say(503)]
    expect((await failsWith()).message).toContain('503')
    expect(server.asked.length).toBe(3)
  })

  it('is unavailable after the timeout', async () => {
    server.answers = [silence]
    expect((await failsWith({ timeoutMs: 100, retries: 1 })).cause).toMatchObject({ name: 'TimeoutError' })
    expect(server.asked.length).toBe(2)
  })

  it('is unavailable when nothing listens', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const { cause } = await failsWith({ endpoint: `http://127.0.0.1:${port}`, retries: 1 })
    expect(cause).toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })

  it.each(['ExpiredToken', 'InvalidClientTokenId', 'SignatureDoesNotMatch'])('is not asked again after %s', async (code) => {
    server.answers = [say(403, `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`)]
    expect((await failsWith()).message).toContain(code)
    expect(server.asked.length).toBe(1)
  })

  it.each([
    ['what it refuses', say(400, '<Code>MessageRejected</Code>')],
    ['what is not allowed', say(403, '{"__type":"AccessDeniedException"}')],
    ['what is not there', say(404)],
    ['another address', say(301, '', { location: '/elsewhere' })],
  ])('answers %s, and is asked once', async (_, answer) => {
    server.answers = [answer]
    expect((await open().send(get)).status).toBeGreaterThan(300)
    expect(server.asked.length).toBe(1)
  })

  it('is called with the current credentials', async () => {
    server.answers = [say(503), say(200)]
    let count = 0
    await open({ credentials: () => ({ accessKeyId: `KEY${++count}`, secretAccessKey: 's' }) }).send(get)
    expect(server.asked.map(({ request }) => request.headers.authorization?.match(/KEY\d/)?.[0])).toEqual(['KEY1', 'KEY2'])
  })
})
