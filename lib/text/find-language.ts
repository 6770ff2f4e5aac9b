import { CODES_OF_LANGUAGES, LANGUAGES, type Language } from '#contract/endpoint/languages.ts'

/** Code of a language in calls and in the cookie. */
export const codeOfLanguage = (language: Language): string => CODES_OF_LANGUAGES[language]

/** Finds the language that a code or a tag of BCP 47 names. */
export const findLanguage = (name: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === name || CODES_OF_LANGUAGES[language] === name)

/** Finds which of the languages that something is written in serves a language: itself, that of its region's parent, else English. */
export function servingLanguage<L extends string>(written: Readonly<Record<L | 'en', unknown>>, language = 'en'): L | 'en' {
  const tag = findLanguage(language) ?? language
  return [tag, tag.split('-')[0] as string].find((one): one is L => Object.hasOwn(written, one)) ?? 'en'
}
