import { MAX_QUOTE_LENGTH } from '#contract/documents/place.ts'
import { rangeWithin, type TextSelection, textPartsOf } from '../marks/text-selection.ts'
import { type PageWords, placeOfRange } from './words/page-words.ts'

/** Reads what is selected in the frame: its words with what stands beside them. */
export function readHtmlSelection(frame: HTMLIFrameElement, words: PageWords): TextSelection | undefined {
  const page = frame.contentDocument as Document
  const range = rangeWithin(page.getSelection(), page.body)
  const last = range && textPartsOf(range).at(-1)?.getBoundingClientRect()
  if (!range || !last) return undefined
  const { left, top } = frame.getBoundingClientRect()
  const place = range.toString().length <= MAX_QUOTE_LENGTH ? placeOfRange(words, range) : undefined
  return { place, left: left + last.left, bottom: top + last.bottom }
}
