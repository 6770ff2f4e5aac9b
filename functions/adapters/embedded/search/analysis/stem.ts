const ENGLISH = /^[a-z]{4,}$/
const ARABIC_ARTICLE = /^(?:و?ال)(?=[\u0620-\u064a]{3,})/

/** Only what is sure to leave the meaning: the English plural, the Arabic article. */
export function stem(word: string): string {
  if (!ENGLISH.test(word)) return word.replace(ARABIC_ARTICLE, '')
  if (!word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return /[ae]ies$/.test(word) ? word : `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:sse|she|che|xe|zze)s$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
