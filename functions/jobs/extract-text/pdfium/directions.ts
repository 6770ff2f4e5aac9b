import { hasRightToLeft } from '../layout/letters.ts'
import type { Pdfium } from './open-pdfium.ts'

/** Code of the first letter that is written from the right: Hebrew's alef. */
const FIRST_RIGHT_TO_LEFT = 0x5d0
/** Gap between letters of a word at most, as a part of their height: fonts from the right often lack widths. */
export const MAX_STEPS = { right: 0.5, left: 0.15, none: 0.15 } as const

export const directionOf = (letters: string): 'right' | 'left' | 'none' =>
  hasRightToLeft(letters) ? 'right' : /[\p{L}\p{N}]/u.test(letters) ? 'left' : 'none'

/** Tells whether a page has letters that are written from the right. */
export function findRightToLeft(pdfium: Pdfium, text: number, count: number): boolean {
  for (let at = 0; at < count; at++) {
    const unit = pdfium._FPDFText_GetUnicode(text, at)
    if (unit >= FIRST_RIGHT_TO_LEFT && hasRightToLeft(String.fromCodePoint(unit))) return true
  }
  return false
}
