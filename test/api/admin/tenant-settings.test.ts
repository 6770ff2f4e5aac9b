import { connect, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import type { TenantSettings } from '#contract/admin/tenant-settings.ts'
import { agreement } from '#contract/agreement.ts'
import { groups } from '#contract/groups/groups.ts'
import { sharing } from '#contract/groups/sharing.ts'
import { tenant as calls, TENANTS } from '#contract/tenant.ts'
import { replacePage, tenants } from '#tenants/index.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
}, 300_000)
afterEach(() => {
  for (const tenant of TENANTS) replacePage(tenant, undefined)
})
afterAll(() => world.close())

const ada = () => world.as('admin')
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error) => error.problem?.code ?? String(error),
  )
const banner = { texts: { en: 'Closed on Sunday', ar: 'مغلق يوم الأحد' }, from: '2026-01-01', to: '2026-12-31' }
const FULL: TenantSettings = {
  banner,
  transferBanner: { texts: { en: 'We move' }, link: 'https://example.org/move', from: '2026-01-01', to: '2026-12-31' },
  support: { email: 'help@example.org', phone: '+1 555-0199', contactLink: 'https://example.org/contact' },
  accessMessages: { noAccess: { en: 'Ask {supportEmail}' } },
  externalUrls: [{ title: { texts: { en: 'Shop' } }, url: 'https://example.org/shop', position: 'LEFT' }],
  helpMenu: [
    {
      id: 'guides',
      title: { key: 'tenants.help.guides' },
      topics: [{ type: 'download', title: { key: 'tenants.guide.search', texts: { en: 'Find' } }, link: 'search-guide' }],
    },
  ],
  features: { 'content-share': false, 'semantic-search': false, 'show-tracker': false },
  reportZone: 'Asia/Tokyo',
}
const linkOf = (url: string, position = 'ADMIN') => ({ externalUrls: [{ title: { texts: { en: 'x' } }, url, position }] })
async function save(settings: TenantSettings, call = ada()) {
  const { version } = await call(admin.tenantSettings, {})
  return call(admin.saveTenantSettings, { version, settings })
}

describe('settings of a library', () => {
  it('lie over the page of its file, for everybody and at once', async () => {
    await save(FULL)
    const config = await world.as('visitor')(calls.config, {})
    expect(config).toMatchObject({
      banner: { text: 'own.banner', 'start-date': '2026-01-01', 'end-date': '2026-12-31' },
      'transfer-banner': { text: 'own.transferBanner', link: 'https://example.org/move' },
      supportEmail: 'help@example.org',
      'content-access-messages': { noAccess: 'own.noAccess', 'support-phone': '+1 555-0199' },
      helpMenu: [{ id: 'guides', key: 'tenants.help.guides', topics: [{ key: 'own.help.guides.0', link: 'search-guide' }] }],
    })
    expect(config.texts).toMatchObject({
      'own.banner': { in: banner.texts },
      'own.noAccess': { key: 'tenants.astm.noAccess', in: { en: 'Ask {supportEmail}' } },
    })
    expect(config['tracker-url']).toBeUndefined()
    expect(await world.as('subscriber')(calls.externalUrls, {})).toEqual([
      { title: 'own.link.0', url: 'https://example.org/shop', position: 'LEFT' },
    ])
    expect(await codeOf(world.as('subscriber')(sharing.sharedByMe, {}))).toBe('feature-off')
    expect(await codeOf(world.as('subscriber')(groups.enabled, {}))).toBe('answered')
    expect(tenants.astm.reportZone).toBe('Asia/Tokyo')
  })

  it('are those of one library', async () => {
    await save({ banner })
    expect((await world.as('visitor', 'awwa')(calls.config, {})).banner).toBeUndefined()
    expect((await world.as('admin', 'awwa')(admin.tenantSettings, {})).version).toBe(0)
    expect(await world.as('admin', 'awwa')(admin.tenantHistory, {})).toEqual([])
  })

  it('keep their versions with who saved them, and come back by being saved again', async () => {
    const first = await save({ banner })
    await save({})
    const history = await ada()(admin.tenantHistory, {})
    expect(history[1]).toMatchObject({ version: first.version, settings: { banner }, by: 'Ada Lindqvist' })
    const back = await save(history[1]?.settings ?? {})
    expect(back.settings).toEqual({ banner })
  })

  it('are not saved over a version that somebody else saved meanwhile', async () => {
    const { version } = await save({})
    const both = await Promise.allSettled(
      ['one', 'other'].map((en) =>
        ada()(admin.saveTenantSettings, { version, settings: { banner: { ...banner, texts: { en } } } }),
      ),
    )
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.problem] : []))
    expect(refused).toMatchObject([
      { code: 'changed-meanwhile', stored: { version: version + 1, edit: { by: 'Ada Lindqvist' } } },
    ])
  })

  it('are audited with what was there before and after', async () => {
    await save({ reportZone: 'Europe/Paris' })
    await save({ reportZone: 'Asia/Tokyo', banner: { ...banner, texts: { en: 'x'.repeat(500) } } })
    const [last] = await ada()(admin.audits, { size: 1 })
    expect(last).toMatchObject({ type: 'TENANT_CHANGED', data: { reportZone: '"Europe/Paris" → "Asia/Tokyo"' } })
    expect(last?.data.banner).toMatch(/^– → \{"texts"/)
    const long = Object.fromEntries(['en', 'de', 'fr', 'es'].map((language) => [language, 'ü'.repeat(2000)]))
    await save({ accessMessages: { noAccess: long } })
    const [cut] = await ada()(admin.audits, { size: 1 })
    expect(cut?.data.cut).toBe('accessMessages')
  })

  it('show a link of the menu of administrators to them alone', async () => {
    const url = 'https://console.example.org/tables'
    await save({ externalUrls: [{ title: { texts: { en: 'Database console' } }, url, position: 'ADMIN' }] })
    const list = (person: string) => world.as(person)(calls.externalUrls, {})
    expect(await list('admin')).toEqual([{ title: 'own.link.0', url, position: 'ADMIN' }])
    for (const person of ['subscriber', 'user-admin', 'usage-viewer', 'visitor']) expect(await list(person)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['a console that is a script', linkOf('javascript:alert(1)')],
    ['a console that is a file', linkOf('file:///etc/passwd')],
    ['a console at a link-local address', linkOf('http://169.254.169.254/latest/meta-data')],
    ['a link to a script', linkOf('javascript:alert(1)', 'LEFT')],
    ['a link to a file', linkOf('file:///etc/passwd', 'LEFT')],
    ['a link in a place that is none', linkOf('https://example.org/', 'TOP')],
    ['a link-local address', { transferBanner: { ...banner, link: 'http://169.254.169.254/latest' } }],
    ['a link-local address in one number', { support: { contactLink: 'http://2852039166/' } }],
    ['a link-local address of IPv6', { support: { contactLink: 'http://[::ffff:169.254.169.254]/' } }],
    ['this machine', { support: { contactLink: 'http://localhost.:8080/' } }],
    ['an address with a password', { support: { contactLink: 'https://a:b@example.org/' } }],
    ['a banner of 10,000 characters', { banner: { ...banner, texts: { en: 'x'.repeat(10_000) } } }],
    ['a banner without a text', { banner: { ...banner, texts: {} } }],
    ['a banner that ends before it begins', { banner: { ...banner, from: '2027-01-01' } }],
    ['a banner of 30 February', { banner: { ...banner, from: '2026-02-30' } }],
    ['a zone that is none', { reportZone: 'Mars/Olympus' }],
    ['hosts', { hosts: ['evil.example.org'] }],
    ['an issuer', { issuer: { issuer: 'https://evil.example.org' } }],
    ['two entries of one name', { helpMenu: [1, 2].map(() => ({ id: 'a', title: { texts: { en: 'x' } }, topics: [] })) }],
  ])('refuse %s', async (_, settings) => {
    const { version } = await ada()(admin.tenantSettings, {})
    expect(await codeOf(ada()(admin.saveTenantSettings, { version, settings: settings as TenantSettings }))).toBe(
      'validation-failed',
    )
  })

  it('refuse what contradicts the file: a tracker without address, a guide or a message that it has not', async () => {
    const refusal = (settings: TenantSettings, call = ada()) => codeOf(save(settings, call))
    await world.as('admin', 'cga')(agreement.accept, {})
    expect(await refusal({ features: { 'show-tracker': true } }, world.as('admin', 'cga'))).toBe('settings-refused')
    const topic = { type: 'download', title: { texts: { en: 'x' } }, link: 'no-such-guide' } as const
    expect(await refusal({ helpMenu: [{ id: 'a', title: { texts: { en: 'x' } }, topics: [topic] }] })).toBe('settings-refused')
    const title = { key: 'shell.home' }
    expect(await refusal({ externalUrls: [{ title, url: 'https://example.org/', position: 'LEFT' }] })).toBe('settings-refused')
  })

  itHere('have addresses that the server never opens', async () => {
    const opened = jest.spyOn(Socket.prototype, 'connect')
    await save(FULL)
    for (const url of ['http://169.254.169.254/latest/meta-data', 'https://console.example.org/', 'http://127.0.0.2:1/'])
      await codeOf(save(linkOf(url) as TenantSettings))
    await world.as('admin')(calls.externalUrls, {})
    // One that is opened here is seen.
    connect({ host: '127.0.0.3', port: 1 }).on('error', () => undefined)
    const hosts = opened.mock.calls.flat(2).flatMap((given) => (given as { host?: string } | null)?.host ?? [])
    opened.mockRestore()
    expect(hosts.filter((host) => host !== '127.0.0.1')).toEqual(['127.0.0.3'])
  })

  it('show markup of a banner as the text that it is', async () => {
    await save({ banner: { ...banner, texts: { en: '<script>alert(1)</script>' } } })
    const { texts } = await world.as('visitor')(calls.config, {})
    expect(texts?.['own.banner']?.in.en).toBe('<script>alert(1)</script>')
  })
})
