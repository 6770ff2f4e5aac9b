import { LANGUAGES, type Language } from '#contract/tenant.ts'

const NAME = 'locale_Prod'
const DAYS_30 = 30 * 24 * 60 * 60

export function readLocaleCookie(cookies: string): Language | undefined {
  const value = cookies.match(new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`))?.[1]
  return LANGUAGES.find((language) => language === value)
}

/** Secure needs https: over plain http a browser would drop the cookie. */
export function localeCookie(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; SameSite=None; Secure' : '; SameSite=Lax'
  return `${NAME}=${language}; Max-Age=${DAYS_30}; Path=/${secure}`
}
