const OPERATORS = new Set(['AND', 'OR', 'NOT'])
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Lists the terms to mark: phrases as a whole, words one by one. */
export function termsOf(query: string): string[] {
  const terms = [...query.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => phrase?.trim() ?? bareWord(word ?? ''))
  return [...new Set(terms.filter(isWorthMarking))]
}

/** Strips punctuation; returns nothing for operators and excluded words. */
function bareWord(word: string): string {
  if (OPERATORS.has(word) || word.startsWith('-')) return ''
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Tests whether a term is worth marking: single letters are everywhere, but a single CJK character is a word. */
function isWorthMarking(term: string): boolean {
  return [...term].length > 1 || SPACELESS.test(term)
}
