import { fieldsOfHead } from './heads.ts'
import { plainHead } from './plain-head.ts'

type FieldGuess = ReturnType<typeof fieldsOfHead>[number]

/** Words for languages in the heads of titles, by the code of the language. */
const LANGUAGES: readonly (readonly [code: string, words: string])[] = [
  ['en', 'en|eng|english|englisch|englischer|anglais|ingles|inglese|engels|angielski|英文|英語|英语|영문|английский'],
  ['de', 'de|ger|german|deutsch|deutscher|allemand|aleman|tedesco|duits|niemiecki|德文|德语'],
  ['fr', 'fr|fre|french|franzosisch|franzosischer|francais|frances|francese|frans|法文|法语'],
  ['es', 'es|spa|spanish|spanisch|espagnol|espanol|castellano|spagnolo'],
  ['it', 'it|ita|italian|italienisch|italien|italiano'],
  ['pt', 'pt|por|portuguese|portugues'],
  ['nl', 'nl|dutch|nederlands'],
  ['pl', 'pl|polish|polski'],
  ['ru', 'ru|rus|russian|русский|русском'],
  ['zh', 'zh|cn|chinese|chinesisch|chinois|chino|中文'],
  ['ja', 'ja|jp|japanese|日文|日本語|和文'],
  ['ko', 'ko|korean|국문|한글'],
  ['ar', 'ar|arabic|arabisch|arabe|العربية|بالعربية'],
]
const NAMED = LANGUAGES.flatMap(([code, words]) => words.split('|').map((word) => [plainHead(word), code] as const))
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u
const BRACKETS = /[([（【［][^)\]）】］]*[)\]）】］]/g

/** Heads that hold the words of a field among others: less sure than any head of the list. */
const LOOSE: readonly (readonly [field: string, words: RegExp])[] = [
  ['title', /(?:^| )(?:title|titel|titre|titulo|titolo|tytul|наименование|название)(?: |$)|名称|표준명/u],
  [
    'designation',
    /(?:^| )(?:standards?|document|doc|std|norm|spec(?:ification)?)(?: \S+)? (?:number|no|nr|num|id|code|ref)(?: |$)/u,
  ],
  [
    'publishedDate',
    /(?:^| )(?:date|datum|fecha|data)(?: \S+){0,2} (?:publi|issue|erschein)|(?:^| )(?:publication|issue) .*date/u,
  ],
]
/** Rank of a guess that counts only where no other column has the same. */
export const LOOSE_RANK = 1000

/** Fields that a head may mean, the surest first. */
export function guessFields(head: string): readonly FieldGuess[] {
  const plain = plainHead(head)
  const guesses = [plain, plainHead(head.replace(BRACKETS, ' '))].map(fieldsOfHead)
  const language = titleLanguage(plain)
  const [whole = [], bare = []] = guesses
  if (whole.length > 0) return whole.toSorted((one, other) => one.rank - other.rank)
  if (language) return [{ field: `titles.${language}`, rank: 0 }]
  if (bare.length > 0) return bare.toSorted((one, other) => one.rank - other.rank)
  const loose = LOOSE.find(([, words]) => words.test(plain))
  return loose ? [{ field: loose[0], rank: LOOSE_RANK }] : []
}

/** Language of a head that means a title and names a language: `Title (English)`, 英文名称. */
function titleLanguage(plain: string): string | undefined {
  const parts = plain.split(' ')
  return NAMED.find(([word]) => {
    const rest = WITHOUT_SPACES.test(word) ? plain.replace(word, '').trim() : parts.filter((part) => part !== word).join(' ')
    return (
      rest !== plain &&
      fieldsOfHead(rest.replace(/^(?:in|auf|en|на) | (?:in|auf|en|на)$/u, '')).some(({ field }) => field === 'title')
    )
  })?.[1]
}
