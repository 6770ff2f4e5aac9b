import { describe, expect, it } from '@jest/globals'
import { readLocaleCookie, saveLocale } from './locale-cookie.ts'

const REGISTRIES = ['org', 'uk', 'co.uk']

/** Cookies of a browser at a host; `written` lists what it took. */
function browserAt(hostname: string) {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...kept.values()].join('; ')
    },
    set cookie(line: string) {
      const domain = line.match(/Domain=([^;]+)/)?.[1] ?? 'host'
      if (REGISTRIES.includes(domain) || (domain !== 'host' && !`.${hostname}`.endsWith(`.${domain}`))) return
      if (line.includes('Max-Age=0')) {
        kept.delete(domain)
        return
      }
      kept.set(domain, line.split(';')[0] as string)
      written.push(line)
    },
  }
}

function written(hostname: string, protocol = 'https:') {
  const browser = browserAt(hostname)
  saveLocale(browser, 'ar', { protocol, hostname })
  return browser.written
}

describe('the language cookie', () => {
  it.each([
    ['astm.library.example.org', 'example.org'],
    ['example.org', 'example.org'],
    ['library.example.co.uk', 'example.co.uk'],
  ])('of %s is one of its root domain, for 30 days', (hostname, root) => {
    expect(written(hostname)).toEqual([`locale_Prod=AR; Max-Age=2592000; Path=/; Domain=${root}; SameSite=None; Secure`])
  })

  it.each(['astm.localhost', 'localhost', '127.0.0.1', '[::1]', 'intranet'])('of %s is one of the host alone', (hostname) => {
    expect(written(hostname, 'http:')).toEqual(['locale_Prod=AR; Max-Age=2592000; Path=/; SameSite=Lax'])
  })

  it('replaces one that the host alone had', () => {
    const browser = browserAt('astm.example.org')
    browser.cookie = 'locale_Prod=de; Path=/'
    saveLocale(browser, 'fr-CA', { protocol: 'https:', hostname: 'astm.example.org' })
    expect(browser.cookie).toBe('locale_Prod=CF')
  })

  it('is read among others, and a language that is none is nobody’s choice', () => {
    expect(readLocaleCookie('a=1; locale_Prod=zh-Hans; b=2')).toBe('zh-Hans')
    expect(['CF', 'fr-CA', 'FR', 'ES', 'es-ES'].map((name) => readLocaleCookie(`locale_Prod=${name}`))).toEqual([
      ...['fr-CA', 'fr-CA', 'fr', 'es', 'es-ES'],
    ])
    expect(readLocaleCookie('locale_Prod=tlh')).toBeUndefined()
    expect(readLocaleCookie('not_locale_Prod=ar')).toBeUndefined()
  })
})
