import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { TENANTS, TenantConfig } from '#contract/tenant.ts'
import { tenants } from './index.ts'
import { TenantPage } from './tenant-page.ts'

const pages = Object.values(tenants)
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../web/src/locales/${language}/tenants.json`, import.meta.url), 'utf8'))

/** WCAG 2: relative luminance and contrast. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const enabled = (tenant: (typeof TENANTS)[number], code: string) =>
  tenants[tenant].shown.features.some((feature) => feature.code === code && feature.enabled)
const having = (test: (tenant: (typeof TENANTS)[number]) => boolean) => TENANTS.filter(test)

describe('the tenants', () => {
  it.each(TENANTS)('%s is under its own name and is what the contract can show', (tenant) => {
    expect(tenants[tenant].shown.tenant).toBe(tenant)
    expect(z.omit(TenantConfig(), { identity: true, publisher: true }).safeParse(tenants[tenant].shown).success).toBe(true)
  })

  it('differ in protection, sign-in, tracker, semantic search and standing', () => {
    expect(having((tenant) => tenants[tenant].shown.mainTenant)).toEqual(['astm'])
    expect(having((tenant) => tenants[tenant].shown.drm)).toEqual(['api'])
    expect(having((tenant) => tenants[tenant].shown.federatedOnly)).toEqual(['awwa'])
    for (const code of ['show-tracker', 'content-share']) expect(having((tenant) => !enabled(tenant, code))).toEqual(['cga'])
    expect(having((tenant) => tenants[tenant].guides.some((guide) => guide.startsWith('guia')))).toEqual(['aenor'])
    expect(having((tenant) => !enabled(tenant, 'semantic-search'))).toEqual(['ies'])
  })

  it('announce nothing that is not built', () => {
    expect(having((tenant) => enabled(tenant, 'home-page-toc'))).toEqual(['ies'])
  })

  it('lead those who have signed out to a page of the tenant, where it names one', () => {
    expect(having((tenant) => tenants[tenant].shown.signedOutUrl !== undefined)).toEqual(['awwa'])
  })

  it('lead some people to a sign-in of their own, the main one among them', () => {
    expect(having((tenant) => tenants[tenant].issuer.loginUrl !== undefined)).toEqual(['astm', 'awwa', 'ies'])
  })

  it('share no look, no welcome, no publisher, no host, no issuer', () => {
    const own = [
      pages.map(({ shown }) => shown.theme.accent),
      pages.map(({ shown }) => shown.theme.accentDark),
      pages.map(({ shown }) => shown.welcome),
      pages.map(({ shown }) => shown.footer.text),
      pages.map(({ publisher }) => publisher.code),
      pages.flatMap(({ hosts }) => hosts),
      pages.map(({ issuer }) => issuer.issuer),
    ]
    for (const values of own) expect(new Set(values).size).toBe(values.length)
  })

  it.each(TENANTS)('%s has accents that can be read as text on their backgrounds', (tenant) => {
    const { accent, accentDark } = tenants[tenant].shown.theme
    expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accentDark, '#141414')).toBeGreaterThanOrEqual(4.5)
  })

  it('give example contacts alone', () => {
    for (const { shown, externalUrls } of pages) {
      expect(shown['content-access-messages']['support-phone']).toMatch(/555-01\d\d$/)
      expect(shown.supportEmail).toMatch(/\.example\.(org|com|net)$/)
      for (const { url } of [...externalUrls, ...shown.footer.links])
        expect(new URL(url).hostname).toMatch(/example\.(org|com|net)$/)
    }
  })
})

describe('a tenant page', () => {
  const broken = (change: (page: TenantPage) => void) => {
    const page = structuredClone(tenants.astm)
    change(page)
    return TenantPage.safeParse(page)
  }

  it('is refused where it contradicts itself', () => {
    expect(broken(() => {}).success).toBe(true)
    expect(broken((page) => delete page.shown['tracker-url']).success).toBe(false)
    expect(broken((page) => page.shown.features.pop()).success).toBe(false)
    expect(broken((page) => page.guides.pop()).success).toBe(false)
    expect(broken((page) => delete page.shown.clUrl).success).toBe(false)
    expect(broken((page) => (page.shown.mainTenant = false)).success).toBe(false)
    expect(broken((page) => (page.shown.languages = ['ar'])).success).toBe(false)
    expect(broken((page) => (page.shown['search-types-configuration'] = [])).success).toBe(false)
    expect(broken((page) => (page.publisher.code = 'A|B')).success).toBe(false)
    expect(broken((page) => delete page.shown.resources).success).toBe(false)
  })
})

describe('what the tenants say', () => {
  const used = new Set([...JSON.stringify(pages).matchAll(/"tenants\.([\w.]+)"/g)].map((match) => match[1] as string))
  const english = textsOf('en')
  const arabic = textsOf('ar')
  const placeholders = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort()

  it('is there in English and Arabic, and nothing more', () => {
    expect(Object.keys(english).sort()).toEqual([...used].sort())
    expect(Object.keys(arabic)).toEqual(Object.keys(english))
  })

  it('has the same places to fill in both', () => {
    for (const key of used) expect([key, ...placeholders(arabic[key])]).toEqual([key, ...placeholders(english[key])])
    expect(Object.keys(arabic).filter((key) => !/[\u0600-\u06ff]/.test(arabic[key] ?? ''))).toEqual([])
  })
})
