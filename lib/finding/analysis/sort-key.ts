import { fold } from './fold.ts'
import { scanWords } from './scan-words.ts'

const LONGEST = 80
const NUMBERS = /\d+/g

/** A key whose plain order is the natural one: words folded, punctuation as a space, numbers by their value. */
export function sortKey(text: string): string {
  const words: string[] = []
  scanWords(text.slice(0, LONGEST * 2), (start, end) => void words.push(fold(text.slice(start, end))))
  return words.join(' ').slice(0, LONGEST).replace(NUMBERS, byValue)
}

/** Longer numbers are larger: the count of digits goes before them. */
function byValue(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(48 + Math.min(number.length, 9)) + number
}
