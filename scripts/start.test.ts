import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { close, listen } from './start/listen.ts'
import { main } from './start.ts'

/** The length of a header as a listener receives it. */
async function lengthReceived(header: string): Promise<string> {
  const servers = await listen(async (asked, response) => void response.end(String(asked.headers.header?.length)), 0, '127.0.0.1')
  const { port } = (servers[0] as Server).address() as AddressInfo
  try {
    return await new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, headers: { header } }, (response) =>
        response.once('data', (text) => resolve(`${text}`)),
      )
      call.once('error', reject).end()
    })
  } finally {
    await close(servers)
  }
}

describe('the server', () => {
  it('is not started with what is no option: npm keeps the names of options to itself', async () => {
    await expect(main(['9000'])).rejects.toThrow(/^"9000" is no option.*npm start -- --port 9000$/)
  })

  it('names an option that there is not, in one sentence', async () => {
    await expect(main(['--prot', '9000'])).rejects.toThrow(/^Unknown option '--prot'\.$/)
  })

  it('says when the machine has no such address', async () => {
    await expect(main(['--host', '192.0.2.1', '--port', '18077'])).rejects.toThrow('This machine has no address "192.0.2.1".')
  })

  it('hands headers on that are too long for the functions, who then say so', async () => {
    expect(await lengthReceived('x'.repeat(40_000))).toBe('40000')
  })
})
