import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { createStaticFiles } from './static-files.ts'

const folder = newFolder()
let server: Server
let site: string
beforeAll(async () => {
  for (const name of ['web', 'docs']) {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'index.html'), `the ${name}`)
  }
  writeFileSync(path.join(folder, 'secret.html'), 'not for anybody')
  const files = createStaticFiles(path.join(folder, 'web'), { '/api-docs/': path.join(folder, 'docs') })
  server = createServer((request, response) => void files(request, response)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const textOf = async (address: string) => (await fetch(site + address)).text()

describe('the files of the site', () => {
  it('are the page for every address of its own', async () => {
    expect(await textOf('/')).toBe('the web')
    expect(await textOf('/document/?contentCode=x')).toBe('the web')
    expect(await textOf('/resolve/HISTORICAL/B16.5-20')).toBe('the web')
    expect(await textOf('/resolve/HISTORICAL/100%-19')).toBe('the web')
    expect((await fetch(`${site}/missing.js`)).status).toBe(404)
    expect((await fetch(`${site}/100%.js`)).status).toBe(404)
  })

  it('are found in a folder of their own, with or without the last slash, by a redirect within the site', async () => {
    const { status, headers } = await fetch(`${site}/api-docs`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, '/api-docs/'])
    expect(await textOf('/api-docs')).toBe('the docs')
  })

  it('are not sent again to whoever has them', async () => {
    const etag = (await fetch(`${site}/`)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status } = await fetch(`${site}/`, { headers: { 'If-None-Match': known } })
      expect({ known, status }).toEqual({ known, status: 304 })
    }
    expect((await fetch(`${site}/`, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('never lie outside of their folder', async () => {
    for (const address of ['/..%2fsecret.html', '/api-docs/..%2f..%2fsecret.html', '/%2e%2e/secret.html', '/%00', '/%.html'])
      expect((await fetch(site + address)).status).toBe(404)
  })
})
