const NAMED = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'he',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'zh',
]
const CODES = new Map(
  NAMED.flatMap((code) =>
    ['en', code].map((language) => [new Intl.DisplayNames(language, { type: 'language' }).of(code)?.toLowerCase(), code]),
  ),
)

/** Code of a language by its name in English or its own; what is no such name stays, in small letters. */
export function languageCode(text: string): string {
  const name = text.trim().toLowerCase()
  return CODES.get(name) ?? name
}
