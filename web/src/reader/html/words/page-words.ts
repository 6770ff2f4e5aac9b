import { findPlace } from '#anchors/find-place.ts'
import { placeAt } from '#anchors/make-place.ts'
import { rangesOfCells } from '#anchors/table-cells.ts'
import { gatherWords, type TextWords } from '#anchors/text-words.ts'
import { widenToWords } from '#anchors/whole-words.ts'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import type { SpokenText } from '../../marks/caret/spoken-caret.ts'
import { type PageTextPiece, READINGS, textOf, textPointOf } from './page-text.ts'
import { cellsOfPage } from './table-grid.ts'

/** Elements whose text is none of the document: its contents, which stand beside it, drawings' names, and how words are read. */
const NO_TEXT = `nav, style, script, title, desc, ${READINGS}`

/** Words of a shown page, each with where it begins and ends in the joined text. */
export interface PageWords {
  readonly words: TextWords
  readonly starts: readonly number[]
  readonly pieces: readonly PageTextPiece[]
  /** with their first words */
  readonly headings: SpokenText['clauses']
}

export function readPageWords(page: Document): PageWords {
  const { text, pieces } = textOf(page, NO_TEXT)
  const found = [...text.matchAll(/[^\s\0]+/g)]
  const elements = found.map(({ index }) => textPointOf(pieces, index)[0].parentElement)
  const words = gatherWords({ words: found.map(([word]) => word), cells: cellsOfPage(elements) })
  return { words, starts: found.map(({ index }) => index), pieces, headings: headingsOf(elements) }
}

/** Lists the headings of a page by their first words. */
function headingsOf(elements: readonly (Element | null)[]): PageWords['headings'] {
  const headings = elements.map((element) => element?.closest('h1, h2, h3, h4, h5, h6') ?? null)
  return headings.flatMap((heading, word) => {
    if (!heading || heading === headings[word - 1]) return []
    return [{ id: `${word}`, word, number: '', title: (heading.textContent ?? '').replace(/\s+/g, ' ').trim() }]
  })
}

/** Finds a place on a page: several parts where it is cells below each other. */
export function rangesOfPlace(page: Document, own: PageWords, place: TextPlace): Range[] {
  const found = findPlace(own.words, place)
  if (!found?.range) return []
  return (found.cells ? rangesOfCells(own.words, found.cells) : [found.range]).map((range) => rangeOfWords(page, own, range))
}

/** Part of a page that words are. */
export function rangeOfWords(page: Document, { starts, pieces }: PageWords, { first, from, last, to }: WordRange): Range {
  const range = page.createRange()
  range.setStart(...textPointOf(pieces, (starts[first] as number) + from))
  range.setEnd(...textPointOf(pieces, (starts[last] as number) + to - 1, 1))
  return range
}

/** Whole words of a part of a page; undefined where there are none. */
export function wordsOfRange({ words, starts, pieces }: PageWords, range: Range): WordRange | undefined {
  const start = offsetOf(pieces, range, true)
  const end = offsetOf(pieces, range, false)
  if (start === undefined || end === undefined) return undefined
  const first = starts.findIndex((offset, at) => offset + (words.words[at] as string).length > start)
  const last = starts.findLastIndex((offset) => offset < end)
  if (first < 0 || last < first) return undefined
  const from = Math.max(start - (starts[first] as number), 0)
  const to = Math.min(end - (starts[last] as number), (words.words[last] as string).length)
  return widenToWords(words, { first, from, last, to })
}

/** Makes a place of a part of a page. */
export function placeOfRange(own: PageWords, range: Range): TextPlace | undefined {
  const whole = wordsOfRange(own, range)
  const { quote } = (whole && placeAt(own.words, whole)) ?? {}
  return quote && { quote }
}

/** Offset in the joined text at which a range begins or ends. */
function offsetOf(pieces: readonly PageTextPiece[], range: Range, isStart: boolean): number | undefined {
  const [container, offset] = isStart ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset]
  const own = pieces.find(({ node }) => node === container)
  if (own) return own.start + offset
  if (isStart) return pieces.find(({ node }) => range.intersectsNode(node))?.start
  const last = pieces.findLast(({ node }) => range.intersectsNode(node))
  return last && last.start + last.node.length
}
