import type { Language } from '#contract/tenant.ts'

export interface LanguageFacts {
  /** the language's own name */
  readonly name: string
  /** tag for `Intl`, `lang` and dates */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

const describe = (name: string, tag: string, direction: 'ltr' | 'rtl' = 'ltr'): LanguageFacts => ({ name, tag, direction })

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: describe('English', 'en'),
  ar: describe('العربية', 'ar', 'rtl'),
  'fr-CA': describe('Français (Canada)', 'fr-CA'),
  fr: describe('Français', 'fr'),
  'zh-Hans': describe('简体中文', 'zh-Hans'),
  it: describe('Italiano', 'it'),
  ja: describe('日本語', 'ja'),
  ko: describe('한국어', 'ko'),
  pt: describe('Português', 'pt'),
  ru: describe('Русский', 'ru'),
  tr: describe('Türkçe', 'tr'),
  'es-ES': describe('Español (España)', 'es-ES'),
  es: describe('Español', 'es'),
  de: describe('Deutsch', 'de'),
}
