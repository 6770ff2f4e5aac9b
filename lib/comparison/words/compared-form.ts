const PLAIN = /^[a-z0-9]+$/i
const QUOTES = /[‘’‚‛′`´]/g
const DOUBLE_QUOTES = /[“”„‟″«»]/g
const DASHES = /[‐‑‒–—―−]/g
const IGNORED = /[\s\u00AD\u200B-\u200F\u202A-\u202E\uFEFF]/g

const RAISED_BEHIND_DIGIT = /(?<=\d)(?=[⁰¹²³⁴-⁹⁺⁻])/g
const FRACTION_BEHIND_DIGIT = /(?<=\d)(?=[¼-¾⅐-⅞])/g
const ARABIC_DIGITS = /[٠-٩۰-۹]/g

/**
 * The form in which words are compared: shapes of letters, digits, quotes and dashes, and spaces make no difference. An exponent is no further digit: 10⁶ is not 106.
 */
export function comparedForm(word: string): string {
  if (PLAIN.test(word)) return word
  return word
    .replace(RAISED_BEHIND_DIGIT, '^')
    .replace(FRACTION_BEHIND_DIGIT, '+')
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace('⁄', '/')
    .replace('×', 'x')
    .replace(IGNORED, '')
}
