const OPERATORS = new Set(['AND', 'OR', 'NOT'])
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** What to mark in a document that a search has found: its phrases whole, its words one by one. */
export function termsOf(query: string): string[] {
  const terms = [...query.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => phrase?.trim() ?? bareWord(word ?? ''))
  return [...new Set(terms.filter(isWorthMarking))]
}

/** A word that the query excludes is not to be marked, nor are the signs around one. */
function bareWord(word: string): string {
  if (OPERATORS.has(word) || word.startsWith('-')) return ''
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Single letters and digits stand everywhere; a single sign of a script without spaces is a word. */
function isWorthMarking(term: string): boolean {
  return [...term].length > 1 || SPACELESS.test(term)
}
