import { describe, expect, it } from '@jest/globals'
import { safeReturn } from '#web/app/session/safe-return.ts'
import { paths } from '#web/lib/paths.ts'
import { planOf } from './link-plan.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('the plan of a link', () => {
  it('hides from administrators who used it', () => {
    const asked = '?url_ver=Z39.88-2004&rft.title=Hose&req_id=mailto:me@example.org&rfr_id=info:sid/x'
    expect(planOf({ pathname: '/openurl', search: asked }).link).toBe('/openurl?rft.title=Hose')
    expect(planOf({ pathname: '/resolve/EDIT', search: '?designation=A36&token=secret' }).link).toBe(
      '/resolve/EDIT?designation=A36',
    )
    expect(planOf({ pathname: '/', search: `?ihsResolver=${base64('designation=A36&year=19&user=me')}` }).link).toBe(
      'ihsResolver?designation=A36&year=19&search=A36',
    )
  })

  it('leads home from a document that may not be read, where an edit or a subscription asks for it', () => {
    const plan = (pathname: string) => planOf({ pathname, search: '?designation=A36' }).backToHome
    expect([plan('/resolve/EDIT'), plan('/resolve/subscription/'), plan('/resolve//resolve/EDIT')]).toEqual([true, true, true])
    expect([plan('/resolve/JOURNALS/EDIT'), plan('/openurl')]).toEqual([undefined, undefined])
  })

  it('takes the addresses of the library before this one', () => {
    for (const pathname of ['/DIGITAL_LIBRARY/STP/PAGES/STP11234S.htm', '/Standards//stp/pages/STP11234S'])
      expect(planOf({ pathname, search: '' }).lookups).toEqual([{ assetId: 'STP11234S' }])
  })

  it('keeps what it read for a search, where no document is found', () => {
    const text = (pathname: string, search = '') => planOf({ pathname, search }).text
    expect(text('/Standards/E0000.htm')).toBe('E0000')
    expect(text('/resolve/HISTORICAL/D1535-14')).toBe('D1535-14')
    expect(text('/resolve/EDIT', '?designation=A36')).toBe('A36')
    expect([text('/resolve/'), text('/Standards/index.htm')]).toEqual([undefined, undefined])
    // The search page says that the link named nothing.
    expect([text('/openurl'), text('/openurl', '?url_ver=Z39.88-2004&sid=x')]).toEqual(['', ''])
    expect(planOf({ pathname: '/doi/10.9999/nothing-at-all', search: '' })).toMatchObject({
      text: 'nothing-at-all',
      name: 'DOI 10.9999/nothing-at-all',
    })
  })

  it('knows a DOI in an address, also behind a doubled prefix', () => {
    for (const pathname of [
      '/doi/10.1520/D1535-14',
      '/doi/abs/10.1520/D1535-14',
      '/resolve/doi/10.1520/D1535-14',
      '//doi//10.1520/D1535-14',
    ])
      expect(planOf({ pathname, search: '' })).toMatchObject({ lookups: { length: 3 }, text: 'D1535-14' })
  })
})

/** Addresses of elsewhere, in the ways in which people hide them. */
const HOSTS = [
  '//evil.example',
  'https://evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  '//evil.example\\@astm.example',
  'https://astm.example@evil.example',
  '\u0000//evil.example',
  '。evil',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/%09/evil.example',
  'vbscript:x',
  'blob:https://evil.example/1',
  '///evil.example',
  './/evil.example',
  '?//evil.example',
  '#//evil.example',
  '//evil.example?x=//y',
  '&returnUrl=https://evil.example',
  '\r\nLocation: https://evil.example',
  '<a href=//evil.example>',
]
const WRAPS = [
  (text: string) => text,
  encodeURIComponent,
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  (text: string) => `${text}/..`,
  (text: string) => `x${text}`,
  (text: string) => `10.1520/${text}`,
  (text: string) => `${text}-19`,
  (text: string) => text.toUpperCase(),
]
const FIELDS = [
  'designation',
  'year',
  'status',
  'search',
  'assetId',
  'publisher',
  'page',
  'contentcode',
  'redirectUrl',
  'returnTo',
]
const ADDRESSES: readonly ((text: string) => { pathname: string; search: string })[] = [
  ...['JOURNALS', 'adjunct', 'STP/PAGES', 'MNL/SOURCE_PAGES', 'HISTORICAL', 'WITHDRAWN', 'none'].map(
    (kind) => (text: string) => ({ pathname: `/resolve/${kind}/${text}`, search: '' }),
  ),
  ...FIELDS.flatMap((field) => [
    (text: string) => ({ pathname: '/resolve/EDIT', search: `?${field}=${text}` }),
    (text: string) => ({ pathname: '/', search: `?ihsResolver=${base64(`${field}=${text}`)}` }),
  ]),
  ...['rft_id', 'rft.title', 'rft.number', 'id'].map((key) => (text: string) => ({
    pathname: '/openurl',
    search: `?${key}=${text}`,
  })),
  (text) => ({ pathname: `/doi/${text}`, search: '' }),
]

describe('no payload leads off the site', () => {
  const payloads = HOSTS.flatMap((host) => WRAPS.map((wrap) => wrap(host)))
  const here = 'https://astm.example'
  const leads = (to: string) => new URL(to, `${here}/resolve/x`)

  it(`in any of ${payloads.length * ADDRESSES.length} links`, () => {
    expect(payloads.length * ADDRESSES.length).toBeGreaterThanOrEqual(5000)
    for (const address of ADDRESSES)
      for (const payload of payloads) {
        const { lookups, text, page, link } = planOf(address(payload))
        const targets = [
          paths.document(payload, { page }),
          text === undefined ? paths.home() : paths.search('all', { content: text }),
        ]
        for (const target of targets) expect([leads(target).origin, target.startsWith('//')]).toEqual([here, false])
        // The call takes all of it: nothing fails that could be asked again with the same end.
        for (const value of lookups.flatMap((one) => Object.values(one))) expect(value.length).toBeLessThanOrEqual(500)
        expect(link.length).toBeLessThanOrEqual(300)
      }
  })

  it('nor after signing in', () => {
    for (const payload of payloads) expect([payload, leads(safeReturn({ to: payload })).origin]).toEqual([payload, here])
  })
})
