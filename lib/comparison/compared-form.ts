const PLAIN = /^[a-z0-9]+$/i
const QUOTES = /[‘’‚‛′`´]/g
const DOUBLE_QUOTES = /[“”„‟″«»]/g
const DASHES = /[‐‑‒–—―−]/g
const HYPHEN_BETWEEN_LETTERS = /(?<=\p{L})-(?=\p{L})/gu
const IGNORED = /[\s\u00AD\u200B-\u200F\u202A-\u202E\uFEFF]/g

/** The form in which words are compared: shapes of letters, quotes and dashes, hyphens within words and spaces make no difference. */
export function comparedForm(word: string): string {
  if (PLAIN.test(word)) return word
  return word
    .normalize('NFKC')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(IGNORED, '')
    .replace(HYPHEN_BETWEEN_LETTERS, '')
}
