import type { TextLayer } from '#document-text/document-text.ts'
import type { Pictures } from './covered-by-pictures.ts'
import type { Pdfium } from './open-pdfium.ts'
import { partsWords } from './spaces.ts'

/** Letters of a page that are looked at. */
const SAMPLES = 60
/** Part of them, at least, that are hidden where a program has recognised them, or that have no character. */
const HIDDEN = 0.9
const UNMAPPED = 0.5
/** Modes of drawing that leave no ink. */
const INVISIBLE = new Set([3, 7])

/**
 * Tells a page whose text is no ink: recognised over a picture, or below it; or whose letters have no characters, because the file lacks
 * the map of its fonts.
 */
export function readLayer(pdfium: Pdfium, text: number, { isCovered, below }: Pictures): TextLayer | undefined {
  const count = pdfium._FPDFText_CountChars(text)
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const objects: number[] = []
  let unmapped = 0
  for (let at = 0; at < count; at += step) {
    const isUnmapped = pdfium._FPDFText_HasUnicodeMapError(text, at) === 1
    if (!isUnmapped && partsWords(pdfium._FPDFText_GetUnicode(text, at))) continue
    if (isUnmapped) unmapped += 1
    objects.push(pdfium._FPDFText_GetTextObject(text, at))
  }
  if (objects.length === 0) return undefined
  if (unmapped >= UNMAPPED * objects.length) return 'unmapped'
  if (!isCovered) return undefined
  const isHidden = (object: number) =>
    below.has(object) || (object !== 0 && INVISIBLE.has(pdfium._FPDFTextObj_GetTextRenderMode(object)))
  return objects.filter(isHidden).length >= HIDDEN * objects.length ? 'recognised' : undefined
}
