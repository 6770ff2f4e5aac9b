import * as z from 'zod/mini'
import { lazySchema } from './lazy-schema.ts'

/** Languages of the page, English first. */
export const LANGUAGES = ['en', 'ar', 'fr-CA', 'fr', 'zh-Hans', 'it', 'ja', 'ko', 'pt', 'ru', 'tr', 'es-ES', 'es', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
/** Codes of the languages in calls and in the cookie, beside their tags of BCP 47. */
export const CODES_OF_LANGUAGES = {
  en: 'EN',
  ar: 'AR',
  'fr-CA': 'CF',
  fr: 'FR',
  'zh-Hans': 'zh-Hans',
  it: 'IT',
  ja: 'JA',
  ko: 'KO',
  pt: 'PT',
  ru: 'RU',
  tr: 'TR',
  'es-ES': 'es-ES',
  es: 'ES',
  de: 'DE',
} as const satisfies Readonly<Record<Language, string>>

const LANGUAGE_CODES = [...new Set([...LANGUAGES, ...Object.values(CODES_OF_LANGUAGES)])]

/** A language of the page, by its code or its tag. */
export const LanguageCode = lazySchema(() => z.enum(LANGUAGE_CODES as [string, ...string[]]))
