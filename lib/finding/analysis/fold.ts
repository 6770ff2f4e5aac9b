const ASCII = /^[\x21-\x7e]*$/
/** marks above and below letters of Latin, Greek, Cyrillic, Hebrew and Arabic, and the Arabic tatweel */
const MARKS = /(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}])(?![\u3099\u309a])\p{Mn}|\u0640/gu
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
}
const SPECIAL = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g')
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu

/**
 * Removes case, width, diacritics and invisible characters from a word. Letters beyond the first plane are spelled out, so that
 * terms sort alike as text and as bytes.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(NOT_WORD, '')
    .replace(SPECIAL, (one) => ALIKE[one] as string)
    .replace(ARABIC_DIGITS, (one) => String(one.charCodeAt(0) & 15))
    .replace(ASTRAL, (one) => `u${one.codePointAt(0)?.toString(16)}`)
}
