import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { Browser } from '#test/support/servers/issuer-site.ts'
import { close, listen } from '../start/listen.ts'
import { forwardTo } from './forward.ts'
import { FunctionsHost } from './functions-host.ts'

const folder = newFolder()
const said: string[] = []
let functions: FunctionsHost
let servers: Server[]
let port: number

beforeAll(async () => {
  // The listener is there before the functions know on which port people find them.
  servers = await listen((...call) => forwardTo(functions)(...call), 0, '127.0.0.1')
  port = ((servers[0] as Server).address() as AddressInfo).port
  functions = new FunctionsHost({ settings: { port, data: folder, page: folder }, say: (line) => said.push(line), quiet: true })
})
afterAll(async () => {
  await close(servers)
  await functions.close()
})

function askConfig(): Promise<[status: number | undefined, body: string]> {
  const headers = { host: `astm.localhost:${port}`, 'content-type': 'application/json' }
  const options = { host: '127.0.0.1', port, method: 'POST', path: '/api/tenant/get-tenant-config-for-ui', headers }
  return new Promise((resolve, reject) => {
    const call = request(options, async (answer) => resolve([answer.statusCode, await text(answer)]))
    call.once('error', reject).end('{}')
  })
}

const authorization = (browser: Browser, prompt: string) =>
  `/oidc/auth?${new URLSearchParams({
    client_id: 'lectern-astm',
    redirect_uri: `${browser.origin}/implicit/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  })}`

it('a restart of the functions refuses no request, and who is signed in stays so', async () => {
  // The first request starts them.
  expect((await askConfig())[0]).toBe(200)
  const browser = new Browser(port, 'astm.localhost')
  const begun = await browser.ask('GET', authorization(browser, ''))
  await browser.follow(await browser.ask('POST', begun.headers.location ?? '', 'person=subscriber'))

  let restarting = true
  const restart = functions.restart().finally(() => {
    restarting = false
  })
  const statuses = new Set<number | undefined>()
  while (restarting) statuses.add((await askConfig())[0])
  await restart
  expect([...statuses]).toEqual([200])
  expect(said.filter((line) => line.startsWith('Functions: started'))).toHaveLength(2)

  const { location } = await browser.follow(await browser.ask('GET', authorization(browser, 'none')))
  expect(new URL(location ?? '').searchParams.get('code')).toEqual(expect.any(String))
})
