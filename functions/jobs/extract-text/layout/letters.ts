import type { PageWord } from './page-word.ts'

/** Presentation forms of letters, ligatures, and letters of formulas. People type the plain letters. */
const LETTER_SHAPES = /[\uFB00-\uFDFF\uFE70-\uFEFC\u{1D400}-\u{1D7FF}]+/gu
/** Characters without meaning, from fonts that do not map a shape to a character: Arabic dots drawn alone, for example. */
const NO_CHARACTER = /(?:[\p{Cc}\uFFFD\uFFFE\uFFFF\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]|\u200D)+/gu
/** Bullets of office programs, which have no characters of their own: those of the fonts Symbol and Wingdings. */
const OFFICE_BULLET = /^[\uF06C\uF06E\uF075\uF076\uF09F\uF0A7\uF0A8\uF0B7\uF0D8\uF0E0\uF0FC]$/u
/** Letters that are written from the right; numbers of these scripts are not. */
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\u0640]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Letters of a word as people type them. */
export function plainLetters(text: string): string {
  if (OFFICE_BULLET.test(text)) return '•'
  return text
    .replace(LETTER_SHAPES, (shapes) => shapes.normalize('NFKC').replace(/\s/g, ''))
    .replace(NO_CHARACTER, '')
    .toWellFormed()
    .replaceAll('\uFFFD', '')
}

/** Tells whether a word has letters that are written from the right. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

export const hasLeftToRight = (text: string): boolean => LEFT_TO_RIGHT.test(text)

/** Tells whether more letters of the words are written from the right. */
export function readsFromRight(words: readonly Pick<PageWord, 'text'>[]): boolean {
  let balance = 0
  for (const { text } of words) {
    if (RIGHT_TO_LEFT.test(text)) balance += text.length
    else if (LEFT_TO_RIGHT.test(text)) balance -= text.length
  }
  return balance > 0
}

/** Tells the direction of a line in which both may meet: that of most letters, but from the right where its page is and it begins so. */
export function isLineFromRight(words: readonly Pick<PageWord, 'text' | 'left'>[], isPageFromRight: boolean): boolean {
  const strong = words.filter(({ text }) => RIGHT_TO_LEFT.test(text) || LEFT_TO_RIGHT.test(text))
  const start = strong.reduce((most, word) => (word.left > most.left ? word : most), { text: '', left: Number.NEGATIVE_INFINITY })
  return (isPageFromRight && RIGHT_TO_LEFT.test(start.text)) || readsFromRight(words)
}
