import { servingLanguage } from '#text/find-language.ts'

type Names = Readonly<Record<string, string>>
const json = { with: { type: 'json' } } as const

/** Names by language, loaded on first use. English names every class, or has an empty text where its name is composed; the others name fields and groups. */
const FILES = {
  en: () => import('./en.json', json),
  ar: () => import('./ar.json', json),
  de: () => import('./de.json', json),
  es: () => import('./es.json', json),
  fr: () => import('./fr.json', json),
  it: () => import('./it.json', json),
  ja: () => import('./ja.json', json),
  ko: () => import('./ko.json', json),
  pt: () => import('./pt.json', json),
  ru: () => import('./ru.json', json),
  tr: () => import('./tr.json', json),
  'zh-Hans': () => import('./zh-Hans.json', json),
} satisfies Record<string, () => Promise<{ default: Names }>>

export type NamedLanguage = keyof typeof FILES

/** Finds the language whose names serve a language. */
export const namedLanguage = (language?: string): NamedLanguage => servingLanguage(FILES, language)

export const loadNames = async (language: NamedLanguage): Promise<Names> => (await FILES[language]()).default
