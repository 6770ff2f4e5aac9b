import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { openLocalIdentity } from '#functions/adapters/embedded/identity/local-identity.ts'
import { openLocalKeys } from '#functions/adapters/embedded/identity/state/local-keys.ts'
import { openIssuerSite } from '#test/support/servers/issuer-site.ts'
import { main } from './token.ts'

let data: string
let site: Awaited<ReturnType<typeof openIssuerSite>>
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'lectern-token-'))
  site = await openIssuerSite({ keysFolder: path.join(data, 'keys') })
})
afterAll(async () => {
  await site.close()
  await rm(data, { recursive: true })
})

const at = (...more: string[]) => ['--data', data, '--port', String(site.port), ...more]

async function printed(...args: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    expect(await main(at(...args))).toBe(0)
    return write.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    write.mockRestore()
  }
}

function post(headers: Record<string, string>): Promise<number | undefined> {
  const host = `astm.localhost:${site.port}`
  return new Promise((done, failed) => {
    const options = {
      host: '127.0.0.1',
      port: site.port,
      method: 'POST',
      path: '/oidc/local-token',
      headers: { host, ...headers },
    }
    request(options, (answer) => done(answer.resume().statusCode))
      .on('error', failed)
      .end('admin')
  })
}

describe('npm run token', () => {
  it('prints one line: a token that counts', async () => {
    const line = await printed('two-accounts', '--tenant', 'ies')
    expect(line).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
    expect(await openLocalIdentity(site.issuers).verify('ies', line.trim())).toMatchObject({
      subject: 'two-accounts',
      email: 'two-accounts@northern-works.example.org',
    })
  })

  it('means demowl where no tenant is named, and knows the guest', async () => {
    const token = (await printed('visitor')).trim()
    expect((await openLocalIdentity(site.issuers).verify('demowl', token)).subject).toBe('visitor')
  })

  it.each([
    ['an unknown person', ['nobody'], /Unknown person "nobody".*subscriber/],
    ['nobody named', [], /Name one person/],
    ['two people', ['admin', 'drm'], /Name one person/],
    ['an unknown tenant', ['admin', '--tenant', 'nowhere'], /Unknown tenant "nowhere".*astm/],
    ['an unknown option', ['admin', '--colour'], /colour/],
  ])('says what is wrong with %s', async (_, args, message) => {
    await expect(main(at(...args))).rejects.toThrow(message)
  })

  it('says that no server runs', async () => {
    await expect(main(['admin', '--data', data, '--port', '1'])).rejects.toThrow(/No server answers on port 1/)
    await expect(main(['admin', '--data', path.join(data, 'none')])).rejects.toThrow(/No server has run/)
  })

  it('gives nothing for the secret of another data folder', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'lectern-token-'))
    await openLocalKeys(path.join(other, 'keys'))
    await expect(main(['admin', '--data', other, '--port', String(site.port)])).rejects.toThrow(/another data folder/)
    await rm(other, { recursive: true })
  })
})

describe('the local token endpoint', () => {
  it('wants the secret, and no browser', async () => {
    expect(await post({})).toBe(403)
    expect(await post({ authorization: 'Bearer ' })).toBe(403)
    expect(await post({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(403)
    const { tokenSecret } = await openLocalKeys(site.keysFolder)
    expect(await post({ authorization: `Bearer ${tokenSecret}` })).toBe(200)
    expect(await post({ authorization: `Bearer ${tokenSecret}`, origin: `http://astm.localhost:${site.port}` })).toBe(403)
  })
})
