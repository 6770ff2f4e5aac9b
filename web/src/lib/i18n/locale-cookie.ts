import type { Language } from '#contract/tenant.ts'
import { codeOfLanguage, findLanguage } from '#text/find-language.ts'

const NAME = 'locale_Prod'
const MAX_AGE_S = 30 * 24 * 60 * 60

/** Reads the chosen language, by its code, or by the tag that other sites and earlier releases write. */
export const readLocaleCookie = (cookies: string): Language | undefined =>
  findLanguage(cookies.match(new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`))?.[1])

interface Place {
  readonly protocol: string
  readonly hostname: string
}

/** Domains of a host, the widest first. An address, a single name and a name of this machine have none. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  if (/^[\d.]+$|:|(^|\.)localhost$/.test(hostname)) return []
  return labels.slice(1).map((_, at) => labels.slice(labels.length - 2 - at).join('.'))
}

/** Secure needs https: over http a browser would drop it. */
function localeCookie(value: string, maxAge: number, protocol: string, domain?: string): string {
  const secure = protocol === 'https:' ? '; SameSite=None; Secure' : '; SameSite=Lax'
  return `${NAME}=${value}; Max-Age=${maxAge}; Path=/${domain ? `; Domain=${domain}` : ''}${secure}`
}

/**
 * Saves the chosen language in a cookie of the root domain, so that the tenant's other sites follow it. Browsers refuse cookies
 * for registries such as co.uk: the widest domain that one takes is the root domain.
 */
export function saveLocale(jar: { cookie: string }, language: Language, { protocol, hostname }: Place): void {
  // One of the host alone would be read first.
  jar.cookie = localeCookie('', 0, protocol)
  for (const domain of [...domainsOf(hostname), undefined]) {
    jar.cookie = localeCookie(codeOfLanguage(language), MAX_AGE_S, protocol, domain)
    if (readLocaleCookie(jar.cookie) === language) return
  }
}
