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

/** Finds the language whose names serve a language: that of its region's parent, else English. */
export function namedLanguage(language = 'en'): NamedLanguage {
  const parent = language.split('-')[0] as string
  return [language, parent].find((one): one is NamedLanguage => Object.hasOwn(FILES, one)) ?? 'en'
}

export const loadNames = async (language: NamedLanguage): Promise<Names> => (await FILES[language]()).default
