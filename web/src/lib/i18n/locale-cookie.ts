import { LANGUAGES, type Language } from '#contract/tenant.ts'

const NAME = 'locale_Prod'
const MAX_AGE_S = 30 * 24 * 60 * 60

export function readLocaleCookie(cookies: string): Language | undefined {
  const value = cookies.match(new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`))?.[1]
  return LANGUAGES.find((language) => language === value)
}

/** Writes the language cookie. Secure needs https: over http a browser would drop it. */
export function localeCookie(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; SameSite=None; Secure' : '; SameSite=Lax'
  return `${NAME}=${language}; Max-Age=${MAX_AGE_S}; Path=/${secure}`
}
