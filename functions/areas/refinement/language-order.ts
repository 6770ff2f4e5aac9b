/** Lists a language and the one that stands in for its region: fr-CA, fr. */
export function languageOrder(language = 'en'): string[] {
  const parent = language.split('-')[0] as string
  return parent === language ? [language] : [language, parent]
}
