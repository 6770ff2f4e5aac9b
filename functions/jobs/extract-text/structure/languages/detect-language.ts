/** Words that each language has in nearly every sentence, and others lack. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to is for that with be by as are shall this which or from not it',
  fr: 'les des est une dans pour que par sur aux du sont doit être avec pas le la et ou ce qui il au ne où',
  de: 'der die das und ist nicht mit für von den dem des eine werden sind auf zu bei muss',
  es: 'los las que del para por una con debe no es el se su como en y al',
  it: 'il di che per una del con non è gli della dei nel sono deve la le',
  pt: 'os não uma para com do da dos das que em por ser deve é ao',
  nl: 'de het een van en niet met voor dat zijn moet worden bij op aan te',
  sv: 'och att det som är för med inte den av till ska på ett en',
}
/** Scripts, with the languages that most texts in them are in. Japanese has both of its own and Chinese letters. */
const SCRIPTS = {
  ar: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  el: /\p{Script=Greek}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  th: /\p{Script=Thai}/gu,
  hi: /\p{Script=Devanagari}/gu,
} as const
const SCRIPT_PATTERNS = Object.entries(SCRIPTS)
/** The same of kana, beside which most letters of a Japanese text are Chinese. */
const OF_KANA = 0.15
/** Part of the letters that are of a script, at least, and of the words that are usual in a language. */
const OF_SCRIPT = 0.4
const USUAL = 0.12
/** Usual words of the next best language at most, as a part of those of the best. */
const NEXT = 0.7

const sets = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** Tells the language of a text, as a code, by its usual words, or its script; undefined where neither is clear. */
export function detectLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPT_PATTERNS.find(
    ([language, pattern]) => (text.match(pattern)?.length ?? 0) > (language === 'ja' ? OF_KANA : OF_SCRIPT) * letters,
  )
  if (script && letters > 0) return script[0]
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = sets.map(([language, usual]) => ({ language, count: words.filter((word) => usual.has(word)).length }))
  const [best, next] = counts.sort((a, b) => b.count - a.count)
  if (!best || best.count < USUAL * words.length || (next?.count ?? 0) > NEXT * best.count) return undefined
  return best.language
}
