import type { PageLines, TextLine } from '../../layout/page-word.ts'
import { detectLanguage } from './detect-language.ts'

/** Part of the width of a text in which the white between two languages is looked for, from each side, and places in it. */
const MARGIN = 0.35
const STEPS = 30
/** Part of the lines of a page that lie over that white, at most: titles, and notes in one language. */
const MAX_CROSSING = 0.15
/** Lines that each language has on a page, at least. */
const MIN_LINES = 5
/** Part of the pages with text that have two languages side by side, at least. */
const PAGES = 0.5

/**
 * Parts a document that has two languages side by side into its texts: the pages of the first, with all that lies over both, then
 * those of the second. A document in one language is one text.
 */
export function partLanguages(pages: readonly PageLines[]): (readonly PageLines[])[] {
  const parted = pages.map(partPage)
  const withText = pages.filter(({ lines }) => lines.length > MIN_LINES).length
  if (parted.filter(Boolean).length < Math.max(1, PAGES * withText)) return [pages]
  return [0, 1].map((side) => pages.map((page, at) => ({ ...page, lines: parted[at]?.[side] ?? (side === 0 ? page.lines : []) })))
}

function partPage({ lines }: PageLines): readonly (readonly TextLine[])[] | undefined {
  if (lines.length < 2 * MIN_LINES) return undefined
  const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))]
  const places = Array.from({ length: STEPS }, (_, step) => left + (right - left) * (MARGIN + ((1 - 2 * MARGIN) * step) / STEPS))
  const crossing = places.map((place) => lines.filter((line) => line.left < place && line.right > place).length)
  const fewest = Math.min(...crossing)
  if (fewest > MAX_CROSSING * lines.length) return undefined
  const place = places[crossing.indexOf(fewest)] as number
  const [first, second] = [lines.filter((line) => line.left < place), lines.filter((line) => line.left >= place)]
  if (Math.min(first.length, second.length) < MIN_LINES) return undefined
  const own = first.filter((line) => line.right <= place)
  const [one, other] = [own, second].map((side) => detectLanguage(side.map(({ text }) => text).join(' ')))
  return one && other && one !== other ? [first, second] : undefined
}
