import { fold } from './fold.ts'
import { scanWords } from './scan-words.ts'

const MAX_LENGTH = 80
const NUMBERS = /\d+/g

/** Key that sorts in natural order: words folded, punctuation as a space, numbers by their value. */
export function sortKey(text: string): string {
  const words: string[] = []
  scanWords(text.slice(0, MAX_LENGTH * 2), (start, end) => void words.push(fold(text.slice(start, end))))
  return words.join(' ').slice(0, MAX_LENGTH).replace(NUMBERS, byValue)
}

/** Puts the count of digits before a number, so that longer numbers sort as larger. */
function byValue(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(48 + Math.min(number.length, 9)) + number
}
