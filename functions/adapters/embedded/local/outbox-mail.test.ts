import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { openOutboxMail } from './outbox-mail.ts'

const clock = movableClock()
const outbox = openOutboxMail(newFolder(), { clock })
const hostile = '<script>alert(1)</script>"\'&'
const send = async (id: string, subject: string) => {
  clock.pass(1)
  await outbox.send({ id, tenant: 'astm', to: ['a@example.com'], subject, text: `Text ${hostile}`, html: `<p>${hostile}</p>` })
}

async function page(address: string, tenant: Tenant = 'astm'): Promise<{ status: number; html: string; policy: string | null }> {
  const server = createServer(async (request, response) => {
    if (!(await outbox.handle(tenant, request, response))) response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)
  const html = await answer.text()
  server.close()
  server.closeAllConnections()
  return { status: answer.status, html, policy: answer.headers.get('content-security-policy') }
}

describe('the outbox', () => {
  it('says so when it is empty', async () => {
    expect((await page('/outbox')).html).toContain('No mail has been sent yet.')
  })

  it('lists the last message first, each with a link to itself', async () => {
    await send('first/id?&', 'First')
    await send('second', `Second ${hostile}`)
    const { status, html, policy } = await page('/outbox')
    expect(status).toBe(200)
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'))
    expect(policy).toContain("default-src 'none'")
    const [, link = ''] = /href="([^"]+)">First/.exec(html) ?? []
    const message = await page(link.replaceAll('&amp;', '&'))
    expect(message.html).toContain('a@example.com')
    expect(message.html).toContain('First')
  })

  it('shows nothing of another tenant', async () => {
    expect((await page('/outbox', 'ies')).html).toContain('No mail has been sent yet.')
    expect((await page('/outbox?id=second', 'ies')).status).toBe(404)
  })

  it('shows what others wrote as text alone', async () => {
    for (const address of ['/outbox', '/outbox?id=second']) {
      const { html } = await page(address)
      expect(html).toContain('&lt;script&gt;')
      expect(html).not.toContain('<script')
    }
  })

  it('answers 404 for a message that is not there, and leaves other addresses alone', async () => {
    expect((await page('/outbox?id=none')).status).toBe(404)
    expect((await page('/outboxes')).status).toBe(418)
  })
})
