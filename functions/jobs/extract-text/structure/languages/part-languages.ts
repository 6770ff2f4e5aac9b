import type { PageLines, TextLine } from '../../layout/page-word.ts'
import { detectLanguage } from './detect-language.ts'

/** Part of the width of a text in which the white between two languages is looked for, from each side, and places in it. */
const MARGIN = 0.3
const STEPS = 30
/** Part of the lines of a page that lie over that white, at most: titles, and notes in one language. */
const MAX_CROSSING = 0.15
/** Lines that each language has on a page, at least. */
const MIN_LINES = 5
/** Part of the pages with text that have two languages side by side, at least. */
const PAGES = 0.5

/** Text of a document in one of its languages, side by side with the others. */
interface TextInLanguage {
  /** code; absent in a document in one language */
  readonly language?: string
  readonly pages: readonly PageLines[]
}

/**
 * Parts a document that has languages side by side into its texts: the pages of the first, with all that lies over several, then those of
 * the next. A document in one language is one text.
 */
export function partLanguages(pages: readonly PageLines[], language?: string): TextInLanguage[] {
  const parted = pages.map(partPage)
  const withText = pages.filter(({ lines }) => lines.length > MIN_LINES).length
  if (parted.filter(Boolean).length < Math.max(1, PAGES * withText)) return [{ ...(language && { language }), pages }]
  return [0, 1].flatMap((side) => {
    const own = pages.map((page, at) => ({ ...page, lines: parted[at]?.[side]?.lines ?? (side === 0 ? page.lines : []) }))
    const languages = parted.flatMap((sides) => sides?.[side]?.language ?? [])
    return partLanguages(own, mostOf(languages))
  })
}

function mostOf(languages: readonly string[]): string | undefined {
  const counts = Map.groupBy(languages, (one) => one)
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0]
}

interface Side {
  readonly language: string
  readonly lines: readonly TextLine[]
}

function partPage({ lines }: PageLines): readonly Side[] | undefined {
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
  if (!one || !other || one === other) return undefined
  return [
    { language: one, lines: first },
    { language: other, lines: second },
  ]
}
