import { LANGUAGES_OF_STOP, STEMMERS } from './languages.ts'

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const CYRILLIC = /\p{Script=Cyrillic}/u
const ARABIC = /\p{Script=Arabic}/u
/** Characters of a text that tell its language. */
const HEAD_LENGTH = 400
/** Words without a subject that tell the language of a text whose record states English: a chance one is in many titles. */
const MIN_AGAINST_ENGLISH = 2

/** Language of a text whose words have other forms than in English; undefined for English, and where nothing tells. */
export function languageOfText(text: string, stated = ''): string | undefined {
  const head = text.slice(0, HEAD_LENGTH)
  if (CYRILLIC.test(head)) return 'ru'
  if (ARABIC.test(head)) return 'ar'
  if (stated !== '' && stated !== 'en') return STEMMERS[stated] && stated
  const counts = new Map<string, number>()
  for (const [word] of head.toLowerCase().matchAll(WORD))
    for (const language of LANGUAGES_OF_STOP.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  let [likeliest, most] = ['en', counts.get('en') ?? 0]
  for (const [language, count] of counts) if (count > most) [likeliest, most] = [language, count]
  return likeliest === 'en' || most < (stated === 'en' ? MIN_AGAINST_ENGLISH : 1) ? undefined : likeliest
}
