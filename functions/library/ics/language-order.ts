const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i

/** Lists a language and the one that stands in for its region: fr-CA, fr. Text that names no language is read as English. */
export function languageOrder(language = 'en'): string[] {
  if (!LANGUAGE.test(language)) return ['en']
  const parent = language.split('-')[0] as string
  return parent === language ? [language] : [language, parent]
}
